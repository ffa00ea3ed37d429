"""A finished game to look back on, and analyses made up for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import kade
from kade.analysis.effort import Effort
from kade.analysis.judge import Question
from kade.analysis.moments import Moment, moments
from kade.analysis.report import Analysis, Judged, Worth, start
from kade.analysis.run import asked, curve
from kade.kernel.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"
TINY = Effort(40, 8, 8, 3)
GAME = "amsterdam"


@cache
def record(game: str = GAME) -> Record:
    return Record.parse((GOLDEN / game / "2-players-1.kade").read_text(encoding="utf-8"))


@cache
def questions(game: str = GAME) -> list[Question]:
    loaded = kade.load(game)
    return asked(record(game), loaded, moments(record(game), loaded)[0], "quick")


def last_claim() -> Moment:
    """The last turn of Amsterdam in which a track can be claimed, or a card drawn that comes too late."""
    game = kade.load("amsterdam")
    for moment in reversed(moments(record(), game)[0]):
        names = [game.name(action) for action in moment.state.legal(moment.seat)]
        if any(name.startswith("claim ") for name in names) and "draw card" in names:
            return moment
    raise AssertionError("nobody could claim a track")


def judged(question: Question, cost: float = 0.0, error: float = 0.1, **more: object) -> Judged:
    """A verdict made up for a decision."""
    grade = "as-good" if cost < 1 else "less-good" if cost <= 3 else "costly"
    legal = [*_legal(question)]
    best = question.played if cost == 0 else next(action for action in legal if action != question.played)
    worths = [Worth(best, 0.0, 0.0), Worth(question.played, cost, error)] if cost else [Worth(best, 0.0, 0.0)]
    fields = {
        "number": question.number,
        "turn": question.turn,
        "seat": question.seat,
        "played": question.played,
        "best": best,
        "options": len(legal),
        "worths": worths,
        "cost": cost,
        "error": error,
        "grade": grade,
        "searches": 6,
        **more,
    }
    return Judged(**fields)  # type: ignore[arg-type]


def _legal(question: Question) -> list[str]:
    game = kade.load(question.game)
    return [game.name(action) for action in game.from_dict(question.state).legal(question.seat)]


def made_up(costs: dict[int, float], game: str = GAME) -> Analysis:
    """An analysis of the whole golden game in which these decisions (by their place in the list) cost something."""
    loaded = kade.load(game)
    found, end = moments(record(game), loaded)
    whole = start(
        game, "quick", ["Ala", "Ola"], 2, end.result(), found[-1].turn, len(questions(game)), curve(loaded, found, end)
    )
    whole.decisions.extend(judged(one, costs.get(i, 0.0)) for i, one in enumerate(questions(game)))
    return whole
