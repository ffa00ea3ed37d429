"""Advice for people: the best actions and what each is worth against the best, as a number and as a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kade.bots.observation import Budget, observe
from kade.bots.search import Search, offered
from kade.kernel import Game, State

WALKS: Final = 1200
CLOSE: Final = 0.5  # points that no person would quarrel about
CLEAR: Final = 3.0


def hints(
    game: Game, state: State, seat: int, n: int = 3, seed: int = 0, walks: int = WALKS,
    progress: Callable[[float], None] | None = None,
) -> list[tuple[int, float]]:
    """The best actions, best first, each with the points by which it betters the seat's lead, as far as one can see."""
    seen = observe(game, state, seat)
    if not seen.legal:
        return []
    budget = Budget(scale=2.5, progress=progress)  # a hint is asked for one decision, not for a turn
    tree = Search(seed, walks).grown(seen, budget)
    ranked = sorted(offered(tree.root, seen), key=lambda node: (-node.visits, -node.mean(), node.action))[:n]
    found: list[tuple[int, float]] = []
    for node in ranked:
        # What was looked at less is never told to be worth more: it was left for a reason.
        found.append((node.action, min(node.mean(), found[-1][1]) if found else node.mean()))
    return found


def in_a_word(best: float, worth: float) -> str:
    """How an action stands beside the best: `best`, `close`, `less` or `worse`. Each language has its words for it."""
    if worth >= best - 0.05:
        return "best"
    if worth >= best - CLOSE:
        return "close"
    return "less" if worth >= best - CLEAR else "worse"
