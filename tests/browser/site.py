"""A site of plain files, in a folder of a host that knows nothing but files, and somebody who visits it."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.player import Player
from tests.missing import cannot_do_without

HOME = Path(__file__).parents[2]
PARTS = HOME / "build" / "pyodide"
LOADING = 1000.0 * 180
"""Milliseconds: loading Python takes a few seconds, and many on a machine that does other things as well."""
NOVICE = "localStorage.getItem('kade-settings') ?? localStorage.setItem('kade-settings', '{\"level\": \"novice\"}')"


ONE_LINE = threading.Lock()


class Files(SimpleHTTPRequestHandler):
    """Files, and nothing but files; every byte is counted."""

    sent: Counter[str]
    line: float | None
    """Bytes a second."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        self.sent[self.path] += len(data)
        if self.line is not None:
            with ONE_LINE:
                time.sleep(len(data) / self.line)
        outputfile.write(data)


class Site:
    """`folder` is served as a folder of a host, at so many bytes a second."""

    def __init__(self, folder: Path, line: float | None = None) -> None:
        self.sent: Counter[str] = Counter()
        handler = type("Counted", (Files,), {"sent": self.sent, "line": line})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder.parent))
        self.folder = folder
        self.address = f"http://127.0.0.1:{self._server.server_port}/{folder.name}/"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def check_parts() -> None:
    """Without what a site is made of there is none to test."""
    cannot_do_without("" if PARTS.is_dir() else "Pyodide is not here (make site-parts)")


def build(folder: Path) -> Path:
    """The site of this checkout."""
    check_parts()
    command = [sys.executable, "-m", "kade", "site", str(folder), "--pyodide", str(PARTS)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


class Visitor(Player):
    """Somebody at the site, whose requests to other hosts are noted."""

    patience = LOADING / 1000  # the first bot that is asked loads Python once more

    def __init__(self, page: Page, site: Site) -> None:
        super().__init__(page, site.address + "#")
        self.strangers: list[str] = []
        host = site.address.removesuffix("/kade/")
        page.context.on(
            "request",
            lambda asked: None if asked.url.startswith((host, "blob:", "data:")) else self.strangers.append(asked.url),
        )

    def wait_until_loaded(self) -> None:
        expect(self.get("site")).to_have_attribute("data-stage", "ready", timeout=LOADING)

    def at_table(self) -> None:
        expect(self.get("whose-turn")).to_be_visible(timeout=LOADING)

    def play_now(self, game: str = "amsterdam") -> str:
        self.get(f"play-{game}").click()
        self.at_table()
        return self.page.url.removeprefix(self.address)


def visit(context: BrowserContext, site: Site) -> Visitor:
    context.add_init_script(NOVICE)
    return Visitor(context.new_page(), site)
