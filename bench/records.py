"""Games that bots play from fixed seeds, as Records: the same wherever they are played (bench/in_pyodide.py).

python -m bench.records amsterdam 30 prints a hash of each.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

import kade
from kade.bots import make, observe
from kade.kernel import Match

USUAL, SOMETIMES, SELDOM = ("random", "random"), ("greedy", "random"), ("search@0.01", "greedy")
"""Who plays: those who think cost more, and what they think with (logarithms, roots) may differ between machines."""


def played(game: str, seed: int) -> str:
    """The Record of one game."""
    bots = SELDOM if seed % 10 == 5 else SOMETIMES if seed % 3 == 1 else USUAL
    loaded = kade.load(game)
    match = Match(loaded, seed=seed, names=list(bots), players=2)
    seats = [make(bot, seed + number) for number, bot in enumerate(bots)]
    while (seat := match.state.actor) is not None:
        match.apply(seats[seat].choose(observe(loaded, match.state, seat)), seat)
    return str(match.record)


def hashes(game: str, number: int) -> list[str]:
    """One for each of the first seeds."""
    return [blake2b(played(game, seed).encode(), digest_size=12).hexdigest() for seed in range(number)]


if __name__ == "__main__":
    print("\n".join(hashes(sys.argv[1], int(sys.argv[2]))))
