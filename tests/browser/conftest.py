"""A real Chromium and a real server for the tests that click. Without a browser they are skipped; on CI they fail."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright
from tests.browser.player import PATIENCE, Player, Steady
from tests.browser.unseen import UNSEEN
from tests.missing import cannot_do_without

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--single-threaded --no-opt --no-maglev",  # a page lives for seconds: optimising its code does not pay
    "--host-resolver-rules=MAP kade.test 127.0.0.1",  # this server under a name, as others in a network have one
]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these is taken. The headless shell is Chromium without windows: the same pages with less work."""
BUILT = Path(__file__).parents[2] / "src/kade/server/static/index.html"
# Whoever has chosen nothing plays against the bot that does not think: nobody waits for it.
QUICK = "localStorage.getItem('kade-settings') ?? localStorage.setItem('kade-settings', '{\"level\": \"greedy\"}')"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
expect.set_options(timeout=1000 * PATIENCE / 3)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launched(playwright, BROWSERS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """With all that belongs to windows: the headless shell shows no notifications."""
    browser = launched(playwright, BROWSERS[1:])
    yield browser
    browser.close()


def launched(playwright: Playwright, names: tuple[str, ...]) -> Browser:
    path = next((found for found in map(shutil.which, names) if found), None)
    missing = "no Chromium (apt-get install chromium)" if path is None else ""
    if not BUILT.exists():
        missing = "the browser client is not built (tools/web build)"
    cannot_do_without(missing)
    return playwright.chromium.launch(executable_path=path, args=QUIET)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Steady]:
    running = Steady(tmp_path / "data").start()
    yield running
    running.stop()


@pytest.fixture
def sit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Player]]:
    """Makes players, each in a browser of their own: sit(server), sit(server, phone=True, lang="pl", dark=True).

    With notices=True the browser may show notifications; with kept=True it keeps the page for times without a network.
    """
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def player(
        server: Steady,
        *,
        phone: bool = False,
        lang: str = "en",
        dark: bool = False,
        notices: bool = False,
        kept: bool = False,
    ) -> Player:
        browser: Browser = request.getfixturevalue("whole_chromium") if notices else chromium
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            permissions=["notifications"] if notices else [],
            service_workers="allow" if notices or kept else "block",
        )
        contexts.append(context)
        context.add_init_script(QUICK)
        context.add_init_script(UNSEEN)
        players.append(Player(context.new_page(), server.address))
        return players[-1]

    yield player
    for context in contexts:
        context.close()
    assert [line for one in players for line in one.complaints] == [], "a page complained"
