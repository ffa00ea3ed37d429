"""Prints one hash of many random games, to compare builds: `python -m tools.hash_games --games 200 [--game amsterdam]`.

The hash covers every decision's legal actions, every position met, and the generator. Also says which build it ran on.
"""

from __future__ import annotations

import argparse
import json
from hashlib import blake2b

import kade
from kade import _build
from kade.kernel.rng import seeded


def hash_games(game: str, number: int) -> str:
    """One hash over games with all player counts, random seats deciding, copies played on now and then."""
    loaded = kade.load(game)
    counts = next(option for option in loaded.options if option.name == "players").choices
    total = blake2b(digest_size=16)
    for seed in range(number):
        state = loaded.new(seed=seed, players=counts[seed % len(counts)])
        rng = seeded(~seed)
        decided = 0
        while not state.over:
            seat = state.actors[rng.below(len(state.actors))]
            legal = state.legal(seat)
            total.update(json.dumps([seat, legal]).encode())
            state.apply(legal[rng.below(len(legal))], seat)
            decided += 1
            if decided % 7 == 0:
                total.update(state.digest().encode())
                state = state.copy()
            if decided % 29 == 0:
                other = state.resample(decided % state.seats, decided)
                total.update(json.dumps([other.to_dict(), other.view(0)], sort_keys=True).encode())
        total.update(json.dumps([state.to_dict(), state.result().to_dict()], sort_keys=True).encode())
    return total.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description="One hash of many random games, to compare builds.")
    parser.add_argument("--games", type=int, default=200, help="how many of each game")
    parser.add_argument("--game", choices=kade.games(), action="append", help="only this game")
    asked = parser.parse_args()
    for game in asked.game or kade.games():
        print(game, hash_games(game, asked.games), "compiled" if _build.compiled() else "plain")


if __name__ == "__main__":
    main()
