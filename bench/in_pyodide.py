"""Kade in Pyodide, as a page runs it but in Node.js: seconds until it plays, bots' seconds a turn, memory; and whether
games from the same seeds have the same Records there as here. `make site` brings what it needs.

python -m bench.in_pyodide --games 30 --turns 3
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.records import hashes

import kade

HOME = Path(__file__).resolve().parent.parent
SCRIPT = HOME / "bench" / "in_pyodide.mjs"
SITE = HOME / "build" / "site"


def run(pyodide: Path, archive: Path, games: int, turns: int, names: list[str]) -> dict[str, Any]:
    """What Node.js found out."""
    node = shutil.which("node") or sys.exit("Node.js is not here; `tools/web` installs one, and so do most systems.")
    command = [node, str(SCRIPT), str(pyodide), str(archive), str(games), str(turns), *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"It did not run in Pyodide: {done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def unpacked(site: Path, into: Path) -> Path:
    """The site's Pyodide, with everything as Node.js reads it."""
    [folder] = site.glob("pyodide-*")
    for file in folder.iterdir():
        data = file.read_bytes()
        (into / file.name.removesuffix(".gz")).write_bytes(gzip.decompress(data) if file.suffix == ".gz" else data)
    return into


def different(records: dict[str, list[str]]) -> list[str]:
    """The games that did not go there as they go here."""
    return [
        f"{game}, seed {seed}"
        for game, theirs in records.items()
        for seed, (one, other) in enumerate(zip(theirs, hashes(game, len(theirs)), strict=True))
        if one != other
    ]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=30, help="how many of each game are compared")
    asked.add_argument("--turns", type=int, default=3, help="how many turns of each level are measured in each game")
    asked.add_argument("--game", choices=kade.games(), action="append", help="only this game")
    asked.add_argument("--site", type=Path, default=SITE, help="a folder that kade site wrote")
    given = asked.parse_args()
    archive = next(iter(given.site.glob("python-*.zip")), None)
    if archive is None:
        sys.exit(f"{given.site} is not a site: run `make site` first.")
    names = given.game or kade.games()
    with TemporaryDirectory() as place:
        found = run(unpacked(given.site, Path(place)), archive, given.games, given.turns, names)
    show(found, archive)
    odd = different(found["records"])
    print(f"Records: {given.games} games of each of {', '.join(names)}; {len(odd)} differ from those of this Python")
    sys.exit("\n".join(odd) if odd else 0)


def show(found: dict[str, Any], archive: Path) -> None:
    print(f"archive {archive.stat().st_size / 1e6:.2f} MB, memory of Python {found['memory'] / 1e6:.0f} MB")
    for name, seconds in found["clock"].items():
        print(f"{name:32} {seconds:7.2f} s   processor {found['cpu'][name]:7.2f} s")
    print(f"kept: {found['kept']['keys']} keys, {found['kept']['bytes']} bytes")
    for level, games in found.get("bots", {}).items():
        print(f"{level:9} seconds a turn: " + ", ".join(f"{game} {seconds:.2f}" for game, seconds in games.items()))


if __name__ == "__main__":
    main()
