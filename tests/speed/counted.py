"""The work whose instructions are counted: loads the games once, then each piece of it in a process of its own.

valgrind follows those processes, writes a file for each by its number, and counts inside the two functions alone.
"""

import json
import os
import sys
from collections.abc import Callable

import kade
from kade import bots
from kade.bots.search import Search
from kade.kernel.playout import playout
from kade.kernel.rng import seeded

PLAYOUTS = 8
DECISIONS = 2
SIMULATIONS = 24


def play(game_id: str) -> None:
    game, rng = kade.load(game_id), seeded(1)
    for seed in range(PLAYOUTS):
        playout(game.new(players=2, seed=seed), rng)


def search(game_id: str) -> None:
    game, bot = kade.load(game_id), Search(1, SIMULATIONS)
    state = game.new(players=2, seed=1)
    for _ in range(DECISIONS):
        seat = state.actors[0]
        state.apply(bot.choose(bots.observe(game, state, seat)), seat)


WORK: dict[str, Callable[[str], None]] = {"playouts": play, "search": search}


def main() -> None:
    begun = {}
    for game_id in kade.games():
        kade.load(game_id)
        for name, work in WORK.items():
            sys.stdout.flush()
            if not (child := os.fork()):
                work(game_id)
                os._exit(0)
            if os.waitpid(child, 0)[1]:
                sys.exit(f"the {name} of {game_id} failed")
            begun[f"{game_id} {name}"] = child
    json.dump(begun, sys.stdout)


if __name__ == "__main__":
    main()
