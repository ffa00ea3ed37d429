"""Laying out positions of Windmill Valley, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import kade
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.game import WindmillValleyGame
from kade.games.windmill_valley.rules.gardener import GardenerTurn
from kade.games.windmill_valley.rules.seat import Seat
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.record import Record
from kade.kernel.recorded_chance import RecordedChance

GAME = cast(WindmillValleyGame, kade.load("windmill-valley"))
BOX = cast(WindmillPrinted, GAME.printed)
COLOURS = ("white", "yellow", "red", "violet", "black")
Told = list[dict[str, Any]]

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


def begin(**options: Any) -> WindmillValley:
    return cast(WindmillValley, GAME.new(**options))


def options(state: WindmillValley) -> list[str]:
    """The legal actions by name."""
    return [GAME.name(action) for action in state.legal()]


def starting_with(state: WindmillValley, word: str) -> list[str]:
    return [name for name in options(state) if name.split(" ")[0] == word]


def do(state: WindmillValley, *names: str, seen_by: int | None = None) -> Told:
    """Carry out actions by name; what happened, as `seen_by` (a spectator unless said) sees it. Where play has come
    to is a position that can be saved."""
    heard: list[Event] = []
    state.listener = heard.append
    for name in names:
        state.apply(GAME.action(name))
    state.listener = None
    assert state.audit() == []
    assert GAME.from_dict(state.to_dict()) == state
    return [cast(dict[str, Any], told) for event in heard if (told := event.seen_by(seen_by)) is not None]


def only(told: Told, name: str) -> Told:
    """The events of that name, without it."""
    return [{key: value for key, value in event.items() if key != "event"} for event in told if event["event"] == name]


def tale(told: Told) -> list[str]:
    """Each event in one line: its name, then what it says."""
    return [
        " ".join([event["event"], *(f"{key}={value}" for key, value in event.items() if key != "event")])
        for event in told
    ]


def refused(state: WindmillValley, name: str) -> str:
    """An action is refused and nothing changes; the id of the reason."""
    before = state.to_dict()
    with pytest.raises(IllegalAction) as caught:
        state.apply(GAME.action(name))
    assert state.to_dict() == before
    return caught.value.reason


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


def foretell(state: WindmillValley, *lines: str) -> None:
    """Let the coming shuffles bring these orders, each a place and what lies on top."""
    state.recorded = RecordedChance()
    state.recorded.coming = [line.split() for line in lines]


def new_with(lines: list[str], **chosen: Any) -> WindmillValley:
    """A new game in which chance brings what the lines say; what they leave out lies in order."""
    places = ["boards", "common", "uncommon", "unique", "farm", "trade", "starting"]
    if chosen.get("players") == 1:
        places = ["boards", "common", "uncommon", "unique", "farm", "trade", "gardener", "starting"]
    said = {line.split()[0]: line for line in lines}
    script = [f"* {said.get(place, place)}" for place in places]
    if "bulb" in said:
        script.append(f"* {said['bulb']}")
    record = Record("windmill-valley", GAME.rules, options=chosen, lines=script)
    return cast(WindmillValley, record.replay(GAME, from_lines=True))


def play_on(state: WindmillValley, chance: random.Random, decisions: int = 10_000) -> WindmillValley:
    """Random decisions until so many are made or the game is over."""
    for _ in range(decisions):
        if state.over:
            break
        state.apply(chance.choice(state.legal()))
    return state


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
    return state, [cast(dict[str, Any], told) for event in heard if (told := event.seen_by(None)) is not None]
