"""The figures of many games: points by source, shares of victories with intervals, length. Nothing is played here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from statistics import fmean, pstdev
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade.cli.games import title
from kade.cli.speech import Voice
from kade.kernel.game import Game

Z95 = 1.959964


@dataclass(frozen=True)
class Outcome:
    """How one game ended. `player_at` says which player sat on each seat; the rest is by seat."""

    player_at: tuple[int, ...]
    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    digest: str


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, which stays within 0 and 1)."""
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)


class Tally:
    """Counts outcomes by player and by seat. A shared victory is shared here too."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.sources: list[dict[str, int]] = [{} for _ in range(players)]
        self.wins = [0.0] * players
        self.seat_wins = [0.0] * players
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.shared = 0
        self._all = blake2b(digest_size=8)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for seat, player in enumerate(outcome.player_at):
            self.points[player].append(outcome.points[seat])
            for source, points in outcome.breakdown[seat].items():
                self.sources[player][source] = self.sources[player].get(source, 0) + points
        for seat in outcome.winners:
            if seat < len(self.seat_wins):  # a seat that the rules play has no share
                self.wins[outcome.player_at[seat]] += 1 / len(outcome.winners)
                self.seat_wins[seat] += 1 / len(outcome.winners)
        self.shared += len(outcome.winners) > 1
        self.decisions.append(outcome.decisions)
        self.turns.append(outcome.turns)
        self._all.update(outcome.digest.encode())

    @property
    def digest(self) -> str:
        """The same for the same games: a short hash of all final positions in their order."""
        return self._all.hexdigest()

    def figures(self, names: Sequence[str], bots: Sequence[str]) -> dict[str, Any]:
        """Everything as plain data."""
        players = [
            {
                "name": names[i], "bot": bots[i], "points": _spread(self.points[i]),
                "sources": {source: round(total / self.games, 4) for source, total in self.sources[i].items()},
                "wins": self._share(self.wins[i]),
            }
            for i in range(len(self.points))
        ]
        return {
            "games": self.games, "players": players, "seats": [self._share(wins) for wins in self.seat_wins],
            "shared": self.shared, "decisions": _spread(self.decisions), "turns": _spread(self.turns),
            "digest": self.digest,
        }

    def _share(self, wins: float) -> dict[str, float]:
        low, high = wilson(wins, self.games)
        return {"share": round(wins / self.games, 4), "low": round(low, 4), "high": round(high, 4)}


def _spread(values: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(values), 4), "sd": round(pstdev(values), 4), "min": min(values), "max": max(values)}


# ---------------------------------------------------------------------- for people


def report(
    game: Game, names: Sequence[str], tally: Tally, seconds: float, seed: int, told: Voice, console: Console
) -> None:
    console.print(Text(told.say("simulate-title", title=title(game, told), games=tally.games, seed=str(seed)),
                       style="bold"))
    for table in (_players(game, names, tally, told), _seats(tally, told)):
        console.print(table)
        console.print()
    for message, values in (("simulate-decisions", tally.decisions), ("simulate-turns", tally.turns)):
        console.print(told.say(message, mean=told.number(fmean(values), 1), least=min(values), most=max(values)))
    if tally.shared:
        console.print(told.say("simulate-shared", share=told.percent(tally.shared / tally.games)))
    console.print(told.say("simulate-speed", seconds=told.number(seconds, 1),
                           games=told.number(tally.games / seconds, 1),
                           decisions=told.number(sum(tally.decisions) / seconds)))


def _table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")
    return table


def _players(game: Game, names: Sequence[str], tally: Tally, told: Voice) -> Table:
    """A column a player: points, where they came from, and the share of victories."""
    table = _table("", *names)
    points = [f"{told.number(fmean(own), 1)} ± {told.number(pstdev(own), 1)}" for own in tally.points]
    table.add_row(Text(told.say("column-points"), style="bold"), *points)
    for source in dict.fromkeys(source for parts in tally.sources for source in parts):
        means = [told.number(parts.get(source, 0) / tally.games, 1) for parts in tally.sources]
        table.add_row(f"  {_source(game, source, told)}", *means)
    shares, intervals = zip(*[_share(wins, tally.games, told) for wins in tally.wins], strict=True)
    table.add_row(Text(told.say("column-wins"), style="bold"), *shares)
    table.add_row(f"  {told.say('column-interval')}", *intervals)
    return table


def _seats(tally: Tally, told: Voice) -> Table:
    """Whether it matters where one sits."""
    table = _table(told.say("column-seat"), told.say("column-wins"), told.say("column-interval"))
    for seat, wins in enumerate(tally.seat_wins):
        table.add_row(Text(str(seat), style="cyan"), *_share(wins, tally.games, told))
    return table


def _share(wins: float, games: int, told: Voice) -> tuple[str, str]:
    low, high = wilson(wins, games)
    return told.percent(wins / games), f"{told.percent(low)}–{told.percent(high)}"


def _source(game: Game, source: str, told: Voice) -> str:
    message = f"source-{source}"
    return game.prose.message(message, {}, told.lang) if game.prose.has(message, told.lang) else source
