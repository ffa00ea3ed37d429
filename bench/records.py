"""Games that bots play from fixed seeds, as Records: the same wherever they are played (bench/in_pyodide.py).

python -m bench.records amsterdam 30 prints the digest of each.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

import kade
from kade.bots import make, observe
from kade.kernel import Match

USUAL, SOMETIMES, SELDOM = ("search@0.01~0.9", "greedy~0.9"), ("greedy", "random"), ("search@0.01", "greedy")
"""Who plays: those who think cost more, and what they think with (logarithms, roots) may differ between machines.
In the usual game each thinks at a tenth of its decisions."""


def played(game: str, seed: int) -> str:
    """The Record of one game."""
    bots = SELDOM if seed % 10 == 5 else SOMETIMES if seed % 3 == 1 else USUAL
    loaded = kade.load(game)
    match = Match(loaded, seed=seed, names=list(bots), players=2)
    seats = [make(bot, seed + number) for number, bot in enumerate(bots)]
    while (seat := match.state.actor) is not None:
        match.apply(seats[seat].choose(observe(loaded, match.state, seat)), seat)
    return str(match.record)


def digest(game: str, seed: int) -> str:
    """A short name for the Record of one game, equal where the Record is."""
    return blake2b(played(game, seed).encode(), digest_size=12).hexdigest()


if __name__ == "__main__":
    for number in range(int(sys.argv[2])):
        print(digest(sys.argv[1], number))
