"""Pictures of every page, to be looked at: all games, windows, themes and languages, made in Chromium by playing.

    python -m bench.screens DIR                                  everything
    python -m bench.screens DIR --game burano --page end --few   one page of one game, on a laptop and on a phone
    python -m bench.screens DIR --window 1440×900 --lang it      one window in one language; also --theme
    python -m bench.screens --readme                             the pictures of the README, docs/pictures

A table with bots that decide at once is played on; each time another panel leads, it is pictured in a window of 1366 by
768. Finished games have an analysis that is made up: what it looks like counts here, not what it says.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import product
from pathlib import Path

from bench.readability import GAMES, seated
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import sizes
from tests.browser.player import Player, Steady
from tests.server.harness import Message, play
from tests.server.looked_at import keep

from kade.kernel import Record
from kade.learn.lesson import lesson
from kade.learn.script import lessons

WINDOWS = {name.replace(" ", "-"): size for name, size in sizes.WINDOWS.items()} | {"phone-lying": (844, 390)}
LAPTOP, PHONE = "1366×768", "phone-390×844"
LANGUAGES = ("en", "pl", "it")
THEMES = ("light", "dark")
PAGES = ("home", "settings", "lost", "table", "end", "yours", "replay", "analysis", "learn", "rules", "puzzle")
README = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SHOWN = (
    ("amsterdam", "table", 16, None, 15),
    ("burano", "burano", 75, None, 9),
    ("windmill-valley", "windmill-valley", 100, "own-farm-0", 2),
)
"""In the README: a game, the name of its picture, how many decisions are played before; then a question that this panel
leads, or none, with at least so many answers."""
LATER = 24  # decisions until a table has something to show
EFFORT = "glance"
COSTS = {4: 5.6, 9: 1.8, 14: 1.2, 20: 3.4}
"""What some decisions of the finished games cost, by their place among those that had a choice."""

STILL = """() => document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""

Way = tuple[str, str, str]
"""A window, a theme and a language."""
FEW: list[Way] = [(LAPTOP, "light", "en"), (PHONE, "dark", "pl")]
Show = Callable[[Player], object]
"""Brings a page to what is to be pictured."""
Asked = Callable[[Message], bool]
"""Whether the question of a position is the one that is looked for."""


class Camera:
    """Pictures of pages in these windows, themes and languages."""

    def __init__(self, folder: Path, ways: list[Way]) -> None:
        self.folder = folder
        self.ways = ways

    def take(self, name: str, player: Player, show: Show) -> None:
        page = player.page
        for lang in LANGUAGES:
            ways = [(window, theme) for window, theme, spoken in self.ways if spoken == lang]
            for number, (window, theme) in enumerate(ways):
                dress(page, window, theme)
                if number == 0:
                    speak(page, lang)
                    show(player)
                shoot(page, self.folder / f"{name}-{window}-{theme}-{lang}.png")


def shoot(page: Page, to: Path) -> None:
    """A picture of what the page has come to rest at."""
    settle(page)
    page.screenshot(path=str(to))


def settle(page: Page) -> None:
    """Wait until nothing fades in or moves any more, but for what goes on for ever."""
    page.wait_for_timeout(300)
    page.wait_for_function(STILL)


def dress(page: Page, window: str, theme: str) -> None:
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")


def speak(page: Page, lang: str) -> None:
    """From the next page on."""
    page.add_init_script(
        "localStorage.setItem('kade-settings', JSON.stringify({"
        f"...JSON.parse(localStorage.getItem('kade-settings') ?? '{{}}'), lang: '{lang}', level: 'greedy'}}))"
    )


def played(player: Player, decisions: int) -> bool:
    """Play on by clicking what glows; False when the game is over."""
    for number in range(decisions):
        if not player.wait_for_glow():
            return False
        player.click_glowing(number * 5)
    return player.wait_for_glow()


def leading(player: Player) -> str:
    return player.page.locator("[data-lead]").get_attribute("data-lead") or ""


def table(camera: Camera, server: Steady, browser: Browser, game: str) -> None:
    player = seated(server, game, 3, browser)
    played(player, LATER)
    path = player.page.url.removeprefix(server.address)
    camera.take(f"{game}-table", player, lambda player: player.open(path).wait_for_glow())
    dress(player.page, LAPTOP, "light")
    seen = {leading(player)}
    for number in range(40):
        if not played(player, 1 + number % 2):
            break
        if (lead := leading(player)) not in seen:
            seen.add(lead)
            shoot(player.page, camera.folder / f"{game}-lead-{lead}.png")


def finished(server: Steady, game: str) -> Message:
    """A table at which somebody has played a game against a bot to its end, analysed but for the last few decisions."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "", "bot": "greedy"}]
    made = server.post("/api/tables", game=game, options={"players": 2}, seats=seats)
    play([server.sit(made, 0)], random.Random(3))
    record = Record.parse(server.http.get(f"/api/tables/{made['table']}/record").text)
    server.stop()
    keep(server.data, made["table"], record, EFFORT, COSTS)
    server.start()
    return made


def over(camera: Camera, server: Steady, browser: Browser, game: str, pages: set[str]) -> None:
    """What there is once a game has ended."""
    made = finished(server, game)
    player = Player(browser.new_page(reduced_motion="reduce"), server.address)
    stored = [{"table": made["table"], "game": game, "tokens": made["tokens"], "at": 0}]
    player.page.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(stored))})")

    def see(path: str, test_id: str) -> Show:
        return lambda player: expect(player.open(path).get(test_id)).to_be_visible()

    def counted(player: Player) -> None:
        see(f"/t/{made['table']}", "result")(player)
        player.open("/").get("your-play-open").click()
        expect(player.get("your-play")).to_be_visible()

    def marked(player: Player) -> None:
        see(f"/replay/{made['table']}?analysis", "curve")(player)
        player.page.keyboard.press("Home")
        player.page.keyboard.press("m")

    if "end" in pages:
        camera.take(f"{game}-end", player, see(f"/t/{made['table']}", "result"))
    if "yours" in pages:
        camera.take(f"{game}-yours", player, counted)
    if "replay" in pages:
        camera.take(f"{game}-replay", player, see(f"/replay/{made['table']}?at=40&seat=0", "replay"))
    if "analysis" in pages:
        camera.take(f"{game}-analysis", player, marked)


def learned(camera: Camera, player: Player, game: str) -> None:
    """Each guided game: at its first decision, in its midst and at its end."""
    for name in lessons(game):
        stops = lesson(game, name).stops
        first = next(number for number, stop in enumerate(stops) if stop.choice is not None)
        for stop in (first, len(stops) // 2, len(stops) - 1):
            place = json.dumps({f"{game}/{name}": {"stop": stop, "step": 2, "done": False}})

            def show(player: Player, place: str = place, stop: int = stop, name: str = name) -> None:
                player.open("/nowhere").page.evaluate("text => localStorage.setItem('kade-lessons', text)", place)
                player.open(f"/learn/{game}/{name}")
                expect(player.page.locator(f"[data-testid=coach][data-stop='{stop}']")).to_be_visible()

            camera.take(f"{game}-learn-{name}-{stop:02}", player, show)


def looked_up(camera: Camera, player: Player, game: str) -> None:
    """The rulebook from its beginning, and at a picture in its midst."""

    def pictured(player: Player) -> None:
        player.open(f"/rules/{game}").get("rulebook").wait_for()
        player.page.wait_for_timeout(500)
        figures = player.page.locator("[data-figure]")
        figures.nth(figures.count() // 2).scroll_into_view_if_needed()

    camera.take(f"{game}-rules", player, lambda player: player.open(f"/rules/{game}").get("rulebook").wait_for())
    camera.take(f"{game}-rules-picture", player, pictured)


def puzzled(camera: Camera, player: Player, game: str) -> None:
    """A puzzle, and its answer."""

    def asked(player: Player) -> None:
        expect(player.open(f"/puzzle/{game}/1").get("candidate").first).to_be_enabled()

    def answered(player: Player) -> None:
        asked(player)
        player.get("candidate").first.click()
        expect(player.get("puzzle-next")).to_be_visible()

    camera.take(f"{game}-puzzle", player, asked)
    camera.take(f"{game}-puzzle-answered", player, answered)


def all_pages(camera: Camera, server: Steady, browser: Browser, games: list[str], pages: set[str]) -> None:
    player = Player(browser.new_page(reduced_motion="reduce"), server.address)
    if "home" in pages:
        camera.take("home", player, lambda player: player.open("/").page.locator(".pic svg").last.wait_for())
    if "settings" in pages:
        camera.take("settings", player, lambda player: player.open("/").get("settings-open").first.click())
    if "lost" in pages:
        camera.take("lost", player, lambda player: player.open("/nowhere").get("lost").wait_for())
    for game in games:
        if "table" in pages:
            table(camera, server, browser, game)
        if pages & {"end", "yours", "replay", "analysis"}:
            over(camera, server, browser, game, pages)
        for page, pictured in (("learn", learned), ("rules", looked_up), ("puzzle", puzzled)):
            if page in pages:
                pictured(camera, player, game)
        print(f"{game}: done", flush=True)


def well_under_way(server: Steady, browser: Browser, game: str, decisions: int, asked: Asked) -> Player:
    """A table at which Ada has played by chance against two bots, at such a question."""
    bots = [{"kind": "bot", "name": "", "bot": "greedy"}] * 2
    made = server.post("/api/tables", game=game, options={"players": 3}, seats=[{"kind": "me", "name": "Ada"}, *bots])
    ada, chance = server.sit(made, 0), random.Random(4)
    play([ada], chance, decisions)
    play([ada], chance, 200, asked)
    stored = [{"table": made["table"], "game": game, "tokens": made["tokens"], "at": 0}]
    page = browser.new_page(reduced_motion="reduce", locale="en")
    page.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(stored))})")
    player = Player(page, server.address)
    dress(page, "1440×900", "light")
    player.open(f"/t/{made['table']}").wait_for_glow()
    return player


def kept(page: Page, name: str) -> None:
    """A picture in 256 colours, a third of the size: in flat inks nobody sees the difference."""
    settle(page)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    few.save(README / f"{name}.png", optimize=True)


def for_the_readme(server: Steady, browser: Browser, games: list[str]) -> None:
    for game, name, decisions, lead, answers in SHOWN:
        if game not in games:
            continue

        def asked(position: Message, lead: str | None = lead, answers: int = answers) -> bool:
            return position["lead"] == lead and len(position["choices"]) >= answers

        player = well_under_way(server, browser, game, decisions, asked)
        kept(player.page, f"{name}-desktop-light")
        if game == "amsterdam":
            dress(player.page, PHONE, "dark")
            kept(player.page, f"{name}-phone-dark")
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    page.goto(server.address)
    page.locator(".pic svg").last.wait_for()
    kept(page, "home-desktop-light")


@contextmanager
def running(chromium: str) -> Iterator[tuple[Steady, Browser]]:
    """A server with nothing on it, and a browser."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        server = Steady(Path(data), KADE_ANALYSIS_EFFORT=EFFORT).start()
        try:
            yield server, browser
        finally:
            server.stop()
            browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of every page, to be looked at.")
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--page", action="append", choices=PAGES, help="only this one; may be given several times")
    parser.add_argument("--window", action="append", choices=WINDOWS, help="only this one; may be given several times")
    parser.add_argument("--theme", choices=THEMES, help="only this one")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this one; may be given several times")
    parser.add_argument("--few", action="store_true", help="only in English on a laptop and in Polish on a phone")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README instead")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        parser.error("there is no Chromium here (apt-get install chromium)")
    if given.folder is None and not given.readme:
        parser.error("say where the pictures go: python -m bench.screens DIR")
    expect.set_options(timeout=60_000)  # pictures may be taken on a busy machine
    with running(chromium) as (server, browser):
        if given.readme:
            for_the_readme(server, browser, given.game or list(GAMES))
            return
        given.folder.mkdir(parents=True, exist_ok=True)
        themes = [given.theme] if given.theme else THEMES
        ways = list(product(given.window or WINDOWS, themes, given.lang or LANGUAGES))
        camera = Camera(given.folder, FEW if given.few else ways)
        all_pages(camera, server, browser, given.game or list(GAMES), set(given.page or PAGES))


if __name__ == "__main__":
    main()
