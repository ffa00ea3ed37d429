"""Somebody at the table who does what glows, and a server that comes back at the same address."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Sequence
from typing import Any, Self

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.server.harness import Forked

PATIENCE = 60.0
WHOLE = bool(os.environ.get("KADE_WHOLE_GAMES"))
"""The longest games are played to their end (`make whole-games`); else a few decisions of each."""
FEW = 8


def one_of(*values: Any) -> Sequence[Any]:
    """What is tried: all of them in `make whole-games`, else the first."""
    return values if WHOLE else values[:1]


# A point of a drawn thing at which nothing else lies on top of it, in the middle of the window; null if there is none.
POINT = """drawn => {
  drawn.scrollIntoView({block: 'center', inline: 'center'});
  const box = drawn.getBoundingClientRect(), steps = 12;
  const order = Array.from({length: steps - 1}, (_, i) => i + 1).sort((a, b) => Math.abs(a - 6) - Math.abs(b - 6));
  for (const i of order) for (const j of order) {
    const x = box.x + box.width * i / steps, y = box.y + box.height * j / steps;
    if (drawn.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


# In one go: between two the client may draw anew.
CHOICES = "() => [...document.querySelectorAll('svg [data-choice]')].map(drawn => drawn.getAttribute('data-choice'))"
STATE = """() => [
  document.querySelectorAll('[data-testid="log"] li').length,
  document.querySelector('[data-testid="whose-turn"]')?.innerText ?? '',
  ...[...document.querySelectorAll('svg [data-choice]')].map(drawn => drawn.getAttribute('data-choice')),
].join('|')"""
# The page itself looks again and again, for something that is not null: asking it from outside costs more than drawing.
UNTIL = """async ([patience, ...args]) => {{
  for (const until = Date.now() + patience; ; await new Promise(later => setTimeout(later, 20))) {{
    const found = ({})(...args);
    if (found !== null || Date.now() > until) return found;
  }}
}}"""
GLOWS = """() => document.querySelector('[data-testid="result"]') ? 'over'
  : document.querySelector('svg [data-choice]') ? 'glows' : null"""
ASKED = "[role=menu] button[data-choice], [role=dialog] button[data-choice]"
ANSWERED = f"""(before, asked) => ({STATE})() !== before ? 'changed'
  : document.querySelector(asked)?.checkVisibility({{visibilityProperty: true}}) ? 'asked' : null"""


class Steady(Forked):
    """A server that keeps its port when it is started again, so that pages can find it."""

    def start(self) -> Self:
        super().start()
        self.port = int(self.address.rpartition(":")[2])
        return self


class Player:
    """A page, and what a person would do with it. Whatever the page complains of is kept in `complaints`."""

    patience = PATIENCE

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def open(self, path: str = "/") -> Self:
        self.page.goto(self.address + path)
        return self

    def expect_complaints(self, *parts: str) -> None:
        """What the browser says by itself of what a test brought about is no complaint; anything else is."""
        assert [line for line in self.complaints if not any(part in line for part in parts)] == []
        self.complaints.clear()

    def get(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    @property
    def glowing(self) -> Locator:
        """Drawn things that can be clicked now."""
        return self.page.locator("svg [data-choice]")

    def play_now(self, game: str = "amsterdam") -> str:
        """One click on the home page; the path of the table."""
        self.get(f"play-{game}").click()
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.get("whose-turn")).to_be_visible()
        return self.page.url.removeprefix(self.address)

    def choices(self) -> list[str]:
        """The actions that glow, by name."""
        return [name for names in self.glowing_names() for name in names.split("|")]

    def glowing_names(self) -> list[str]:
        """What glows, thing by thing: the names of its actions, read in one moment."""
        names: list[str] = self.page.evaluate(CHOICES)
        return names

    def number(self) -> int:
        """How many lines the log has: it grows with every decision."""
        return self.get("log").locator("li").count()

    def wait_for_glow(self) -> bool:
        """Wait until something glows; False when the game is over."""
        found = self.wait_for(GLOWS)
        assert found, f"nothing glows: {self.get('whose-turn').inner_text()}; {self.complaints}"
        return found == "glows"

    def wait_for(self, wanted: str, *args: str) -> str | None:
        """What this function of the page finds as soon as it finds something; nothing if it never does."""
        found: str | None = self.page.evaluate(UNTIL.format(wanted), [1000 * self.patience, *args])
        return found

    def join(self, table: str, name: str) -> Player:
        """Take a free seat at a table, under this name."""
        self.open(f"/t/{table}")
        self.get("name").fill(name)
        self.get("join").click()
        expect(self.get("join")).to_have_count(0)
        return self

    def hurry(self) -> None:
        """Do not wait until what others did has been shown piece by piece: a click beside everything."""
        self.page.mouse.click(4, 200)

    def click_glowing(self, index: int = 0) -> None:
        """Click a thing that glows, counted round as many as there are just now: while a picture is drawn anew nothing
        glows for a moment. If it has several meanings, take the first that is offered."""
        before = self.state()
        assert self.wait_for(GLOWS) == "glows", f"nothing glows any more; {self.complaints}"
        self.click(self.glowing.nth(index % max(1, self.glowing.count())))
        while (found := self.wait_for(ANSWERED, before, ASKED)) == "asked":
            with contextlib.suppress(TimeoutError):  # gone meanwhile: somebody has chosen
                self.page.locator(ASKED).first.click(timeout=1000)
        assert found, f"nothing happened after a click; {self.complaints}"

    def click(self, drawn: Locator) -> None:
        """Click where the thing really is: a bent track does not lie in the middle of its box. And only once it
        stands still: panels that come and go move the others."""
        until = time.monotonic() + self.patience
        point = None
        while (now := drawn.evaluate(POINT)) is None or now != point:
            point = now
            if time.monotonic() > until:
                raise AssertionError(f"something lies on top of {drawn.get_attribute('id')}, or it never stands still")
            self.page.wait_for_timeout(25)
        x, y = now
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def state(self) -> str:
        """What changes with every decision: the log's last line, the prompt and what glows."""
        found: str = self.page.evaluate(STATE)
        return found
