"""Modules compiled beforehand, Python's own too: otherwise every visitor's browser compiles them at every start."""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from kade.kernel.errors import KadeError
from kade.site.parts import tool

SCRIPT = Path(__file__).with_name("bytecode.mjs")


class NotCompiled(KadeError):
    """Pyodide does not take the modules."""


def compiled(files: Mapping[str, bytes], pyodide: Path, say: Callable[[str], None]) -> dict[str, bytes]:
    """The same files with bytecode in the place of sources. Bytecode belongs to one version of Python, so Pyodide
    itself compiles, in Node.js; without that the sources stay."""
    node = tool("node")
    if node is None:
        say("Node.js is not here to compile the modules: the site works, and takes longer to start")
        return dict(files)
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    with TemporaryDirectory() as place:
        source, target = Path(place) / "source.zip", Path(place) / "target.zip"
        with zipfile.ZipFile(source, "w") as archive:
            for name, data in sorted(sources.items()):
                archive.writestr(name, data)
        command = [node, str(SCRIPT), str(pyodide.resolve()), str(source), str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotCompiled(f"The modules could not be compiled in Pyodide: {done.stderr[-800:]}")
        with zipfile.ZipFile(target) as archive:
            made = {name: archive.read(name) for name in archive.namelist()}
    return {name: data for name, data in files.items() if name not in sources} | made
