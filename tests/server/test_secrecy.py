"""No view, log, error or panel shows a seat what is not its own: every byte is looked at."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from tests.server.harness import Client, Server

import kade
from kade.kernel import Event, Match, Record, State
from kade.server import plans
from kade.server.errors import Refused
from kade.server.journal import Do
from kade.server.live_game import LiveGame, Seat
from kade.server.phrases import phrase, players
from kade.server.position import Viewer
from kade.server.settings import Settings
from kade.server.stored import StoredTable
from kade.server.table import Table
from kade.server.table_bots import question

pytestmark = pytest.mark.server

GAME = kade.load("amsterdam")
TRACKS = [track.name for track in GAME.printed.tracks]  # type: ignore[attr-defined]
CONTRACTS = [
    name
    for name in GAME.printed.contract_names  # type: ignore[attr-defined]
    if not any(track.startswith(name) for track in TRACKS)
]  # a track's name says nothing


# ---------------------------------------------------------------- over the socket


class Truth:
    """A finished game by its Record: every state, and everything that happened."""

    def __init__(self, record: Record) -> None:
        match = Match.resume(GAME, record)
        self.seed = match.seed
        self.states: list[State] = [*(one.before for one in match.decisions), match.state]
        self.told: list[list[Event]] = [match.opening, *(one.events for one in match.decisions)]
        self.events = [event for event in match.events if not event.chance]

    def said(self, n: int, seat: int | None) -> Any:
        """The words for an event, made of nothing but what the seat may know of it."""
        seen = self.events[n - 1].seen_by(seat)
        assert seen is not None
        return msgspec.to_builtins(phrase(GAME.phrase(seen, players(len(self.states[0].actors)))))

    @functools.cache  # noqa: B019
    def hidden(self, seat: int | None, number: int) -> frozenset[str]:
        """The contracts that a seat may not know after an entry."""
        if number >= len(self.states):
            return self.hidden(seat, len(self.states) - 1)
        seen = json.dumps([self.states[number].view(seat), [event.seen_by(seat) for event in self.told[number]]])
        before = self.hidden(seat, number - 1) if number else frozenset(CONTRACTS)
        return frozenset(name for name in before if name not in seen)


@pytest.mark.slow
def test_whole_games_show_nobody_what_is_not_theirs(server: Server) -> None:
    made = server.table("me", "me", "me")
    clients: dict[int | None, Client] = {None: server.sit(made), **{seat: server.sit(made, seat) for seat in range(3)}}
    received = play_nosily(clients, random.Random(21))
    truth = Truth(Record.parse(server.http.get(f"/api/tables/{made['table']}/record").text))
    looked_for = found = 0
    for seat, client in clients.items():
        for event in client.log:
            assert event["say"] == truth.said(event["n"], seat)
        assert len(client.log) == len(truth.events)
        for number, text in received[seat]:
            for secret in (str(truth.seed), f"{truth.seed:x}", *made["tokens"].values()):
                assert secret not in text
            hidden = truth.hidden(seat, number)
            assert not [name for name in hidden if name in text], (seat, number)
            looked_for += len(hidden)
            found += sum(name in text for name in CONTRACTS)
    assert looked_for > 10_000, "enough hidden contracts were looked for"
    assert found > 30, "and those that may be seen were seen, so looking does find"


def play_nosily(clients: dict[int | None, Client], luck: random.Random) -> dict[int | None, list[tuple[int, str]]]:
    """Play, and meanwhile ask for everything that might be told by mistake. What came, with the number it came at."""
    received: dict[int | None, list[tuple[int, str]]] = {seat: [] for seat in clients}
    number = 0
    while True:
        for seat, client in clients.items():
            client.seen(number)
            if number % 5 == 0:
                client.ask("describe", lang=luck.choice(["en", "pl", "it"]))
                client.ask("choose", seat=luck.randrange(3), ticket="x", choice="draw card")
                client.ask("undo", seat=0 if seat is None else (seat + 1) % 3)
                if client.position["ticket"]:
                    client.choose(luck.choice(list(GAME.actions.names)) if number else "draw contracts", ticket="wrong")
            received[seat] += [(number, text) for text in client.received]
            client.received.clear()
        here = next((client for client in clients.values() if client.position["choices"]), None)
        if here is None:
            return received
        number = here.choose(luck.choice(here.position["choices"])["id"])["number"]


# ---------------------------------------------------------------- two worlds


def worlds(seed: int, players: int, every: int) -> Iterator[tuple[Table, LiveGame]]:
    """A table at some moments of a game."""
    seats = tuple(Seat(seat, f"N{seat}", None, f"hash{seat}") for seat in range(players))
    stored = StoredTable("t", "amsterdam", {}, {"players": players, "first": None}, seed, b"key", seats)
    table = Table(stored, cast(Any, None), Settings(), *(cast(Any, None) for _ in range(3)))
    table.live = live = LiveGame(table.game, stored.options, seed, stored.key, seats)
    luck = random.Random(seed)
    while not live.over:
        if live.number % every == 0:
            yield table, live
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    yield table, live


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 4)])
@pytest.mark.slow
def test_hidden_things_change_no_byte_of_what_is_sent(seed: int, players: int) -> None:
    different = 0
    for table, live in worlds(seed, players, every=4):
        true = live.match.state
        for seat in (None, *range(players)):
            yours = frozenset() if seat is None else frozenset([seat])
            shown = msgspec.json.encode(Viewer(yours).position(table))
            live.match.state = other = true.resample(seat, 99)
            assert msgspec.json.encode(Viewer(yours).position(table)) == shown
            if seat is not None and not live.over:
                assert tuple(other.legal(seat)) == live.choices[seat]
                assert refusals(table, seat) == refusals(table, seat, true)
            different += other.digest() != true.digest()
            live.match.state = true
    assert different > 10, "the worlds compared did differ"


def refusals(table: Table, seat: int, state: State | None = None) -> list[str]:
    """What the seat is told when it tries every action there is."""
    live = cast(LiveGame, table.live)
    held, live.match.state = live.match.state, state or live.match.state
    told = []
    for name in GAME.actions.names[::7]:
        try:
            plans.decide(table.game, live, seat, live.ticket(seat), name)
        except Refused as problem:
            told.append(f"{problem.code} {problem.message} {problem.say}")
    live.match.state = held
    return told


def test_choices_and_tickets_go_to_their_owner_alone() -> None:
    for table, live in worlds(3, 3, every=6):
        tickets = {seat: live.ticket(seat) for seat in range(3)}
        for seat in (None, 0, 1, 2):
            message = Viewer(frozenset() if seat is None else frozenset([seat])).position(table)
            text = msgspec.json.encode(message).decode()
            assert bool(message.choices) == (seat in live.actors)
            for other, ticket in tickets.items():
                assert ticket is None or other == seat or ticket not in text


def test_a_bot_is_asked_with_a_state_that_knows_no_secret() -> None:
    for table, live in worlds(4, 2, every=5):
        if live.over:
            break
        seat = live.actors[0]
        asked = question(live, seat, "greedy")
        imagined = table.game.from_dict(asked.state)
        assert imagined.view(seat) == live.match.state.view(seat)
        assert imagined.rng.words() != live.match.state.rng.words()


# ---------------------------------------------------------------- deciding in secret


def test_nobody_can_count_what_another_stacks_in_secret(server: Server) -> None:
    """Not by numbers, not by messages that come, not by asking again: byte for byte nothing changes."""
    made = server.post("/api/tables", game="burano", seats=[{"kind": "me"}] * 3)
    everybody = server.sit(made, 0, 1, 2)
    while len(everybody.seen(0)["actors"]) < 3:
        assert everybody.choose()["type"] == "ack"
        everybody.hear()
    everybody.close()
    ada, bea, watcher = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    for client in (ada, bea, watcher):
        client.seen(1)
        client.until(lambda message: message.get("spectators") == 1)
        client.ask("ping")  # and all that a hello brings has come
    before = [all_there_is(server, made, seats) for seats in ([], [1])]
    first = ada.position["number"]
    for _ in range(3):
        assert ada.choose()["type"] == "ack"
        ada.until(lambda message: message["type"] == "position")
    assert ada.ask("undo", seat=0)["type"] == "ack"
    assert ada.until(lambda message: message["type"] == "position")["number"] == first + 4, "she sees it herself"
    for client in (bea, watcher):
        client.received.clear()
        client.ask("ping")
        kinds = {json.loads(text)["type"] for text in client.received}
        assert kinds <= {"presence", "pong"}, "nothing came before the answer but who is there"
    assert [all_there_is(server, made, seats) for seats in ([], [1])] == before
    number = bea.position["number"]
    assert bea.choose()["number"] == number + 1, "nor do her own numbers tell her"


def all_there_is(server: Server, made: dict[str, Any], seats: list[int]) -> list[Any]:
    """Everything that somebody with these seats is sent who comes now."""
    here = server.sit(made, *seats)
    here.seen(0)
    tokens = [made["tokens"][str(seat)] for seat in seats]
    again = Client(server, f"replay/{made['table']}", tokens)
    again.say(type="look", seat=seats[0] if seats else None)
    again.until(lambda message: message["type"] == "position")
    found = [[text for text in here.received if '"type":"position"' in text], again.received]
    for client in (here, again):
        client.close()
    return [found, server.get(f"/api/tables/{made['table']}")]
