"""Brings what a site is made of, once: Pyodide through npm, msgspec for the browser through pip; both checked."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from kade.kernel.errors import KadeError
from kade.site.python import LOCK, PYODIDE, WHEEL

VERSION = "314.0.7"
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
MSGSPEC = "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""As web/package-lock.json and requirements/site.txt have them after `make lock`; a test compares."""
FILES = (*PYODIDE, LOCK, "package.json")
FOR_THE_BROWSER = (
    *("--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32"),
    *("--implementation", "cp", "--python-version", "314", "--abi", "cp314"),
)


class NotBrought(KadeError):
    """Something that a site needs cannot be fetched."""


def usual_place() -> Path:
    """Where parts are kept for the next time."""
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(caches) / "kade" / f"pyodide-{VERSION}"


def bring(folder: Path, say: Callable[[str], None]) -> Path:
    """The folder, with everything in it."""
    folder.mkdir(parents=True, exist_ok=True)
    if not all((folder / name).is_file() for name in FILES):
        say(f"fetching Pyodide {VERSION} through npm")
        _bring_pyodide(folder)
    version = MSGSPEC.partition(" ")[0].partition("==")[2]
    if not any(folder.glob(WHEEL.replace("*", f"{version}-*", 1))):
        for older in folder.glob(WHEEL):
            older.unlink()
        say("fetching msgspec for the browser through pip")
        _bring_msgspec(folder)
    return folder


def tool(name: str) -> str | None:
    """A program that was installed beside this Python, or that the machine has."""
    places = [str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)]
    return shutil.which(name, path=os.pathsep.join(places))


def _bring_pyodide(folder: Path) -> None:
    npm = tool("npm")
    if npm is None:
        raise NotBrought(
            "Pyodide, which runs Python in the browser, comes through npm, and that is not here. "
            "`pip install 'kade[site]'` brings it; or name a folder that has Pyodide with --pyodide."
        )
    with TemporaryDirectory() as place:
        _run([npm, "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", place], "Pyodide")
        [packed] = (file.read_bytes() for file in Path(place).glob("pyodide-*.tgz"))
    digest = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if f"sha512-{digest}" != INTEGRITY:
        raise NotBrought(f"What npm brought is not Pyodide {VERSION}: its digest is another.")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for name in FILES:
            file = archive.extractfile(f"package/{name}")
            assert file is not None  # the digest says so
            (folder / name).write_bytes(file.read())


def _bring_msgspec(folder: Path) -> None:
    if find_spec("pip") is None:
        raise NotBrought(
            "msgspec for the browser comes through pip, which this Python does not have; "
            "`pip install 'kade[site]'` (or the same with uv) brings it."
        )
    with TemporaryDirectory() as place:
        wanted = Path(place) / "requirements.txt"
        wanted.write_text(f"{MSGSPEC}\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--require-hashes"]
        _run([*pip, "--no-deps", *FOR_THE_BROWSER, "--dest", str(folder), "-r", str(wanted)], "msgspec for the browser")


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr or done.stdout).strip()[-600:]
        raise NotBrought(f"{what} could not be fetched; is the network there? {Path(command[0]).name} says: {why}")
