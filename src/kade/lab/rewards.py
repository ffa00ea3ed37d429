"""What the end of a game is worth to each seat, for programs that learn. Until then every reward is 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kade.kernel import Result

Reward = Callable[[Result], Sequence[float]]


def win(result: Result) -> list[float]:
    """1 for the winner and as much less for the others together: with two players -1. A victory is shared by all who
    won it, so that rewards add up to 0."""
    seats = len(result.points)
    if seats == 1:
        return [1.0 if result.winners else -1.0]
    share = (seats / len(result.winners) - 1) / (seats - 1) if result.winners else 0.0
    lost = -1.0 / (seats - 1) if result.winners else 0.0
    return [share if seat in result.winners else lost for seat in range(seats)]


def margin(result: Result) -> list[float]:
    """How many points a seat is ahead of the best of the others, or behind it."""
    points = result.points
    if len(points) == 1:
        return [float(points[0])]
    return [float(mine - max(points[:seat] + points[seat + 1 :])) for seat, mine in enumerate(points)]
