"""A whole Record looked through, decision by decision, here or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import replace

import kade
from kade.analysis.effort import EFFORTS
from kade.analysis.judge import Question, judge
from kade.analysis.moments import Moment, moments
from kade.analysis.report import Analysis, Judged, Point, start
from kade.analysis.uncertainty import to_come
from kade.arena.executors import Executor, ThisProcess
from kade.arena.plan import seed_of
from kade.display.game import Game
from kade.kernel.errors import BadArgument, KadeError
from kade.kernel.plain import shown
from kade.kernel.record import Record
from kade.kernel.state import State

Progress = Callable[[Analysis], None]


class NotFinished(KadeError):
    """A game that is still going on: looking back at it would tell what nobody may know yet."""


def analysed(
    record: Record, effort: str = "normal", where: Executor | None = None, known: Sequence[Judged] = ()
) -> Generator[Analysis, None, None]:
    """The analysis as it grows: at once the result and the curve, then with each decision. The last is whole.

    Closing the generator ends the work; what it gave so far can be kept, and its decisions given as `known` later.
    """
    whole, questions = begun(record, effort)
    there = {one.number for one in known}
    whole = replace(whole, decisions=[one for one in known if one.number in {asks.number for asks in questions}])
    yield whole
    missing = [one for one in questions if one.number not in there]
    with closing((where or ThisProcess()).run(judge, missing)) as answers:
        for judged in answers:
            whole = replace(whole, decisions=sorted([*whole.decisions, judged], key=lambda one: one.number))
            yield whole


def begun(record: Record, effort: str) -> tuple[Analysis, list[Question]]:
    """The analysis before its first decision, and all there is to judge."""
    if effort not in EFFORTS:
        raise BadArgument(f"The effort is {shown(effort)}, but must be one of {', '.join(EFFORTS)}.")
    game = kade.load(record.game, record.edition)
    found, end = moments(record, game)
    if not end.over:
        raise NotFinished("This game is not over yet; only finished games are analysed.")
    questions = asked(record, game, found, effort)
    players = end.options()["players"]
    turns = found[-1].turn if found else 0
    estimates = curve(game, found, end)
    whole = start(game.id, effort, list(record.names), players, end.result(), turns, len(questions), estimates)
    return whole, questions


def analyse(
    record: Record, effort: str = "normal", progress: Progress | None = None, where: Executor | None = None
) -> Analysis:
    """The whole analysis; `progress` is called with each part of it that is ready."""
    whole: Analysis | None = None
    for whole in analysed(record, effort, where):
        if progress is not None:
            progress(whole)
    assert whole is not None
    return whole


def asked(record: Record, game: Game, found: list[Moment], effort: str) -> list[Question]:
    """Every decision that had more than one option, as work for any process."""
    seed = seed_of("analysis", record.game, *record.lines)
    return [
        Question(
            game.id,
            dict(game.edition),
            moment.state.to_dict(),
            moment.number,
            moment.turn,
            moment.seat,
            game.name(moment.action),
            seed_of(seed, moment.number),
            EFFORTS[effort],
        )
        for moment in found
        if len(moment.state.legal(moment.seat)) > 1
    ]


def curve(game: Game, found: list[Moment], end: State) -> list[Point]:
    """What was to be expected before each turn, and at the end what it was."""
    points = []
    last = 0
    turns = found[-1].turn if found else 0
    for moment in found:
        if moment.turn != last:
            last = moment.turn
            expected = _expected(game, moment.state, (last - 1) / turns)
            points.append(Point(moment.number, last, moment.seat, expected))
    points.append(Point(len(found), last + 1, -1, [float(own) for own in end.result().points]))
    return points


def _expected(game: Game, state: State, part: float) -> list[float]:
    """The points that each seat has, and those that the game's estimate still expects, as far as they usually come."""
    came = to_come(game.id, part)
    standing = state.result().points
    later = [game.estimate(state, seat) - standing[seat] for seat in range(state.seats)]
    return [round(standing[seat] + came * later[seat], 2) for seat in range(state.seats)]
