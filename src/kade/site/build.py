"""Writes the folder: the built client, answers given beforehand, Pyodide and our own modules, and a list of it all."""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp

from kade.kernel.errors import KadeError
from kade.server.pages import PYTHON_MAY_RUN, STATIC, listed
from kade.site import bytecode, python
from kade.site.answers import answers

LIST = "files.js"
"""What the service worker keeps for playing without a network; also how a folder is known as a site of ours."""
PAGE = "index.html"


class NotWritten(KadeError):
    """The folder cannot be written; nothing of what was there has changed."""


def write(folder: Path, parts: Path, say: Callable[[str], None]) -> int:
    """Write the site into this folder, in the place of an older one; how many bytes it has."""
    if not (STATIC / PAGE).is_file():
        raise NotWritten("The browser client is not built; in the source folder, `make site` builds it.")
    if folder.exists() and not folder.is_dir():
        raise NotWritten(f"{folder} is a file; a site is a folder.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise NotWritten(
            f"{folder} has other files in it; choose an empty folder, or one that `kade site` wrote before."
        )
    files = collect(parts, say)
    say("writing")
    put(files, folder)
    return sum(map(len, files.values()))


def put(files: Mapping[str, bytes], folder: Path) -> None:
    """These files and no others, all at once: until the last is written, an older site stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    new = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        new.chmod(0o755)
        for name, data in files.items():
            target = new / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise


def collect(parts: Path, say: Callable[[str], None]) -> dict[str, bytes]:
    """Every file of the site by its name in the folder. What changes gets another name, except for the page itself."""
    say("gathering what Python needs in the browser")
    version, pyodide = python.pyodide(parts)
    theirs, ours = (
        python.archive(bytecode.compiled(files, parts, say)) for files in (python.library(parts), python.modules(parts))
    )
    home = f"pyodide-{version}-{_digest(theirs)}/"
    files = {home + name: data for name, data in {**pyodide, python.LIBRARY: theirs}.items()}
    files[f"python-{_digest(ours)}.zip"] = ours
    large = {name: len(data) for name, data in files.items() if PurePosixPath(name).suffix in python.LARGE}
    say("asking for what home and the rulebooks show")
    beforehand = {}
    for path, body in asyncio.run(answers()).items():
        kind = PurePosixPath(path).suffix if path.endswith((".css", ".ftl")) else ".json"
        beforehand[path] = name = f"answers/{_digest(body)}{kind}"
        files[name] = body
    for file in sorted(STATIC.rglob("*")):
        name = file.relative_to(STATIC).as_posix()
        if file.is_file() and not file.name.startswith(".") and name not in (PAGE, LIST):
            files[name] = file.read_bytes()
    config = {"answers": beforehand, "pyodide": home, "parts": large}
    files[PAGE] = _page((STATIC / PAGE).read_text(encoding="utf-8"), config).encode()
    files[LIST] = listed({name: data for name, data in files.items() if name not in large}, site=True).encode()
    return files


def _page(page: str, config: Mapping[str, object]) -> str:
    """The client's page for any folder: its files lie beside it, and it is told what else does."""
    head = f'<meta http-equiv="Content-Security-Policy" content="{PYTHON_MAY_RUN}" />\n    '
    told = f'<script type="application/json" id="kade-site">{json.dumps(config, separators=(",", ":"))}</script>'
    page = page.replace('="/', '="./')
    return page.replace("<title>", head + "<title>").replace("</head>", f"  {told}\n  </head>")


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
