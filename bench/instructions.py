"""Two installations of Kade against each other by the instructions they execute, which no other process disturbs.

    python bench/instructions.py BEFORE/bin/python AFTER/bin/python

Needs valgrind. Each measurement plays the same decisions twice as a process of its own, a few and many; the difference
leaves out starting Python and loading the game. What is told is before to after: 1.00 is as fast, more is faster.
It does not see memory or the processor's caches: bench/compare.py measures time.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

FEW_AND_MANY = {"driven": (10, 60), "module": (10, 90), "copy": (2, 8), "set-up": (20, 100), "search": (1, 3)}
GAMES = ("amsterdam", "burano", "windmill-valley")
SEARCHED = 4  # decisions of each game
COPIES = 200


def work(what: str, game_id: str, number: int) -> int:
    """Does it so many times, without a look at the clock; returns how many units of work that were."""
    import kade
    import variants
    from kade import bots
    from kade.bots.search import Search
    from kade.kernel.playout import playout
    from kade.kernel.rng import seeded

    game = kade.load(game_id)

    def searched(state: Any, bot: Any) -> int:
        for _ in range(SEARCHED):
            seat = state.actors[0]
            state.apply(bot.choose(bots.observe(game, state, seat)), seat)
        return SEARCHED

    new = [game.new(players=2, seed=seed) for seed in range(number)]
    if what == "set-up":
        return len(new)
    if what == "driven":
        return sum(variants.drive(state, seed) for seed, state in enumerate(new))
    if what == "module":
        rng = seeded(5)
        return sum(playout(state, rng) for state in new)
    if what == "search":
        return sum(searched(state, Search(seed, variants.SIMULATIONS)) for seed, state in enumerate(new))
    state = new[1]
    variants.drive(state, 3, variants.MIDDLE * state.seats)
    for _ in range(number * COPIES):
        state.copy()
    return number * COPIES


def counted(python: str, what: str, game: str, number: int) -> tuple[int, int]:
    """Instructions and units of work."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", python, __file__]
        done = subprocess.run(
            [*command, "--work", what, game, str(number)],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": "0"},
        )
        totals = [line for line in Path(folder, "out").read_text().splitlines() if line.startswith("totals:")]
    return int(totals[0].split()[1]), int(done.stdout)


def main() -> None:
    if sys.argv[1:2] == ["--work"]:
        print(work(sys.argv[2], sys.argv[3], int(sys.argv[4])))
        return
    parser = argparse.ArgumentParser(description="Compare two installations of Kade by the instructions they execute.")
    parser.add_argument("before", help="the Python of the environment that has the one")
    parser.add_argument("after", help="the Python of the environment that has the other")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("bench: valgrind is not installed here (apt install valgrind); bench/compare.py measures without it")
    with ThreadPoolExecutor(2) as pool:
        for game in given.game or GAMES:
            for what, numbers in FEW_AND_MANY.items():
                jobs = [(python, what, game, n) for python in (given.before, given.after) for n in numbers]
                few, many, few_after, many_after = pool.map(lambda job: counted(*job), jobs)
                before = (many[0] - few[0]) / (many[1] - few[1])
                after = (many_after[0] - few_after[0]) / (many_after[1] - few_after[1])
                print(f"{game:16} {what:7} {before:>12,.0f} {after:>12,.0f} instructions   ratio {before / after:.3f}")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
