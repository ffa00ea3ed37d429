"""A decision judged from what its seat knew."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.analysis.games import TINY, last_claim, questions, record

import kade
from kade.analysis import NotFinished, analysed
from kade.analysis import judge as judging
from kade.analysis.judge import Question, judge
from kade.analysis.measure import Found, Search, judging_tree
from kade.analysis.moments import moments
from kade.bots.observation import Observation, observe
from kade.bots.search import new_tree
from kade.kernel import seeded
from kade.kernel.errors import BadArgument
from kade.kernel.record import Record


def tiny(question: Question) -> Question:
    return replace(question, effort=TINY)


@pytest.mark.parametrize("game", ["amsterdam", "burano", "windmill-valley"])
def test_hindsight_changes_nothing(game: str) -> None:
    """Another deal of what the seat could not know gives the same verdict, to the last digit."""
    asked = tiny(questions(game)[len(questions(game)) // 2])
    state = kade.load(game).from_dict(asked.state)
    other = state.resample(asked.seat, 5)
    assert other.digest() != state.digest()
    assert judge(replace(asked, state=other.to_dict())) == judge(asked)


@pytest.mark.parametrize("game", ["amsterdam", "burano", "windmill-valley"])
def test_what_the_others_want_does_not_depend_on_cards_they_cannot_see(game: str) -> None:
    """Two deals that look the same to the second seat, of which only the first seat could tell one from the other."""
    loaded = kade.load(game)
    state = moments(record(game), loaded)[0][40].state
    deals = [state, *(state.resample(1, seed) for seed in range(4))]
    tree = judging_tree(loaded, 1)
    wanted = {tree.margins(deal, tree.points(deal), 0)[1] for deal in deals}
    assert len(wanted) == 1


def test_bots_fear_opponents_who_know_their_cards() -> None:
    """They are more careful than the analysis: the same deals, and the opponent's wishes differ."""
    amsterdam = kade.load("amsterdam")
    state = moments(record(), amsterdam)[0][40].state
    tree = new_tree(amsterdam, seeded(1))
    deals = [state.resample(1, seed) for seed in range(4)]
    assert len({tree.margins(deal, tree.points(deal), 0)[1] for deal in deals}) > 1


def test_the_played_action_is_always_among_the_compared_and_the_best_comes_first() -> None:
    for asked in questions()[20:30:9]:
        found = judge(tiny(asked))
        actions = [worth.action for worth in found.worths]
        assert found.played in actions
        assert actions[0] == found.best
        assert found.worths[0].behind == 0.0


def test_throwing_points_away_at_the_end_is_called_costly() -> None:
    moment = last_claim()
    asked = next(one for one in questions() if one.number == moment.number)
    found = judge(replace(asked, played="draw card", effort=replace(TINY, full=24, searches=6)))
    assert found.best.startswith("claim ")
    assert found.cost > 1
    assert found.marked
    assert found.reasons


def test_the_analysis_grows_and_goes_on_from_what_is_known() -> None:
    quick = list(questions())
    known = [judge(tiny(one)) for one in quick[:1]]
    parts = analysed(record(), "quick", known=known)
    first = next(parts)
    assert first.decisions == known
    assert first.total == len(quick)
    assert first.curve[-1].points == [float(points) for points in first.points]
    parts.close()


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    whole = record()
    text = str(Record(whole.game, whole.rules, whole.seed, whole.options, lines=whole.lines[:10]))
    with pytest.raises(NotFinished, match="not over"):
        next(analysed(Record.parse(text)))


def test_an_unknown_effort_gets_a_sentence() -> None:
    with pytest.raises(BadArgument, match="quick, normal, thorough"):
        next(analysed(record(), "great"))


def test_what_all_decide_at_once_is_one_turn() -> None:
    found = moments(record("burano"), kade.load("burano"))[0]
    together = [one for one in found if one.state.stack[-1].together]
    rows = {one.turn for one in together}
    assert len(rows) < len(together)
    assert all(one.turn not in rows for one in found if not one.state.stack[-1].together)


def test_a_record_without_a_seed_is_read_from_its_lines() -> None:
    whole = record()
    seedless = Record(whole.game, whole.rules, None, whole.options, lines=whole.lines, result=whole.result)
    game = kade.load("amsterdam")
    assert [one.action for one in moments(seedless, game)[0]] == [one.action for one in moments(whole, game)[0]]


@pytest.mark.parametrize(("spread", "number"), [(0.0, 3), (1.0, 6)])
def test_searches_that_find_the_same_are_enough(monkeypatch: pytest.MonkeyPatch, spread: float, number: int) -> None:
    found = iter(range(100))

    def made_up(seen: Observation, actions: list[int], each: int, seed: int) -> Search:
        worth = 9.0 + spread * (next(found) % 2)
        return {action: Found(worth * (place == 0), worth * (place == 0)) for place, action in enumerate(actions)}

    monkeypatch.setattr(judging, "search", made_up)
    asked = questions()[20]
    game = kade.load(asked.game)
    seen = observe(game, game.from_dict(asked.state), asked.seat)
    assert len(judging.compared(seen, replace(TINY, searches=6), 1)) == number
