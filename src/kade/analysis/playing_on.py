"""A second judge of two actions: games played on to their end. A search stops looking after a few turns and trusts an
estimate; this sees how it ends, though the players, greedy ones unless others are asked, may not make the most of
either action."""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Final

from kade.arena.plan import seed_of
from kade.bots.greedy import Greedy
from kade.bots.observation import Bot, Observation, observe
from kade.bots.search import Search
from kade.bots.tree import goes_on
from kade.display.game import Game
from kade.kernel import State

GAMES: Final = 40
FEW: Final = 6
"""Games after which it may be clear already."""
CLEAR: Final = 3.0
"""Standard errors from which it is."""
HOPELESS: Final = 2.0
"""Standard errors that the first action may fall behind before nobody asks any more by how much."""
AHEAD: Final = 150
"""Simulations a turn of players that look ahead."""
THIS_TURN: Final = 1000
"""Simulations for the rest of the turn that the action belongs to: an action that begins something is worth little to
whoever does not go on with it."""


def greedy(seed: int) -> Bot:
    return Greedy(seed, samples=1)


def looking_ahead(seed: int) -> Bot:
    return Search(seed, AHEAD)


def fitting(game: Game) -> Callable[[int], Bot]:
    """The players for a game: where plans take several turns, greedy ones would make little of any action."""
    return looking_ahead if game.horizon > 1 else greedy


def played_on(
    seen: Observation, better: int, other: int, seed: int, player: Callable[[int], Bot] = greedy
) -> tuple[float, float]:
    """By how much the lead at the end is larger after the first action, in the same deals, with its standard error."""
    ahead: list[float] = []
    for number in range(GAMES):
        deal = seen.sample(seed_of(seed, number))
        leads = [_lead(seen, deal.copy(), action, seed_of(seed, number, "bots"), player) for action in (better, other)]
        ahead.append(leads[0] - leads[1])
        if number + 1 >= FEW and not -HOPELESS * _error(ahead) <= fmean(ahead) <= CLEAR * _error(ahead):
            break
    return fmean(ahead), _error(ahead)


def _lead(seen: Observation, state: State, action: int, seed: int, player: Callable[[int], Bot]) -> float:
    """The seat's lead at the end of a game in which bots go on after the action, the turn being brought to its end with
    more care. The state is used up."""
    turn = state.turn
    state.play(action, seen.seat)
    careful = Search(seed_of(seed, "turn"), THIS_TURN)
    while goes_on(state, seen.seat, turn):
        state.play(careful.choose(observe(seen.game, state, seen.seat)), seen.seat)
    players = [player(seed_of(seed, seat)) for seat in range(state.seats)]
    while not state.over:
        seat = state.actor
        assert seat is not None
        state.play(players[seat].choose(observe(seen.game, state, seat)), seat)
    points = state.result().points
    others = [own for seat, own in enumerate(points) if seat != seen.seat]
    return points[seen.seat] - max(others, default=0)


def _error(values: list[float]) -> float:
    return stdev(values) / math.sqrt(len(values))
