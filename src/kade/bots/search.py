"""The bot that looks ahead: information-set search over re-dealt hidden cards, with estimates instead of playouts."""

from __future__ import annotations

import math
from typing import Any

from kade.bots.knockout import FINAL, Trial, knockout
from kade.bots.observation import FULL, Budget, Observation
from kade.bots.tree import SEATS, Node, Tree, goes_on
from kade.bots.values import ValueOf, by_estimate, horizon, pace
from kade.display.game import Game
from kade.kernel import Rng, State, seeded

EXPLORE = 0.2  # of the spread of the leaves
FIRST = 0.4  # the part of a turn's work that its first decision gets; the next gets as much of the rest, and so on
MALICE = 1.0  # the others' part in the tree: to bots they are as dangerous as if they knew all cards
LEAST = 0.05  # but no decision less than this
FEWEST = 16  # simulations
TEMPTING = 6  # actions between which one that blunders wavers
FINE = 1 << 20  # how finely a chance is drawn


class Search:
    """A number of simulations a turn, spread over its decisions. What was seen ahead is kept while nothing is revealed.

    One that does not look far sees no further than the end of its own turn. One that blunders takes another action than
    the best now and then: about once in four times one that is worse by `blunder`, a part of the spread of the leaves,
    oftener a closer one, rarely a much worse one; and less so the further its turn has come, since what follows from a
    plan is easier to see than the plan.
    """

    def __init__(
        self,
        seed: int = 0,
        simulations: int = 1000,
        blunder: float = 0.0,
        value: ValueOf = by_estimate,
        far: bool = True,
    ) -> None:
        self.rng = seeded(seed)
        self.simulations = simulations
        self.blunder = blunder
        self.value = value
        self.far = far
        self._tree: Tree | None = None
        self._expected: dict[str, Any] | None = None
        self._earlier = 0

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        tree = self._kept(seen)
        final = TEMPTING if self.blunder else FINAL
        field = knockout(tree, seen, self.simulations_for(seen, budget), final, budget.progress)
        best = self.taken(field, self.blunder * self._left_of_turn(budget) * tree.spread())
        self._look_forward_to(tree, best, seen)
        return best

    def simulations_for(self, seen: Observation, budget: Budget) -> int:
        part = max(LEAST, FIRST * self._left_of_turn(budget))
        in_time = self.simulations * seen.game.search_factor * pace(self.value, seen.game, self.far)
        return max(FEWEST, 2 * len(seen.legal), round(in_time * budget.scale * part))

    def _left_of_turn(self, budget: Budget) -> float:
        """The part of a turn's work that earlier decisions have left."""
        earlier = self._earlier if budget.earlier is None else budget.earlier
        left: float = (1.0 - FIRST) ** earlier
        return left

    def taken(self, field: list[Trial], blunder: float) -> int:
        """The best, or by a blunder of about `blunder` points another: the closer it is, the likelier."""
        if blunder > 0.0:
            odds = [math.exp(max(-50.0, (trial.mean - field[0].mean) / blunder)) for trial in field]
            drawn = sum(odds) * self.rng.below(FINE) / FINE
            for trial, part in zip(field, odds, strict=True):
                drawn -= part
                if drawn < 0.0:
                    return trial.action
        return field[0].action

    def _kept(self, seen: Observation) -> Tree:
        """The tree of the last decision below what was chosen, if this is the very position it was expected to lead
        to; a new one otherwise."""
        tree = self._tree
        if tree is None or self._expected != seen.view:
            tree = new_tree(seen.game, self.rng, value=self.value, far=self.far)
        self._tree = self._expected = None
        return tree

    def _look_forward_to(self, tree: Tree, chosen: int, seen: Observation) -> None:
        """Keep what hangs below the chosen action, unless something is revealed by it: that part of the tree is made
        of all that might have been revealed."""
        after: State = seen.sample(0)
        turn = after.turn
        after.play(chosen, seen.seat)
        self._earlier = self._earlier + 1 if goes_on(after, seen.seat, turn) else 0
        if after.revealed or not goes_on(after, seen.seat, turn):
            return
        tree.root = below(tree.root, chosen, seen.seat)
        self._tree = tree
        self._expected = after.view(seen.seat)


def new_tree(game: Game, rng: Rng, malice: float = MALICE, value: ValueOf = by_estimate, far: bool = True) -> Tree:
    return Tree(value(game), rng, EXPLORE, horizon(value, game) if far else 1, game.opponent_weight, malice)


def below(root: Node, action: int, seat: int) -> Node:
    """What the search found about an action."""
    assert root.children is not None
    return root.children[action * SEATS + seat]
