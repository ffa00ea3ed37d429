"""The tree of a search over what one seat knows: walks down it, guesses at its leaves. Budgets are in search.py.

Each walk goes through another deal of what is hidden (information-set search, Cowling, Powley and Whitehouse 2012):
one tree serves all deals, so an action counts only in the walks in which it could be chosen.
"""
# mypyc: compile

import math
from typing import Any, Final, final

from kade.kernel.rng import Rng
from kade.kernel.state import State

SEATS: Final = 16  # an edge is named by action and seat: after the same actions chance may let another seat decide
LONGEST: Final = 60  # decisions that a walk goes down at most
LONGEST_FINISH: Final = 40  # decisions from the edge of the tree to the horizon, at most
VICTORY: Final = 6.0  # points that winning is worth beyond the margin


@final
class Node:
    """What came after one action: how often it could have been chosen, was chosen, and what it brought who chose it."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Tree:
    """Values are margins: a seat's points above the best of the others. Each seat wants its own."""

    def __init__(self, estimate: Any, rng: Rng, explore: float, horizon: int, options: int) -> None:
        self.estimate = estimate
        self.rng = rng
        self.explore = explore
        self.horizon = horizon  # turns, the current one included
        self.options = options
        self.root = Node(-1)
        self.leaves = 0
        self.sum = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """How far leaves lie apart, in points: exploration is measured by it, so that it fits every game."""
        if self.leaves < 2:
            return 1.0
        mean = self.sum / self.leaves
        return math.sqrt(max(0.25, self.squares / self.leaves - mean * mean))

    def walk(self, state: State, seat: int) -> None:
        """One walk through one deal, which it uses up: down the tree, a step beyond, on to the horizon, and back.

        What counts is what was gained since the walk began: how good a deal is as such does not blur the comparison.
        """
        before = self.values(state)
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        mover = seat
        turn = turn_of(state)
        turns = 1
        spread = self.explore * self.spread()
        new = False
        beyond = 0
        while state.stack and len(path) < LONGEST:
            if path and (_actor(state) != mover or turn_of(state) != turn):
                if turns == self.horizon:
                    break
                turns += 1
                mover = _actor(state)
                turn = turn_of(state)
            if new:
                if beyond == LONGEST_FINISH:
                    break
                beyond += 1
                self.step(state, mover)
                continue
            node = self.pick(node, state.legal(mover), mover, spread)
            new = not node.visits
            state.play(node.action, mover)
            path.append(node)
            seats.append(mover)
        values = self.values(state)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[seats[i]] - before[seats[i]]
        self.root.visits += 1
        self.leaves += 1
        gain = values[seat] - before[seat]
        self.sum += gain
        self.squares += gain * gain

    def pick(self, node: Node, legal: list[int], seat: int, spread: float) -> Node:
        """The child that promises most among those that can be chosen in this deal; new ones in random order."""
        children = node.children
        best: Node | None = None
        best_score = 0.0
        start = self.rng.below(len(legal))
        fresh: Node | None = None
        for i in range(len(legal)):
            action = legal[(start + i) % len(legal)]
            key = action * SEATS + seat
            child = children.get(key)
            if child is None:
                child = Node(action)
                children[key] = child
            child.offered += 1
            if not child.visits:
                if fresh is None:
                    fresh = child
                continue
            score = child.total / child.visits + spread * math.sqrt(math.log(child.offered) / child.visits)
            if best is None or score > best_score:
                best, best_score = child, score
        if fresh is not None:
            return fresh
        assert best is not None
        return best

    def step(self, state: State, mover: int) -> None:
        """One decision beyond the tree: of a few options the one that looks best to who decides."""
        legal = state.legal(mover)
        best = legal[self.rng.below(len(legal))]
        if len(legal) > 1 and self.options > 1:
            start = self.rng.below(len(legal))
            worth = 0.0
            number = min(self.options, len(legal))
            for i in range(number):
                action = legal[(start + i * len(legal) // number) % len(legal)]
                after = state.copy()
                after.play(action, mover)
                value: float = self.estimate(after, mover)
                if i == 0 or value > worth:
                    best, worth = action, value
        state.play(best, mover)

    def values(self, state: State) -> list[float]:
        points: list[float] = [self.estimate(state, seat) for seat in range(state.seats)]
        worth: list[float] = []
        for seat in range(state.seats):
            best = -1e9
            for other in range(state.seats):
                if other != seat:
                    best = max(best, points[other])
            worth.append(points[seat] - best if state.seats > 1 else points[seat])
        if not state.stack:
            for winner in state.result().winners:
                if winner < state.seats:
                    worth[winner] += VICTORY
        return worth


def turn_of(state: State) -> int:
    """The number of the turn where a game counts them. It tells one turn from the next when nobody else decides
    between them; elsewhere another seat's decision does."""
    number: int = getattr(state, "turn", 0)
    return number


def _actor(state: State) -> int:
    actor = state.actor
    assert actor is not None
    return actor
