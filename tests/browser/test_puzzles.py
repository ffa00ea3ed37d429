"""Puzzles in the browser: a question on the real table, an answer by click, key or on the board, and why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import Player, Steady, one_of

from kade.games import ours
from kade.learn.puzzles import read_puzzles, shuffled

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]


def test_from_home_to_an_answer_and_the_next_puzzle(server: Steady, sit: Sit) -> None:
    player = sit(server).open("/")
    player.get("puzzle-open").click()
    expect(player.page).to_have_url(re.compile(r"/puzzle/[\w-]+/\d+$"))
    game, number = player.page.url.split("/")[-2:]
    puzzle = read_puzzles(game)[int(number) - 1]
    order = [one.action for one in shuffled(puzzle)]
    expect(player.get("candidate")).to_have_count(len(order))
    expect(player.glowing.first).to_be_attached()
    assert faults(player.page, "puzzle") == []

    # another one than the best: what it gives away, and which is better
    other = puzzle.candidates[1]
    player.get("candidate").nth(order.index(other.action)).click()
    expect(player.get("puzzle-said")).to_contain_text(f"{other.behind:.1f}".removesuffix(".0"))
    expect(player.page.locator(".one.best")).to_have_attribute("data-choice-id", puzzle.best)
    assert player.glowing.count() == 0, "it has been answered"

    # once more, by a letter
    player.get("puzzle-again").click()
    expect(player.get("puzzle-next")).to_have_count(0)
    player.page.keyboard.press("ABCDEFGH"[order.index(puzzle.best)].lower())
    expect(player.get("puzzle-said")).to_have_text("Yes, that is the best move.")
    if puzzle.reasons:
        expect(player.get("puzzle-why")).to_contain_text("Why")
    expect(player.get("puzzle-line")).to_have_count(1 if puzzle.line else 0)
    following = server.http.get(f"/api/games/{game}/puzzles/{number}").json()["next"]
    player.get("puzzle-next").click()
    expect(player.page).to_have_url(re.compile(rf"/puzzle/{following['game']}/{following['number']}$"))
    expect(player.get("candidate").first).to_be_enabled()


@pytest.mark.parametrize("lang", one_of("pl", "it"))
def test_on_a_phone_in_each_language(server: Steady, sit: Sit, lang: str) -> None:
    game = ours()[0]
    player = sit(server, phone=True, lang=lang, dark=True).open(f"/puzzle/{game}/1")
    player.get("candidate").first.click()
    expect(player.get("puzzle-next")).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(player.page, "puzzle on a phone") == []


def test_a_puzzle_that_is_not_there_is_told_in_words(server: Steady, sit: Sit) -> None:
    player = sit(server).open("/puzzle/amsterdam/999")
    expect(player.page.get_by_text("There is no such puzzle")).to_be_visible()
    player.expect_complaints("404")


@pytest.mark.parametrize("game", ours())
def test_an_answer_on_a_laptop_covers_nothing_of_the_table(server: Steady, sit: Sit, game: str) -> None:
    player = sit(server)
    player.page.set_viewport_size({"width": 1366, "height": 768})
    player.open(f"/puzzle/{game}/1")
    player.get("candidate").first.click()
    expect(player.get("puzzle-next")).to_be_visible()
    bottom = player.get("puzzle").evaluate("bar => bar.getBoundingClientRect().top") + 1
    sheets = player.page.locator("main.places :is(.sheet, .board)").evaluate_all(
        "all => all.map(one => [one.innerText || one.className, one.getBoundingClientRect().bottom])"
    )
    assert len(sheets) > 3
    assert [name for name, end in sheets if end > bottom] == []
