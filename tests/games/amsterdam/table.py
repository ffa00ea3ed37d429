"""Laying out positions of Amsterdam, playing on them by name and listening: what the tests of its rules share."""

from __future__ import annotations

import random
from typing import Any, cast

import kade
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.game import AmsterdamGame
from kade.games.amsterdam.rules.state import Amsterdam
from kade.testing import Table, Told

GAME = cast(AmsterdamGame, kade.load("amsterdam"))
BOX = cast(AmsterdamPrinted, GAME.printed)
COLOURS = ("pink", "blue", "green", "black", "red", "orange")
CARDS = (*COLOURS, "wild")
NO_ROW: list[str | None] = [None] * 5
ALL_CONTRACTS = [contract.name for contract in BOX.contracts]
TABLE = Table(GAME, Amsterdam)
lay, begin, options, starting_with, do = TABLE.lay, TABLE.begin, TABLE.options, TABLE.starting_with, TABLE.do

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


def refused(state: Amsterdam, name: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
    """The id of the reason for a refusal, and its details."""
    refusal = TABLE.refused(state, name, seat)
    return refusal.reason, refusal.details


def foretell(state: Amsterdam, *decks: str) -> None:
    """Let the coming shuffles of the deck bring these orders, from the top; later ones pink first, wilds last."""
    TABLE.foretell(state, *(f"deck {deck}" for deck in (*decks, *[""] * 9)))


def begin_with(players: int, deck: str, contracts: str = "", first: int = 0) -> tuple[Amsterdam, Told]:
    """A new game whose cards lie in this order, from the top, and what a spectator saw of its setting up."""
    return TABLE.begin_with(f"deck {deck}", f"contracts {contracts}", players=players, first=first)


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
