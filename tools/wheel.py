"""Builds what is given away, and tries it: make wheel.

    python -m tools.wheel                into dist: a plain wheel for every machine, a compiled one for this
    python -m tools.wheel --plain        the plain one alone, which needs no C compiler
    python -m tools.wheel --quick        the plain one; tries that, and the compiled one that make test has left
    python -m tools.wheel --try WHEEL    only tries a wheel

Trying is: `twine check`, what must be inside, and an environment that has the wheel and what it depends on, but neither
this checkout nor Node.js, in which a table is served, a game is played by socket, and the terminal and the arena run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

from tools.compiled import (
    FOR_TESTS,
    FULL,
    HOME,
    PLAIN,
    build_wheel,
    find_compiler,
    fingerprint,
    one_at_a_time,
    say,
    site,
    sources,
)

DIST = HOME / "dist"
UV = HOME / ".venv" / "bin" / "uv"
TWINE = HOME / ".venv-package" / "bin" / "twine"
INSIDE = (
    *("kade/server/static/index.html", "kade/server/static/assets/", "kade/site/bytecode.mjs"),
    *("kade/rules/amsterdam.md", "kade/py.typed"),
)
RECORD = "game.kade"
COMMANDS = (
    ("--version",),
    ("play", "amsterdam", "--seats", "greedy,random", "--seed", "1", "--save", RECORD),
    ("replay", RECORD),
    ("rules", "amsterdam", "AM-4.6"),
    ("arena", "amsterdam", "--bots", "greedy,random", "--games", "2", "--out", "arena"),
)


def build(kinds: tuple[str, ...]) -> list[Path]:
    """The wheels of these kinds, from what lies here now."""
    lock = one_at_a_time()  # noqa: F841
    files = sources()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    return [Path(shutil.copy2(build_wheel(files, fingerprint(files, kind), kind), DIST)) for kind in kinds]


def left_by_tests() -> list[Path]:
    """The compiled wheel that make test has built from what lies here now: not optimised, so not given away, but the
    same in everything else, and building another takes minutes."""
    return list((site(FOR_TESTS) / fingerprint(sources(), FOR_TESTS)).glob("*.whl"))


def look_inside(wheel: Path) -> None:
    """A wheel without the browser client, or without the ledgers, would install and then disappoint."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    missing = [part for part in INSIDE if not any(name.startswith(part) for name in names)]
    if missing:
        sys.exit(f"kade: {wheel.name} lacks {', '.join(missing)}; is the browser client built (tools/web build)?")
    tests = [name for name in names if name.startswith(("tests/", "tools/", "bench/"))]
    if tests:
        sys.exit(f"kade: {wheel.name} has what does not belong into it: {', '.join(tests[:3])}.")
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    if compiled == wheel.name.endswith("none-any.whl"):
        sys.exit(f"kade: {wheel.name} is {'compiled' if compiled else 'plain'}, but its name says otherwise.")


class Bare:
    """An environment with the wheel and its pinned dependencies; nothing else is on its PATH."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "env")
        self.bin = folder / "env" / "bin"
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KADE"))}
        self.install("--require-hashes", "-r", str(HOME / "requirements" / "runtime.txt"))
        self.install("--no-deps", str(wheel))
        self.env |= {"PATH": str(self.bin), "KADE_LANG": "en", "KADE_BOT_PACE": "0", "KADE_BOT_GRACE": "0"}
        found = [tool for tool in ("node", "npm", "make") if shutil.which(tool, path=self.env["PATH"])]
        assert not found, found

    def install(self, *what: str) -> None:
        """With uv, in a tenth of pip's time, or with pip where uv cannot: it does not read pip's settings."""
        python = str(self.bin / "python")
        with_uv = [str(UV), "pip", "install", "--quiet", "--python", python, *what]
        if subprocess.run(with_uv, cwd=self.folder, stderr=subprocess.DEVNULL, check=False).returncode:
            pip = [sys.executable, "-m", "pip", "--python", python, "install", "-qq", "--disable-pip-version-check"]
            subprocess.run([*pip, *what], cwd=self.folder, check=True)

    def kade(self, *args: str) -> str:
        return self.run(str(self.bin / "kade"), *args)

    def run(self, *command: str) -> str:
        done = subprocess.run(command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"kade: this has failed: {' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def serve(self) -> None:
        """A table on the web: the page is the built client, and a bot plays a whole game by socket."""
        command = [str(self.bin / "kade"), "serve", "--port", "0", "--data", "tables"]
        with subprocess.Popen(command, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                if not said.startswith("Kade is at "):
                    sys.exit(f"kade: the server did not start; it said {said!r}.")
                address = said.split()[3].rstrip("/")
                page = urllib.request.urlopen(address).read().decode()
                if "/assets/" not in page:
                    sys.exit(f"kade: the page at {address} is not the built client.")
                say(self.run(str(self.bin / "python"), str(HOME / "examples" / "remote_bot.py"), address).strip())
            finally:
                server.terminate()


def try_it(wheel: Path) -> None:
    look_inside(wheel)
    subprocess.run([TWINE, "check", "--strict", wheel], check=True)
    with tempfile.TemporaryDirectory(prefix="kade-wheel-") as folder:
        say(f"trying {wheel.name} in an environment of its own, without Node.js")
        bare = Bare(Path(folder), wheel)
        for command in COMMANDS:
            said = bare.kade(*command).strip().splitlines()
            say(f"kade {' '.join(command)}: {said[0] if said else 'done'}")
        bare.serve()
    say(f"{wheel.name} works: {wheel.stat().st_size / 1e6:.1f} MB")


def main(args: list[str]) -> None:
    if args[:1] == ["--try"] and len(args) == 2 and Path(args[1]).is_file():
        try_it(Path(args[1]).resolve())
    elif args == ["--quick"]:
        for wheel in (*build((PLAIN,)), *left_by_tests()):
            try_it(wheel)
    elif args in ([], ["--plain"]):
        compiling = not args and find_compiler() is not None
        if not args and not compiling:
            say("no C compiler (or no Python headers) here: only the plain wheel is built.")
        for wheel in build((PLAIN, FULL) if compiling else (PLAIN,)):
            try_it(wheel)
    else:
        sys.exit("Usage: python -m tools.wheel [--plain | --quick | --try WHEEL]")


if __name__ == "__main__":
    main(sys.argv[1:])
