"""What the web costs: drawing a view, the messages of a decision, the home page, from a click to the next glow.

    python bench/web.py [--game burano] [--no-browser]

Prints a line for each figure with the target beside it, and ends with 1 if one is missed. Drawing is measured in
processor time, so that other processes matter less; from click to glow is by the clock: run it with nothing else under
way. The browser's figures need Chromium, playwright and a built client (tools/web build).
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from typing import Any, cast

import kade
from kade.server import wire
from kade.server.garbage import keep_for_good
from kade.server.journal import Do
from kade.server.limits import COMPRESSION, WINDOW
from kade.server.live_game import LiveGame, Seat
from kade.server.position import Viewer
from kade.server.settings import Settings
from kade.server.stored import StoredTable
from kade.server.table import Table

GAMES = ("windmill-valley", "amsterdam", "burano")
SEEDS = (1, 2, 3)
CLICKS = 60
DESKTOP = {"width": 1366, "height": 768}
MISSED: list[str] = []

# From a click until something glows in the page, and until a frame with it has been laid out and painted.
WATCH = """() => {
  window.clicked = null; window.waits = []; window.drawn = [];
  addEventListener('click', (event) => {
    window.clicked = event.target.closest('[data-choice]') ? performance.now() : null;
  }, true);
  new MutationObserver((changes) => {
    if (window.clicked === null) return;
    if (!changes.some((c) => c.target.getAttribute('data-choice') && c.target.closest('.kade-panel'))) return;
    const clicked = window.clicked;
    window.waits.push(performance.now() - clicked); window.clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - clicked)));
  }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['data-choice'], childList: true});
}"""
POINT = """(drawn) => {
  const box = drawn.getBoundingClientRect();
  for (let i = 1; i < 8; i++) for (let j = 1; j < 8; j++) {
    const x = box.x + box.width * i / 8, y = box.y + box.height * j / 8;
    if (drawn.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def report(what: str, figure: float, most: float, unit: str) -> None:
    missed = figure > most
    if missed:
        MISSED.append(what)
    mark = "  over the target" if missed else ""
    print(f"{what:52} {figure:>9,.1f} {unit:8} at most {most:g}{mark}", flush=True)


# ---------------------------------------------------------------- drawing and messages


def played(game: str, seed: int) -> Iterator[tuple[Table, LiveGame]]:
    """A table for two after each decision of a random game."""
    seats = tuple(Seat(seat, f"N{seat}", None, f"hash{seat}") for seat in range(2))
    options = {option.name: option.default for option in kade.load(game).options} | {"players": 2}
    stored = StoredTable("t", game, {}, options, seed, b"key", seats)
    table = Table(stored, cast(Any, None), Settings(), *(cast(Any, None) for _ in range(3)))
    table.live = live = LiveGame(table.game, stored.options, seed, stored.key, seats)
    luck = random.Random(seed)
    while not live.over:
        yield table, live
        seat = luck.choice(live.actors)
        live.take(live.number + 1, Do(seat, table.game.name(luck.choice(live.choices[seat]))))
    yield table, live


def drawing(game: str) -> None:
    """Every view of seat 0, drawn as it is reached."""
    first, times = 0.0, []
    kade.load(game)
    keep_for_good()  # as the server does
    for seed in SEEDS:
        for table, live in played(game, seed):
            view = live.match.state.view(0)
            began = time.process_time()
            table.game.panels(view)
            taken = 1000 * (time.process_time() - began)
            if first:
                times.append(taken)
            else:
                first = taken
    report(f"{game}: first whole draw", first, 60, "ms")
    report(f"{game}: moving parts of a view, median", statistics.median(times), 2, "ms")
    print(f"{'':52} {statistics.quantiles(times, n=20)[-1]:>9,.1f} ms       in one of twenty")


def compressor() -> Any:
    return zlib.compressobj(COMPRESSION["level"], wbits=-WINDOW, memLevel=COMPRESSION["memLevel"])


def messages(game: str) -> None:
    """What seat 0 is sent after each decision, once it has seen the table."""
    plain, packed = [], []
    for seed in SEEDS:
        viewer, deflate, began = Viewer(frozenset([0])), compressor(), False
        for table, _ in played(game, seed):
            sent = wire.encode(viewer.position(table)).encode()
            size = len(deflate.compress(sent) + deflate.flush(zlib.Z_SYNC_FLUSH)) - 4
            if began:
                plain.append(len(sent) / 1000)
                packed.append(size / 1000)
            began = True
    report(f"{game}: JSON of a decision, median", statistics.median(plain), 25, "kB")
    report(f"{game}: the same compressed, median", statistics.median(packed), 8, "kB")


# ---------------------------------------------------------------- in a browser


@contextlib.contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = ["serve", "--port", "0", "--data", data]
        server = subprocess.Popen(
            [sys.executable, "-c", "from kade.cli import main; main()", *command], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[3].rstrip("/")
        finally:
            server.terminate()
            server.wait()


def home(browser: Any, address: str) -> None:
    """The home page as a new visitor loads it."""
    context = browser.new_context(viewport=DESKTOP)
    page = context.new_page()
    line = context.new_cdp_session(page)
    asked: list[str] = []
    bytes_: list[float] = []
    line.on("Network.requestWillBeSent", lambda event: asked.append(event["request"]["url"]))
    line.on("Network.loadingFinished", lambda event: bytes_.append(event["encodedDataLength"]))
    line.send("Network.enable")
    page.goto(address)
    page.locator("article svg.kade-part").nth(len(GAMES) - 1).wait_for()  # every game's cover
    page.wait_for_load_state("networkidle")
    asked = [url for url in asked if url.startswith("http")]
    report("home: over the wire", sum(bytes_) / 1000, 250, "kB")
    report("home: requests", len(asked), 20, "")
    twice = [url for url in asked if asked.count(url) > 1]
    report("home: requests for what was there already", len(twice), 0, "")
    context.close()


def clicks(browser: Any, game: str) -> None:
    """Both seats at one screen, so that something glows after every decision."""
    waits: list[float] = []
    painted: list[float] = []
    while len(waits) < CLICKS:
        with served() as address:  # a new one: another would look back at the game that is over
            context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
            page = context.new_page()
            page.goto(address)
            page.goto(f"{address}/t/{new_table(page, game)}")
            walk(page, CLICKS - len(waits))
            waits += page.evaluate("() => window.waits")
            painted += page.evaluate("() => window.drawn")
            context.close()
    report(f"{game}: click to glow, one of twenty", statistics.quantiles(waits, n=20)[-1], 100, "ms")
    print(f"{'':52} {statistics.median(waits):>9,.1f} ms       median of {len(waits)} clicks")
    print(f"{'':52} {statistics.median(painted):>9,.1f} ms       median until it is painted")


def new_table(page: Any, game: str) -> str:
    made = page.evaluate(
        """async (game) => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
           body: JSON.stringify({game, options: {players: 2}, seats: ['A', 'B'].map((name) => ({kind: 'me', name}))})
        })).json()""",
        game,
    )
    page.evaluate(
        "([game, made]) => localStorage.setItem('kade-tables', JSON.stringify([{table: made.table, game, "
        "tokens: made.tokens, at: Date.now()}]))",
        [game, made],
    )
    return str(made["table"])


def walk(page: Any, number: int) -> None:
    """This many clicks at what glows, or until the game is over."""
    luck = random.Random(5)
    page.locator("[data-testid=curtain-ready], svg.kade-panel [data-choice]").first.wait_for()
    page.evaluate(WATCH)
    for _ in range(8 * number):
        if page.evaluate("() => window.waits.length") >= number or page.get_by_test_id("result").count():
            return
        curtain = page.get_by_test_id("curtain-ready")
        if curtain.count():
            curtain.first.click()
        offered = page.locator("[role=menu] button[data-choice], [role=dialog] button[data-choice]")
        drawn = page.locator("svg.kade-panel [data-choice]")
        with contextlib.suppress(Exception):
            if offered.count():
                offered.nth(luck.randrange(offered.count())).click(timeout=500)
            elif drawn.count():
                point = drawn.nth(luck.randrange(drawn.count())).evaluate(POINT)
                if point:
                    page.mouse.click(*point)
        page.wait_for_timeout(120)


def in_a_browser(games: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    path = next(
        (found for found in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if found), None
    )
    if path is None:
        sys.exit("bench: there is no Chromium here (apt install chromium); --no-browser measures the rest")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--mute-audio"])
        with served() as address:
            home(browser, address)
        for game in games:
            clicks(browser, game)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="What the web costs, beside the targets.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--no-browser", action="store_true", help="drawing and messages only")
    given = parser.parse_args()
    games = given.game or list(GAMES)
    for game in games:
        kade.load(game)
        drawing(game)
        messages(game)
    if not given.no_browser:
        in_a_browser(games)
    if MISSED:
        sys.exit(f"bench: over the target: {'; '.join(MISSED)}")


if __name__ == "__main__":
    main()
