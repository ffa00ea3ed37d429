"""Laying out positions of Amsterdam, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import kade
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.game import AmsterdamGame
from kade.games.amsterdam.rules.state import Amsterdam
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.record import Record
from kade.kernel.recorded_chance import RecordedChance

GAME = cast(AmsterdamGame, kade.load("amsterdam"))
BOX = cast(AmsterdamPrinted, GAME.printed)
COLOURS = ("pink", "blue", "green", "black", "red", "orange")
CARDS = (*COLOURS, "wild")
NO_ROW: list[str | None] = [None] * 5
ALL_CONTRACTS = [contract.name for contract in BOX.contracts]
Told = list[dict[str, Any]]

# Sixteen spaces that one seat may hold together: no cart is left.
SIXTEEN = [
    "haringpakkerstoren--oude-waal",
    "begijnhof--drie-hendricken",
    "blauwbrug--montelbaanstoren",
    "jan-roodenpoortstoren--jordaan",
    "haringpakkerstoren--korenmetershuisje-a",
]
# Sixteen others, none of which gives merchandise.
INNER = [
    "haringpakkerstoren--noordermarkt",
    "korenmetershuisje--noordermarkt",
    "begijnhof--westermarkt",
    "dam--oost-indisch-huis-a",
    "jordaan--westermarkt",
    "montelbaanstoren--waag-a",
]


def lay(**spec: Any) -> Amsterdam:
    """A position; two players unless more seats or `players` are named."""
    spec.setdefault("players", max(2, len(spec.get("seats", []))))
    return cast(Amsterdam, GAME.position(spec))


def begin(**options: Any) -> Amsterdam:
    return cast(Amsterdam, GAME.new(**options))


def options(state: Amsterdam, seat: int | None = None) -> list[str]:
    """The legal actions by name."""
    return [GAME.name(action) for action in state.legal(seat)]


def starting_with(state: Amsterdam, word: str) -> list[str]:
    return [name for name in options(state) if name.startswith(f"{word} ")]


def do(state: Amsterdam, *names: str, seat: int | None = None, seen_by: int | None = None) -> Told:
    """Carry out actions by name; what happened, as `seen_by` (a spectator unless said) sees it."""
    heard: list[Event] = []
    state.listener = heard.append
    for name in names:
        state.apply(GAME.action(name), seat)
    state.listener = None
    assert state.audit() == []
    return as_seen(heard, seen_by)


def as_seen(heard: list[Event], viewer: int | None) -> Told:
    return [cast(dict[str, Any], told) for event in heard if (told := event.seen_by(viewer)) is not None]


def only(told: Told, name: str) -> Told:
    """The events of that name, without it."""
    return [{key: value for key, value in event.items() if key != "event"} for event in told if event["event"] == name]


def refused(state: Amsterdam, name: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
    """An action is refused and nothing changes; the id of the reason and its details."""
    before = state.to_dict()
    legal = list(state.legal(seat))
    with pytest.raises(IllegalAction) as caught:
        state.apply(GAME.action(name), seat)
    assert state.to_dict() == before
    assert state.legal(seat) == legal
    return caught.value.reason, caught.value.details


def secrets(state: Amsterdam) -> dict[str, Any]:
    """Everything there is to know, by name."""
    return cast(dict[str, Any], state.to_dict()["state"])


def hand(state: Amsterdam, seat: int) -> dict[str, int]:
    return cast(dict[str, int], secrets(state)["seats"][seat]["hand"])


def row(state: Amsterdam) -> list[str | None]:
    return cast(list[str | None], secrets(state)["row"])


def discards(state: Amsterdam) -> dict[str, int]:
    return cast(dict[str, int], secrets(state)["discards"])


def seat_view(state: Amsterdam, seat: int, viewer: int | None = None) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(viewer)["seats"][seat])


def foretell(state: Amsterdam, *decks: str) -> None:
    """Let the coming shuffles of the deck bring these orders, from the top; later ones pink first, wilds last."""
    state.recorded = RecordedChance()
    state.recorded.coming = [["deck", *deck.split()] for deck in (*decks, *[""] * 9)]


def begin_with(players: int, deck: str, contracts: str = "", first: int = 0) -> tuple[Amsterdam, Told]:
    """A new game whose cards lie in this order, from the top, and what a spectator saw of its setting up."""
    lines = [f"* deck {deck}".strip(), f"* contracts {contracts}".strip()]
    heard: list[Event] = []
    record = Record("amsterdam", rules=GAME.rules, options={"players": players, "first": first}, lines=lines)
    state = record.replay(GAME, from_lines=True, listener=heard.append)
    return cast(Amsterdam, state), as_seen(heard, None)


def keep_all(state: Amsterdam) -> Amsterdam:
    """Everybody keeps both first contracts."""
    for seat in list(state.actors):
        do(state, "keep both", seat=seat)
    return state


def play_on(state: Amsterdam, chance: random.Random, decisions: int) -> Amsterdam:
    """Random decisions, claims rather often, until so many are made or the game is over."""
    for _ in range(decisions):
        if state.over:
            break
        seat = chance.choice(state.actors)
        legal = state.legal(seat)
        claims = [action for action in legal if GAME.name(action).startswith("claim ")]
        state.apply(chance.choice(claims if claims and chance.random() < 0.5 else legal), seat)
    return state


def random_position(chance: random.Random, players: int) -> Amsterdam:
    """Any tracks with anybody, as far as the carts reach, and any hands; everything else by chance too."""
    seats: list[dict[str, Any]] = [{"tracks": [], "hand": {}, "contracts": []} for _ in range(players)]
    carts = [16] * players
    tracks = list(BOX.tracks)
    chance.shuffle(tracks)
    holder: dict[int, int] = {}
    for track in tracks[: chance.randint(0, 44)]:
        seat = chance.randrange(players)
        beside = holder.get(track.partner) if track.partner >= 0 else None
        if carts[seat] >= track.length and beside != seat and not (players == 2 and beside is not None):
            carts[seat] -= track.length
            holder[track.index] = seat
            seats[seat]["tracks"].append(track.name)
    pile = [card for card in CARDS for _ in range(8 if card == "wild" else 6)]
    chance.shuffle(pile)
    for entry in seats:
        for _ in range(chance.randint(0, 9)):
            card = pile.pop()
            entry["hand"][card] = entry["hand"].get(card, 0) + 1
    names = ALL_CONTRACTS[:]
    chance.shuffle(names)
    for entry in seats:
        entry["contracts"] = [names.pop() for _ in range(chance.randint(1, 5))]
    return lay(players=players, seats=seats, turn=chance.randrange(players), seed=chance.randrange(1000))
