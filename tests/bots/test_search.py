"""The search: budgets, what it keeps from one decision to the next, what it sees ahead, hints."""

from __future__ import annotations

import pytest

import kade
from kade import bots
from kade.bots.knockout import Trial, knockout, rounds_of
from kade.bots.observation import Budget, observe
from kade.bots.search import FEWEST, Search, below, new_tree
from kade.kernel import State, seeded

GAME = kade.load("amsterdam")


def first_turn() -> State:
    """All have chosen their contracts; the first turn begins."""
    state = GAME.new(players=2, seed=4)
    while state.stack[-1].together:
        state.play(state.legal()[0])
    return state


def test_the_same_seed_decides_the_same() -> None:
    state = first_turn()
    seat = state.actors[0]
    chosen = {Search(5, 60).choose(observe(GAME, state, seat)) for _ in range(3)}
    assert len(chosen) == 1


def test_a_forced_decision_costs_nothing() -> None:
    state = first_turn()
    seen = observe(GAME, state, state.actors[0])
    seen.legal = seen.legal[:1]
    told: list[float] = []
    assert Search(1, 10_000_000).choose(seen, Budget(progress=told.append)) == seen.legal[0]
    assert told == []


def test_a_turns_work_is_spread_over_its_decisions() -> None:
    state = first_turn()
    seen = observe(GAME, state, state.actors[0])
    bot = Search(1, 100_000)
    shares = [bot.simulations_for(seen, Budget(earlier=earlier)) for earlier in range(6)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares[:4]) < 100_000
    assert bot.simulations_for(seen, Budget(scale=0.05)) == shares[0] // 20
    assert bot.simulations_for(seen, Budget(scale=0.0)) >= FEWEST


def test_progress_runs_from_nothing_towards_one() -> None:
    state = first_turn()
    told: list[float] = []
    Search(1, 100).choose(observe(GAME, state, state.actors[0]), Budget(progress=told.append))
    assert told[0] == 0.0
    assert told == sorted(told)
    assert 0.8 < told[-1] < 1.0


@pytest.mark.slow
def test_what_was_seen_ahead_is_kept_only_while_nothing_is_revealed() -> None:
    state = first_turn()
    for _ in range(28):  # with full hands there are claims that can be paid in several ways
        state.play(GAME.action("draw card"))
    seat = state.actors[0]
    kept = 0
    for action in [GAME.action("draw card"), *(a for a in state.legal() if GAME.name(a).startswith("claim"))][:6]:
        bot, after = Search(3, 40), state.copy()
        seen = observe(GAME, state, seat)
        tree = bot._kept(seen)
        knockout(tree, seen, 40)
        chosen = below(tree.root, action, seat)
        bot._look_forward_to(tree, action, seen)
        after.play(action, seat)
        again = bot._kept(observe(GAME, after, after.actors[0]))
        if after.revealed or after.actor != seat:
            assert again.root.visits == 0
        else:
            assert again.root is chosen
            kept += 1
    assert 0 < kept < 6


def test_every_legal_action_is_looked_at_even_with_the_smallest_budget() -> None:
    state = first_turn()
    seen = observe(GAME, state, state.actors[0])
    tree = Search(1, 1)._kept(seen)
    knockout(tree, seen, 1)
    visits = [below(tree.root, action, seen.seat).visits for action in seen.legal]
    assert all(visits)
    assert sum(visits) == tree.root.visits


@pytest.mark.parametrize("final", [1, 2, 3])
def test_the_worse_half_is_out_after_each_round_and_all_in_a_round_see_the_same_deals(final: int) -> None:
    state = first_turn()
    seen = observe(GAME, state, state.actors[0])
    deals: dict[int, list[str]] = {action: [] for action in seen.legal}
    tree = Search(1, 1)._kept(seen)

    class Watched:
        """Actions are worth their place among the legal ones; each deal is kept to be compared."""

        rng = tree.rng

        def simulate(self, deal: State, seat: int, action: int) -> float:
            assert seat == seen.seat
            deals[action].append(deal.digest())
            return float(seen.legal.index(action))

    ranked = knockout(Watched(), seen, 400, final)  # type: ignore[arg-type]
    assert [trial.action for trial in ranked] == seen.legal[-final:][::-1]
    assert [trial.mean for trial in ranked] == sorted((trial.mean for trial in ranked), reverse=True)
    longest = deals[ranked[0].action]
    assert len(set(longest)) > 5
    for seen_deals in deals.values():
        assert seen_deals == longest[: len(seen_deals)]
    counts = sorted(len(row) for row in deals.values())
    assert counts[0] < counts[-1]
    assert 300 <= sum(counts) <= 500
    assert len(set(counts)) == rounds_of(len(seen.legal), final)


def test_hints_are_the_best_first_and_never_worth_more_further_down() -> None:
    state = first_turn()
    seat = state.actors[0]
    found = bots.hints(GAME, state, seat, simulations=100)
    assert 1 < len(found) <= 3
    assert {action for action, _ in found} <= set(state.legal(seat))
    assert [worth for _, worth in found] == sorted((worth for _, worth in found), reverse=True)
    assert bots.hints(GAME, state, 1 - seat, simulations=100) == []


@pytest.mark.parametrize(("less", "grade"), [(0.0, "best"), (0.3, "close"), (2.0, "less"), (9.0, "worse")])
def test_a_hint_has_a_grade(less: float, grade: str) -> None:
    assert bots.grade(10.0, 10.0 - less) == grade


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(bots.UnknownBot, match=r"'karpov' is not a bot; choose one of random, greedy, search, novice"):
        bots.make("karpov")
    for name in ("cmd: ", "merchant@", "merchant@x", "merchant@-1", "random@0.5"):
        assert not bots.is_bot(name)


def test_a_level_with_a_part_of_its_work() -> None:
    bot = bots.make("merchant@0.05")
    assert isinstance(bot, Search)
    assert bot.simulations == bots.LEVELS["merchant"].simulations // 20
    assert bot.far == bots.LEVELS["merchant"].far


def test_a_blunder_takes_another_action_the_oftener_the_closer_it_is() -> None:
    def blunders(worse: float, blunder: float) -> int:
        bot = Search(3)
        field = [Trial(7, total=0.0, deals=1), Trial(8, total=-worse, deals=1)]
        return sum(bot.taken(field, blunder) == 8 for _ in range(1000))

    assert 450 < blunders(0.0, 0.25) < 550
    assert 220 < blunders(0.25, 0.25) < 320
    assert blunders(2.0, 0.25) < 5
    assert blunders(0.25, 0.0) == 0
    assert Search(3).taken([Trial(7, total=0.0, deals=1)], 0.25) == 7


def test_one_that_blunders_wavers_between_several_actions_but_hardly_chooses_a_much_worse_one() -> None:
    bot = Search(3)
    field = [Trial(action, total=-worth, deals=1) for action, worth in enumerate((0.0, 0.1, 0.2, 5.0))]
    taken = [bot.taken(field, 0.25) for _ in range(1000)]
    assert taken.count(0) > taken.count(1) > taken.count(2) > 100
    assert taken.count(3) < 5


def test_blunders_become_smaller_as_a_turn_goes_on() -> None:
    bot = Search(3)
    left = [bot._left_of_turn(bots.Budget(earlier=earlier)) for earlier in range(4)]
    assert left[0] == 1.0
    assert sorted(left, reverse=True) == left


@pytest.mark.slow
def test_a_careless_search_chooses_differently() -> None:
    state = first_turn()
    seen = observe(GAME, state, state.actors[0])
    differ = sum(Search(seed, 30, blunder=100.0).choose(seen) != Search(seed, 30).choose(seen) for seed in range(12))
    assert differ >= 4  # so careless that it hardly matters which of those left is better


def test_one_that_does_not_look_far_ends_with_its_own_turn() -> None:
    assert GAME.horizon > 1
    horizons = [new_tree(GAME, seeded(1), far=far).horizon for far in (True, False)]
    assert horizons == [GAME.horizon, 1]


def test_a_higher_level_blunders_less_and_from_the_master_on_they_look_far_and_never_blunder() -> None:
    blunders = [level.blunder for level in bots.LEVELS.values()]
    far = [name for name, level in bots.LEVELS.items() if level.far]
    assert blunders[0] > blunders[1] > blunders[2] == blunders[3] == 0.0
    assert far == ["master", "grandmaster"]


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(2):
        state = GAME.new(players=2, seed=seed)
        players = [bots.make("greedy", seed), bots.make("random", seed)]
        while not state.over:
            seat = state.actors[0]
            state.play(players[seat].choose(observe(GAME, state, seat)), seat)
        won += state.result().winners == (0,)
    assert won == 2
