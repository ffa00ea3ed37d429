"""Outcomes made up for tests, and games of the toy for what any game must show."""

from __future__ import annotations

from tests.kernel.toy_game import GAME

from kade.arena import Outcome, Plan, Played, play_one


def ended(number: int, seats: tuple[int, ...], points: tuple[int, ...], *, deal: int | None = None) -> Outcome:
    """A game between these players that ended with these points; most points win."""
    best = max(points)
    winners = tuple(seat for seat, own in enumerate(points) if own == best)
    parts = tuple({"laid": own - 1, "lost": 1} for own in points)
    return Outcome(
        seats,
        points,
        parts,
        winners,
        20 + number % 3,
        8,
        f"d{number}",
        number,
        number // 2 if deal is None else deal,
        (10,) * len(seats),
        (0.5,) * len(seats),
    )


def toy_games(number: int, players: int = 2) -> list[Played]:
    plan = Plan("toy", ("random",), players, 9, {"players": players})
    return [play_one(GAME, plan, i) for i in range(number)]
