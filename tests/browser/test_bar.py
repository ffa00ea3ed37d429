"""The bar with the question and its answers: it grows with its words, a single group says how many there are, and what
stands beside the board stays where it is."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.browser.player import Player, Steady
from tests.server.harness import Message, play

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]

NEAR = 1.5  # pixels: what rounding may move

WORDS = ".bar :is(.line, [data-testid=whose-turn], .words, .choices .btn)"
OVERFLOWING = """words => [...document.querySelectorAll(words)]
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.innerText)"""

# Nearer to the edge than a button's own border and a little air.
STICKING_OUT = """() => [...document.querySelectorAll('.bar .choices .btn')].filter(button => {
  const { left, right } = button.getBoundingClientRect()
  return [...button.children].map(one => one.getBoundingClientRect())
    .some(one => one.left < left + 5 || one.right > Math.min(right, innerWidth) - 5)
}).map(button => button.innerText)"""


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def at_the_question(server: Steady, sit: Sit, game: str, asked: Callable[[Message], bool], lang: str = "en") -> Player:
    """Ada at a table with a bot, where she has decided by chance until this was asked."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "", "bot": "random"}]
    made = server.post("/api/tables", game=game, options={"players": 2}, seats=seats)
    play([client := server.sit(made, 0)], random.Random(4), 400, asked)
    if not client.position["choices"] or not asked(client.position):  # some games end without such a question
        return at_the_question(server, sit, game, asked, lang)
    stored = [{"table": made["table"], "game": game, "tokens": made["tokens"], "at": 0}]
    ada = sit(server, lang=lang)
    ada.page.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(stored))})")
    ada.open(f"/t/{made['table']}")
    assert ada.wait_for_glow()
    return ada


def may_claim(position: Message) -> bool:
    return any(choice["kind"] == "claim" for choice in position["choices"])


def places_a_tile(position: Message) -> bool:
    return len(position["choices"]) > 6 and {choice["kind"] for choice in position["choices"]} == {"place"}


def test_a_long_question_wraps_and_the_bar_grows_with_it(server: Steady, sit: Sit) -> None:
    """In Polish, which has the longest words, from a wide window to a phone on its side and an upright one."""
    ada = at_the_question(server, sit, "amsterdam", may_claim, lang="pl")
    heights: dict[int, float] = {}
    for width, height in ((1920, 1080), (1366, 768), (820, 1180), (844, 390), (390, 844), (340, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(150)
        assert ada.page.evaluate(OVERFLOWING, WORDS) == [], f"at {width} by {height}"
        bar, question = box(ada.page, ".bar"), box(ada.page, "[data-testid=whose-turn]")
        assert abs(bar["y"] + bar["height"] - height) <= NEAR, "the bar ends where the window does"
        assert question["y"] >= bar["y"] - NEAR
        assert question["y"] + question["height"] <= bar["y"] + bar["height"] + NEAR
        heights[width] = question["height"]
    assert heights[340] > heights[1920] + 15, "more lines where there is less room"


def many_ways(position: Message) -> bool:
    return len({choice["kind"] for choice in position["choices"]}) >= 5


def test_many_groups_stand_side_by_side_and_no_word_sticks_out_of_its_button(server: Steady, sit: Sit) -> None:
    ada = at_the_question(server, sit, "windmill-valley", many_ways, lang="it")
    assert ada.page.locator(".bar .choices .btn").count() >= 5
    for width in (1100, 1366, 1920):
        ada.page.set_viewport_size({"width": width, "height": 800})
        ada.page.wait_for_timeout(150)
        assert ada.page.evaluate(STICKING_OUT) == [], f"{width} wide"
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_single_group_says_how_many_there_are_to_be_shown(server: Steady, sit: Sit) -> None:
    ada = at_the_question(server, sit, "windmill-valley", places_a_tile)
    group = ada.page.locator(".bar [data-group]")
    expect(group).to_have_count(1)
    number = len(set(ada.choices()))
    expect(group).to_have_text(re.compile(f"Show all {number} choices"))
    group.click()
    expect(ada.page.locator("#tray [data-choice]")).to_have_count(number)


BESIDE = """() => [...document.querySelectorAll('aside.side > *')]
  .map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""


def test_what_stands_beside_the_board_does_not_jump_when_panels_come_and_go(server: Steady, sit: Sit) -> None:
    """Starting cards on offer, the market, the farm, the wheels: each leads for a while. Only the log may give way."""
    seats = [{"kind": "open"}, {"kind": "bot", "name": "", "bot": "random"}]
    table = server.post("/api/tables", game="windmill-valley", options={"players": 2}, seats=seats)["table"]
    ada = sit(server)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.join(str(table), "Ada")
    leads: set[str | None] = set()
    stood: list[list[float]] = []
    for clicks in range(16):
        assert ada.wait_for_glow()
        ada.page.wait_for_timeout(100)
        leads.add(ada.page.locator("[data-lead]").get_attribute("data-lead"))
        *beside, _ = ada.page.evaluate(BESIDE)
        stood = stood or beside
        places = zip(chain(*beside), chain(*stood), strict=True)
        moved = max(abs(now - before) for now, before in places)
        assert moved <= NEAR, f"something moved when {leads} had led"
        ada.click_glowing(clicks * 7 + 1)
    assert len(leads) > 2
