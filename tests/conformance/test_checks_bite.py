"""The suite itself can fail: Pebbles is broken in one way after the other, and the check meant for it must notice."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.conformance import estimates, flow, positions, secrecy, words
from tests.conformance.play import Play
from tests.conformance.tables import load
from tests.kernel.toy import COLOURS, EndTurn, Pebbles, Stake
from tests.kernel.toy_game import ToyGame

from kade.display.panel import Panel
from kade.kernel.errors import RulesFault
from kade.kernel.event import Event
from kade.kernel.rng import seeded

copy, view, resample, draw, shuffle, stake = (
    Pebbles.copy,
    Pebbles.view,
    Pebbles.resample,
    Pebbles.draw,
    Pebbles.shuffle,
    Stake.take,
)
end_turn, panels, estimate = EndTurn.run, ToyGame.panels, ToyGame.estimate


def shallow_copy(self: Pebbles) -> Pebbles:
    other = copy(self)
    other.hands = self.hands
    return other


def view_with_the_deck(self: Pebbles, seat: int | None = None) -> dict[str, Any]:
    return {**view(self, seat), "next": self.deck[-1:]}


def view_with_other_hands(self: Pebbles, seat: int | None = None) -> dict[str, Any]:
    return {**view(self, seat), "hands": self.hands if seat is not None else []}


def resample_that_keeps_the_deck(self: Pebbles, seat: int | None, seed: int) -> Pebbles:
    other = resample(self, seat, seed)
    return other if seed % 2 or sorted(other.deck) != sorted(self.deck) else resample(self, seat, sum(self.deck))


def resample_that_forgets(self: Pebbles, seat: int | None, seed: int) -> Pebbles:
    blind = copy(self)
    blind.knows = 0
    other = resample(blind, seat, seed)
    other.knows = self.knows
    return other


def draw_without_a_barrier(self: Pebbles, seat: int) -> None:
    draw(self, seat)
    self.revealed = False


def draw_told_to_all(self: Pebbles, seat: int) -> None:
    colour = COLOURS[self.deck[-1]]
    draw(self, seat)
    self.tell(Event("whispered", {"colour": colour}))


def draw_that_loses_one(self: Pebbles, seat: int) -> None:
    draw(self, seat)
    self.hands[seat] = [0, 0, 0]


def chance_without_a_line(self: Pebbles, place: str, items: list[int]) -> None:
    self.rng.shuffle(items)


def stake_that_counts_who_came_first(self: Stake, s: Pebbles, seat: int, action: int) -> None:
    if not any(map(any, s.staked)):
        s.points[seat] += 1
    stake(self, s, seat, action)


def end_of_turn_after_which_nothing_follows(self: EndTurn, s: Pebbles) -> None:
    if s.turns == 0:
        end_turn(self, s)


def end_of_turn_in_a_circle(self: EndTurn, s: Pebbles) -> None:
    s.stack.append(self)


def panels_for_the_desk_alone(self: ToyGame, view: dict[str, Any]) -> list[Panel]:
    return [replace(panel, forms={}) for panel in panels(self, view)]


def estimate_of_nothing(self: ToyGame, state: Pebbles, seat: int) -> float:
    return math.nan if sum(state.table) == 0 else estimate(self, state, seat)


def estimate_that_hopes_on(self: ToyGame, state: Pebbles, seat: int) -> float:
    return estimate(self, state, seat) + 0.5


def estimate_that_sees_the_deck(self: ToyGame, state: Pebbles, seat: int) -> float:
    return estimate(self, state, seat) + (state.deck[-1] if state.deck else 0)


def estimate_that_draws(self: ToyGame, state: Pebbles, seat: int) -> float:
    if state.deck:
        state.draw(seat)
    return estimate(self, state, seat)


BROKEN = [
    (Pebbles, "copy", shallow_copy, positions.copies_are_independent),
    (Pebbles, "view", view_with_the_deck, secrecy.hidden_things_change_no_view),
    (Pebbles, "view", view_with_the_deck, secrecy.hidden_piles_are_in_no_spectators_view),
    (Pebbles, "view", view_with_other_hands, secrecy.hidden_things_change_no_view),
    (Pebbles, "resample", resample_that_keeps_the_deck, secrecy.resample_knows_no_more_than_the_seat),
    (Pebbles, "resample", resample_that_forgets, secrecy.hidden_things_change_no_view),
    (Pebbles, "draw", draw_without_a_barrier, secrecy.barriers_stand_where_something_is_learned),
    (Pebbles, "draw", draw_without_a_barrier, flow.undo_stops_at_barriers),
    (Pebbles, "draw", draw_told_to_all, secrecy.events_tell_no_more_than_the_views),
    (Pebbles, "draw", draw_that_loses_one, positions.audit_is_clean),
    (Pebbles, "shuffle", chance_without_a_line, flow.record_replays),
    (Stake, "take", stake_that_counts_who_came_first, flow.interleavings_end_alike),
    (EndTurn, "run", end_of_turn_after_which_nothing_follows, positions.something_is_legal),
    (EndTurn, "run", end_of_turn_in_a_circle, positions.something_is_legal),
    (ToyGame, "panels", panels_for_the_desk_alone, words.every_player_has_a_compact_panel),
    (ToyGame, "estimate", estimate_of_nothing, estimates.estimate_is_a_number_and_true_at_the_end),
    (ToyGame, "estimate", estimate_that_hopes_on, estimates.estimate_is_a_number_and_true_at_the_end),
    (ToyGame, "estimate", estimate_that_draws, estimates.estimate_is_a_number_and_true_at_the_end),
    (ToyGame, "estimate", estimate_that_sees_the_deck, estimates.estimate_knows_no_more_than_the_seat),
]


def run(check: Callable[..., None]) -> None:
    """The check on a few games of Pebbles: at every position, or on the whole game."""
    for seed in range(16):
        play = Play("toy", {"players": 3, "coins": 2}, seed, seed)
        if check in flow.WHOLE:
            check(load("toy"), play.match(), seeded(seed))
        else:
            for state in play.states():
                check(load("toy"), state, seeded(seed))


@pytest.mark.parametrize(
    ("where", "name", "broken", "check"),
    BROKEN,
    ids=[f"{broken.__name__}-{check.__name__}" for _, _, broken, check in BROKEN],
)
def test_a_broken_game_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: type, name: str, broken: Callable[..., Any], check: Callable[..., None]
) -> None:
    run(check)
    monkeypatch.setattr(where, name, broken)
    with pytest.raises((AssertionError, ValueError, IndexError, RulesFault)):
        run(check)
