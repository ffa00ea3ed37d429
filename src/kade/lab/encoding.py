"""What a seat sees, as a row of whole numbers of fixed length: made of a game's declarations alone, so that every game
has it. The fields say which numbers there are (kernel/fields.py, encoders.py), the places which of them a seat sees."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kade.display.game import Game
from kade.kernel import State
from kade.kernel.encoders import Encoder, Numbers, OneSeat, Together
from kade.kernel.errors import BadGame
from kade.kernel.fields import ALL_OF_IT, ITS_NUMBER, Field, number_of
from kade.kernel.secrecy import ALL, NOBODY
from kade.kernel.step import Step

Row = NDArray[np.int32]
Mask = NDArray[np.int8]


class Part(NamedTuple):
    """Where in a row something is told, and whether things that lie in another order are told apart there."""

    name: str
    start: int
    size: int
    ordered: bool = True


class _Fields:
    """Where fields go. Open ones by name, encoder and start; the others with the field itself, and where their number
    goes (-1: nowhere)."""

    def __init__(self) -> None:
        self.open: list[tuple[str, Encoder, int]] = []
        self.others: list[tuple[Field, Encoder | None, int, int]] = []


class _ToldStep:
    """Where steps of one name go: how many are on the stack, and of the uppermost whose it is and what it carries."""

    def __init__(self, step: type[Step[Any]], at: int, seat: OneSeat, carried: Encoder) -> None:
        self.carries: Final = tuple(step.carries)
        self.at: Final = at
        self.seat: Final = seat
        self.carried: Final = carried


class Encoding:
    """How one game is told in numbers to its seats, for states with the same number of seats as `example`.

        encoding = Encoding(game, game.new(players=2, seed=1))
        encoding.observe(state, seat)    # an array of encoding.size whole numbers
        encoding.mask(state, seat)       # 1 for each legal action, 0 for the others
        encoding.parts                   # what stands where

    The viewer's seat comes first, then the seats after it. What the viewer may not know stays 0.
    """

    def __init__(self, game: Game, example: State) -> None:
        if not example.fields:
            raise BadGame(f"{game.id} cannot be told in numbers: its state declares no fields (kade.kernel.fields).")
        self.game: Final = game
        self.seats: Final = example.seats
        self.actions: Final = len(game.actions)
        self.parts: Final[list[Part]] = []
        self.left_out: Final[list[str]] = []
        """Fields that no row tells of: nobody may know them, or their kind has no encoder."""
        self.size = 0
        self._whose = self._take("to decide", self.seats)
        self._top = self._take("step", len(game.steps))
        self._steps = {name: self._tell_step(step) for name, step in game.steps.items()}
        self._step_number = {name: number for number, name in enumerate(game.steps)}
        self._fields = self._tell_fields(example.fields)
        self._glimpses = self._tell_fields(example.glimpses)
        side = self.size
        self._side = self._tell_fields(example.seat_fields, "seat +0 ")
        self._side_size = self.size - side
        mine = [part for part in self.parts if part.start >= side]
        for seat in range(1, self.seats):
            for part in mine:
                self._take(f"seat +{seat} {part.name.removeprefix('seat +0 ')}", part.size, part.ordered)

    # ------------------------------------------------------------------ what stands where

    def _take(self, name: str, size: int, ordered: bool = True) -> int:
        start = self.size
        self.parts.append(Part(name, start, size, ordered))
        self.size += size
        return start

    def _tell_step(self, step: type[Step[Any]]) -> _ToldStep:
        kinds = step.carries.items()
        encoders = {name: kind.encoder(self.game.printed, self.seats) for name, kind in kinds}
        whole = Together([encoder or Together([]) for encoder in encoders.values()])
        seat = OneSeat(self.seats)
        at = self._take(f"step {step.name}: number and seat", 1 + seat.size)
        for name, encoder in encoders.items():
            if encoder is None:
                self.left_out.append(f"step {step.name}: {name}")
            else:
                self._take(f"step {step.name}: {name}", encoder.size, encoder.ordered)
        return _ToldStep(step, at, seat, whole)

    def _tell_fields(self, declared: tuple[Field, ...], prefix: str = "") -> _Fields:
        """A field that is never open has room for its number only."""
        found = _Fields()
        for field in declared:
            name = f"{prefix}{field.name}"
            encoder = None if field.who == NOBODY else field.kind.encoder(self.game.printed, self.seats)
            counted = field.place is not None and field.who != ALL
            if encoder is None and not counted:
                self.left_out.append(name)
                continue
            at = self._take(name, encoder.size, encoder.ordered) if encoder else -1
            if encoder and field.who == ALL:
                found.open.append((field.name, encoder, at))
            else:
                found.others.append((field, encoder, at, self._take(f"{name}: number", 1) if counted else -1))
        return found

    # ------------------------------------------------------------------ a state in numbers

    def write(self, state: State, seat: int, out: Numbers) -> None:
        """The row of a seat into `out`, which has as many zeros as the row is long."""
        seats = self.seats
        for actor in state.actors:
            out[self._whose + (actor - seat) % seats] = 1
        self._write_steps(state, seat, out)
        for name, encoder, at in self._glimpses.open:
            encoder.write(state.glimpse(name, seat), seat, out, at)
        self._write_fields(self._fields, state, state, -1, seat, out, 0)
        for owner, side in enumerate(state.sides()):
            self._write_fields(self._side, state, side, owner, seat, out, (owner - seat) % seats * self._side_size)

    def _write_steps(self, state: State, seat: int, out: Numbers) -> None:
        stack = state.stack
        if stack:
            out[self._top + self._step_number[stack[-1].name]] = 1
        seen: set[str] = set()
        for step in reversed(stack):
            told = self._steps[step.name]
            out[told.at] += 1
            if step.name not in seen:
                seen.add(step.name)
                told.seat.write(step.seat, seat, out, told.at + 1)
                if told.carries:
                    told.carried.write(step.values(), seat, out, told.at + 1 + told.seat.size)

    @staticmethod
    def _write_fields(
        fields: _Fields, state: State, holder: Any, owner: int, viewer: int, out: Numbers, shift: int
    ) -> None:
        """The fields of the table, or of one side of it."""
        for name, encoder, at in fields.open:
            encoder.write(getattr(holder, name), viewer, out, at + shift)
        for field, hidden, at, number in fields.others:
            seen = state.seen_as(field, owner, viewer)
            if seen == ALL_OF_IT:
                if hidden is not None:
                    hidden.write(getattr(holder, field.name), viewer, out, at + shift)
            elif seen == ITS_NUMBER and number >= 0:
                out[number + shift] = number_of(field.kind, getattr(holder, field.name))

    # ------------------------------------------------------------------ as arrays

    def observe(self, state: State, seat: int, out: Row | None = None) -> Row:
        """The row of a seat, in a new array or in one that is used again."""
        if out is None:
            out = np.zeros(self.size, np.int32)
        else:
            out.fill(0)
        self.write(state, seat, out.data)
        return out

    def mask(self, state: State, seat: int, out: Mask | None = None) -> Mask:
        """1 for each action that the seat may take now, 0 for all others."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            out.fill(0)
        out[state.legal(seat)] = 1
        return out
