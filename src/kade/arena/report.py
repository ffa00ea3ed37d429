"""What many games say, as plain data: who beats whom and how surely, ratings, points by source, seats, length,
speed."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import kade
from kade.arena.plan import Plan
from kade.arena.play import Outcome
from kade.arena.ratings import rate
from kade.arena.stats import mean_interval, paired, wilson
from kade.arena.tally import Tally

BARS = 20  # of a histogram, about


class Report(dict[str, Any]):
    """The figures of many games, which a notebook shows as the page that `kade arena --html` writes."""

    def _repr_html_(self) -> str:
        from kade.cli.arena_page import match  # here, because only a notebook needs it
        from kade.cli.page import framed
        from kade.cli.voice import voice_for

        return framed(match(kade.load(self["game"], self["edition"] or None), self, voice_for(None)))


def report(plan: Plan, outcomes: Sequence[Outcome], seconds: float | None = None) -> Report:
    """Everything; the outcomes in the order of the games. `seconds` is how long this run took, where one was made."""
    tally = Tally(len(plan.bots), plan.players)
    for outcome in outcomes:
        tally.add(outcome)
    figures = Report({"kade": kade.__version__, **plan.to_dict(), **tally.figures(plan.names, plan.bots)})
    figures["matrix"] = matrix(plan.names, outcomes)
    figures["ratings"] = _ratings(plan, outcomes)
    figures["seats"] = seats(tally, outcomes)
    figures["lengths"] = {"decisions": histogram(tally.decisions), "turns": histogram(tally.turns)}
    figures["spread"] = {plan.names[i]: histogram(own) for i, own in enumerate(tally.points) if own}
    figures["speed"] = _speed(plan, tally, seconds)
    return figures


def matrix(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """For every two players that met: how often the one ended before the other, and by how many points."""
    ahead: dict[tuple[int, int], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    margin: dict[tuple[int, int], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        for seat, player in enumerate(outcome.player_at):
            for other, against in enumerate(outcome.player_at):
                if player != against:
                    ahead[player, against][outcome.set].append(outcome.ahead(seat, other))
                    margin[player, against][outcome.set].append(outcome.points[seat] - outcome.points[other])
    return [_meeting(names, pair, ahead[pair], margin[pair]) for pair in sorted(ahead)]


def _meeting(
    names: Sequence[str], pair: tuple[int, int], ahead: dict[int, list[float]], margin: dict[int, list[float]]
) -> dict[str, Any]:
    """One cell. The unit of the paired interval is the deal: the games of a set share it."""
    scores = [sum(own) / len(own) for own in ahead.values()]
    games = sum(map(len, ahead.values()))
    wins = sum(map(sum, ahead.values()))
    low, high = paired(scores, games)
    simple = wilson(wins, games)
    points = mean_interval([sum(own) / len(own) for own in margin.values()])
    return {
        "player": names[pair[0]],
        "against": names[pair[1]],
        "games": games,
        "deals": len(scores),
        "wins": round(wins, 4),
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "wilson": [round(bound, 4) for bound in simple],
        "points": dict(zip(("mean", "low", "high"), map(finite, points), strict=True)),
    }


def _ratings(plan: Plan, outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    if len(plan.bots) < 2 or plan.players < 2:
        return []
    found = rate(len(plan.bots), outcomes)
    figures = [
        {"player": name, "mu": round(one.mu, 3), "sigma": round(one.sigma, 3), "sure": round(one.sure, 3)}
        for name, one in zip(plan.names, found, strict=True)
    ]
    return sorted(figures, key=lambda one: -float(str(one["mu"])))


def seats(tally: Tally, outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Each seat's share of the victories, and how far its points lie from the mean of its table."""
    figures = []
    for seat in range(tally.table):
        low, high = wilson(tally.seat_wins[seat], tally.games)
        over = mean_interval([one.points[seat] - sum(one.points) / len(one.points) for one in outcomes])
        figures.append(
            {
                "seat": seat,
                "share": round(tally.seat_wins[seat] / tally.games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "points": dict(zip(("mean", "low", "high"), map(finite, over), strict=True)),
            }
        )
    return figures


def histogram(values: Sequence[int]) -> list[tuple[int, int, int]]:
    """Bars `(from, to, number)`, both ends included, of one width."""
    least, most = min(values), max(values)
    width = max(1, math.ceil((most - least + 1) / BARS))
    counted = Counter((value - least) // width for value in values)
    return [(least + bar * width, least + (bar + 1) * width - 1, counted[bar]) for bar in range(max(counted) + 1)]


def _speed(plan: Plan, tally: Tally, seconds: float | None) -> dict[str, Any]:
    """Decisions a second of thinking, by player; and of this run as a whole, if one was made."""
    figures: dict[str, Any] = {
        "players": {
            name: round(tally.decided[i] / tally.thought[i], 1)
            for i, name in enumerate(plan.names)
            if tally.thought[i] > 0
        }
    }
    if seconds:
        figures["seconds"] = round(seconds, 3)
    return figures


def finite(value: float) -> float | None:
    """JSON has no infinity: a bound that is not known is null."""
    return round(value, 4) if math.isfinite(value) else None
