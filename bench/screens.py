"""Pictures of every page, to be looked at: all games, windows, themes and languages, made in Chromium by playing.

    python -m bench.screens DIR                 everything
    python -m bench.screens DIR --game burano   one game
    python -m bench.screens --readme            the pictures of the README, docs/pictures

A table with bots that decide at once is played on; each time another panel leads, it is pictured in a window of 1366 by
768, and the first of them in every window, theme and language.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from bench.readability import GAMES, seated
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import sizes
from tests.browser.player import Player, Steady

WINDOWS = {name.replace(" ", "-"): size for name, size in sizes.WINDOWS.items()} | {"phone-lying": (844, 390)}
LAPTOP = "1366×768"
LANGUAGES = ("en", "pl", "it")
THEMES = ("light", "dark")
README = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LATER = 24  # decisions until a table has something to show


def dress(page: Page, window: str, theme: str, lang: str) -> None:
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    page.evaluate(
        """lang => {
          const choice = document.querySelector('[data-testid=lang]');
          if (choice && choice.value !== lang) {
            choice.value = lang;
            choice.dispatchEvent(new Event('change', { bubbles: true }));
          }
        }""",
        lang,
    )
    page.wait_for_timeout(350)


def everywhere(page: Page, folder: Path, name: str) -> None:
    """In every window, theme and language."""
    for lang in LANGUAGES:
        dress(page, LAPTOP, "light", lang)  # where the choice of language is in sight
        for window in WINDOWS:
            for theme in THEMES:
                dress(page, window, theme, lang)
                page.screenshot(path=str(folder / f"{name}-{window}-{theme}-{lang}.png"))
    dress(page, LAPTOP, "light", "en")


def played(player: Player, decisions: int) -> bool:
    """Play on by clicking what glows; False when the game is over."""
    for number in range(decisions):
        if not player.wait_for_glow():
            return False
        player.click_glowing(number * 5)
    return player.wait_for_glow()


def leading(player: Player) -> str:
    return player.page.locator("[data-lead]").get_attribute("data-lead") or ""


def table(server: Steady, browser: Browser, game: str, folder: Path) -> None:
    player = seated(server, game, 3, browser)
    played(player, LATER)
    everywhere(player.page, folder, f"{game}-table")
    seen = {leading(player)}
    for number in range(40):
        if not played(player, 1 + number % 2):
            break
        if (lead := leading(player)) not in seen:
            seen.add(lead)
            player.page.wait_for_timeout(350)
            player.page.screenshot(path=str(folder / f"{game}-lead-{lead}.png"))


def for_the_readme(server: Steady, browser: Browser) -> None:
    for game, name in (("amsterdam", "table"), ("burano", "burano"), ("windmill-valley", "windmill-valley")):
        player = seated(server, game, 3, browser)
        played(player, 30)
        dress(player.page, "1440×900", "light", "en")
        player.page.screenshot(path=str(README / f"{name}-desktop-light.png"))
        if game == "amsterdam":
            dress(player.page, "phone-390×844", "dark", "en")
            player.page.screenshot(path=str(README / f"{name}-phone-dark.png"))
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    page.goto(server.address)
    page.wait_for_timeout(1200)
    page.screenshot(path=str(README / "home-desktop-light.png"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of every page, to be looked at.")
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README instead")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        parser.error("there is no Chromium here (apt-get install chromium)")
    if given.folder is None and not given.readme:
        parser.error("say where the pictures go: python -m bench.screens DIR")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        server = Steady(Path(data)).start()
        try:
            if given.readme:
                for_the_readme(server, browser)
                return
            given.folder.mkdir(parents=True, exist_ok=True)
            home = Player(browser.new_page(locale="en"), server.address).open()
            home.page.wait_for_timeout(800)
            everywhere(home.page, given.folder, "home")
            for game in given.game or GAMES:
                table(server, browser, game, given.folder)
                print(f"{game}: done", flush=True)
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
