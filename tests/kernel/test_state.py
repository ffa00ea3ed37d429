"""How a stack of steps flows: forced, automatic and empty steps, asides, steps that wait, settling, deciding at once.

All of it on Pebbles (toy.py), the smallest game that has one of each.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import (
    CASH,
    DRAW,
    END_TURN,
    LAY,
    LOOK,
    REST,
    SCORE,
    STAKE,
    Closing,
    EndTurn,
    Lucky,
    Pebbles,
    Score,
    Turn,
)
from tests.kernel.toy_game import GAME

from kade.kernel.errors import IllegalAction, RulesFault
from kade.kernel.event import Event
from kade.kernel.rng import seeded
from kade.kernel.step import Step

pytestmark = pytest.mark.compiled
RED, GREEN, BLUE = 0, 1, 2


def laid_out(*hands: list[int], table: list[int], deck: list[int] | None = None, coins: int = 0) -> Pebbles:
    """Seat 0 is to move; what is named nowhere has left the game."""
    s = GAME.empty({"players": len(hands)}, seeded(1))
    s.hands = [list(hand) for hand in hands]
    s.table = table[:]
    s.deck = (deck or [])[:]
    s.coins = [coins] * len(hands)
    for colour in range(3):
        s.swept[colour] = 5 - s.deck.count(colour) - table[colour] - sum(hand[colour] for hand in hands)
    s.stack = [Turn(0)]
    assert s.audit() == []
    s.advance()
    return s


def heard(s: Pebbles, action: int, seat: int | None = None) -> list[str]:
    events: list[Event] = []
    s.listener = events.append
    s.apply(action, seat)
    s.listener = None
    return [event.name for event in events]


def test_a_forced_step_is_taken_by_itself() -> None:
    s = laid_out([1, 0, 0], [0, 0, 0], table=[0, 0, 0], deck=[BLUE])
    assert heard(s, LAY + RED) == ["laid", "scored"]
    assert s.points == [1, 0]
    assert s.actor == 1


def test_a_step_without_options_ends_itself() -> None:
    s = laid_out([1, 0, 0], [0, 0, 1], table=[2, 0, 0])
    assert heard(s, LAY + RED) == ["laid", "swept", "*", "nothing-to-score"]
    assert s.points == [0, 0]


def test_a_question_inside_a_turn_is_asked_before_the_turn_goes_on() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 1, 1])
    s.apply(LAY + RED)
    assert isinstance(s.stack[-1], Score)
    assert [step.name for step in s.stack] == ["end-turn", "closing", "score"]
    assert s.legal() == [SCORE + RED, SCORE + GREEN, SCORE + BLUE]
    s.apply(SCORE + BLUE)
    assert s.actor == 1


def test_what_happens_the_moment_that_happens_between_steps() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[2, 1, 1], deck=[GREEN, BLUE, GREEN])
    before = s.rng.words()
    s.apply(LAY + RED)
    assert s.table == [0, 1, 1]
    assert s.legal() == [SCORE + GREEN, SCORE + BLUE], "the step sees the table after the sweep"
    assert s.rng.words() != before
    assert s.revealed, "chance is a barrier"


# ---------------------------------------------------------------------- at any moment of one's turn


def test_an_aside_stands_beside_an_open_step_and_leaves_it_where_it_is() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 1, 1], deck=[BLUE], coins=2)
    assert s.legal() == [DRAW, REST, LAY + RED, CASH, LOOK]
    stack = s.stack[:]
    s.apply(CASH)
    assert s.stack == stack
    assert s.points == [1, 0]
    assert s.legal() == [DRAW, REST, LAY + RED, CASH, LOOK]
    s.apply(CASH)
    assert s.legal() == [DRAW, REST, LAY + RED]


def test_no_aside_stands_beside_a_closed_step() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 1, 1], coins=1)
    s.apply(LAY + RED)
    assert s.legal() == [SCORE + RED, SCORE + GREEN, SCORE + BLUE]
    with pytest.raises(IllegalAction):
        s.apply(CASH)


def test_a_step_that_waits_asks_only_while_an_aside_is_open() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0], coins=1)
    s.apply(REST)
    assert isinstance(s.stack[-1], Closing)
    assert s.legal() == [END_TURN, CASH]
    ended = s.copy()
    ended.apply(END_TURN)
    assert (ended.actor, ended.coins) == (1, [1, 1])
    s.apply(CASH)
    assert (s.actor, s.coins) == (1, [0, 1]), "with the last coin spent the turn ends by itself"


def test_an_open_aside_makes_no_question_of_a_forced_step_that_does_not_wait() -> None:
    s = laid_out([0, 0, 0], [0, 1, 0], table=[0, 0, 0], coins=1)
    assert isinstance(s.stack[-1], Closing), "rest was all that could be done, so it was done"


def test_an_aside_may_reveal() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0], deck=[RED, BLUE], coins=1)
    s.apply(LOOK)
    assert s.revealed
    assert s.view(0)["seats"][0]["top"] == BLUE
    assert all(s.resample(0, seed).deck[-1] == BLUE for seed in range(10)), "what was looked at stays known"
    assert "top" not in s.view(1)["seats"][0]


# ---------------------------------------------------------------------- all at once


def at_the_stakes(**options: Any) -> Pebbles:
    s = GAME.new(seed=2, **options)
    for seat in s.actors:
        s.apply(s.legal(seat)[0], seat)
    assert isinstance(s, Pebbles)
    assert s.stack[-1].name == "stake"
    return s


def test_each_seat_decides_several_times_in_any_order() -> None:
    s = at_the_stakes(players=3)
    assert list(s.actors) == [0, 1, 2]
    for _ in range(2):
        s.apply(s.legal(2)[0], 2)
    assert list(s.actors) == [0, 1], "seat 2 has decided twice and is done"
    assert s.actor == 0
    assert s.legal() == s.legal(0)
    assert s.legal(2) == []
    with pytest.raises(IllegalAction) as refusal:
        s.apply(STAKE, 2)
    assert refusal.value.reason == "not-your-turn"


def test_the_choices_stay_secret_until_the_last() -> None:
    s = at_the_stakes(players=2)
    s.apply(s.legal(0)[0], 0)
    assert s.view(1)["seats"][0] == {"cards": 3, "stakes": 1}
    reveals = [s.revealed]
    for seat in (0, 1, 1):
        assert sum(s.table) == 0
        s.apply(s.legal(seat)[0], seat)
        reveals.append(s.revealed)
    assert reveals == [False, False, False, True]
    assert sum(s.table) + sum(s.swept) == 4
    assert isinstance(s.stack[-1], Turn)


def test_a_seat_with_one_choice_is_asked_like_the_others_so_that_nobody_learns_of_it() -> None:
    s = at_the_stakes(players=2)
    s.hands[0] = [0, 0, 4]
    assert s.legal(0) == [STAKE + BLUE]
    assert 0 in s.actors


# ---------------------------------------------------------------------- refusals, steps, comparing


def test_a_refusal_says_why() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    for action, seat, reason, name in (
        (DRAW, 0, "deck-empty", "'draw'"),
        (LAY + BLUE, None, "not-in-hand", "'lay blue'"),
        (REST, 1, "not-your-turn", "'rest'"),
        (999, 0, "unknown-action", "'999'"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            s.apply(action, seat)
        assert refusal.value.reason == reason
        assert name in str(refusal.value)


def test_after_the_end_everything_is_refused() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    s.stack = []
    assert (s.over, s.actors, s.actor, s.legal(), s.legal(0)) == (True, (), None, [], [])
    with pytest.raises(IllegalAction) as refusal:
        s.apply(REST)
    assert refusal.value.reason == "game-over"


# ---------------------------------------------------------------------- ends and circles


def nothing_follows(self: Step[Pebbles], s: Pebbles) -> None:
    """What a step does whose author forgot what comes next."""


def itself_follows(self: Step[Pebbles], s: Pebbles) -> None:
    s.stack.append(self)


def test_a_game_is_over_when_a_step_says_so_whatever_still_waits() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    s.stack.insert(0, Turn(1))
    s.turns = 3
    s.apply(REST)
    assert (s.over, s.actors) == (True, ())


def test_a_game_that_runs_out_of_steps_names_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndTurn, "run", nothing_follows)
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    with pytest.raises(RulesFault, match=r"toy: after the step 'end-turn' nothing follows"):
        s.apply(REST)


def test_a_decision_after_which_nothing_follows_is_named_too() -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0], coins=1)
    s.apply(REST)
    s.stack = [Closing(0)]
    s.advance()
    with pytest.raises(RulesFault, match="'closing'"):
        s.apply(END_TURN)


def test_a_moment_that_leaves_nothing_to_do_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    monkeypatch.setattr(Pebbles, "settle", lambda self: self.stack.clear())
    with pytest.raises(RulesFault, match="'settle'"):
        s.apply(REST)


def test_a_step_that_goes_on_for_ever_names_itself_instead_of_hanging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndTurn, "run", itself_follows)
    s = laid_out([1, 0, 0], [0, 1, 0], table=[0, 0, 0])
    with pytest.raises(RulesFault, match=r"toy: the step 'end-turn' runs by itself for ever: after 10000 steps"):
        s.apply(REST)


def test_steps_are_compared_by_what_they_say() -> None:
    assert Turn(1) == Turn(1)
    assert hash(Turn(1)) == hash(Turn(1))
    assert Turn(1) != Turn(0)
    assert Turn(1) != EndTurn(1)
    assert Turn(1) != "turn"
    assert Lucky(0, 3) == Lucky(0, 3)
    assert Lucky(0, 3) != Lucky(0, 2)
    assert len({Lucky(0, 3), Lucky(0, 3), Lucky(0, 2)}) == 2
    assert Lucky(0, 6).dump(GAME.printed) == {"step": "lucky", "seat": 0, "naming": [1, 2]}
    assert repr(Lucky(1, 6)) == "Lucky(1, naming=6)"
    assert repr(Turn(1)) == "Turn(1)"
    plain: Step[Pebbles] = Step(0)
    assert plain.legal(GAME.empty({"players": 2}, seeded(1)), 0) == []


def test_equality_counts_the_generator_and_the_digest_does_not() -> None:
    one, two = GAME.new(seed=1), GAME.new(seed=1)
    two.rng.next()
    assert one != two
    assert one.digest() == two.digest()
    assert one != GAME
    assert "toy" in repr(one)
    assert one.digest() in repr(one)


def test_the_listener_and_what_was_revealed_are_not_copied() -> None:
    s = GAME.new(seed=1)
    s.listener = print
    assert s.copy().listener is None
