"""What the pointer is told in Windmill Valley: message ids with the numbers and kinds that the sentences need."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.svg import Markup, tip

_REWARD: Final = re.compile(r"([A-Za-z]+)(\d*)(?::([\w|]+))?(?:@(\d+))?$")
_LETTERS: Final = {"G": "guilders", "V": "points", "T": "tools"}
MOST: Final = 3  # parts of a reward that a sentence can name


def parts(codes: Sequence[str]) -> dict[str, object]:
    """The parts of a reward as arguments: kind and number of each, `none` where there is no second or third; what the
    messages for the first part also ask for: a colour, market moves and their price."""
    found: dict[str, object] = {}
    for i in range(MOST):
        after = str(i + 1) if i else ""
        kind, number, price = _part(codes[i]) if i < len(codes) else ("none", 0, 0)
        found[f"kind{after}"] = kind
        found[f"number{after}"] = number
        if not i:
            colour, _, other = kind.partition("-")
            if other:
                found["kind"] = "either"
            found |= {"colour": colour, "other": other or "none", "moves": number, "guilders": price}
    return found


def _part(code: str) -> tuple[str, int, int]:
    match = _REWARD.match(code)
    if match is None:
        return code, 1, 0
    letter, number, detail, price = match.groups()
    if letter in _LETTERS:
        return _LETTERS[letter], int(number or 1), 0
    if letter == "B":
        return detail.replace("|", "-"), int(number or 1), 0
    return letter, int(detail or 1), int(price or 0)


def reward_tip(id: str, codes: Sequence[str], **args: object) -> Markup:
    return tip(id, **parts(codes), **args)


def tile_tip(id: str, tile: Mapping[str, Any], **args: object) -> Markup:
    """A tile: what it does, and how it changes its own action."""
    return tip(
        id,
        tile=tile["id"],
        rarity=tile["rarity"],
        **parts(tile["effect"]),
        both=int(bool(tile.get("both_wheels"))),
        payouts=int(bool(tile.get("both_payouts"))),
        apart=tile.get("unconnected_cost", -1),
        repeat=int(bool(tile.get("repeat_colour"))),
        extra=tile.get("extra_rewards", 0),
        exchange=tile.get("exchange", 0),
        **args,
    )


def helper_tip(id: str, card: str, on: str, gives: Sequence[str], least: int, **args: object) -> Markup:
    return tip(id, card=card, action=on, least=least, **parts(gives), **args)


def contract_tip(id: str, card: str, contract: Mapping[str, Any], **args: object) -> Markup:
    """A contract: what it counts and what each is worth."""
    of = contract.get("field") or contract.get("colour") or contract.get("rarity") or "none"
    return tip(id, card=card, counts=contract["kind"], kind=of, colour=of, pile=of, points=contract["vp"], **args)
