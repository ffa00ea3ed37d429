"""What Python is loaded from in the browser: Pyodide's own files, its library of modules, Kade and what it imports."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

import kade
from kade.display.game import LANGUAGES
from kade.kernel.errors import KadeError
from kade.learn.ledger import folder as ledgers

WHEEL = "msgspec-*-pyemscripten_*_wasm32.whl"
WASM, LIBRARY = "pyodide.asm.wasm", "python_stdlib.zip"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", WASM, LIBRARY)
LOCK = "pyodide-lock.json"
LARGE = (".gz", ".zip", ".json")
"""The files of Pyodide that are fetched with progress; the browser imports the others by itself."""
NOT_OF_LIBRARY = (
    *("_pyrepl", "cProfile", "cmd.py", "ctypes", "curses", "doctest", "ensurepip", "idlelib", "optparse", "pdb.py"),
    *("pickletools", "profile.py", "pstats", "pydoc", "tkinter", "trace.py", "turtle", "unittest", "venv", "wsgiref"),
    *("ftplib", "imaplib", "mailbox", "poplib", "smtplib", "xmlrpc"),
    *("_pydatetime", "_pydecimal", "_pyio"),
    *("encodings/big5", "encodings/cp1", "encodings/cp7", "encodings/cp8", "encodings/cp9", "encodings/euc"),
    *("encodings/gb", "encodings/iso", "encodings/koi8", "encodings/mac", "encodings/shift"),
)
"""Modules for people at a terminal, tests, old protocols, machines without C, and alphabets before Unicode."""
PACKAGES = ("attrs", "Babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
NOT_OF_KADE = ("cli/", "lab/", "scaffold/", "site/", "server/static/", "server/migrations/", "testing.py")
LOCALES = {"root", *LANGUAGES, "en_US", "pl_PL", "it_IT"}


class MissingParts(KadeError):
    """What a site is made of is not there."""


def pyodide(folder: Path) -> tuple[str, dict[str, bytes]]:
    """Pyodide's version and its files but its library; its list of packages, which we do not use, is left empty."""
    missing = [name for name in (*PYODIDE, LOCK, "package.json") if not (folder / name).is_file()]
    if missing:
        raise MissingParts(
            f"{folder} lacks {', '.join(missing)}. Pyodide comes from npm: without --pyodide, `kade site` fetches it; "
            "`npm pack pyodide` does so by hand."
        )
    version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    lock = json.loads((folder / LOCK).read_text(encoding="utf-8"))
    files = {name: (folder / name).read_bytes() for name in PYODIDE if name != LIBRARY}
    files[f"{WASM}.gz"] = gzip.compress(files.pop(WASM), mtime=0)  # few hosts compress it; the page unpacks it
    files[LOCK] = json.dumps({**lock, "packages": {}}).encode()
    return version, files


def library(folder: Path) -> dict[str, bytes]:
    """Python's own modules."""
    with zipfile.ZipFile(folder / LIBRARY) as found:
        return {name: found.read(name) for name in found.namelist() if not name.startswith(NOT_OF_LIBRARY)}


def modules(folder: Path) -> dict[str, bytes]:
    """Everything that is imported in the browser, by its place in the archive."""
    wheel = next(iter(sorted(folder.glob(WHEEL))), None)
    if wheel is None:
        raise MissingParts(
            f"{folder} lacks msgspec for the browser ({WHEEL}). Without --pyodide, `kade site` fetches it; by hand: "
            f"`pip download msgspec --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 "
            f"--python-version 314 --dest {folder}`."
        )
    files = dict(_kade())
    for name in PACKAGES:
        files |= _package(name)
    with zipfile.ZipFile(wheel) as found:
        files |= {name: found.read(name) for name in found.namelist() if name.startswith("msgspec/")}
    return files


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip of these, the same bytes from the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), files[name], zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _kade() -> Iterator[tuple[str, bytes]]:
    home = Path(kade.__file__).parent
    for file in sorted(home.rglob("*")):
        name = file.relative_to(home).as_posix()
        if file.is_file() and _wanted(name) and not name.startswith((*NOT_OF_KADE, "rules/")):
            yield f"kade/{name}", file.read_bytes()
    yield from _tree(ledgers(), "kade/rules")


def _tree(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_file():
            yield f"{name}/{one.name}", one.read_bytes()
        else:
            yield from _tree(one, f"{name}/{one.name}")


def _package(name: str) -> dict[str, bytes]:
    """The modules of an installed package; of Babel only the locales of our languages, and no time zones."""
    found = {}
    for file in distribution(name).files or []:
        path = PurePosixPath(file.as_posix())
        if not _wanted(str(path)) or path.parts[0].endswith((".dist-info", ".data")) or ".." in path.parts:
            continue
        if (path.parent.name == "locale-data" and path.stem not in LOCALES) or "zoneinfo" in path.parts:
            continue
        found[str(path)] = file.read_binary()
    return found


def _wanted(name: str) -> bool:
    """Sources and data, nothing that was compiled for this machine, no tests."""
    path = PurePosixPath(name)
    return path.suffix not in {".pyc", ".so", ".pyd", ".pyi", ".typed"} and "tests" not in path.parts
