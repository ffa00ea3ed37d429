"""How a search would go on after an action: the rest of the turn, as far as nothing new is learnt on the way."""

from __future__ import annotations

from typing import Final

from kade.analysis.measure import judging_tree
from kade.bots.observation import Observation
from kade.bots.search import below
from kade.bots.tree import SEATS, Node, goes_on

MOST: Final = 5
"""How many decisions are named at most."""
PREFERRED: Final = 0.5
"""The share of the simulations that must agree on a decision before it is named."""


def going_on(seen: Observation, action: int, simulations: int, seed: int) -> list[str]:
    """The seat's further decisions of this turn, by name. Those without a choice are left out."""
    tree = judging_tree(seen.game, seed)
    for _ in range(simulations):
        tree.simulate(seen.sample(tree.rng.next()), seen.seat, action)
    node: Node | None = below(tree.root, action, seen.seat)
    state = seen.sample(seed)
    turn = state.turn
    state.play(action, seen.seat)
    line: list[str] = []
    while node is not None and len(line) < MOST and not state.revealed and goes_on(state, seen.seat, turn):
        legal = state.legal(seen.seat)
        if len(legal) == 1:
            state.play(legal[0], seen.seat)
            continue
        node = _preferred(node, seen.seat)
        if node is not None:
            line.append(seen.game.name(node.action))
            state.play(node.action, seen.seat)
    return line


def _preferred(node: Node, seat: int) -> Node | None:
    """What most simulations decided next, if it was the seat that decided."""
    children = (node.children or {}).items()
    key, most = max(children, key=lambda one: one[1].visits, default=(0, None))
    return most if most is not None and key % SEATS == seat and most.visits >= PREFERRED * node.visits else None
