"""Two installations of Kade against each other: random play, copies and search, in the same run.

    python bench/compare.py BEFORE/bin/python AFTER/bin/python --rounds 7

Each measurement is a process of its own (bench/variants.py), CPU time on one core; both are measured in every round,
who goes first takes turns. What is told is the median of the same-round ratios, after to before: 1.00 is as fast.
"""

import argparse
import json
import statistics
import subprocess
from pathlib import Path

WORKER = Path(__file__).resolve().parent / "variants.py"
WHAT = {"driven": "decisions", "module": "decisions", "copy": "copies", "search": "decisions"}
GAMES = ("amsterdam", "burano", "windmill-valley")


def measured(python: str, what: str, game: str, seconds: float, seed: int) -> float:
    command = [python, str(WORKER), f"kade-{what}", game, "2", str(seconds), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)[WHAT[what]])


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two installations of Kade.")
    parser.add_argument("before", help="the Python of the environment that has the one")
    parser.add_argument("after", help="the Python of the environment that has the other")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for one measurement")
    parser.add_argument("--game", action="append", help="only this one; may be given several times")
    given = parser.parse_args()
    for game in given.game or GAMES:
        for what in WHAT:
            ratios, best = [], {given.before: 0.0, given.after: 0.0}
            for number in range(given.rounds):
                found = {}
                order = [given.before, given.after] if number % 2 == 0 else [given.after, given.before]
                for python in order:
                    found[python] = measured(python, what, game, given.seconds, number + 1)
                    best[python] = max(best[python], found[python])
                ratios.append(found[given.after] / found[given.before])
            print(
                f"{game:16} {what:7} {best[given.before]:>10,.0f} {best[given.after]:>10,.0f} {WHAT[what]}/s"
                f"   median ratio {statistics.median(ratios):.3f}"
                f"   of the best {best[given.after] / best[given.before]:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
