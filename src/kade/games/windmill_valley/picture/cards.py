"""Farm cards and starting cards of Windmill Valley as drawn: whole, as halves at a farm board, and the empty slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.panel import View
from kade.display.parts import kept
from kade.display.svg import Markup, circle, group, join, path, rect, tip, words
from kade.games.windmill_valley.picture.rewards import contract_sign, rewards
from kade.games.windmill_valley.picture.signs import NOTHING, badge, icon, ring, rosette, tulip
from kade.games.windmill_valley.picture.tips import contract_tip, helper_tip

CARD: Final = (84, 186)
HALF: Final = (106, 50)
LOW: Final = 35.6  # as high as a half is at a glance
_TICK: Final = "M-4 0l3 4 5.500-8"

Cards = Mapping[str, Mapping[str, Any]]


def deck(data: Mapping[str, Any]) -> Cards:
    """All farm and starting cards by their names."""
    return {card["id"]: card for card in (*data["farm_card"], *data["starting_card"])}


def frame(card: Mapping[str, Any]) -> str:
    found: str = card.get("frame", "start")
    return found


def _on(name: str) -> str:
    return "floodgate" if name == "floodgate_up" else name


def waits_for(card: Mapping[str, Any]) -> tuple[str, Sequence[str], int]:
    """What a card waits for, gives, and asks at least."""
    side = card.get("helper", card)
    return side["on"], side.get("gives", []), side.get("min", 0)


def ability_tip(id: str, card: Mapping[str, Any], **args: object) -> Markup:
    on, gives, least = waits_for(card)
    return helper_tip(id, card["id"], on, gives, least, ability=card.get("ability", "gain"), **args)


def _gives(card: Mapping[str, Any], x: float, y: float, s: float) -> Markup:
    """What a card gives; three starting cards change their action in ways that have their own sign."""
    ability = card.get("ability", "gain")
    if ability == "trade_free_choice":
        return join(
            (
                tulip("any", x - s * 0.42, y, s * 0.86),
                words(x + s * 0.4, y + s * 0.2, "2×", "beside", font_size=round(s * 0.6, 1)),
            )
        )
    if ability == "plant_more":
        return join((rosette("−1", x - s * 0.38, y, s * 0.78), badge("+1", x + s * 0.58, y, s * 0.36)))
    if ability == "market_master":
        return join((icon("area", x - s * 0.42, y, s * 0.86), icon("neutral", x + s * 0.42, y, s * 0.8)))
    _, codes, _ = waits_for(card)
    return rewards(codes, x, y, s if len(codes) == 1 else s * 0.82)


# ---------------------------------------------------------------- whole cards


def _paper(card: Mapping[str, Any], w: float, h: float) -> tuple[Markup, ...]:
    return rect(0, 0, w, h, 10, "card-paper"), rect(4, 4, w - 8, h - 8, 7, f"card-frame frame-{frame(card)}")


def _upper(card: Mapping[str, Any], w: float, h: float) -> Markup:
    """The helper's half: the action, and what comes with it."""
    on, _, least = waits_for(card)
    x, s = w / 2, w * 0.36
    mark = badge(f"≥{least}", x + s * 0.5, h * 0.34, s * 0.28) if least > 1 else NOTHING
    return join(
        (
            icon(_on(on), x, h * 0.26, s),
            mark,
            path(f"M{x - 5} {h * 0.47:.1f}l5 5 5-5", "then"),
            _gives(card, x, h * 0.73, s * 0.86),
        )
    )


@kept
def farm_card(card: Mapping[str, Any], id: str) -> Markup:
    """A farm card, its corner at 0 0: helper above, contract below, each to be chosen by itself."""
    w, h = CARD
    contract = card["contract"]
    s = w * 0.36
    return join(
        (
            *_paper(card, w, h),
            group(
                ability_tip("tip-helper", card, rule="WV-4.9"),
                rect(7, 7, w - 14, h / 2 - 17, 6, "ring"),
                rect(7, 7, w - 14, h / 2 - 17, 6, "hit"),
                _upper(card, w, h / 2),
                id=f"{id}-helper",
                class_="half",
            ),
            rect(4, h / 2 - 9, w - 8, 18, 0, f"card-band frame-{frame(card)}"),
            words(w / 2, h / 2 + 4.5, card["id"], "on-band", font_size=12.6),
            group(
                contract_tip("tip-contract", card["id"], contract, rule="WV-4.10"),
                rect(7, h / 2 + 10, w - 14, h / 2 - 17, 6, "ring"),
                rect(7, h / 2 + 10, w - 14, h / 2 - 17, 6, "hit"),
                contract_sign(contract, w / 2, h * 0.66, s * 0.92),
                rosette(contract["vp"], w / 2, h * 0.85, s * 1.04),
                id=f"{id}-contract",
                class_="half",
            ),
        )
    )


def starting_card(card: Mapping[str, Any], wish: Markup, id: str) -> Markup:
    """A starting card on offer: its ability above, the wish on its back below (WV-2.6)."""
    w, h = CARD
    return group(
        ability_tip("tip-starting", card, rule="WV-2.6"),
        ring(w, h, 0, 0, 12, 4),
        *_paper(card, w, h),
        _upper(card, w, h / 2),
        rect(4, h / 2 - 9, w - 8, 18, 0, "card-band frame-start"),
        words(w / 2, h / 2 + 4.5, card["id"], "on-band", font_size=12.6),
        icon("wish", w / 2, h * 0.63, 24),
        group(wish, at=(w / 2, h * 0.82)),
        id=id,
        class_="starting-card",
    )


# ---------------------------------------------------------------- halves at the farm board


def _spine(card: Mapping[str, Any], h: float) -> Markup:
    return path(f"M.7 7Q.7 .7 7 .7H9V{h - 0.7}H7Q.7 {h - 0.7} .7 {h - 7}z", f"card-band frame-{frame(card)}")


@kept
def helper_half(card: Mapping[str, Any], seat: int, used: bool, h: float = HALF[1]) -> Markup:
    """A helper or the starting card above the farm board; a tick when it was used this turn (WV-3.15)."""
    w = HALF[0]
    on, _, least = waits_for(card)
    x, room, y, s = 9, w - 9, h / 2, 25
    mark = badge(f"≥{least}", x + room * 0.24 + s * 0.42, y + s * 0.4, s * 0.28) if least > 1 else NOTHING
    return group(
        ability_tip("tip-own-card", card, used=int(used), rule="WV-3.15"),
        ring(w, h, 0, 0, 9, 3),
        rect(0, 0, w, h, 7, "card-paper"),
        _spine(card, h),
        icon(_on(on), x + room * 0.22, y, s),
        mark,
        path(f"M{x + room * 0.43:.1f} {y - 5:.1f}l5.500 5-5.500 5", "then"),
        _gives(card, x + room * 0.73, y, s * 0.9),
        group(circle(0, 0, 8, "used-disc"), path(_TICK, "used-tick"), at=(w - 8, 8)) if used else NOTHING,
        id=f"card-{seat}-{card['id']}",
        class_="own-card used" if used else "own-card",
        data_piece=f"card-{card['id']}",
    )


@kept
def contract_half(card: Mapping[str, Any], seat: int, worth: int, h: float = HALF[1]) -> Markup:
    """A contract below the farm board, with what it is worth now."""
    w = HALF[0]
    contract = card["contract"]
    x, room, y, s = 9, w - 9, h / 2, 25 if h == HALF[1] else 20
    return group(
        contract_tip("tip-own-contract", card["id"], contract, worth=worth, rule="WV-6.2"),
        ring(w, h, 0, 0, 9, 3),
        rect(0, 0, w, h, 7, "card-paper"),
        _spine(card, h),
        rosette(contract["vp"], x + room * 0.17, y - 5, s),
        words(x + room * 0.36, y + 1, "/", "beside", font_size=16),
        contract_sign(contract, x + room * 0.68, y - 5, s * 0.92),
        words(x + 3, h - (5 if h == HALF[1] else 2.5), f"= {worth}", "worth", font_size=12.5 if h == HALF[1] else 11),
        id=f"card-{seat}-{card['id']}",
        class_="own-card contract",
        data_piece=f"card-{card['id']}",
    )


@kept
def empty_slot(kind: str, points: int, h: float = HALF[1]) -> Markup:
    """A place for the starting card, for a helper, with the points it brings (WV-4.9), or for a contract."""
    w = HALF[0]
    if kind == "helper":
        inside = join((icon("helper", w * 0.36, h / 2, 24), rosette(points, w * 0.64, h / 2, 24)))
    else:
        inside = icon("helper" if kind == "start" else "contract-card", w / 2, h / 2, 26)
    rule = {"start": "WV-2.6", "helper": "WV-4.9"}.get(kind, "WV-4.10")
    return group(
        tip(f"tip-slot-{kind}", points=points, rule=rule), rect(0, 0, w, h, 7, "slot"), inside, class_="empty-slot"
    )


# ---------------------------------------------------------------- which card lies in which slot


def slots(data: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Every place for a card at a farm board, in order: the starting card's, the helpers' with the points they bring,
    the contracts'."""
    board = data["farm_board"]
    helpers = [("helper", points) for points in board["helper_slot_vp"]]
    return [("start", 0), *helpers, *[("contract", 0)] * board["contract_slots"]]


def laid_out(
    data: Mapping[str, Any], cards: Cards, view: View, seat: int, high: float = HALF[1]
) -> list[tuple[int, Markup]]:
    """The cards of a player as halves, each with the number of its slot."""
    there = view["seats"][seat]
    used = view["used"] if view["active"] == seat else []
    helpers = enumerate([there["starting"], *there["helpers"]])
    contracts = enumerate(there["contracts"], [kind for kind, _ in slots(data)].index("contract"))
    return [
        *((i, helper_half(cards[name], seat, name in used, high)) for i, name in helpers if name),
        *((i, contract_half(cards[held["card"]], seat, held["points"], high)) for i, held in contracts),
    ]
