"""Breaks a game's rules on purpose, one place at a time, and says which breaks no test noticed.

    python -m tools.mutants amsterdam --sample 0.1

A mutant is killed when a test fails or hangs, and by nothing else. Mutants that change nothing a test could see
(equivalent ones) are not filtered: they stand among the survivors, for people to judge.

How it is quick: tests are collected and run once, noting which test runs which line. Then each mutant is a fork of that
process with one function's code exchanged, which runs the tests that touch the line. What survives that, and what
runs at import, is tried again in a process where the broken module is imported afresh and every chosen test runs; only
who survives this too is called a survivor.

    python -m tools.mutants amsterdam --quick

With --quick only what runs at import is tried afresh, and a mutant gets a few seconds of tests, the shortest first.
Whom a longer look would have killed may then be called a survivor: the share is a lower bound, never too high.

Why not mutmut or cosmic-ray: cosmic-ray starts the tests anew for each mutant (14 mutants of Amsterdam's scoring in 150
seconds, with two files of tests; this one 68 in 210, against all 474 that cite a rule, in the same hour), and mutmut
3.8 stumbles over our pytest, 9.2. Neither knows which tests cite a rule.
"""

import argparse
import json
import math
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from fnmatch import fnmatch
from pathlib import Path

from tools.hunt import Chosen, Hunt, Target, hunt_afresh, source_of
from tools.mutations import mutations
from tools.pursuit import in_child

HOME = Path(__file__).resolve().parent.parent
GAMES = HOME / "src" / "kade" / "games"
# Of a game's rules/, those that play it; the others (how data is written, why a move is refused) have other tests.
COMPILED = "# mypyc: compile"
NOT_PLAYED = "audit.py"
QUICK_SECONDS = 5.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description="Break rules on purpose; see which test notices.")
    parser.add_argument("game", help="for instance amsterdam")
    parser.add_argument("--sample", type=float, default=1.0, help="the share of mutants to try: 0.1 is every tenth")
    parser.add_argument("--modules", default="", help="which modules: steps.py,scor*.py; else all rules")
    parser.add_argument("--tests", default="", help="which tests; else those that cite a rule of the game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--quick", action="store_true", help="a lower bound, much sooner")
    parser.add_argument("--seconds", type=float, help="of tests against one mutant; else 5 if quick, any number if not")
    return parser.parse_args()


def targets(game: str, patterns: list[str], share: float, seed: int) -> list[Target]:
    folder = GAMES / game.replace("-", "_")
    if not folder.is_dir():
        sys.exit(f"There is no game called {game}: {folder.relative_to(HOME)} is not there.")
    found = []
    for file in sorted(folder.rglob("*.py")):
        source = source_of(str(file))
        if matches(file.name, patterns) if patterns else is_of_rules(file, source):
            module = ".".join(file.relative_to(HOME / "src").with_suffix("").parts)
            found += [Target(module, str(file), mutation) for mutation in mutations(source)]
    if not found:
        sys.exit(f"No module of {game} matches {', '.join(patterns) or 'the mark ' + COMPILED}.")
    if share < 1:
        found = random.Random(seed).sample(found, max(1, round(len(found) * share)))
    return sorted(found, key=lambda target: (target.module, target.mutation.number))


def is_of_rules(file: Path, source: str) -> bool:
    return file.parent.name == "rules" and file.name != NOT_PLAYED and COMPILED in source


def matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def describe(target: Target) -> str:
    mutation = target.mutation
    file = Path(target.file)
    line = source_of(target.file).splitlines()[mutation.line - 1].strip()
    where = f"{file.relative_to(HOME)}:{mutation.line}"
    return f"{where}  ({mutation.function or 'at import'})\n    {line}\n  - {mutation.before}\n  + {mutation.after}\n"


def wilson(killed: int, tried: int) -> tuple[float, float]:
    """The 95 % interval of a share that a sample shows, in per cent."""
    z = 1.96
    share = killed / tried
    middle = share + z * z / (2 * tried)
    half = z * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return 100 * (middle - half) / (1 + z * z / tried), 100 * (middle + half) / (1 + z * z / tried)


def report(options: argparse.Namespace, hunted: dict[Target, str], seconds: float, tests: int) -> None:
    game = options.game
    survivors = [target for target, recorded in hunted.items() if recorded == "survived"]
    fates = Counter(hunted.values())
    killed = len(hunted) - len(survivors)
    by_module: dict[str, Counter[bool]] = {}
    for target, recorded in hunted.items():
        by_module.setdefault(target.module, Counter())[recorded != "survived"] += 1
    share = 100 * killed / len(hunted)
    lines = [f"{game}: {killed} of {len(hunted)} mutants killed ({share:.1f} %), {len(survivors)} survived"]
    if options.sample < 1:
        low, high = wilson(killed, len(hunted))
        lines.append(f"  a sample of {options.sample:g} (seed {options.seed}): 95 % interval {low:.1f} to {high:.1f} %")
    if options.quick or limit(options) < math.inf:
        lines.append("  a lower bound: a quick look, so some survivors may be killed by tests that were not run")
    lines.append(f"  {fates['failed']} by a failing test, {fates['hung']} by hanging; {tests} tests, {seconds:.0f} s")
    for module, count in by_module.items():
        lines.append(f"  {module}: {count[True]} of {count.total()} ({100 * count[True] / count.total():.1f} %)")
    print("\n".join(lines))
    file = HOME / "build" / f"mutants-{game}.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join([*lines, "", "Survivors:", "", *map(describe, survivors)]), encoding="utf-8")
    print(f"  the survivors are listed in {file.relative_to(HOME)}")


def limit(options: argparse.Namespace) -> float:
    if options.seconds is not None:
        return float(options.seconds)
    return QUICK_SECONDS if options.quick else math.inf


def to_try_again(hunted: dict[Target, str], imported: list[list[object]], quick: bool) -> list[Target]:
    """What a fork could not break: all survivors; in a quick look those alone whose line runs at import."""
    at_import = {(file, line) for file, line in imported}
    left = [target for target, recorded in hunted.items() if recorded in ("", "survived", "not tried")]
    if not quick:
        return left
    return [t for t in left if hunted[t] != "survived" or (t.file, t.mutation.line) in at_import]


def main() -> None:
    options = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("kade: told to stop"))
    os.environ.pop("KADE_PURE", None)  # its finder would come before the one that breaks modules
    prey = targets(options.game, list(filter(None, options.modules.split(","))), options.sample, options.seed)
    chosen = Chosen(options.game, options.tests.split())
    start = time.monotonic()
    print(f"kade: {len(prey)} mutants of {options.game}; first the tests as they are", file=sys.stderr)
    told = in_child(lambda: Hunt(chosen, prey, options.workers, limit(options)).run())
    if "problem" in told:
        sys.exit(f"kade: {told['problem']}")
    hunted = {target: told["fates"].get(json.dumps(asdict(target)), "") for target in prey}
    again = to_try_again(hunted, told["imported"], options.quick)
    print(f"kade: {len(again)} mutants are tried again, imported afresh", file=sys.stderr)
    hunted |= hunt_afresh(chosen, again, options.workers, limit(options), told)
    report(options, hunted, time.monotonic() - start, len(told["tests"]))


if __name__ == "__main__":
    main()
