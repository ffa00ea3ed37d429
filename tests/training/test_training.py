"""Weights that are learnt from games: what rows are made of a Record, and what the sums find in them."""

from __future__ import annotations

import numpy as np
import pytest

import kade
from kade.arena import Plan
from kade.arena.play import play_one
from kade.games.windmill_valley.estimate import between as windmills
from kade.games.windmill_valley.estimate import learnt
from kade.kernel.learnt import Learnt
from kade.training import between
from kade.training.fit import fit, spread_out
from kade.training.rows import Course, courses
from kade.training.verdict import errors

GAME = kade.load("windmill-valley")


def made_up(number: int, worth: float) -> list[Course]:
    """Games in which a thing that half of the players get at some moment is worth points at the end, and luck adds
    and takes some on the way."""
    chance = np.random.default_rng(number)
    made = []
    for _ in range(number):
        looks = 12
        has = np.arange(looks) >= chance.integers(2 * looks)
        phase = np.linspace(1.0, 0.0, looks)
        luck = chance.normal(0.0, 3.0, looks).cumsum()
        features = np.stack([np.ones(looks), has.astype(float), phase], axis=1)
        end = 50.0 + luck[-1] + (worth if has[-1] else 0.0)
        made.append(Course(features, luck, np.arange(looks), end))
    return made


def test_features_count_for_the_two_knots_around_their_moment() -> None:
    wide = spread_out(np.array([[2.0, 4.0, 0.25], [2.0, 4.0, 2.0]]), 3)
    assert wide.tolist() == [[1.5, 3.0, 0.5, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 2.0, 4.0]]


def test_what_a_thing_is_worth_is_found_in_games() -> None:
    weights = fit(made_up(400, worth=10.0), [0.0, 0.0], knots=2, seats=1, share=1.0)
    assert weights[0] == pytest.approx([50.0, 10.0], abs=2.5)


def test_a_share_of_what_was_learnt_lies_between_today_and_all_of_it() -> None:
    half, whole = (fit(made_up(40, 10.0), [40.0, 2.0], 2, 1, share=share) for share in (0.5, 1.0))
    for knot, further in zip(half, whole, strict=True):
        assert knot == pytest.approx([(40.0 + further[0]) / 2, (2.0 + further[1]) / 2])


def test_knots_at_which_no_game_is_stay_as_they_are() -> None:
    weights = fit(made_up(50, 10.0), [40.0, 2.0], knots=4, seats=1)
    assert weights[2:] == [[40.0, 2.0], [40.0, 2.0]]
    assert weights[1] != [40.0, 2.0]


def test_weights_to_begin_with_change_only_where_they_are_asked_to() -> None:
    begin = [[40.0, 2.0], [30.0, 4.0]]
    found = fit(made_up(200, 10.0), [0.0, 0.0], knots=2, seats=1, share=1.0, begin=begin, only=[0])
    assert [knot[1] for knot in found] == [2.0, 4.0]
    assert all(knot[0] > before[0] + 5.0 for knot, before in zip(found, begin, strict=True))


def test_what_games_do_not_show_stays_as_it_is_today() -> None:
    courses = [
        Course(np.insert(one.features, 2, 0.0, axis=1), one.points, one.turns, one.end) for one in made_up(50, 10.0)
    ]
    weights = fit(courses, [0.0, 0.0, 1.7], knots=2, seats=1)
    assert [knot[2] for knot in weights] == pytest.approx([1.7, 1.7])


def test_the_error_on_other_games_is_smaller_when_something_was_learnt() -> None:
    today = [40.0, 0.0]
    weights = fit(made_up(300, 10.0), today, knots=2, seats=1)
    for error in errors(made_up(200, 10.0), today, weights):
        assert error.off[1] < error.off[0]
        assert abs(error.above[1]) < abs(error.above[0])


def test_a_record_becomes_a_course_for_each_player() -> None:
    played = play_one(GAME, Plan("windmill-valley", ("random",), 2, 1, {"players": 2}), 0)
    found = courses(GAME, learnt, played.record)
    assert [course.end for course in found] == list(played.outcome.points)
    for course in found:
        assert course.features.shape[1] == len(learnt.FEATURES) + 1
        assert len(course.features) == len(course.points) == len(course.turns) > played.outcome.turns // 2


@pytest.mark.parametrize("name", [game for game in kade.games() if kade.load(game).learning is not None])
def test_looks_know_how_many_turns_lie_between_them(name: str) -> None:
    """In every game, whether it numbers its turns or not: what fades from turn to turn fades by this."""
    game = kade.load(name)
    assert game.learning is not None
    played = play_one(game, Plan(name, ("random",), 2, 1, {"players": 2}), 0)
    for course in courses(game, game.learning, played.record):
        assert len(set(course.turns.tolist())) >= played.outcome.turns


def alone() -> list[Course]:
    plan = Plan("windmill-valley", ("random",), 1, 1, {"players": 1, "gardener": "hard"})
    room = GAME.between
    assert room is not None
    return [between.course(GAME, room, play_one(GAME, plan, number).record) for number in range(4)]


def test_between_turns_a_solo_game_is_looked_at_once_a_turn_and_ends_with_the_lead() -> None:
    plan = Plan("windmill-valley", ("random",), 1, 1, {"players": 1, "gardener": "hard"})
    outcome = play_one(GAME, plan, 0).outcome
    first = alone()[0]
    assert first.end == outcome.points[0] - outcome.automata[0]  # random play has not won
    assert first.features.shape[1] == len(windmills.FEATURES) + 1
    assert list(first.turns) == list(range(len(first.turns)))
    assert 8 < len(first.turns) < 40


def unlearnt() -> Learnt:
    row = tuple(windmills.FEATURES.values())
    return Learnt(tuple(windmills.FEATURES), tuple(row for _ in windmills.KNOTS), {})


def test_weights_between_turns_come_nearer_to_how_games_end() -> None:
    begin = unlearnt()
    courses = alone()
    found = Learnt(begin.features, between.learn([courses], begin), {})
    assert between.off(courses, found) < 0.5 * between.off(courses, begin)


def test_only_the_last_rounds_are_learnt_from() -> None:
    begin = unlearnt()
    some, others = alone()[:2], alone()[2:]
    last = [some] * between.ROUNDS
    assert between.learn([others, *last], begin) == between.learn(last, begin)
    assert between.learn([others, *last[1:]], begin) != between.learn(last, begin)


def test_the_gardener_has_no_course() -> None:
    played = play_one(GAME, Plan("windmill-valley", ("random",), 1, 1, {"players": 1, "gardener": "hard"}), 0)
    assert len(courses(GAME, learnt, played.record)) == 1
