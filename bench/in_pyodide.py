"""Kade in Pyodide, as a page runs it but in Node.js: seconds until it plays, bots' seconds a turn, memory; and whether
games from the same seeds have the same Records there as here. `make site` brings what it needs.

    python -m bench.in_pyodide --games 30 --turns 3
    python -m bench.in_pyodide --games 30 --turns 0 --game burano --first 12     goes on where it was stopped
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.records import digest

import kade

HOME = Path(__file__).resolve().parent.parent
SCRIPT = HOME / "bench" / "in_pyodide.mjs"
SITE = HOME / "build" / "site"
Figures = dict[str, Any]


def run(
    pyodide: Path, archive: Path, seeds: range, turns: int, names: list[str], show: Callable[[Figures], None]
) -> dict[tuple[str, int], bool]:
    """Whether each game went there as it goes here, said as it ends; `show` is given what Node.js measured before."""
    node = shutil.which("node") or sys.exit("Node.js is not here; `tools/web` installs one, and so do most systems.")
    command = [node, str(SCRIPT), str(pyodide), str(archive), str(seeds.start), str(seeds.stop), str(turns), *names]
    same = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        for line in running.stdout:
            found = json.loads(line)
            if "digest" not in found:
                show(found)
                continue
            game, seed = found["game"], found["seed"]
            same[game, seed] = found["digest"] == digest(game, seed)
            print(f"{game}, seed {seed}: {'the same' if same[game, seed] else 'another'} Record", flush=True)
    if running.returncode:
        sys.exit("It did not run in Pyodide; the lines above say why.")
    return same


def unpacked(site: Path, into: Path) -> Path:
    """The site's Pyodide, with everything as Node.js reads it."""
    [folder] = site.glob("pyodide-*")
    for file in folder.iterdir():
        data = file.read_bytes()
        (into / file.name.removesuffix(".gz")).write_bytes(gzip.decompress(data) if file.suffix == ".gz" else data)
    return into


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=30, help="how many of each game are compared")
    asked.add_argument("--first", type=int, default=0, help="the seed to begin with; those before it count as compared")
    asked.add_argument("--turns", type=int, default=3, help="how many turns of each level are measured in each game")
    asked.add_argument("--game", choices=kade.games(), action="append", help="only this game")
    asked.add_argument("--site", type=Path, default=SITE, help="a folder that kade site wrote")
    given = asked.parse_args()
    archive = next(iter(given.site.glob("python-*.zip")), None)
    if archive is None:
        sys.exit(f"{given.site} is not a site: run `make site` first.")
    size = archive.stat().st_size
    seeds = range(given.first, given.games)
    names = given.game or kade.games()
    with TemporaryDirectory() as place:
        pyodide = unpacked(given.site, Path(place))
        same = run(pyodide, archive, seeds, given.turns, names, lambda found: show(found, size))
    others = [f"{game}, seed {seed}" for (game, seed), equal in same.items() if not equal]
    which = f"{', '.join(names)}, seeds {seeds.start} to {seeds.stop - 1}"
    print(f"{which}: {len(others)} Records differ from those of this Python")
    sys.exit("\n".join(others) if others else 0)


def show(found: Figures, archive: int) -> None:
    print(f"archive {archive / 1e6:.2f} MB, memory of Python {found['memory'] / 1e6:.0f} MB")
    for name, seconds in found["clock"].items():
        print(f"{name:32} {seconds:7.2f} s   processor {found['cpu'][name]:7.2f} s")
    print(f"kept: {found['kept']['keys']} keys, {found['kept']['bytes']} bytes")
    for level, games in found.get("bots", {}).items():
        print(f"{level:9} seconds a turn: " + ", ".join(f"{game} {seconds:.2f}" for game, seconds in games.items()))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
