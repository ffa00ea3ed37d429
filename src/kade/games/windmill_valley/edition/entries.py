"""Small checks of an edition's entries, each a refusal that names the entry: what check.py and check_cards.py share."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.rules.rewards import COLOURS, Part, read_parts
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown

MOST_PARTS: Final = 4
FIELDS: Final = (*COLOURS, "plant", "lower", "farm", "enhance", "guilder", "tool", "market")


def rewards(texts: list[str], label: str, on_card: bool = False) -> list[Part]:
    """A reward that can be read and is one: not nothing, and not too much to be drawn."""
    found = read_parts(texts, label, on_card)
    if not 1 <= len(found) <= MOST_PARTS:
        raise BadEdition(f"{label}: a reward has {len(found)} parts, but must have 1 to {MOST_PARTS}.")
    return found


def one_of(label: str, key: str, value: Any, allowed: Any) -> None:
    if value not in allowed:
        raise BadEdition(f"{label}: {key} is {shown(value)}; it must be one of {', '.join(map(str, allowed))}.")


def size(label: str, key: str, value: list[Any], size: int) -> None:
    if len(value) != size:
        raise BadEdition(f"{label}: {key} has {len(value)} entries, but must have {size}.")


def between(label: str, key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadEdition(f"{label}: {key} is {value}, but must be {least} to {most}.")
