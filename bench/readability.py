"""How large texts and targets are on real screens: walks games in Chromium and prints a table of sizes.

    python -m bench.readability --game windmill-valley --players 2 --decisions 20
    python -m bench.readability --game windmill-valley --decisions 4 --about trade-place   where these can be chosen

Every decision is measured in every window, those of tablet and phone on a touch screen. A text counts at the size it
has on the screen, whatever the drawing says. Asked for: 11 px in the panel that the question is about, 9 px anywhere
else, targets of 24 px, on touch 44 once the board is zoomed in.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.player import Player, Steady
from tests.browser.sizes import (
    CLOSE,
    LEAST,
    LEAST_ASKED,
    LEAST_TARGET,
    LEAST_TOUCHED,
    TOUCHED,
    WINDOWS,
    Sizes,
    measured,
    touched,
)
from tests.server.harness import Message, play

GAMES = ("amsterdam", "burano", "windmill-valley")


def seated(server: Steady, game: str, players: int, browser: Browser) -> Player:
    """Somebody at a table with bots that decide at once."""
    seats = [{"kind": "open", "name": ""}] + [{"kind": "bot", "name": "", "bot": "random"}] * (players - 1)
    table = server.post("/api/tables", game=game, options={"players": players}, seats=seats)["table"]
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    return Player(context.new_page(), server.address).join(str(table), "Ada")


def in_hand(player: Player, browser: Browser) -> Player:
    """The same person's seat on a touch screen."""
    context = browser.new_context(
        storage_state=player.page.context.storage_state(), has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    return Player(context.new_page(), player.address).open(player.page.url.removeprefix(player.address))


Onwards = Callable[[Player, int], object]
"""Plays on after a decision was measured."""


def clicked(player: Player, number: int) -> None:
    player.page.set_viewport_size({"width": 1366, "height": 768})
    player.page.wait_for_timeout(80)
    player.click_glowing(number * 7 + 3)


def asked_about(server: Steady, game: str, players: int, browser: Browser, target: str) -> tuple[Player, Onwards]:
    """Somebody whom chance has brought to a question with such a target, and the way to the next one."""
    seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "name": "", "bot": "random"}] * (players - 1)
    chance = random.Random(7)

    def asked(position: Message) -> bool:
        return any((choice["target"] or "").startswith(target) for choice in position["choices"])

    for _ in range(20):  # games
        made = server.post("/api/tables", game=game, options={"players": players}, seats=seats)
        ada = server.sit(made, 0)
        play([ada], chance, done=asked)
        if not ada.position["over"]:
            break
    else:
        raise SystemExit(f"bench: nothing that begins with {target} could be chosen in twenty games")
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    stored = [{"table": made["table"], "game": game, "tokens": made["tokens"], "at": 0}]
    context.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(stored))})")

    def on(player: Player, number: int) -> None:
        play([ada], chance, 1)
        play([ada], chance, done=asked)

    return Player(context.new_page(), server.address).open(f"/t/{made['table']}"), on


def settled(page: Page, measure: Callable[[Page], Sizes]) -> Sizes:
    """The sizes once they stay: panels change places when the window does, and a busy machine takes its time."""
    before, now = None, measure(page)
    while now != before:
        page.wait_for_timeout(120)
        before, now = now, measure(page)
    return now


def walk(
    player: Player, hand: Player, decisions: int, pictures: Path | None, on: Onwards = clicked
) -> dict[str, list[Sizes]]:
    found: dict[str, list[Sizes]] = defaultdict(list)
    for number in range(decisions):
        if not player.wait_for_glow():
            break
        hand.wait_for_glow()
        for name, (width, height) in WINDOWS.items():
            page = (hand if name in TOUCHED else player).page
            page.set_viewport_size({"width": width, "height": height})
            found[name].append(settled(page, touched if name in TOUCHED else measured))
            if pictures is not None:
                page.screenshot(path=str(pictures / f"{number:03}-{name.replace(' ', '-')}.png"))
        on(player, number)
    return found


def line(name: str, sizes: list[Sizes]) -> str:
    touch = LEAST_TOUCHED if name in TOUCHED else LEAST_TARGET
    asked = [one for moment in sizes for one in moment.asked]
    others = [one for moment in sizes for one in moment.others]
    targets = [one for moment in sizes for one in moment.targets]
    small = [one for one in asked if one[0] < LEAST_ASKED - CLOSE]
    tiny = [one for one in others if one[0] < LEAST - CLOSE]
    low = [one for one in targets if one[0] < touch - CLOSE]
    least = [f"{min(some)[0]:5.1f}" if some else "    –" for some in (asked, others, targets)]
    return (
        f"{name:16} {least[0]} {len(small) / len(sizes):6.1f} of {len(asked) / len(sizes):5.1f}"
        f"   {least[1]} {len(tiny) / len(sizes):6.1f} of {len(others) / len(sizes):5.1f}"
        f"   {least[2]} {len(low) / len(sizes):6.1f} of {len(targets) / len(sizes):5.1f}"
    )


def worst(sizes: list[Sizes]) -> list[str]:
    """The smallest of each panel, the panels with the smallest first."""
    least: dict[str, tuple[float, str]] = {}
    for moment in sizes:
        for kind, some in (("asked", moment.asked), ("other", moment.others), ("target", moment.targets)):
            for size, name in some:
                key = f"{kind} {name.partition(':')[0]}"
                least[key] = min(least.get(key, (size, name)), (size, name))
    return [f"    {size:5.1f} {key:24} {name}" for key, (size, name) in sorted(least.items(), key=lambda one: one[1])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure texts and targets of the tables in Chromium.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be given several times")
    parser.add_argument("--players", type=int, action="append", help="2 to 4; may be given several times")
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--about", metavar="ID", help="only questions where something can be chosen whose id begins so")
    parser.add_argument("--worst", action="store_true", help="the smallest text and target of every panel as well")
    parser.add_argument("--pictures", type=Path, help="a folder for a screenshot of each")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        parser.error("there is no Chromium here (apt-get install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        server = Steady(Path(folder)).start()
        try:
            for game in given.game or GAMES:
                for players in given.players or (2, 4):
                    pictures = given.pictures and given.pictures / f"{game}-{players}"
                    if pictures:
                        pictures.mkdir(parents=True, exist_ok=True)
                    print(f"{game}, {players} players   in the question's panel       elsewhere           targets")
                    if given.about:
                        player, on = asked_about(server, game, players, browser, given.about)
                    else:
                        player, on = seated(server, game, players, browser), clicked
                    found = walk(player, in_hand(player, browser), given.decisions, pictures, on)
                    for name, sizes in found.items():
                        print(line(name, sizes), flush=True)
                        print("\n".join(worst(sizes)) if given.worst else "", end="\n" if given.worst else "")
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
