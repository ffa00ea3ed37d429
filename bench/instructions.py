"""Two installations of Kade against each other by the instructions they execute, which no other process disturbs.

    python bench/instructions.py BEFORE/bin/python AFTER/bin/python

Needs valgrind. Each measurement plays the same decisions twice as a process of its own, a few and many; the difference
leaves out starting Python and loading the game. What is told is before to after: 1.00 is as fast, more is faster.
It does not see memory or the processor's caches: bench/compare.py measures time.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WORKER = Path(__file__).resolve().parent / "variants.py"
FEW_AND_MANY = {"driven": (10, 60), "module": (10, 90), "copy": (2, 8), "search": (1, 2)}
GAMES = ("amsterdam", "burano", "windmill-valley")


def counted(python: str, what: str, game: str, number: int) -> tuple[int, int]:
    """Instructions and units of work."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", python, str(WORKER)]
        done = subprocess.run(
            [*command, f"kade-{what}", game, "2", f"{number}x", "1"],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": "0"},
        )
        totals = [line for line in Path(folder, "out").read_text().splitlines() if line.startswith("totals:")]
    return int(totals[0].split()[1]), int(json.loads(done.stdout)["played"])


def main() -> None:
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
