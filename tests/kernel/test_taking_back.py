"""A decision taken back over what chance has shown: chance is fresh, nobody knows less or more, the Record tells it."""

from __future__ import annotations

import random

import pytest

import kade
from kade import Match, Record
from kade.kernel.errors import BadRecord, IllegalAction

GAMES = [("amsterdam", 3), ("burano", 2), ("windmill-valley", 3), ("windmill-valley", 1)]
FRESH = 2**127 + 12345


def played(game: str, players: int, decisions: int, seed: int = 5) -> Match:
    match, luck = Match(kade.load(game), seed=seed, players=players), random.Random(seed)
    play_on(match, luck, decisions)
    return match


def play_on(match: Match, luck: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.state.over:
            return
        seat = luck.choice(match.state.actors)
        match.apply(luck.choice(match.state.legal(seat)), seat)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("decisions", [4, 60, 110])
def test_with_fresh_chance_nobody_knows_less_or_more(game: str, players: int, decisions: int) -> None:
    state = played(game, players, decisions).state
    renewed = state.copy()
    renewed.renew(FRESH)
    assert renewed.audit() == []
    assert renewed.digest() != state.digest()
    for seat in (None, *range(state.seats)):
        assert renewed.view(seat) == state.view(seat)
        assert renewed.resample(seat, 7) == state.resample(seat, 7)  # which follows from what the seat knows


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_record_of_a_game_with_something_taken_back_replays(game: str, players: int) -> None:
    match, luck = played(game, players, 40), random.Random(9)
    seat = match.decisions[-5].seat
    match.take_back(seat, FRESH)
    play_on(match, luck, 30)
    assert any(line == f"* fresh {FRESH}" for line in match.record.lines)
    record = Record.parse(str(match.record))
    assert record.replay(match.game) == match.state
    assert record.replay(match.game, from_lines=True).digest() == match.state.digest()
    assert Match.resume(match.game, record).state == match.state
    match.let_go(2)
    again = match.states()
    for index in range(0, len(again), 9):
        assert record.replay(match.game, index).digest() == again[index].digest() or match.decisions[index - 1].fresh


def test_what_was_revealed_is_not_what_comes_next() -> None:
    seen = set()
    for seed in range(12):
        match = played("amsterdam", 2, 10)
        seat = match.state.actors[0]
        match.apply(match.game.action("draw card"), seat)
        assert not match.can_undo(seat)
        assert match.reveals_since(match.last_decision(seat))
        match.take_back(seat, seed)
        seen.add(match.state.pile("deck")[-1])
    assert len(seen) > 1


def test_a_take_back_without_a_seed_leads_to_the_very_position_and_leaves_no_trace() -> None:
    match = played("burano", 2, 30)
    index = match.last_decision(0)
    before = match.states()[index].copy()
    match.take_back(0)
    assert match.state == before
    assert len(match.decisions) == index
    assert not [line for line in match.record.lines if "fresh" in line]


def test_undo_finds_a_state_that_was_let_go_of() -> None:
    match, luck = played("burano", 2, 0), random.Random(2)
    while not any(match.can_undo(seat) for seat in range(2)):
        play_on(match, luck, 1)
    seat = next(seat for seat in range(2) if match.can_undo(seat))
    before = match.states()[match.last_decision(seat)].copy()
    for decision in match.decisions:
        decision.kept = None
    match.undo(seat)
    assert match.state == before


def test_undo_stops_at_fresh_chance() -> None:
    match = played("windmill-valley", 2, 50)
    match.take_back(match.decisions[-1].seat, FRESH)
    assert not any(match.can_undo(seat) for seat in range(2))


def test_before_the_first_decision_fresh_chance_belongs_to_the_opening() -> None:
    match = played("amsterdam", 2, 1)
    match.take_back(match.decisions[0].seat, FRESH)
    play_on(match, random.Random(1), 5)
    assert match.record.replay(match.game) == match.state
    assert match.states()[0].digest() == match.decisions[0].before.digest()


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    match = Match(kade.load("amsterdam"), seed=1, players=2)
    with pytest.raises(IllegalAction, match="has not decided anything"):
        match.take_back(0)


@pytest.mark.parametrize("line", ["* fresh", "* fresh x", "* fresh -4", "* fresh 1 2", f"* fresh {10**60}"])
def test_a_line_of_fresh_chance_names_a_seed(line: str) -> None:
    record = played("amsterdam", 2, 3).record
    record.lines.append(line)
    with pytest.raises(BadRecord):
        record.replay(kade.load("amsterdam"))
