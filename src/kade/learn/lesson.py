"""A guided game played from its script: every stop at which the coach waits, with the table as it is there.

A lesson is the same for everybody and never changes, so it is played once, when somebody first asks for it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

import kade
from kade.display.game import Game
from kade.display.prose import Phrase, Value
from kade.kernel.errors import IllegalAction, KadeError
from kade.kernel.event import Event
from kade.kernel.match import Match
from kade.kernel.state import State
from kade.learn.folder import lay_out
from kade.learn.numbers import number
from kade.learn.rulebook import drawn_on
from kade.learn.script import BadLesson, Move, Script, Step, script

MANY = 40
"""Legal actions that a sentence has room for."""


@dataclass(frozen=True)
class Frame:
    """The table at one moment, and what has happened in its scene so far; events are numbered from 1."""

    scene: int
    state: State
    log: tuple[tuple[int, Event], ...]


@dataclass(frozen=True)
class Stop:
    """The coach says something and waits: for the choice, or (without one) until the learner wants to go on."""

    step: int
    id: str
    title: Phrase
    words: Phrase
    done: bool
    """It says what came of the move."""
    choice: str | None
    shows: list[str]
    """Panels and drawn things: the first is pointed at, none of them may be covered."""
    rules: list[str]
    frames: list[Frame]
    """How the table came to be as it is, from the stop before; the last is the table now."""

    @property
    def now(self) -> Frame:
        return self.frames[-1]


@dataclass(frozen=True)
class Lesson:
    """All stops of a guided game, in their order."""

    game: Game = field(repr=False)
    script: Script = field(repr=False)
    stops: list[Stop] = field(repr=False)

    @property
    def steps(self) -> int:
        return self.stops[-1].step + 1

    def say(self, phrase: Phrase, lang: str) -> str:
        return self.script.say(phrase, lang)

    def first_of(self, step: int) -> int:
        """The first stop of a step."""
        return next(n for n, stop in enumerate(self.stops) if stop.step == step)

    def back(self, stop: int) -> int | None:
        """Where undo leads: to where this step began, or from there to where the one before it did."""
        here = self.stops[stop].step
        if self.first_of(here) < stop:
            return self.first_of(here)
        return self.first_of(here - 1) if here else None

    def skip(self, stop: int) -> int:
        """Where skipping leads: past what the learner would do in this step, to what came of it or what follows."""
        here = self.stops[stop]
        for there, later in enumerate(self.stops[stop + 1 :], stop + 1):
            if later.step != here.step or later.done:
                return there
        return len(self.stops) - 1


@cache
def lesson(game: str, name: str) -> Lesson:
    """A guided game, played; a BadLesson says why it cannot be."""
    return play(script(game, name))


def play(script: Script) -> Lesson:
    """Play a script to its end."""
    player = _Player(kade.load(script.game), script)
    try:
        return player.play()
    except BadLesson:
        raise
    except KadeError as problem:
        raise BadLesson(f"{script.game}, {script.name}, scene {player.scene + 1}: {problem}") from None


@dataclass
class _Player:
    """Plays a script once, and stops wherever the coach waits."""

    game: Game
    script: Script
    stops: list[Stop] = field(default_factory=list)
    step: int = 0
    scene: int = -1
    events: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    coming: list[Frame] = field(default_factory=list)
    """What has not been shown at any stop yet."""
    held: list[Frame] = field(default_factory=list)
    """What the last decision brought and the script shows pause by pause."""

    def play(self) -> Lesson:
        for scene in self.script.scenes:
            self.scene += 1
            self.match = Match(self.game, seed=0)
            self.match.state = lay_out(self.game, scene.position)
            self.now = Frame(self.scene, self.match.state.copy(), ())
            self.coming.append(self.now)
            lines = [move for step in scene.steps for move in (*step.moves, *step.then)]
            self.pauses = [_pauses_after(lines, i) for i in range(len(lines))]
            for step in scene.steps:
                self.play_step(step)
                self.step += 1
        return Lesson(self.game, self.script, self.stops)

    # ------------------------------------------------------------------ a step

    def play_step(self, step: Step) -> None:
        """Its stops are known before its words: these may speak of what the moves will bring."""
        before = self.now.state
        stops = [(f"{step.id}-before", self.choice(step, 0), self.shows(step, step.shows, 0), self.arrived())]
        for i, move in enumerate(step.moves):
            self.move(step, move)
            more = i + 1 < len(step.moves)
            words = f"{step.id}-before-{len(stops) + 1}"
            choice = self.choice(step, i + 1)
            if more and (choice or self.has(words)):
                said = words if self.has(words) else stops[-1][0]
                shows = self.shows(step, [] if choice else step.shows, i + 1)
                stops.append((said, choice, shows, self.arrived()))
        numbers = self.numbers(step, before, self.now.state)
        self.stops += [self.stop(step, False, numbers, *stop) for stop in stops]
        if self.has(f"{step.id}-after"):
            shows = self.shows(step, step.shows_after, None)
            self.stops.append(self.stop(step, True, numbers, f"{step.id}-after", None, shows, self.arrived()))
        for move in step.then:
            self.move(step, move)

    def stop(
        self,
        step: Step,
        done: bool,
        numbers: Mapping[str, Value],
        words: str,
        choice: str | None,
        shows: list[str],
        frames: list[Frame],
    ) -> Stop:
        title = f"{step.id}-done" if done and self.has(f"{step.id}-done") else step.id
        phrases = Phrase(title, numbers), Phrase(words, numbers)
        return Stop(self.step, step.id, *phrases, done, choice, shows, step.rules, frames)

    def arrived(self) -> list[Frame]:
        frames, self.coming = self.coming or [self.now], []
        return frames

    def has(self, message: str) -> bool:
        return self.script.prose.has(message, self.script.prose.fallback)

    def choice(self, step: Step, index: int) -> str | None:
        """What the learner is to do there, or None where others move or nothing does."""
        move = step.moves[index] if index < len(step.moves) else None
        return move.action if move and move.seat == self.script.seat else None

    def shows(self, step: Step, named: list[str], index: int | None) -> list[str]:
        """What is named, and where the choice belongs; all of it must be drawn."""
        view = self.now.state.view(self.script.seat)
        choice = None if index is None else self.choice(step, index)
        if choice is not None:
            self.legal(step, self.script.seat, choice)
            target = self.game.target(choice, view)
            named = [*([target] if target else []), *(one for one in named if one != target)]
        panels = self.game.panels(view)
        for one in named:
            if not any(one == panel.id or drawn_on(panel, one) for panel in panels):
                raise self.wrong(step, f"it shows {one!r}, which is neither a panel nor drawn in one there")
        return named

    def numbers(self, step: Step, before: State, after: State) -> dict[str, Value]:
        try:
            return {
                name: number(what, self.game, before, after, self.script.seat) for name, what in step.numbers.items()
            }
        except KadeError as problem:
            raise self.wrong(step, str(problem).rstrip(".")) from None

    # ------------------------------------------------------------------ moves

    def legal(self, step: Step, seat: int, name: str) -> int:
        state = self.match.state
        try:
            action = self.game.action(name)
        except IllegalAction as problem:
            raise self.wrong(step, str(problem).rstrip(".")) from None
        if seat not in state.actors or action not in state.legal(seat):
            legal = {one: [self.game.name(a) for a in state.legal(one)][:MANY] for one in state.actors}
            there = "; ".join(f"seat {one}: {', '.join(names)}" for one, names in legal.items()) or "nothing"
            raise self.wrong(step, f"seat {seat} cannot {name!r} there. Legal are {there}")
        return action

    def move(self, step: Step, move: Move) -> None:
        """Carry a move out; what it brought is shown at the next stop, or pause by pause where the script says so."""
        pauses = self.pauses.pop(0)
        if move.is_pause:
            if not self.held:
                raise self.wrong(step, "there is no pause to go on to: * follows a move that brings pauses about")
            self.show([self.held.pop(0)])
            return
        self.match.apply(self.legal(step, move.seat, move.action), move.seat)
        frames = self.frames()
        if pauses >= len(frames):
            raise self.wrong(step, f"{move.action!r} brings {len(frames) - 1} pauses, but {pauses} are asked for by *")
        self.held = frames[len(frames) - pauses :]
        self.show(frames[: len(frames) - pauses])

    def frames(self) -> list[Frame]:
        """The moments of the last decision: where a pause is wanted, and when all of it has happened."""
        decision = self.match.decisions[-1]
        moments = [(heard, state) for heard, state in decision.moments if heard < len(decision.events)]
        frames, log, told = [], self.now.log, 0
        for heard, state in [*moments, (len(decision.events), self.match.state.copy())]:
            new = [event for event in decision.events[told:heard] if not event.chance]
            log, told = (*log, *((next(self.events), event) for event in new)), heard
            frames.append(Frame(self.scene, state, log))
        return frames

    def show(self, frames: list[Frame]) -> None:
        self.coming += frames
        self.now = frames[-1]

    def wrong(self, step: Step, what: str) -> BadLesson:
        return BadLesson(f"{self.script.game}, {self.script.name}, step {step.id}: {what}.")


def _pauses_after(moves: list[Move], index: int) -> int:
    """How many pauses are asked for directly after a move."""
    return len(list(itertools.takewhile(lambda move: move.is_pause, moves[index + 1 :])))
