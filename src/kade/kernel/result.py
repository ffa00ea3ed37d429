"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Points of each seat, where they came from (adds up), and who won; a shared victory has several winners."""

    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    winners: tuple[int, ...]

    def __post_init__(self) -> None:
        for seat, (total, parts) in enumerate(zip(self.points, self.breakdown, strict=True)):
            if sum(parts.values()) != total:
                raise ValueError(f"seat {seat}: the parts {parts} do not add up to {total}")

    def to_dict(self) -> dict[str, object]:
        return {
            "points": list(self.points),
            "breakdown": [dict(parts) for parts in self.breakdown],
            "winners": list(self.winners),
        }
