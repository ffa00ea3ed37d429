"""Advice for people: the best actions and what each is worth against the best, as a number and as a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kade.bots.observation import Budget, Observation, observe
from kade.bots.search import EXPLORE, FEWEST, FIRST, HORIZON, Search, offered
from kade.bots.tree import SEATS, Node, Tree
from kade.kernel import Game, State, seeded

WALKS: Final = 1200
FIRST_LOOK: Final = 0.4  # the part of the walks that finds the candidates; the rest compares them
WIDE: Final = 1.5  # how curious the first look is: nothing good shall be missed because something else came first
CLOSE: Final = 0.5  # points that no person would quarrel about
CLEAR: Final = 3.0
NEVER: Final = -1e9

Progress = Callable[[float], None]


def _nobody(part: float) -> None:
    """Nobody wants to know how far it is."""


def hints(
    game: Game, state: State, seat: int, n: int = 3, seed: int = 0, walks: int = WALKS, progress: Progress = _nobody,
) -> list[tuple[int, float]]:
    """The best actions, best first, each with the points by which it betters the seat's lead, as far as one can see.

    A search that plays looks hard at what it likes and hardly at the rest. To tell people what the rest is worth, each
    candidate gets a search of its own, as long as the others'.
    """
    seen = observe(game, state, seat)
    candidates = _candidates(seen, n, seed, walks, progress)
    share = max(FEWEST, round(walks * (1.0 - FIRST_LOOK)) // max(1, len(candidates)))
    found = []
    for i, action in enumerate(candidates):
        found.append((action, _worth(seen, action, seed, share)))
        progress(FIRST_LOOK + (1.0 - FIRST_LOOK) * (i + 1) / len(candidates))
    return sorted(found, key=lambda one: (-one[1], one[0]))


def _candidates(seen: Observation, n: int, seed: int, walks: int, progress: Progress) -> list[int]:
    """The actions that a wide search liked most."""
    if len(seen.legal) <= n:
        return list(seen.legal)
    budget = Budget(FIRST_LOOK / FIRST, 0, lambda part: progress(FIRST_LOOK * part))
    tree = Search(seed, walks, explore=WIDE).grown(seen, budget)
    ranked = sorted(offered(tree.root, seen), key=lambda node: (-node.visits, -node.mean(), node.action))
    return [node.action for node in ranked[:n]]


def _worth(seen: Observation, action: int, seed: int, walks: int) -> float:
    """What the seat gains by this action and what it would do best afterwards."""
    rng = seeded(seed)
    tree = Tree(seen.game.estimate, rng, EXPLORE, HORIZON)
    chosen = Node(action, 0.0)
    tree.root.children = {action * SEATS + seen.seat: chosen}
    for other in seen.legal:  # every walk begins with the action
        if other != action:
            node = tree.root.children[other * SEATS + seen.seat] = Node(other, 0.0)
            node.visits, node.total = 1, NEVER
    for _ in range(walks):
        tree.walk(seen.sample(rng.next()), seen.seat)
    return chosen.mean()


def in_a_word(best: float, worth: float) -> str:
    """How an action stands beside the best: `best`, `close`, `less` or `worse`. Each language has its words for it."""
    if worth >= best - 0.05:
        return "best"
    if worth >= best - CLOSE:
        return "close"
    return "less" if worth >= best - CLEAR else "worse"
