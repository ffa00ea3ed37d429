"""What a seat may know of a game of Windmill Valley, as plain data; who may know what is said in places.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kade.games.windmill_valley.edition.printed import LEVELS
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.audit import spaces_of
from kade.games.windmill_valley.rules.calendar import taker
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.rewards import COLOURS
from kade.games.windmill_valley.rules.scoring import played_parts
from kade.games.windmill_valley.rules.state import GARDENER
from kade.games.windmill_valley.rules.supply import names_of
from kade.games.windmill_valley.rules.turn import active_reward
from kade.games.windmill_valley.secrecy.knowledge import known_tops
from kade.games.windmill_valley.secrecy.places import PEEKED

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley


def named(names: list[str], items: Any) -> list[str | None]:
    """Components by name, None for an empty place."""
    return [names[item] if item >= 0 else None for item in items]


def view(s: WindmillValley, viewer: int | None) -> dict[str, Any]:
    """The position as that seat sees it; None is a spectator."""
    box = s.box
    top = s.stack[-1] if s.stack else None
    return {
        "game": box.game,
        "players": 1 if s.solo else s.seats,
        "seat": viewer,
        "over": s.over,
        "actors": list(s.actors),
        "step": top.name if top else "",
        "about": top.about(s) if top else {},
        "gardener": _gardener(s) if s.solo else None,
        "expert": s.expert,
        "first": s.first,
        "turn": s.turn,
        "active": s.active if s.active >= 0 else None,
        "ending": s.ending if s.ending >= 0 else None,
        "turns_left": s.last_turn - s.turn + 1 if s.ending >= 0 and not s.over else None,
        "gate": s.gate,
        "water": s.water,
        "display": named(box.tile_names, s.display),
        "cards": named(box.farm_names, s.cards),
        "stacks": {PILES[i]: len(s.piles[i]) for i in range(4)},
        "discards": {PILES[i]: named(names_of(s, i), sorted(s.discards[i])) for i in range(4)},
        "out": named(box.tile_names, sorted(s.out)),
        "peek": _peek(s, viewer),
        "known": _known(s, viewer),
        "trade": {
            "card": box.trade_names[s.trade[-1]],
            "places": named(COLOURS, s.shipped),
            "rewards": [box.rewards[index].texts for index in box.chests[s.trade[-1]]],
            "under": named(box.trade_names, s.trade[: s.trade_seen]),
        },
        "wish": {
            "wish": box.wish_names[s.wish] if s.wish >= 0 else None,
            "points": list(box.wish_points),
            "offer": [box.cards[card].id for card in s.offer],
        },
        "calendar": _calendar(s),
        "market": [_area(s, area) for area in range(len(box.area_names))],
        "due": _due(s),
        "used": [card.id for i, card in enumerate(box.cards) if s.used >> i & 1],
        "neutral_moved": s.neutral_moved,
        "must": box.area_names[s.must] if s.must >= 0 else None,
        "windmills": {name: seat for seat, me in enumerate(s.players) for name in spaces_of(s, me.built)},
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "result": s.result().to_dict() if s.over else None,
    }


def _peek(s: WindmillValley, viewer: int | None) -> dict[str, Any] | None:
    """What is being peeked at: the number for all, which for the one who looks."""
    if s.peek_pile < 0:
        return None
    seen: dict[str, Any] = {"pile": PILES[s.peek_pile], "number": len(s.peeked)}
    if PEEKED.open_to(s.active, viewer):
        seen["cards"] = named(names_of(s, s.peek_pile), s.peeked)
    return seen


def _known(s: WindmillValley, viewer: int | None) -> dict[str, list[str | None]]:
    """What the viewer knows of the tops of the stacks, from the top: cards it has put back there (WV-5.6)."""
    found: dict[str, list[str | None]] = {}
    if viewer is None:
        return found
    for pile in range(4):
        tops = known_tops(s, pile, viewer)
        if tops:
            found[PILES[pile]] = named(names_of(s, pile), tops)
    return found


def _gardener(s: WindmillValley) -> dict[str, Any]:
    """The front of the Gardener's card and the back of the next one are open (WV-7.5)."""
    top = s.box.gardener_cards[s.gardener_deck[-1]]
    return {
        "seat": GARDENER,
        "level": LEVELS[s.level],
        "card": s.box.gardener_names[s.gardener_card] if s.gardener_card >= 0 else None,
        "back": {
            "common": ["left", "right"][top.common],
            "second": PILES[top.second],
            "farm": ["left", "middle", "right"][top.farm],
        },
        "deck": len(s.gardener_deck),
        "discards": named(s.box.gardener_names, s.gardener_discards),
    }


def _calendar(s: WindmillValley) -> list[dict[str, Any]]:
    box = s.box
    return [
        {
            "space": name,
            "common": box.rewards[box.common[space]].texts,
            "unique": [
                {
                    "reward": box.rewards[index].texts,
                    "open": s.unique >> (4 * space + which) & 1 == 1,
                    "taker": _taker(s, space, which),
                }
                for which, index in enumerate(box.unique[space])
            ],
            "seats": [seat for seat, me in enumerate(s.players) if me.calendar == space + 1],
        }
        for space, name in enumerate(box.calendar_names)
    ]


def _taker(s: WindmillValley, space: int, which: int) -> int | None:
    seat = taker(s, space + 1, which)
    return seat if seat >= 0 else None


def _area(s: WindmillValley, area: int) -> dict[str, Any]:
    box = s.box
    below = [seat for seat, me in enumerate(s.players) if me.area == area and me.on < 0]
    return {
        "area": box.area_names[area],
        "neutrals": s.neutrals[area],
        "seats": below,
        "on_top": {str(me.on): seat for seat, me in enumerate(s.players) if me.area == area and me.on >= 0},
        "rewards": [box.rewards[index].texts for index in box.area_rewards[area]],
    }


def _due(s: WindmillValley) -> list[str]:
    return (["common"] if s.due & 1 else []) + (["unique"] if s.due & 2 else [])


def _seat(s: WindmillValley, seat: int) -> dict[str, Any]:
    me, box = s.players[seat], s.box
    wheels = {"large": (me.large, me.large_tiles, box.large), "small": (me.small, me.small_tiles, box.small)}
    return {
        "gardener": s.solo and seat == GARDENER,
        "points": me.points,
        "sources": played_parts(me),
        "guilders": me.guilders,
        "tools": me.tools,
        "stored": me.stored,
        "bulbs": {COLOURS[i]: number for i, number in enumerate(me.bulbs) if number},
        "rows": [named(COLOURS, row) for row in me.rows],
        "groups": {COLOURS[i]: number for i, number in enumerate(me.groups)},
        "built": spaces_of(s, me.built),
        "board": box.board_names[me.board] if me.board >= 0 else None,
        "wheels": {
            name: {
                "turned": turned,
                "tiles": named(box.tile_names, tiles),
                "printed": [box.rewards[index].texts for index in printed[me.board]] if me.board >= 0 else [],
                "active": box.rewards[active_reward(s, seat, number)].texts if me.board >= 0 else [],
            }
            for number, (name, (turned, tiles, printed)) in enumerate(wheels.items())
        },
        "starting": box.cards[me.starting].id if me.starting >= 0 else None,
        "helpers": named(box.farm_names, me.helpers),
        "contracts": [
            {"card": box.farm_names[card], "points": contract_points(s, seat, card)} for card in me.contracts
        ],
        "calendar": me.calendar,
        "area": box.area_names[me.area] if me.area >= 0 else None,
        "on": me.on if me.on >= 0 else None,
        "wish": me.wish if me.wish >= 0 else None,
        "tiles": named(box.tile_names, me.tiles),
        "cards": named(box.farm_names, me.cards),
    }
