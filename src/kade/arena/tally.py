"""Counts the outcomes of many games by player and by seat: points by source, shares of victories, length. Nothing is
played here, and what is compared between players is in report.py."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from statistics import fmean, pstdev
from typing import Any

from kade.arena.play import Outcome
from kade.arena.stats import wilson


class Tally:
    """A shared victory is shared here too. With `table` seats at a table, there may be more players than sit at one."""

    def __init__(self, players: int, table: int | None = None) -> None:
        self.games = 0
        self.table = players if table is None else table
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.sources: list[dict[str, int]] = [{} for _ in range(players)]
        self.wins = [0.0] * players
        self.seat_wins = [0.0] * self.table
        self.seat_points: list[list[int]] = [[] for _ in range(self.table)]
        self.decided = [0] * players
        self.thought = [0.0] * players
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.shared = 0
        self.automata: list[list[int]] = []  # points of the seats that the rules play, which no player holds
        self._all = blake2b(digest_size=8)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for seat, player in enumerate(outcome.player_at):
            self.points[player].append(outcome.points[seat])
            self.seat_points[seat].append(outcome.points[seat])
            for source, points in outcome.breakdown[seat].items():
                self.sources[player][source] = self.sources[player].get(source, 0) + points
            # A seat that the rules play wins too, but has no share here.
            self.wins[player] += outcome.share(seat)
            self.seat_wins[seat] += outcome.share(seat)
        for player, decided, thought in zip(outcome.player_at, outcome.decided, outcome.thought, strict=False):
            self.decided[player] += decided
            self.thought[player] += thought
        for i, points in enumerate(outcome.automata):
            if i == len(self.automata):
                self.automata.append([])
            self.automata[i].append(points)
        self.shared += len(outcome.winners) > 1
        self.decisions.append(outcome.decisions)
        self.turns.append(outcome.turns)
        self._all.update(outcome.digest.encode())

    def sat(self, player: int) -> int:
        """How many times the player sat at a table."""
        return len(self.points[player])

    @property
    def digest(self) -> str:
        """The same for the same games: a short hash of all final positions in their order."""
        return self._all.hexdigest()

    def figures(self, names: Sequence[str], bots: Sequence[str]) -> dict[str, Any]:
        """Everything as plain data."""
        players = [
            {
                "name": names[i],
                "bot": bots[i],
                "games": self.sat(i),
                "points": spread(self.points[i]),
                "sources": {source: round(total / self.sat(i), 4) for source, total in self.sources[i].items()},
                "wins": share(self.wins[i], self.sat(i)),
            }
            for i in range(len(self.points))
            if self.points[i]
        ]
        return {
            "games": self.games,
            "players": players,
            "seats": [share(wins, self.games) for wins in self.seat_wins],
            "shared": self.shared,
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "digest": self.digest,
            "automata": [spread(points) for points in self.automata],
        }


def share(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def spread(values: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(values), 4), "sd": round(pstdev(values), 4), "min": min(values), "max": max(values)}
