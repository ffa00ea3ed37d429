"""Refuses an edition of Windmill Valley whose cards and wishes cannot be played, naming the entry."""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS
from kade.games.windmill_valley.rules import contracts
from kade.games.windmill_valley.rules.actions import STRONGEST
from kade.games.windmill_valley.rules.rewards import ACTIONS, COLOURS, EXTRA, PEEK, STRENGTH, Part, read_parts
from kade.kernel.errors import BadEdition
from kade.kernel.plain import shown
from kade.kernel.schema import between, one_of

# What starting cards can do, and the action that each of it changes.
ABILITIES: Final = {
    "trade_free_choice": "trade",
    "peek_cards": "farm",
    "plant_more": "plant",
    "market_master": "market",
}
MOST_PARTS: Final = 4
FIELDS: Final = (*COLOURS, "plant", "lower", "farm", "enhance", "guilder", "tool", "market")
FRAMES: Final = ("red", "yellow", "blue")
# What a contract or a wish of a kind must say beside it.
CONTRACTS: Final = {"windmill_field": "field", "tiles": "rarity", "bulbs": "colour", "colour_rows": "colour"}
WISHED: Final = {
    "tools": ("count",),
    "contract_frames": ("frames",),
    "patches": ("patches",),
    "connected_windmills": ("count",),
    "wheel_tiles": ("count", "uncommon", "unique"),
}


def rewards(texts: list[str], label: str, on_card: bool = False) -> list[Part]:
    """A reward that can be read and is one: not nothing, and not too much to be drawn."""
    found = read_parts(texts, label, on_card)
    if not 1 <= len(found) <= MOST_PARTS:
        raise BadEdition(f"{label}: a reward has {len(found)} parts, but must have 1 to {MOST_PARTS}.")
    return found


def check_cards(data: dict[str, Any]) -> None:
    for entry in data["farm_card"]:
        label = f"[[farm_card]] {entry['id']}"
        _check_helper(label, entry["helper"]["on"], rewards(entry["helper"]["gives"], label, True))
        _check_contract(label, entry["contract"])
    wishes = [entry["id"] for entry in data["wish"]]
    if len(data["starting_card"]) < 5:
        raise BadEdition(f"[[starting_card]]: there are {len(data['starting_card'])}, but four players are dealt 5.")
    for entry in data["starting_card"]:
        label = f"[[starting_card]] {entry['id']}"
        one_of(*wishes)(f"{label}: wish", entry["wish"])
        _check_ability(label, entry)
    for entry in data["wish"]:
        _check_wish(f"[[wish]] {entry['id']}", entry)
    for entry in data["trade_card"]:
        label = f"[[trade_card]] {entry['id']}"
        for texts in entry["rewards"]:
            rewards(texts, label)


def _check_helper(label: str, on: str, parts: list[Part]) -> None:
    """A helper gives what its action can use; one for the floodgate only what is taken unasked (WV-3.18)."""
    one_of(*ACTIONS)(f"{label}: on", on)
    for part in parts:
        if (part.kind == PEEK and on != "enhance") or (part.kind == STRENGTH and on != "lower") or part.kind == EXTRA:
            raise BadEdition(f"{label}: {part.text!r} is of no use when it works on {on}.")
        if part.kind in (PEEK, STRENGTH) and len(parts) > 1:
            raise BadEdition(f"{label}: {part.text!r} must be all that it gives.")
        if part.kind == STRENGTH and part.number >= STRONGEST:
            raise BadEdition(f"{label}: {part.text!r} is more than {STRONGEST - 1}.")
        if on == "floodgate_up" and not part.plain:
            raise BadEdition(
                f"{label}: {part.text!r} cannot be gained while the floodgate moves; guilders, VP and tools can."
            )


def _check_ability(label: str, entry: dict[str, Any]) -> None:
    """What a starting card changes, or gives like a helper."""
    if entry["ability"] == "gain":
        _check_helper(label, entry["on"], rewards(entry.get("gives", []), label, True))
        return
    one_of(*ABILITIES, "gain")(f"{label}: ability", entry["ability"])
    if entry["on"] != ABILITIES[entry["ability"]]:
        raise BadEdition(f"{label}: on is {shown(entry['on'])}, but its ability changes {ABILITIES[entry['ability']]}.")
    kinds = [part.kind for part in read_parts(entry.get("gives", []), label, True)]
    if entry["ability"] == "peek_cards" and kinds != [PEEK]:
        raise BadEdition(f"{label}: gives must say how many cards are seen, like 'peek:3'.")
    if entry["ability"] != "peek_cards" and kinds not in ([], [EXTRA]):
        raise BadEdition(f"{label}: gives must be left out: what it does is its ability.")


def _check_contract(label: str, deal: dict[str, Any]) -> None:
    one_of(*contracts.KINDS)(f"{label}: contract kind", deal["kind"])
    needed = CONTRACTS.get(deal["kind"])
    if needed is not None and needed not in deal:
        raise BadEdition(f"{label}: a contract of the kind {deal['kind']} must say its {needed}.")


def _check_wish(label: str, entry: dict[str, Any]) -> None:
    for key in WISHED[entry["kind"]]:
        if key not in entry:
            raise BadEdition(f"{label}: a wish of the kind {entry['kind']} must say its {key}.")
    for row, column in entry.get("patches", []):
        between(1, ROWS)(f"{label}: a row of patches", row)
        between(1, COLUMNS)(f"{label}: a column of patches", column)
