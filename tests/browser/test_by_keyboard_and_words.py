"""Whole games of Amsterdam without a mouse: by the keyboard alone, and by the table in words alone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.player import FEW, PATIENCE, WHOLE, Player, Steady

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]

MOST = 400

# Where the focus is: the answer or the group of answers, and in what; an empty list where it was lost.
FOCUS = """() => {
  const at = document.activeElement;
  const place = at?.closest('[data-testid=menu], #tray, .bar, svg, dialog');
  return at && at !== document.body && place ? [place.dataset.testid || place.id || place.classList[0],
    at.dataset.choice ?? at.dataset.group ?? at.localName] : [];
}"""


def table_with_bot(server: Steady) -> str:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    return str(server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=seats)["link"])


class Typist:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.dice = random.Random(7)
        self.used: set[str] = set()

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.player.page.keyboard.press(key)

    def focus(self) -> list[str]:
        at: list[str] = self.player.page.evaluate(FOCUS)
        return at

    def tab_to(self, wanted: Callable[[], bool], key: str = "Tab", most: int = 200) -> None:
        for _ in range(most):
            if wanted():
                return
            self.press(key)
        raise AssertionError(f"{key} never comes there; the focus is at {self.focus()}")

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not wanted():
            if time.monotonic() > until:
                raise AssertionError(f"{what}; the focus is at {self.focus()}; {self.player.complaints}")
            self.player.page.wait_for_timeout(25)

    def decide(self) -> None:
        """One decision: by number, by Tab to a button, or on the board."""
        self.until(self.settled, "the focus does not wait at the answers")
        before = self.player.state()
        self.dice.choice([self.by_number, self.by_button, self.on_the_board])()
        self.until(lambda: self.player.state() != before or self.player.get("result").count() > 0, "nothing happened")

    def by_number(self) -> None:
        self.used.add("number")
        buttons = self.player.page.locator(".bar .choices button")
        self.press(str(self.dice.randint(1, min(9, buttons.count()))))
        self.answer_in_the_tray()

    def settled(self) -> bool:
        """The focus waits at the answers, and no position is on its way that takes them back for a moment."""
        before = self.player.state()
        self.player.page.wait_for_timeout(900)
        return self.player.state() == before and self.focus()[:1] == ["bar"] and self.player.glowing.count() > 0

    def by_button(self) -> None:
        self.used.add("button")
        buttons = self.player.page.locator(".bar .choices button")
        self.press("Tab", self.dice.randrange(buttons.count()))
        assert self.focus()[0] == "bar"
        self.press("Enter")
        self.answer_in_the_tray()

    def answer_in_the_tray(self) -> None:
        """If a group was opened, the focus is in it."""
        tray = self.player.page.locator("#tray button")
        if not tray.count():
            return
        assert self.focus()[0] == "tray"
        self.used.add("tray")
        self.press("Tab", self.dice.randrange(min(12, tray.count())))
        assert self.focus()[0] == "tray"
        self.press("Enter")

    def on_the_board(self) -> None:
        drawn = self.player.glowing.count()
        if not drawn:
            self.by_number()
            return
        self.used.add("board")
        self.tab_to(lambda: self.focus()[:1] == ["kade-amsterdam"], "Shift+Tab")
        self.press("Enter")
        if self.player.get("menu").count():
            self.used.add("menu")
            assert self.focus()[0] == "menu"
            self.press("ArrowDown")
            assert self.focus()[0] == "menu"
            self.press("Enter")


def played(is_asked: Callable[[], bool], decide: Callable[[], None]) -> int:
    """How many decisions it took: to the end of the game, or a few."""
    decisions = 0
    while (WHOLE or decisions < FEW // 2) and is_asked():
        decide()
        decisions += 1
        assert decisions < MOST
    return decisions


def test_amsterdam_is_played_by_the_keyboard_alone(server: Steady, sit: Sit) -> None:
    ada = sit(server)
    ada.open(table_with_bot(server))
    expect(ada.get("join")).to_be_visible()
    typist = Typist(ada)
    typist.tab_to(lambda: ada.get("name").evaluate("field => field === document.activeElement"))
    ada.page.keyboard.press("Control+A")
    ada.page.keyboard.type("Ada")
    typist.press("Enter")
    decisions = played(ada.wait_for_glow, typist.decide)
    print(f"{decisions} decisions by keyboard: {sorted(typist.used)}")
    assert typist.used >= {"number", "button", "board"}
    if WHOLE:
        assert typist.used >= {"tray"}
        typist.until(lambda: typist.focus()[:1] == ["result"], "the result does not take the focus")
        typist.press("Escape")
        expect(ada.get("result")).to_have_count(0)
    log = ada.page.get_by_role("region", name="Log")
    typist.tab_to(lambda: log.evaluate("region => region === document.activeElement"), "Shift+Tab")
    assert ada.complaints == []


class Reader:
    """Somebody who has the table in words and nothing else."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.words = player.page.get_by_role("dialog", name="The table in words")
        self.answers = self.words.get_by_role("region", name="What you can do").locator("button[data-choice]:enabled")
        self.dice = random.Random(5)

    def is_asked(self) -> bool:
        """Wait for the next question; False when the game is over."""
        until = time.monotonic() + PATIENCE
        while not self.answers.count():
            if self.player.get("result").count():
                return False
            if time.monotonic() > until:
                raise AssertionError(f"nothing is asked: {self.words.inner_text()}")
            self.player.page.wait_for_timeout(25)
        return True

    def decide(self) -> None:
        number, names = self.settled()
        assert len(set(names)) == len(names), "two answers cannot be told apart"
        expect(self.words.get_by_test_id("whose-turn")).to_contain_text("Your turn")
        expect(self.words.get_by_test_id("announcer")).to_contain_text(self.words.get_by_test_id("prompt").inner_text())
        answer = self.answers.nth(self.dice.randrange(len(names)))
        folded = answer.locator("xpath=ancestor::details[not(@open)]/summary")
        if folded.count():
            folded.click()
        answer.click()
        until = time.monotonic() + PATIENCE
        while self.lines() == number and self.answers.all_text_contents() == names:
            if time.monotonic() > until:
                raise AssertionError("nothing happened")
            self.player.page.wait_for_timeout(25)

    def settled(self) -> tuple[int, list[str]]:
        """Lines of the log and answers, once they no longer change: a position may still be on its way."""
        before, now = (-1, [""]), (0, [""])
        while before != now or not now[1]:
            before, now = now, (self.lines(), self.answers.all_text_contents())
            self.player.page.wait_for_timeout(60)
        return now

    def lines(self) -> int:
        return self.words.get_by_test_id("log").get_by_role("listitem").count()


def test_amsterdam_is_played_by_the_table_in_words_alone(server: Steady, sit: Sit) -> None:
    ada = sit(server).join(table_with_bot(server).rpartition("/")[2], "Ada")
    ada.get("words-open").click()
    ada.page.add_style_tag(content="svg, .bar, .floor { visibility: hidden !important }")
    reader = Reader(ada)
    print(f"{played(reader.is_asked, reader.decide)} decisions in words")
    if WHOLE:
        expect(ada.get("result")).to_be_visible()
    elif reader.is_asked():
        expect(reader.words.locator(":focus")).to_have_count(1)
        expect(reader.words).to_contain_text(re.compile(r"Deck: \d+ cards"))
    assert ada.complaints == []
