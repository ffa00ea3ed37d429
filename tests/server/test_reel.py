"""Looking back shows every seat what it saw then, byte for byte, and nothing else: whole games of all kinds."""

from __future__ import annotations

import itertools
import random
from typing import Any, cast

import msgspec
import pytest

import kade
from kade.display.game import LANGUAGES
from kade.kernel import Match
from kade.kernel.options import read_options
from kade.server import wire
from kade.server.errors import Refused
from kade.server.journal import Do, End, Resign, Undo
from kade.server.live_game import LiveGame, Seat
from kade.server.position import Viewer, result
from kade.server.reel import Reel, of_record, of_table
from kade.server.settings import Settings
from kade.server.stored import StoredTable
from kade.server.table import Table

GAMES = [("amsterdam", 3), ("windmill-valley", 2), ("windmill-valley", 1), ("burano", 2)]


def table_of(name: str, number: int, seed: int) -> tuple[Table, LiveGame]:
    game = kade.load(name)
    seats = tuple(Seat(seat, f"N{seat}", None, f"hash{seat}") for seat in range(number))
    options = read_options(game.options, {"players": number})
    stored = StoredTable("t", name, {}, options, seed, b"key", seats)
    table = Table(stored, cast(Any, None), Settings(), *(cast(Any, None) for _ in range(3)))
    table.live = live = LiveGame(table.game, stored.options, seed, stored.key, seats)
    return table, live


def eyes(seat: int | None) -> Viewer:
    return Viewer(frozenset() if seat is None else frozenset([seat]))


def picture(position: wire.Position) -> bytes:
    """All that is drawn, and whose turn it is."""
    return msgspec.json.encode([position.panels, position.drawn, position.actors, position.seat])


@pytest.mark.parametrize(("name", "number"), GAMES)
@pytest.mark.slow
def test_every_moment_is_what_the_seat_was_shown_when_it_was_live(name: str, number: int) -> None:
    table, live = table_of(name, number, 5)
    viewers: list[int | None] = [None, *range(number)]
    shown: list[dict[int | None, wire.Position]] = []
    luck = random.Random(5)
    while True:
        looks = len(shown) % 9 == 0 or live.over  # drawing everything at every moment would take minutes
        shown.append({seat: eyes(seat).position(table) for seat in viewers} if looks else {})
        if looks:
            compare(of_table(table, live, frozenset(range(number))), shown, len(shown) - 1)
        if live.over:
            break
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    reel = of_table(table, live, frozenset())
    assert len(reel.frames) == len(shown) > 20
    for at in range(len(shown)):
        compare(reel, shown, at)


def compare(reel: Reel, shown: list[dict[int | None, wire.Position]], at: int) -> None:
    for seat, live in shown[at].items():
        own = frozenset() if seat is None else frozenset([seat])
        reel.check(seat, own)
        again = reel.position(eyes(seat), at, seat)
        assert picture(again) == picture(live), (at, seat)
        contents = reel.contents(seat, own)
        until = contents.moments[at].n
        assert [one for one in contents.events if one.n <= until] == live.events
        assert (again.passed, again.choices, again.ticket) == (True, [], None)


def test_while_it_runs_one_looks_back_from_ones_own_seat_only() -> None:
    table, live = table_of("amsterdam", 3, 1)
    reel = of_table(table, live, frozenset())
    assert reel.seats(frozenset([1])) == [1]
    assert reel.seats(frozenset([0, 1])) == [], "several people at one screen"
    assert reel.contents(1, frozenset([1])).record == "", "the Record has the seed"
    for seat, own in ((0, frozenset([1])), (0, frozenset[int]()), (0, frozenset([0, 1]))):
        with pytest.raises(Refused, match="own seat"):
            reel.check(seat, own)
    reel.check(None, frozenset())
    live.take(1, Resign(0))
    live.take(2, End("resigned", [0, 0, 0]))
    reel = of_table(table, live, frozenset())
    reel.check(0, frozenset())
    assert reel.contents(None, frozenset()).record == "/api/tables/t/record"
    assert [one.say.id for one in reel.contents(None, frozenset()).events][-2:] == ["table-resigned", "table-won"]


def test_a_moment_that_was_taken_back_is_no_moment() -> None:
    table, live = table_of("amsterdam", 2, 1)
    luck = random.Random(1)
    while not live.can_undo(live.last_decider() or 0):
        seat = live.actors[0]
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    number = len(of_table(table, live, frozenset()).frames)
    live.take(live.number + 1, Undo(live.last_decider() or 0))
    reel = of_table(table, live, frozenset())
    assert len(reel.frames) == number - 1
    assert reel.frames[-1].state == live.match.state
    with pytest.raises(Refused, match=f"0 to {number - 2}"):
        reel.frame(number - 1)


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_a_record_shows_the_same_as_the_table_it_was_played_at(name: str, number: int) -> None:
    table, live = table_of(name, number, 8)
    luck = random.Random(8)
    while not live.over:
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    ours, record = of_table(table, live, frozenset()), live.record()
    theirs = of_record("r", record)
    record.seed = None  # as if it had been written down at a real table
    by_hand = of_record("r", record)
    for other in (theirs, by_hand):
        assert [(one.seat, one.turn, one.last) for one in other.frames] == [
            (one.seat, one.turn, one.last) for one in ours.frames
        ]
        assert [one.state.digest() for one in other.frames] == [one.state.digest() for one in ours.frames]
        assert other.contents(0, frozenset()).events == ours.contents(0, frozenset()).events
        assert other.result == ours.result
    assert picture(theirs.position(eyes(0), 7, 0)) == picture(ours.position(eyes(0), 7, 0))


def test_turns_are_what_one_player_decides_in_a_row() -> None:
    game = kade.load("amsterdam")
    match = Match(game, seed=3, players=2)
    luck = random.Random(3)
    while not match.state.over:
        match.apply(luck.choice(match.state.legal()))
    reel = of_record("r", match.record)
    turns = [frame.turn for frame in reel.frames]
    assert turns[:4] == [0, 0, 0, 1], "contracts are chosen before the first turn"
    assert all(after >= before for before, after in itertools.pairwise(turns))
    for before, after in itertools.pairwise(reel.frames[1:]):
        if before.turn == after.turn:
            assert before.seat == after.seat or after.turn == 0
    points = reel.points()
    assert len(points) == turns[-1] + 1
    assert points[0] == [0, 0]
    assert points[-1] == list(match.state.result().points)


@pytest.mark.slow
def test_turns_have_the_numbers_that_the_log_says() -> None:
    table, live = table_of("windmill-valley", 3, 2)
    luck = random.Random(2)
    while not live.over:
        seat = live.actors[0]
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    reel = of_table(table, live, frozenset())
    said = {entry.id: entry.event.public["number"] for entry in reel.log if entry.event.name == "turn"}
    assert len(said) > 20
    for before, after in itertools.pairwise(reel.frames):
        for line in range(before.last + 1, after.last + 1):
            if line in said and after is not reel.frames[-1]:
                following = reel.frames[reel.frames.index(after) + 1]
                assert following.turn == said[line], "the decision after it is the first of that turn"


def test_a_game_that_does_not_count_its_turns_has_them_all_the_same() -> None:
    table, live = table_of("burano", 2, 2)
    luck = random.Random(2)
    while len(live.match.decisions) < 80:
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    turns = [frame.turn for frame in of_table(table, live, frozenset()).frames]
    assert turns[:5] == [0, 1, 1, 1, 2]
    assert all(after - before in (0, 1) for before, after in itertools.pairwise(turns))


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_everybodys_cards_are_shown_when_it_is_over_and_never_before(name: str, number: int) -> None:
    table, live = table_of(name, number, 5)
    luck = random.Random(5)
    while not live.over:
        if len(live.match.decisions) in (0, 20):
            with pytest.raises(Refused, match="when the game is over"):
                of_table(table, live, frozenset()).hands(0)
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    reel = of_table(table, live, frozenset())
    hands = reel.hands(20)
    assert [hand.seat for hand in hands.hands] == list(range(number))
    for hand in hands.hands:
        seen = {panel.id: panel.key for panel in reel.position(eyes(hand.seat), 20, hand.seat).panels}
        assert {panel.id: panel.key for panel in hand.panels}.items() <= seen.items()
    if name == "amsterdam":
        assert {panel.id for panel in hands.hands[1].panels} == {"hand", "contracts"}


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_the_sources_of_points_have_names_in_every_language_and_add_up(name: str, number: int) -> None:
    table, live = table_of(name, number, 7)
    luck = random.Random(7)
    while not live.over:
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    found = result(live)
    assert found is not None
    for points, sources in zip(found.points, found.sources, strict=True):
        assert sum(sources.values()) == points
        assert len(sources) <= 16
        for message in sources:
            for lang in LANGUAGES:
                assert f"\n{message} =" in table.game.messages(lang)
