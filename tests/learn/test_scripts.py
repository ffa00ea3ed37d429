"""Mistakes in the script of a guided game: each is a sentence that names the step, and says what would be right."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from kade.display.prose import Prose
from kade.learn.folder import read_plan
from kade.learn.lesson import lesson, play
from kade.learn.script import BadLesson, lessons, read_script, script

Plan = dict[str, Any]


def step(plan: Plan, id: str) -> Plan:
    found: Plan = next(one for scene in plan["scene"] for one in scene["step"] if one["id"] == id)
    return found


def put(id: str, /, **entries: Any) -> Callable[[Plan], None]:
    return lambda plan: step(plan, id).update(entries)


def refused(change: Callable[[Plan], Any], words: Prose | None = None) -> str:
    """What is said of Amsterdam's script after a change."""
    plan = copy.deepcopy(read_plan("amsterdam", "first_game"))
    change(plan)
    with pytest.raises(BadLesson) as problem:
        play(read_script("amsterdam", "first-game", plan, words or script("amsterdam", "first-game").prose))
    return str(problem.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("card", moves=["0 take grey"]), "step card"),
        (
            put("card", moves=["0 take green"]),
            "step card: seat 0 cannot 'take green' there. Legal are seat 0: take pink",
        ),
        (put("card", moves=["1 take orange"]), "step card: seat 1 cannot 'take orange' there. Legal are seat 0"),
        (put("card", moves=["take orange"]), "the step card has the move 'take orange', but a move is a seat"),
        (put("card", moves=["0 take orange", "*"]), "step card: 'take orange' brings 0 pauses, but 1 are asked for"),
        (put("city", moves=["*"]), "step city: there is no pause to go on to"),
        (put("card", shows=["track-99"]), "step card: it shows 'track-99', which is neither a panel nor drawn"),
        (put("card", shows_after=["hand-wild"]), "step card: it shows 'hand-wild'"),
        (put("card", rules="4.1 4.99"), "the step card cites what is not there. The ledger has no rule 4.99."),
        (put("card", id="cards"), "the step cards has no message 'cards'"),
        (put("card", id="city"), "the step 'city' needs an id of its own"),
        (put("card", id="Card!"), "the step 'Card!' needs an id of its own"),
        (put("card", rule="4.1"), "rule"),
        (put("card", moves=[3]), "moves is 3, but must be a text"),
        (put("card", moves="0 take orange"), "moves"),
        (put("claim", numbers={"points": "gain seats.0.pints"}), "step claim: 'seats.0.pints' leads nowhere"),
        (put("claim", numbers={"points": "gains seats.0.points"}), "begins with 'gains', but only before, gain"),
        (put("claim", numbers={"points": "seats.0.hand"}), "which is no number"),
        (put("claim", numbers={"points": "printed._tabulate"}), "leads nowhere"),
        (lambda plan: plan["scene"][0]["lay"].update(row=["mauve"]), "scene 1: "),
        (lambda plan: plan["scene"][0].pop("lay"), "a scene has either `lay`"),
        (lambda plan: plan["scene"][0].pop("step"), "a scene has at least one [[scene.step]]"),
        (lambda plan: plan.pop("scene"), "at least one [[scene]]"),
        (lambda plan: plan.pop("players"), "name its players"),
        (lambda plan: plan.update(minutes=600), "minutes"),
        (lambda plan: plan.update(seat=2), "seat"),
        (lambda plan: plan.update(scene=["one"]), "scene"),
    ],
)
def test_a_mistake_is_a_sentence(change: Callable[[Plan], Any], said: str) -> None:
    problem = refused(change)
    assert said in problem
    assert problem.startswith("amsterdam, first-game")
    assert problem.endswith(".")


def test_a_missing_bubble_is_named() -> None:
    assert "the step city has no message 'city-before'" in refused(
        lambda plan: None, Prose({"en": "title = A game\ncity = Hello"})
    )


@pytest.mark.parametrize("name", ["second-game", "rulebook", "../first-game", ""])
def test_a_lesson_that_is_not_there_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(BadLesson, match="it has first-game"):
        lesson("amsterdam", name)


def test_the_first_game_is_offered_first() -> None:
    for game in ("amsterdam", "burano", "windmill-valley"):
        assert "rulebook" not in lessons(game)
        assert "first-game" in lessons(game)[:1] or not lessons(game)
