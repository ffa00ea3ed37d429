"""Ratings for any number of players at a table, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kade.arena.play import Outcome


@dataclass(frozen=True)
class Rating:
    """The estimate `mu`, its uncertainty `sigma`, and the rating a ladder should show: what is nearly sure."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        return self.mu - 3 * self.sigma


def rate(players: int, outcomes: Iterable[Outcome]) -> list[Rating]:
    """Everybody begins level. Bots do not learn, so nothing is added to the uncertainty from game to game (tau 0)."""
    from openskill.models import PlackettLuce  # here, so that a command that rates nobody begins without it

    model = PlackettLuce(tau=0.0)
    now = [Rating(model.rating().mu, model.rating().sigma) for _ in range(players)]
    for outcome in outcomes:
        if len(outcome.player_at) < 2:
            continue
        teams = [[model.rating(mu=now[player].mu, sigma=now[player].sigma)] for player in outcome.player_at]
        after = model.rate(teams, ranks=places(outcome))
        for player in set(outcome.player_at):
            # A bot that sat on several seats of one table learns from all of them, but as one.
            own = [after[seat][0] for seat, who in enumerate(outcome.player_at) if who == player]
            now[player] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return now


def places(outcome: Outcome) -> list[float]:
    """Each seat's place, from 0; those that are level share one."""
    seats = range(len(outcome.player_at))
    return [float(sum(outcome.ahead(other, seat) == 1 for other in seats if other != seat)) for seat in seats]
