"""What a site of plain files costs its visitors: bytes and seconds of the first visit, how long bots take, memory.

    make site && python -m bench.site                    on this machine, and as a phone on a mobile network
    python -m bench.site --site build/site --turns 10 --game burano

The phone is four times slower, by stopping the browser's processes for three quarters of the time, which holds back its
workers too, and has a line of 12 Mbit/s. Bytes are counted twice: as they lie in the folder, and as a host that
compresses would send them. A bot's turn is the time from a decision until it is one's turn again, with the pause that
lets people follow, and how long the page stood still is the longest time without a new frame during all of them.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tests.browser.conftest import BROWSERS, DESKTOP, PHONE, QUIET
from tests.browser.site import LOADING, Site, Visitor, visit

SLICE = 0.01
PHONE_LINE = 12e6 / 8
SLOWER = 4


FRAMES = """() => {
  let last = performance.now();
  window.stoodStill = 0;
  const frame = (now) => {
    window.stoodStill = Math.max(window.stoodStill, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def descendants(pid: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    found = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def browser_processes() -> list[int]:
    found = []
    for pid in descendants(os.getpid()):
        with suppress(OSError):
            if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """The browser's pages and workers run for one part in so many of the time."""
    done = threading.Event()

    def hold() -> None:
        while not done.is_set():
            pids = browser_processes()
            for sign, pause in ((signal.SIGSTOP, SLICE * (times - 1)), (signal.SIGCONT, SLICE)):
                for pid in pids:
                    with suppress(ProcessLookupError):
                        os.kill(pid, sign)
                time.sleep(pause)

    thread = threading.Thread(target=hold)
    if times > 1:
        thread.start()
    yield
    done.set()
    if times > 1:
        thread.join()


def memory() -> float:
    """Megabytes of all pages and workers, what several share counted once."""
    total = 0
    for pid in browser_processes():
        with suppress(OSError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def compressed(folder: Path, names: Iterator[str]) -> int:
    return sum(len(gzip.compress((folder / name).read_bytes())) for name in names if (folder / name).is_file())


def waits(player: Visitor, turns: int) -> list[float]:
    """Seconds from each decision until it is our turn again, where somebody else came in between."""
    found: list[float] = []
    while len(found) < turns and player.wait_for_glow():
        player.click_glowing(len(found))
        before = time.monotonic()
        if player.glowing.count():
            continue
        if not player.wait_for_glow():
            break
        found.append(time.monotonic() - before)
    return found


def measure(browser: Browser, folder: Path, game: str, turns: int, phone: bool) -> None:
    with Site(folder, PHONE_LINE if phone else None) as site, slowed(SLOWER if phone else 1):
        window = PHONE if phone else DESKTOP
        context = browser.new_context(viewport=window, is_mobile=phone, has_touch=phone, reduced_motion="reduce")  # type: ignore[arg-type]
        player = visit(context, site)
        begun = time.monotonic()
        player.open()
        expect(player.get("games").locator("svg.kade-part").first).to_be_visible(timeout=LOADING)
        print(f"  home after {time.monotonic() - begun:.1f} s")
        player.wait_until_loaded()
        print(f"  ready to play after {time.monotonic() - begun:.1f} s")
        names = [path.removeprefix(f"/{folder.name}/").partition("?")[0] or "index.html" for path in site.sent]
        sent = sum(site.sent.values())
        print(f"  {sent / 1e6:.1f} MB in {len(names)} files, {compressed(folder, iter(names)) / 1e6:.1f} MB compressed")
        print(f"  memory: {memory():.0f} MB")
        begun = time.monotonic()
        player.play_now(game)
        print(f"  at a table of {game} after {time.monotonic() - begun:.1f} s more")
        player.page.evaluate(FRAMES)
        found = waits(player, turns)
        still = player.page.evaluate("window.stoodStill")
        print(
            f"  {len(found)} turns of the novice: median {statistics.median(found):.1f} s, longest {max(found):.1f} s"
        )
        print(f"  the page stood still for at most {still:.0f} ms")
        print(f"  memory: {memory():.0f} MB, with a bot that thinks")
        site.sent.clear()
        begun = time.monotonic()
        player.page.reload()
        player.at_table()
        again = time.monotonic() - begun
        print(f"  the table again after {again:.1f} s, with {sum(site.sent.values()) / 1e6:.1f} MB from the host")
        context.close()


def launched(playwright: Playwright) -> Browser:
    path = next(found for found in map(shutil.which, BROWSERS[1:]) if found)
    return playwright.chromium.launch(executable_path=path, args=QUIET)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, default=Path("build/site"), help="a folder that kade site wrote")
    parser.add_argument("--game", default="amsterdam")
    parser.add_argument("--turns", type=int, default=8, help="how many turns of the bot to wait for")
    parser.add_argument("--only", choices=("desktop", "phone"))
    asked = parser.parse_args()
    if not (asked.site / "files.js").is_file():
        parser.error(f"{asked.site} is not a site; make site writes one.")
    print(f"Load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(shutil.copytree(asked.site, Path(place) / "kade"))
        for kind in (asked.only,) if asked.only else ("desktop", "phone"):
            browser = launched(playwright)
            print("This machine:" if kind == "desktop" else f"A phone, {SLOWER} times slower, 12 Mbit/s:")
            measure(browser, folder, asked.game, asked.turns, kind == "phone")
            browser.close()


if __name__ == "__main__":
    main()
