"""Files of learnt weights: which features they are for, how the game knows when it is, and the weights themselves."""

from __future__ import annotations

import json
import math
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kade.kernel.errors import KadeError
from kade.kernel.weights import Weights

if TYPE_CHECKING:
    from kade.kernel.engine import Between, Learning

FORMAT = 1
# In a game's folder: for bots that search, and for those that take what looks best at once.
FILE = "estimate/weights.toml"
FILE_AT_ONCE = "estimate/weights_at_once.toml"
FILE_BETWEEN = "estimate/weights_between.toml"  # and those for what is looked at between turns


class BadWeights(KadeError):
    """Weights that are not for this game, or none at all."""


@dataclass(frozen=True)
class Learnt:
    """What a file of weights says. `origin` is where they come from, for people: games, settings, the verdict."""

    features: tuple[str, ...]
    by_knot: tuple[tuple[float, ...], ...]
    origin: dict[str, Any]

    def is_for(self, learning: Learning | Between) -> bool:
        return self.features == tuple(learning.FEATURES)

    def weights(self, learning: Learning | Between, between: Weights | None = None) -> Weights:
        """Ready to be used, for the very features that they were learnt for."""
        if not self.is_for(learning):
            raise BadWeights("These weights are for other features than the game has: kade train makes new ones.")
        knots = len(learning.KNOTS)
        if len(self.by_knot) != knots:
            raise BadWeights(f"These weights are for {len(self.by_knot)} moments of a game, but there are {knots}.")
        return Weights([list(knot) for knot in self.by_knot], between)

    def __str__(self) -> str:
        """As it is written, in TOML: a line a feature, so that two files can be compared."""
        origin = [f"{name} = {json.dumps(what)}" for name, what in self.origin.items()]
        rows = [
            f"{json.dumps(name)} = {json.dumps([round(knot[i], 4) for knot in self.by_knot])}"
            for i, name in enumerate(self.features)
        ]
        return "\n".join([f"kade = {FORMAT}", "", "[origin]", *origin, "", "[weights]", *rows, ""])


def read_weights(text: str, where: str) -> Learnt:
    """A file of weights; `where` it is, for the sentence that refuses it."""
    try:
        plain = tomllib.loads(text)
        by_feature = {str(name): [float(weight) for weight in row] for name, row in plain["weights"].items()}
        by_knot = tuple(zip(*by_feature.values(), strict=True))
        learnt = Learnt(tuple(by_feature), by_knot, dict(plain["origin"]))
        fits = plain["kade"] == FORMAT and len(by_knot) > 1
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadWeights(f"{where} is not a file of weights: kade train writes them.") from None
    if not fits or not all(math.isfinite(weight) for knot in by_knot for weight in knot):
        raise BadWeights(f"{where} has weights that this version cannot use: kade train makes new ones.")
    return learnt
