"""A match remembers what was decided, and takes back what may be taken back. On Pebbles (toy.py)."""

from __future__ import annotations

import pytest
from tests.kernel.toy_game import GAME

from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.match import Match


def begun(seed: int = 2, players: int = 2, coins: int = 1) -> Match:
    return Match(GAME, seed=seed, players=players, coins=coins)


def do(match: Match, *names: str) -> None:
    """`0 draw` or just `draw`."""
    for name in names:
        seat, _, rest = name.partition(" ")
        if seat.isdigit():
            match.apply(GAME.action(rest), int(seat))
        else:
            match.apply(GAME.action(name))


def stake_all(match: Match) -> int:
    """The first stakes, whatever they are; whose turn it is then."""
    while match.state.stack[-1].name == "stake":
        match.apply(match.state.legal()[0], match.state.actor)
    actor = match.state.actor
    assert actor is not None
    return actor


def at_a_turn(seed: int = 2, coins: int = 1) -> tuple[Match, int]:
    match = begun(seed, coins=coins)
    do(match, "0 lucky red", "1 lucky red")
    return match, stake_all(match)


def test_own_decisions_are_taken_back_one_by_one() -> None:
    match, me = at_a_turn(coins=2)
    start = match.state.copy()
    do(match, "cash", "rest")
    assert match.can_undo(me)
    match.undo(me)
    match.undo(me)
    assert match.state == start
    assert not match.can_undo(me), "beyond lie the stakes that were shown"
    assert not match.can_undo(1 - me)


def test_a_reveal_is_a_barrier() -> None:
    for name in ("draw", "look"):
        match, me = at_a_turn()
        do(match, name)
        assert not match.can_undo(me)
        with pytest.raises(IllegalAction, match="nothing to take back") as refusal:
            match.undo(me)
        assert refusal.value.reason == "no-undo"


def test_another_seats_decision_is_a_barrier() -> None:
    match, me = at_a_turn(coins=0)
    do(match, "rest")
    assert match.can_undo(me)
    do(match, "rest")
    assert not match.can_undo(me)


def test_where_all_decide_at_once_each_takes_back_its_own() -> None:
    match = begun(players=3)
    do(match, "0 lucky red", "1 lucky green")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.actors == (0, 2)
    assert [decision.seat for decision in match.decisions] == [1]
    do(match, "0 lucky blue")
    assert match.record.decisions == ["1 lucky green", "0 lucky blue"]


def test_when_such_a_step_is_over_only_its_last_decision_can_be_taken_back() -> None:
    match = begun()
    do(match, "0 lucky red", "1 lucky green")
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_a_decision_before_such_a_step_cannot_be_taken_back_once_another_seat_has_decided_in_it() -> None:
    match, me = at_a_turn(coins=0)
    do(match, "rest", "rest")
    last = 1 - me
    assert match.state.stack[-1].name == "stake"
    assert match.can_undo(last)
    match.apply(match.state.legal(me)[0], me)
    assert not match.can_undo(last)


def test_nor_one_in_the_step_before() -> None:
    match = begun()
    do(match, "0 lucky red", "1 lucky green")
    match.apply(match.state.legal(0)[0], 0)
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_a_refused_decision_leaves_no_trace() -> None:
    match = begun()
    before = match.state.to_dict()
    for seat, action in ((0, GAME.action("draw")), (5, GAME.action("lucky red")), (0, -1)):
        with pytest.raises(IllegalAction):
            match.apply(action, seat)
    assert match.state.to_dict() == before
    assert match.decisions == []


def test_a_listener_hears_everything_once_and_undone_events_no_longer_stand() -> None:
    told: list[Event] = []
    match = Match(GAME, seed=2, heard=told.append)
    assert [event.name for event in match.opening] == ["*", "*", "dealt", "dealt"]
    do(match, "0 lucky red")
    assert told == match.events
    match.undo(0)
    assert match.events == match.opening
    assert len(told) == len(match.opening) + 1


def test_without_a_seed_128_bits_are_drawn() -> None:
    seeds = {Match(GAME).seed for _ in range(4)}
    assert len(seeds) == 4
    assert max(seeds) > 2**100


def test_a_match_goes_on_from_its_record() -> None:
    match, _ = at_a_turn()
    again = Match.resume(GAME, match.record)
    assert again.state == match.state
    assert str(again.record) == str(match.record)


def test_a_match_goes_on_in_the_edition_of_its_record() -> None:
    other = GAME.with_edition({"pebbles": {"each": 7}})
    record = Match(other, seed=3).record
    assert record.edition == {"pebbles": {"each": 7}}
    again = Match.resume(GAME, record)
    assert again.game.edition == record.edition
    assert again.state == record.replay(GAME)
