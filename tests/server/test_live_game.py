"""The journal folded: the same entries give the same table; one that no longer replays goes on from a snapshot."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

import kade
from kade.kernel.errors import KadeError
from kade.server.journal import Do, End, Entry, Resign, SeatToBot, Undo, read, write
from kade.server.live_game import LiveGame, Seat, Snapshot

GAME = kade.load("amsterdam")
SEATS = [Seat(0, "A", None, "a"), Seat(1, "B", None, "b")]


def live_game(seed: int = 1) -> LiveGame:
    return LiveGame(GAME, {"players": 2, "first": 0}, seed, b"key", SEATS)


def played(number: int, seed: int = 1) -> tuple[LiveGame, list[tuple[int, Entry]]]:
    """A game after so many decisions, some of them undone, and its journal."""
    table, rows = live_game(seed), list[tuple[int, Entry]]()
    luck = random.Random(seed)
    while len(rows) < number and not table.over:
        seat = luck.choice(table.actors)
        entry: Entry = Do(seat, GAME.name(luck.choice(table.choices[seat])))
        if rows and luck.random() < 0.3 and (undoes := [seat for seat in (0, 1) if table.can_undo(seat)]):
            entry = Undo(undoes[0])
        table.take(table.number + 1, entry)
        rows.append((table.number, entry))
    return table, rows


@pytest.mark.parametrize("seed", range(5))
def test_the_same_journal_gives_the_same_table(seed: int) -> None:
    table, rows = played(60, seed)
    again = live_game(seed)
    again.fold([(number, read(write(entry))) for number, entry in rows])
    assert again.match.state == table.match.state
    assert [again.ticket(seat) for seat in (0, 1)] == [table.ticket(seat) for seat in (0, 1)]
    assert [(told.id, told.event.public) for told in again.log()[1]] == [
        (told.id, told.event.public) for told in table.log()[1]
    ]
    assert any(isinstance(entry, Undo) for _, entry in rows)


def test_a_number_is_taken_in_its_turn_only() -> None:
    table = live_game()
    for number in (0, 2):
        with pytest.raises(KadeError):
            table.take(number, Do(0, "keep both"))
    table.take(1, Do(0, "keep both"))


def test_what_cannot_be_changes_nothing() -> None:
    table, _ = played(10)
    before, number = table.match.state.copy(), table.number
    with pytest.raises(KadeError):
        table.take(number + 1, Do(table.actors[0], "pay wild"))
    assert (table.match.state, table.number) == (before, number)


@pytest.mark.parametrize("spoilt", [Do(0, "pay wild"), Do(0, "no longer an action")])
def test_a_table_that_no_longer_replays_goes_on_from_its_snapshot(spoilt: Entry) -> None:
    table, rows = played(30)
    snapshot = table.snapshot()
    luck = random.Random(1)
    seat = table.actors[0]
    rows.append((31, Do(seat, GAME.name(luck.choice(table.choices[seat])))))
    table.take(*rows[-1])
    rows[3] = (4, spoilt)
    again = live_game()
    again.fold(rows, snapshot)
    assert again.resumed
    assert again.match.state == table.match.state
    assert again.number == 31
    assert again.last_event == table.last_event + 1, "and a line says why"
    with pytest.raises(KadeError):
        again.record()


def test_a_journal_that_leads_elsewhere_is_noticed() -> None:
    _, rows = played(30)
    other, _ = played(30, seed=2)
    again = live_game()
    again.fold(rows, Snapshot(30, 99, other.saved()))
    assert again.resumed
    assert again.match.state == other.match.state


def test_without_a_snapshot_a_broken_journal_is_played_as_far_as_it_leads() -> None:
    table, rows = played(10)
    three = live_game()
    three.fold(rows[:3])
    again = live_game()
    again.fold([*rows[:3], (4, Do(0, "pay wild")), *rows[4:], (11, SeatToBot(1, "random"))])
    assert again.match.state == three.match.state
    assert again.number == 11, "no number is used twice"
    assert again.last_event > table.last_event, "and no id of an event"
    assert again.bots == {1: "random"}
    assert again.record().replay(GAME) == three.match.state


def test_a_decision_after_the_snapshot_that_no_longer_fits_is_left_out() -> None:
    table, rows = played(30)
    again = live_game()
    rows[3] = (4, Do(0, "no longer an action"))
    again.fold([*rows, (31, Do(table.actors[0], "no longer an action"))], table.snapshot())
    assert again.match.state == table.match.state
    assert again.number == 31
    assert again.ticket(table.actors[0]) not in (None, table.ticket(table.actors[0]))
    seat = again.actors[0]
    again.take(32, Do(seat, GAME.name(again.choices[seat][0])))


def test_a_snapshot_that_cannot_be_read_any_more_is_not_needed_where_the_journal_replays() -> None:
    table, rows = played(30)
    again = live_game()
    again.fold(rows, Snapshot(30, table.last_event, '{"kade": 0, "game": "amsterdam", "state": {"hands": []}}'))
    assert not again.resumed
    assert again.match.state == table.match.state


def test_seats_given_away_stay_given_away_from_a_snapshot_too() -> None:
    table, rows = played(10)
    rows += [(11, SeatToBot(0, "random")), (12, Resign(1)), (13, End("resigned"))]
    for row in rows[10:]:
        table.take(*row)
    again = live_game()
    again.fold([(1, Do(0, "pay wild")), *rows[1:]], table.snapshot())
    assert again.bots == table.bots == {0: "random"}, "for who ended the game by resigning no bot plays"
    assert again.over
    with pytest.raises(KadeError):
        again.take(14, Undo(0))


def test_a_log_that_was_undone_in_part_is_continued_where_it_still_stands() -> None:
    table = live_game()
    table.take(1, Do(0, "keep both"))
    _, first = table.log()
    have = first[-1].id
    assert table.log(have) == (have, [])
    table.take(2, Do(1, "keep both"))
    keep, news = table.log(have)
    assert (keep, news[0].id) == (have, have + 1)


# ---------------------------------------------------------------- memory


def finished(game: str) -> LiveGame:
    """A game of four, to its end."""
    loaded, luck = kade.load(game), random.Random(3)
    seats = [Seat(seat, f"{seat}", None, f"{seat}") for seat in range(4)]
    options = {option.name: option.default for option in loaded.options} | {"players": 4}
    live = LiveGame(loaded, options, 3, b"key", seats)
    while not live.over:
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, loaded.name(luck.choice(live.choices[seat]))))
    live.take(live.number + 1, End("finished", list(live.match.state.result().points)))
    return live


@pytest.mark.slow
@pytest.mark.parametrize("game", kade.games())
def test_a_finished_table_takes_less_than_half_a_megabyte(game: str) -> None:
    finished(game)  # what all tables of the game share is there before
    gc.collect()
    tracemalloc.start()
    try:
        live = finished(game)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert live.over
    assert taken < 500_000


@pytest.mark.parametrize("seed", range(3))
def test_states_that_were_let_go_of_are_played_again_alike(seed: int) -> None:
    table, rows = played(90, seed)
    assert table.match.decisions[0].kept is None
    states = table.match.states()
    again = live_game(seed)
    for number, entry in rows:
        again.take(number, entry)
        known = again.match.decisions
        if known and known[-1].kept is not None and len(known) <= len(states) - 1:
            same = [one.action for one in known] == [one.action for one in table.match.decisions[: len(known)]]
            assert not same or known[-1].kept == states[len(known) - 1]
    assert states[-1] == table.match.state
