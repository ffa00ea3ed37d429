"""Positions laid out by hand, for games whose declared fields say everything: laid on an empty table, and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kade.kernel.engine import SetUp
from kade.kernel.errors import BadState
from kade.kernel.fields import SEATS, fill_up, lay, refuse_broken
from kade.kernel.kinds import seat, table, whole
from kade.kernel.options import Option, read_options
from kade.kernel.printed import Printed
from kade.kernel.rng import seeded
from kade.kernel.state import State
from kade.kernel.step import Step

MOST_SEED: Final = 2**128  # as servers draw them


class ByHand:
    """A spec names options, fields of the table and of `seats`, whose `turn` it is, and a `seed`.

    `turn` makes the step that is asked first. `beneath` tells of every step that asks which ones lie beneath it.
    Components that are not named lie in the field `rest`, under those that are. `check` refuses what else no game
    comes to, in a sentence (BadState).
    """

    def __init__(
        self,
        setup: SetUp,
        options: Sequence[Option],
        turn: Callable[[int], Step[Any]],
        beneath: Mapping[str, Sequence[str]],
        rest: str = "",
        check: Callable[[Any], None] | None = None,
    ) -> None:
        self.setup = setup
        self.options = tuple(options)
        self.turn = turn
        self.beneath = beneath
        self.rest = rest
        self.check = check

    def position(self, box: Printed, spec: dict[str, Any]) -> State:
        named = [option.name for option in self.options]
        options = read_options(self.options, {name: spec[name] for name in named if name in spec})
        s = self.setup.empty_table(box, options, seeded(whole("seed", spec.get("seed", 0), -MOST_SEED, MOST_SEED)))
        laid = [field.name for field in s.fields if field.name not in named] + ([SEATS] if s.seat_fields else [])
        table("position", spec, (*named, "turn", "seed", *laid))
        if self.rest:
            setattr(s, self.rest, [])
        lay(s, {name: spec[name] for name in laid if name in spec})
        if self.rest:
            fill_up(s, self.rest)
        s.stack = [self.turn(seat("turn", spec.get("turn", 0), s.seats))]
        s.recount()
        refuse_broken(s)
        self.check_saved(s)
        s.advance()
        return s

    def check_saved(self, s: State) -> None:
        if s.stack:
            names = [step.name for step in s.stack]
            if list(self.beneath.get(names[-1], ("",))) != names[:-1]:
                raise BadState(f"The steps {', '.join(names)} cannot be stacked in this order.")
            if len({step.seat for step in s.stack}) > 1:
                raise BadState("The steps are of several seats, but must be of one.")
        if self.check is not None:
            self.check(s)
