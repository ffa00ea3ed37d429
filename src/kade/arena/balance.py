"""Which seats, boards, cards, tiles and ways to play win more than their share. Features come from features.py.

Players of one table are compared with each other only, so a deal that is good for all says nothing. In a game a seat
*leans* to a feature when it has more of it than the table's mean; where all have as much, the game says nothing either.
If the feature did not matter, those who lean to it would win their fair share: the sum over games of the part of the
seats that lean. The interval is around the excess over that; beside it stands the difference in points to the rest of
the table.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from kade.arena.features import SORTS, Facts, Feature, extract
from kade.arena.play import Outcome
from kade.arena.report import finite
from kade.arena.stats import Z95, discoveries, mean_interval, two_sided
from kade.display.game import Game
from kade.kernel.record import Record

FEWEST = 20  # games that must say something about a feature before it is reported
FALSE_FINDINGS = 0.05


@dataclass
class Evidence:
    """What the games say of one feature."""

    games: list[int] = field(default_factory=list)
    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0
    spread: float = 0.0
    margins: list[float] = field(default_factory=list)
    pattern: int = 0

    def add(self, outcome: Outcome, leaning: list[int]) -> None:
        table = len(outcome.player_at)
        part = len(leaning) / table
        rest = [outcome.points[seat] for seat in range(table) if seat not in leaning]
        self.games.append(outcome.number)
        self.seats += len(leaning)
        self.wins += sum(outcome.share(seat) for seat in leaning)
        self.fair += part
        self.spread += part * (1 - part)
        self.margins.append(sum(outcome.points[seat] for seat in leaning) / len(leaning) - sum(rest) / len(rest))
        self.pattern = hash((self.pattern, outcome.number, tuple(leaning)))

    @property
    def chance(self) -> float:
        """How likely chance alone is to bring an excess like this."""
        return two_sided((self.wins - self.fair) / math.sqrt(self.spread))

    def figures(self) -> dict[str, Any]:
        excess = (self.wins - self.fair) / self.seats
        half = Z95 * math.sqrt(self.spread) / self.seats
        points = mean_interval(self.margins)
        return {
            "games": len(self.games),
            "share": round(self.wins / self.seats, 4),
            "fair": round(self.fair / self.seats, 4),
            "excess": round(excess, 4),
            "low": round(excess - half, 4),
            "high": round(excess + half, 4),
            "points": dict(zip(("mean", "low", "high"), map(finite, points), strict=True)),
        }


class Balance:
    """Collects games, then tells."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.games = 0
        self.evidence: dict[Feature, Evidence] = defaultdict(Evidence)
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def add(self, outcome: Outcome, record: Record) -> None:
        self.games += 1
        seen = extract(self.game, record, self.players)
        for feature in sorted(set().union(*seen.amounts)):
            leaning = leans([counter[feature] for counter in seen.amounts])
            if leaning:
                self.evidence[feature].add(outcome, leaning)
        self._count_choices(seen)

    def _count_choices(self, seen: Facts) -> None:
        """By seat and game: was the action ever legal, and was it then ever taken?"""
        for offered, chosen in zip(seen.offered, seen.chosen, strict=True):
            self.offered.update(offered.keys())
            self.chosen.update(chosen.keys())

    def figures(self) -> dict[str, Any]:
        """Everything as plain data: features in the order of their sorts, the surest first."""
        findings = self._findings()
        return {
            "games": self.games,
            "players": self.players,
            "compared": len(findings),
            "fewest": FEWEST,
            "false_findings": FALSE_FINDINGS,
            "features": findings,
            **self._choices(),
        }

    def _findings(self) -> list[dict[str, Any]]:
        kept = _unlike({feature: one for feature, one in self.evidence.items() if len(one.games) >= FEWEST})
        adjusted = discoveries([one.chance for _, one, _ in kept], FALSE_FINDINGS)
        findings = []
        for (feature, one, also), chance in zip(kept, adjusted, strict=True):
            findings.append(
                {
                    "sort": feature[0],
                    "name": feature[1],
                    "also": also,
                    **one.figures(),
                    "chance": round(one.chance, 6),
                    "adjusted": round(chance, 6),
                    "clear": chance <= FALSE_FINDINGS,
                }
            )
        findings.sort(key=lambda one: (SORTS.index(one["sort"]), one["adjusted"], -abs(one["excess"]), one["name"]))
        return findings

    def _choices(self) -> dict[str, Any]:
        """Actions that were there for the taking and hardly anybody took, or nearly everybody who could."""
        often = {name: number for name, number in self.offered.items() if number >= FEWEST}
        rates = [
            {"action": name, "could": could, "did": self.chosen[name], "rate": round(self.chosen[name] / could, 4)}
            for name, could in sorted(often.items())
        ]
        return {
            "choices": rates,
            "never": [one["action"] for one in rates if one["did"] == 0],
            "always": [one["action"] for one in rates if one["did"] == one["could"]],
        }


def leans(amounts: list[int]) -> list[int]:
    """The seats that have more of it than the mean of the table; none where all have as much."""
    total = sum(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount * len(amounts) > total]


def _unlike(found: dict[Feature, Evidence]) -> list[tuple[Feature, Evidence, list[str]]]:
    """One of those that say the same of the same seats in the same games: what was claimed also lies there at the end.
    The first sort and the shortest name stand for all, so that nothing is counted as found twice."""
    alike: dict[int, list[Feature]] = defaultdict(list)
    for feature, one in found.items():
        alike[one.pattern].append(feature)
    findings = []
    for same in alike.values():
        first, *others = sorted(same, key=lambda feature: (SORTS.index(feature[0]), len(feature[1]), feature[1]))
        findings.append((first, found[first], [f"{sort}: {name}" for sort, name in others]))
    return findings


def balance(game: Game, players: int, games: Iterable[tuple[Outcome, Record]]) -> dict[str, Any]:
    """The whole judgement of these games."""
    counted = Balance(game, players)
    for outcome, record in games:
        counted.add(outcome, record)
    return counted.figures()
