"""What a seat may know of a game of Windmill Valley, as plain data; who may know what is said in places.py."""
from __future__ import annotations
from typing import TYPE_CHECKING, Any
if TYPE_CHECKING:
    from kade.games.windmill_valley.state import WindmillValley
def view(s: WindmillValley, viewer: int | None) -> dict[str, Any]:
    return {}
