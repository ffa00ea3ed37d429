"""Laying out positions of Windmill Valley, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

from typing import Any, cast

import kade
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.game import WindmillValleyGame
from kade.games.windmill_valley.rules.gardener import GardenerTurn
from kade.games.windmill_valley.rules.seat import Seat
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.event import Event
from kade.testing import Table, Told, as_seen

GAME = cast(WindmillValleyGame, kade.load("windmill-valley"))
BOX = cast(WindmillPrinted, GAME.printed)
COLOURS = ("white", "yellow", "red", "violet", "black")
TABLE = Table(GAME, WindmillValley)
begin, options, starting_with, do = TABLE.begin, TABLE.options, TABLE.starting_with, TABLE.do
foretell, play_on = TABLE.foretell, TABLE.play_on

# The actions of the large wheel of board W-A, by the steps it has turned.
TURNED = {"trade": 0, "market": 1, "enhance": 2, "plant": 3, "build": 4, "farm": 5}


def lay(**spec: Any) -> WindmillValley:
    """A position; two players unless more seats or `players` are named."""
    return cast(WindmillValley, GAME.position(spec))


def at(
    action: str, me: dict[str, Any] | None = None, others: list[dict[str, Any]] | None = None, **spec: Any
) -> WindmillValley:
    """Seat 0 chooses its action; its large wheel shows this one, its small wheel lowers the water by 2."""
    first = {"large": TURNED[action], **(me or {})}
    return lay(step="choose-action", seats=[first, *(others or [{}])], **spec)


def with_tile(
    tile: str, me: dict[str, Any] | None = None, others: list[dict[str, Any]] | None = None, **spec: Any
) -> WindmillValley:
    """Seat 0 chooses its action; a tile lies on the active space of its large wheel."""
    first = {"large_tiles": {"1": tile}, **(me or {})}
    return lay(step="choose-action", seats=[first, *(others or [{}])], **spec)


def perform(
    action: str, me: dict[str, Any] | None = None, others: list[dict[str, Any]] | None = None, **spec: Any
) -> WindmillValley:
    """As `at`, the large wheel chosen already."""
    state = at(action, me, others, **spec)
    choose(state, "large")
    return state


def choose(state: WindmillValley, wheel: str) -> Told:
    """Choose a wheel, unless it was the only choice and so is chosen already."""
    return do(state, f"wheel {wheel}") if step(state) == "choose-action" else []


def refused(state: WindmillValley, name: str) -> str:
    """The id of the reason for a refusal."""
    return TABLE.refused(state, name).reason


def step(state: WindmillValley) -> str:
    return state.stack[-1].name if state.stack else ""


def bulbs(me: Seat) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOURS, me.bulbs, strict=True) if number}


def rows(me: Seat) -> list[int]:
    return me.lengths[:]


def tiles(names: list[str]) -> list[int]:
    return [BOX.tile_names.index(name) for name in names]


def all_names(rarity: str) -> list[str]:
    """All tiles of a kind, each as often as it is in the box."""
    kind = ["common", "uncommon", "unique"].index(rarity)
    return [tile.id for tile in BOX.tiles if tile.rarity == kind for _ in range(tile.copies)]


def new_with(lines: list[str], **chosen: Any) -> WindmillValley:
    """A new game in which chance brings what the lines say; what they leave out lies in order."""
    places = ["boards", "common", "uncommon", "unique", "farm", "trade", "starting"]
    if chosen.get("players") == 1:
        places = ["boards", "common", "uncommon", "unique", "farm", "trade", "gardener", "starting"]
    said = {line.split()[0]: line for line in lines}
    script = [said.get(place, place) for place in places]
    if "bulb" in said:
        script.append(said["bulb"])
    return TABLE.begin_with(*script, **chosen)[0]


def gardener(
    card: str,
    me: dict[str, Any] | None = None,
    it: dict[str, Any] | None = None,
    deck: list[str] | None = None,
    **spec: Any,
) -> tuple[WindmillValley, Told]:
    """The Gardener's turn alone, with this card on top of its deck, and what happened in it."""
    state = lay(
        players=1,
        seats=[{"area": "M1", "guilders": 5, **(me or {})}, {"area": "M3", **(it or {})}],
        gardener_deck=[card, *(deck or [])],
        **spec,
    )
    heard: list[Event] = []
    state.active = 1
    state.listener = heard.append
    GardenerTurn(1).run(state)
    state.listener = None
    state.active = 0  # whose floodgate is next, as the stack says
    assert state.audit() == []
    return state, as_seen(heard, None)
