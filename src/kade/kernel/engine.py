"""What the kernel asks of a game: the rooms of its folder that play it. What shows it is asked by `kade.display`.

A room is a module or a package with these functions; mypy compares them where a game names its rooms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from kade.kernel.printed import Printed
    from kade.kernel.rng import Rng
    from kade.kernel.schema import Schema
    from kade.kernel.stack import Steps
    from kade.kernel.state import State


class Edition(Protocol):
    """`edition/`: what is printed in the box."""

    @property
    def SCHEMA(self) -> Schema:  # noqa: N802
        """What single entries of an edition may be, beyond what the component file shows (kernel/schema.py)."""

    def check(self, data: dict[str, Any], /) -> None:
        """Refuse entries that do not fit one another, naming them (BadEdition)."""

    def load_components(self, module: str, rules: int, edition: dict[str, Any], data: dict[str, Any], /) -> Printed:
        """The printed matter of checked data, shared by all states of an edition."""


class SetUp(Protocol):
    """`rules/setup.py`: the table before the first decision."""

    @property
    def STEPS(self) -> Steps:  # noqa: N802
        """The steps of the game's flow by name (`by_name`)."""

    def empty_table(self, box: Any, options: dict[str, Any], rng: Rng, /) -> State:
        """The table before anything is set up: what new games, saved states and positions are laid on."""

    def set_up(self, state: Any, options: dict[str, Any], /) -> None:
        """Set up an empty table, and put the first steps on its stack."""


class Positions(Protocol):
    """`positions/`: what can be laid out by hand, and which moments a game comes to."""

    def position(self, box: Any, spec: dict[str, Any], /) -> State:
        """A checked, partial set-up: for tests, puzzles, "try a position"."""

    def check_saved(self, state: Any, /) -> None:
        """Refuse steps, counters and offers of a saved state that no game comes to, in a sentence (BadState)."""


class Estimate(Protocol):
    """`estimate/`: what bots think a position is worth."""

    def estimate(self, state: Any, seat: int, /) -> float:
        """A guess of the seat's final points from here."""


@dataclass(frozen=True)
class Engine:
    """The rooms that play a game."""

    edition: Edition
    setup: SetUp
    positions: Positions
    estimate: Estimate
