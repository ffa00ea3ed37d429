"""The tree of a search over what one seat knows: simulations down it, estimates at its leaves. Budgets: search.py.

Each simulation goes through another deal of what is hidden (information-set search, Cowling, Powley and Whitehouse
2012): one tree serves all deals, so an action counts only in the simulations in which it could be chosen.
"""
# mypyc: compile

import math
from typing import Any, Final, final

from kade.kernel.rng import Rng
from kade.kernel.state import State

SEATS: Final = 16  # an edge is named by action and seat: after the same actions chance may let another seat decide
LONGEST: Final = 80  # decisions that a simulation goes down at most
VICTORY: Final = 6.0  # points that winning is worth beyond the margin


@final
class Node:
    """What came after one action: its static estimate, how often it could have been chosen and was chosen, and what it
    brought the seat that chose it."""

    def __init__(self, action: int, static: float) -> None:
        self.action = action
        self.static = static
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Surprise:
    """By how much more than its static estimate an action turned out to be worth, wherever it was chosen. An
    action that only begins something (turn the wheels, sail) looks like nothing until this is known."""

    def __init__(self) -> None:
        self.sum = 0.0
        self.times = 0


@final
class Tree:
    """Values are margins: a seat's points less what the best of the others counts. Each seat wants its own, but the
    others cannot see the searching seat's cards: what its points count for them, `malice` says.

    A decision is opened up by static estimates: the best-looking action is followed first, and another is tried only as
    the square root of the visits grows, so a simulation through what is new is what a greedy player would do. Which
    action a simulation begins with, the caller says.
    """

    def __init__(
        self, estimate: Any, rng: Rng, explore: float, horizon: int, opponent_weight: float, malice: float
    ) -> None:
        self.estimate = estimate
        self.rng = rng
        self.explore = explore
        self.horizon = horizon  # turns, the current one included
        self.opponent_weight = opponent_weight  # what a point of the best other seat counts
        self.malice = malice  # the part of that, and of winning, which counts for the others: 1 if they knew all
        self.root = Node(-1, 0.0)
        self.leaves = 0
        self.sum = 0.0
        self.squares = 0.0
        self.surprises: dict[int, Surprise] = {}
        self.usual: list[Surprise] = [Surprise() for _ in range(SEATS)]

    def spread(self) -> float:
        """How far leaves lie apart, in points: exploration is measured by it, so that it fits every game."""
        if self.leaves < 2:
            return 1.0
        mean = self.sum / self.leaves
        return math.sqrt(max(0.25, self.squares / self.leaves - mean * mean))

    def simulate(self, state: State, seat: int, action: int) -> float:
        """One simulation through one deal, which it uses up: from this action down the tree to the horizon, and back.
        What the seat has gained by it since the simulation began."""
        points = self.points(state)
        before = self.margins(state, points, seat)
        node = self.begun(state, action, seat, points[seat])
        path = [node]
        seats = [seat]
        mover = seat
        turn = state.turn
        turns = 1
        spread = self.explore * self.spread()
        state.play(action, seat)
        for _ in range(LONGEST):
            if not state.stack:
                break
            if not goes_on(state, mover, turn):
                if turns == self.horizon:
                    break
                turns += 1
                mover = _actor(state)
                turn = state.turn
            legal = state.legal(mover)
            if len(legal) == 1:
                state.play(legal[0], mover)
                continue
            node = self.pick(node, state, legal, mover, spread, points[mover])
            state.play(node.action, mover)
            path.append(node)
            seats.append(mover)
        return self.learn(path, seats, before, self.margins(state, self.points(state), seat), seat)

    def learn(self, path: list[Node], seats: list[int], before: list[float], after: list[float], seat: int) -> float:
        for i in range(len(path)):
            node = path[i]
            gain = after[seats[i]] - before[seats[i]]
            node.visits += 1
            node.total += gain
            key = node.action * SEATS + seats[i]
            found = self.surprises.get(key)
            if found is None:
                found = Surprise()
                self.surprises[key] = found
            found.sum += gain - node.static
            found.times += 1
            usual = self.usual[seats[i]]
            usual.sum += gain - node.static
            usual.times += 1
        self.root.visits += 1
        self.leaves += 1
        gain = after[seat] - before[seat]
        self.sum += gain
        self.squares += gain * gain
        return gain

    def begun(self, state: State, action: int, seat: int, points: float) -> Node:
        """The child of the root that this action leads to."""
        children = self.root.children
        if children is None:
            children = {}
            self.root.children = children
        return self.met(children, state, action, seat, points)

    def met(self, children: dict[int, Node], state: State, action: int, seat: int, points: float) -> Node:
        """What came after an action here, looked at when it is met for the first time."""
        key = action * SEATS + seat
        child = children.get(key)
        if child is None:
            child = Node(action, self.static_estimate(state, action, seat) - points)
            children[key] = child
        child.offered += 1
        return child

    def pick(self, node: Node, state: State, legal: list[int], seat: int, spread: float, points: float) -> Node:
        """The child that promises most among those that can be chosen in this deal, or the best-looking new one."""
        children = node.children
        if children is None:
            children = {}
            node.children = children
        best: Node | None = None
        best_score = 0.0
        fresh: Node | None = None
        fresh_hope = 0.0
        tried = 0
        start = self.rng.below(len(legal))
        for i in range(len(legal)):
            action = legal[(start + i) % len(legal)]
            child = self.met(children, state, action, seat, points)
            if child.visits:
                tried += 1
                score = child.total / child.visits + spread * math.sqrt(math.log(child.offered + 1.0) / child.visits)
                if best is None or score > best_score:
                    best, best_score = child, score
            else:
                hope = child.static + self.surprise(action * SEATS + seat, seat)
                if fresh is None or hope > fresh_hope:
                    fresh, fresh_hope = child, hope
        if best is None or (fresh is not None and tried * tried < node.visits):
            assert fresh is not None
            return fresh
        return best

    def static_estimate(self, state: State, action: int, seat: int) -> float:
        """What a state looks like to the seat straight after its action."""
        after = state.copy()
        after.play(action, seat)
        value: float = self.estimate(after, seat)
        return value

    def surprise(self, key: int, seat: int) -> float:
        """Beyond what is usual for the seat: a little doubt stays with what was tried once or twice."""
        found = self.surprises.get(key)
        if found is None:
            return 0.0
        usual = self.usual[seat]
        return (found.sum - found.times * usual.sum / usual.times) / (found.times + 1.0)

    def points(self, state: State) -> list[float]:
        return [self.estimate(state, seat) for seat in range(state.seats)]

    def margins(self, state: State, points: list[float], searching: int) -> list[float]:
        """Each seat's points less what the best of the others counts; alone, its points."""
        worth: list[float] = []
        for seat in range(state.seats):
            best = -1e9
            for other in range(state.seats):
                if other != seat:
                    best = max(best, points[other])
            weight = self.opponent_weight if seat == searching else self.opponent_weight * self.malice
            worth.append(points[seat] - weight * best if state.seats > 1 else points[seat])
        if not state.stack:
            for winner in state.result().winners:
                if winner < state.seats:
                    worth[winner] += VICTORY if winner == searching else VICTORY * self.malice
        return worth


def goes_on(state: State, seat: int, turn: int) -> bool:
    """Whether it is still the turn with this number, and the seat's: where all decide at once, everybody's."""
    return state.turn == turn and (state.actor == seat or seat in state.actors)


def _actor(state: State) -> int:
    actor = state.actor
    assert actor is not None
    return actor
