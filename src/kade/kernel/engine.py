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
    from kade.kernel.weights import Weights


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


class Learning(Protocol):
    """`estimate/learnt.py`: what a value that is learnt weighs, and how the weights are used (docs/learning.md)."""

    @property
    def FEATURES(self) -> dict[str, float]:  # noqa: N802
        """The features by name, each with what the estimate of today counts it for."""

    @property
    def KNOTS(self) -> list[float]:  # noqa: N802
        """The moments of a game for which there are weights."""

    @property
    def HORIZON(self) -> int:  # noqa: N802
        """How many turns a search by a learnt value is worth looking ahead: Game.horizon is for the estimate."""

    @property
    def PACE(self) -> tuple[float, float]:  # noqa: N802
        """The simulations by a learnt value in the time of one by the estimate: in one's own turn, and far ahead."""

    def features(self, state: Any, seat: int, /) -> list[float]:
        """A seat's features, and behind them at which knot the game is, or between which."""

    def standing(self, state: Any, seat: int, /) -> float:
        """The points that a value adds features to."""

    def seats(self, state: Any, /) -> int:
        """How many seats players hold; those that the rules play follow them, and nothing is learnt about those."""

    def value(self, weights: Weights, state: Any, seat: int, /) -> float:
        """A guess of the seat's final points from here, by these weights."""


class Between(Protocol):
    """`estimate/between.py`: what a learnt value weighs between turns instead, where a game says so (docs/learning.md).
    It is learnt from games of search only, and what it guesses is what the game was worth at its end."""

    @property
    def FEATURES(self) -> dict[str, float]:  # noqa: N802
        """The features by name, each with what it counts before anything is learnt."""

    @property
    def KNOTS(self) -> list[float]:  # noqa: N802
        """The moments of a game for which there are weights."""

    def asked(self, state: Any, /) -> bool:
        """Whether this is a moment to look at."""

    def features(self, state: Any, /) -> list[float]:
        """The features, and behind them at which knot the game is, or between which."""

    def ended(self, state: Any, /) -> float:
        """What a game that is over was worth."""


@dataclass(frozen=True)
class Engine:
    """The rooms that play a game."""

    edition: Edition
    setup: SetUp
    positions: Positions
    estimate: Estimate
    learning: Learning | None = None
    between: Between | None = None
