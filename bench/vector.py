"""How many decisions a second `kade.vector` takes, beside loops over single games in the same run.

    .venv-compiled/bin/python bench/vector.py --games 64 --seconds 5

bare: random legal decisions, nothing else. rows: the same, and for each decision a new row of numbers and a new mask.
vector: the same games at once. CPU time of one core; ratios are medians over the rounds, in which the order turns.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

import kade
from kade import _build
from kade.kernel import seeded
from kade.lab.encoding import Encoding


def bare(game: str, players: int, number: int) -> Iterator[int]:
    table, rng = kade.load(game), seeded(1)
    while True:
        state = table.new(players=players, seed=rng.next())
        while not state.over:
            options = state.legal()
            state.play(options[rng.below(len(options))])
            yield 1


def rows(game: str, players: int, number: int) -> Iterator[int]:
    table, rng, random = kade.load(game), seeded(1), np.random.default_rng(1)
    encoding = Encoding(table, table.new(players=players, seed=0))
    while True:
        state = table.new(players=players, seed=rng.next())
        while not state.over:
            seat = state.actor
            assert seat is not None
            encoding.observe(state, seat)
            mask = encoding.mask(state, seat)
            state.apply(int(random.choice(np.flatnonzero(mask))))
            yield 1


def vector(game: str, players: int, number: int) -> Iterator[int]:
    games = kade.vector(game, number, players=players, seed=1)
    while True:
        games.step(games.random())
        yield number


def rate(run: Iterator[int], seconds: float) -> float:
    """Decisions a second."""
    next(run)
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += next(run)
    return done / (time.process_time() - began)


def main() -> None:
    ways: list[Callable[[str, int, int], Iterator[int]]] = [bare, rows, vector]
    parser = argparse.ArgumentParser(description="Decisions a second, many games at once and one by one.")
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    told = parser.parse_args()
    print(f"{'compiled' if _build.compiled() else 'plain'} build, {told.games} games at once, {told.players} players")
    for game in kade.games():
        found: dict[str, list[float]] = {way.__name__: [] for way in ways}
        for turn in range(told.rounds):
            for way in ways[turn % 3 :] + ways[: turn % 3]:
                found[way.__name__].append(rate(way(game, told.players, told.games), told.seconds))
        rates = {name: statistics.median(values) for name, values in found.items()}
        ratio = {
            name: statistics.median(a / b for a, b in zip(found["vector"], found[name], strict=True))
            for name in ("bare", "rows")
        }
        size = kade.vector(game, 1, players=told.players).encoding.size
        print(
            f"{game}: {size} numbers; bare {rates['bare']:,.0f}/s, rows {rates['rows']:,.0f}/s, "
            f"vector {rates['vector']:,.0f}/s: {ratio['rows']:.2f} × rows, {ratio['bare']:.2f} × bare"
        )


if __name__ == "__main__":
    main()
