"""What every game's printed matter shares: which game and edition it is, and the actions that follow from it."""
# mypyc: compile

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from kade.kernel.actions import ActionSpace


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What is printed on boards, cards and tiles of one edition: immutable, shared by its states, never copied."""

    def __init__(self, home: str, game: str, rules: int, edition: dict[str, Any], actions: ActionSpace) -> None:
        self.home = home
        self.game = game
        self.rules = rules
        self.edition = edition
        self.actions = actions
        self.explainer: Callable[[str, dict[str, object]], str] | None = None

    def words(self, place: str) -> list[str]:
        """The names of the components (by int) that lie in a place, for Records and saved states."""
        raise NotImplementedError

    def explain(self, reason: str, details: dict[str, object]) -> str:
        """An English sentence for a reason of refusal."""
        return reason.replace("-", " ") if self.explainer is None else self.explainer(reason, details)
