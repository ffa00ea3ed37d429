"""Puzzles for the browser: the question, its position as a table for one, and the answer. Nothing is kept."""

from __future__ import annotations

from datetime import date
from typing import Literal

import kade
from kade.analysis.reasons import phrase as as_phrase
from kade.display.game import Game
from kade.kernel.state import State
from kade.learn.puzzles import Puzzle, by_days, of_the_day, read_puzzles, shuffled
from kade.server import bodies, wire
from kade.server.aside import aside
from kade.server.connection import Connection, check_language
from kade.server.errors import Refused
from kade.server.phrases import phrase, players
from kade.server.position import leading, offered


def all_puzzles(day: date | None = None) -> bodies.Puzzles:
    counts = {game: len(read_puzzles(game)) for game in kade.games()}
    found = of_the_day(day or date.today(), kade.games())  # noqa: DTZ011 (the day of whoever plays)
    today = None if found is None else bodies.PuzzleRef(found.game, read_puzzles(found.game).index(found) + 1)
    return bodies.Puzzles(today, {game: number for game, number in counts.items() if number})


def puzzles_by_days() -> list[bodies.PuzzleRef]:
    return [bodies.PuzzleRef(game, number) for game, number in by_days(kade.games())]


def find(game: str, number: int) -> tuple[Puzzle, int]:
    """A puzzle by its number, from 1, and how many its game has."""
    own = read_puzzles(game) if game in kade.games() else ()
    if not own:
        raise Refused("no-table", "There are no puzzles here.", status=404)
    if not 1 <= number <= len(own):
        raise Refused("no-table", f"The puzzles of this game have the numbers 1 to {len(own)}.", status=404)
    return own[number - 1], len(own)


def question(game: str, number: int) -> bodies.PuzzleQuestion:
    puzzle, of = find(game, number)
    loaded = kade.load(game)
    state = puzzle.state(loaded)
    view, names = state.view(puzzle.seat), players(state.seats)
    return bodies.PuzzleQuestion(
        game,
        number,
        of,
        [bodies.PuzzleCandidate(one.action, phrase(loaded.offer(one.action, view, names))) for one in shuffled(puzzle)],
        following(game, number, of),
    )


def following(game: str, number: int, of: int) -> bodies.PuzzleRef:
    """The next puzzle of the game; after its last, the first of the next game that has any."""
    if number < of:
        return bodies.PuzzleRef(game, number + 1)
    games = [one for one in kade.games() if read_puzzles(one)]
    return bodies.PuzzleRef(games[(games.index(game) + 1) % len(games)], 1)


def answer(game: str, number: int) -> bodies.PuzzleAnswer:
    puzzle, _ = find(game, number)
    loaded = kade.load(game)
    seats = puzzle.state(loaded).seats
    return bodies.PuzzleAnswer(
        [bodies.PuzzleWorth(one.action, one.behind, one.error) for one in puzzle.candidates],
        list(puzzle.level),
        [phrase(as_phrase(kept)) for kept in puzzle.reasons],
        [phrase(said) for said in puzzle.going_on(loaded, players(seats))],
        puzzle.searches,
        puzzle.simulations,
    )


class PuzzleConnection(Connection):
    """One socket at a puzzle: it shows the position, and nothing is decided here."""

    puzzle: Puzzle
    game: Game
    state: State

    async def _open(self, id: str) -> None:
        """`id` is a game and a number. An unknown one is an error, and the client may hang up."""
        game, _, number = id.partition("/")
        while not hasattr(self, "puzzle"):
            await self._hello()
            try:
                self.puzzle, _of = await aside(find, game, int(number) if number.isdecimal() else 0)
                self.game = kade.load(game)
                self.state = self.puzzle.state(self.game)
                self.viewer.seats = frozenset([self.puzzle.seat])
                self.send(self._position())
            except Refused as problem:
                self.refuse(None, problem)

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self.send(wire.Pong(message.id))
        elif isinstance(message, wire.Describe):
            check_language(message.lang)
            names = [f"{seat + 1}" for seat in range(self.state.seats)]
            self.send(wire.Described(message.id, 0, self.game.text(self._view(), message.lang, names)))
        else:
            raise Refused("garbage", "A puzzle is answered by thinking: nothing is played here.")

    def _view(self) -> dict[str, object]:
        return self.state.view(self.puzzle.seat)

    def _position(self) -> wire.Position:
        game, state, seat, view = self.game, self.state, self.puzzle.seat, self._view()
        panels = game.panels(view)
        number = state.options()["players"]
        message = wire.Position(
            table=f"{game.id}/{self.puzzle.id}",
            game=game.id,
            options=state.options(),
            you=[seat],
            players=[self._player(other) for other in range(number)],
            automata=[phrase(other) for other in game.automata(number)],
            started=True,
            seat=seat,
            number=0,
            actors=list(state.actors),
            prompt=phrase(game.prompt(view, players(state.seats))),
            ticket="0",
            choices=offered(game, state.legal(seat), view, players(state.seats)),
        )
        self.viewer.show(message, panels)
        message.lead = leading(panels, game.lead(view), message.choices)
        return message

    def _player(self, seat: int) -> wire.Player:
        kind: Literal["person", "bot"] = "person" if seat == self.puzzle.seat else "bot"
        return wire.Player(seat, None, kind, None, taken=True, connected=True, left=False)
