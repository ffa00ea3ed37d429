"""Tries games of other packages as a stranger would have them: the example and a newly written one, in an environment
of their own, outside this folder. Their own tests, the conformance suite, and a game of each against a real server.

    python tools/outside_games.py

Kade is installed there plain, as a copy; what it depends on is borrowed from the environment that runs this (.venv),
which holds what requirements/dev.txt pins.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
NEW = "harbour"
EXAMPLE = "scopa"
PARTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "README.md", "src", "docs/rules")
SUITE = ("tests/conformance", "tests/games/test_pictures.py")
UNBUILT = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "static")
PLAY = "--play"


def say(words: str) -> None:
    print(f"kade: {words}", file=sys.stderr, flush=True)


class Place:
    """An environment in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False)
        self.python = folder / "env" / "bin" / "python"
        packages = self._answer("import sysconfig; print(sysconfig.get_path('purelib'))")
        Path(packages, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
        # Without a PYTHONPATH, or the folder we are in, nothing comes from this checkout.
        self.env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.env |= {"KADE_PURE": "1", "PYTHONSAFEPATH": "1", "KADE_LANG": "en"}

    def _answer(self, code: str) -> str:
        return subprocess.run([self.python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()

    def run(self, *args: str | Path, cwd: Path | None = None, **env: str) -> None:
        command = [str(self.python), *map(str, args)]
        done = subprocess.run(command, cwd=cwd or self.folder, env=self.env | env, check=False)
        if done.returncode:
            sys.exit(f"kade: this has failed: {' '.join(command)}")

    def copy(self, source: Path, name: str) -> Path:
        """A copy to build from, so that building leaves nothing behind where the source is."""
        return Path(shutil.copytree(source, self.folder / name, ignore=UNBUILT, dirs_exist_ok=True))

    def install(self, *packages: Path) -> None:
        pip = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
        self.run(*pip, *packages)


def install_kade(place: Place) -> None:
    source = place.folder / "kade"
    for part in PARTS:
        if (HOME / part).is_dir():
            place.copy(HOME / part, f"kade/{part}")
        else:
            source.mkdir(exist_ok=True)
            shutil.copy(HOME / part, source / part)
    place.install(source)


def main() -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kade-outside-") as folder:
        place = Place(Path(folder))
        say("an environment outside, with kade installed plain")
        install_kade(place)
        say(f"a new game, {NEW!r}, and the example {EXAMPLE!r}")
        kade = place.python.with_name("kade")
        place.run(kade, "new-game", NEW, "--players", "2-4", "--prefix", "HB", "--folder", place.folder)
        games = {EXAMPLE: place.copy(HOME / "examples" / EXAMPLE, EXAMPLE), NEW: place.folder / NEW}
        place.install(*games.values())
        for game, home in games.items():
            say(f"the tests of {game!r}")
            place.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio", cwd=home)
        say("the conformance suite")
        workers = os.environ.get("WORKERS", "2")
        chosen = ("-k", " or ".join(games), "-n", workers, "--dist", "worksteal", "-p", "no:cacheprovider")
        place.run("-m", "pytest", "-q", *SUITE, *chosen, cwd=HOME)
        say("a game of each against a server")
        place.run(Path(__file__), PLAY, *games, PYTHONPATH=str(HOME))
    say(f"games of other packages are played like ours ({time.monotonic() - began:.0f} seconds)")


def play_on_the_web(games: list[str]) -> None:
    """In the other environment: a person who chooses at random, against bots, by socket."""
    from tests.server.harness import Server, play

    import kade

    if Path(kade.__file__).is_relative_to(HOME):
        sys.exit(f"kade: this is the kade of the checkout, {kade.__file__}, not the installed one.")
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server:
        for game in games:
            seats = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "bot": "greedy"}]
            ala = server.sit(server.post("/api/tables", game=game, seats=seats), 0)
            play([ala], random.Random(5))
            if not ala.position["over"]:
                sys.exit(f"kade: the game of {game} has not ended.")
            server.leave()


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        play_on_the_web(sys.argv[2:])
    else:
        main()
