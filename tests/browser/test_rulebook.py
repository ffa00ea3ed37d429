"""The rulebook in a browser: read, searched, linked to, in three languages, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import Player, Steady

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]


def test_it_is_read_searched_and_linked_to(server: Steady, sit: Sit) -> None:
    reader = sit(server).open("/")
    page = reader.page
    reader.get("rules-burano").click()
    expect(page).to_have_url(re.compile("/rules/burano$"))
    expect(page.get_by_role("heading", name="In one minute")).to_be_visible()
    expect(reader.get("back-to-table")).to_have_count(0)

    # what is pictured is drawn, cut out, numbered, and lit by what is legal
    sea = page.locator("[data-figure=sea]")
    sea.scroll_into_view_if_needed()
    expect(sea.locator(".pic .call")).to_have_count(4)
    expect(sea.locator("#island-A.legal")).to_be_visible()

    assert faults(page, "rulebook", "#sailing") == []

    # numbers unfold the rules, and can be hidden
    cited = page.locator("#turn-build .cited").first
    cited.locator("summary").click()
    expect(cited.locator("[data-rule='BU-5.9']")).to_contain_text("any of the eight holes around")
    reader.get("numbers").uncheck()
    expect(page.locator("#turn-roof .cited summary").first).to_be_hidden()
    expect(cited).to_be_visible()  # it is unfolded
    reader.get("numbers").check()

    # search by number and by word, from the keyboard
    page.keyboard.press("Escape")
    page.locator("h2").first.click()
    page.keyboard.press("/")
    page.keyboard.type("7.5")
    expect(reader.get("rules-found")).to_contain_text("BU-7.5")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#BU-7.5$"))
    expect(page.locator("[id='BU-7.5']")).to_be_in_viewport()
    expect(page.locator("[id='BU-7.5']")).to_have_class(re.compile("marked"))
    reader.get("rules-search").fill("lobster")
    reader.get("rules-found").get_by_text("Sailing: At an island: fish").click()
    expect(page.locator("#sailing-fish")).to_be_in_viewport()
    page.keyboard.press("]")
    expect(page).to_have_url(re.compile("#lace$"))
    reader.get("rules-search").fill("harbour")  # the book calls it a port
    expect(reader.get("rules-found").locator("a").first).to_contain_text("port")
    page.keyboard.press("Escape")

    # a picture in words
    figure = page.locator("[data-figure]").filter(has=reader.get("figure-words")).first
    figure.get_by_text("The table in words").click()
    expect(figure.locator("h4").first).to_be_visible()

    # another language
    reader.get("lang").select_option("pl")
    expect(page.get_by_role("heading", name="W jedną minutę")).to_be_visible()
    expect(page.locator("[id='BU-7.5']")).to_contain_text("w ciemno z talii")


def test_a_link_opens_the_rule_and_a_wrong_one_is_told(server: Steady, sit: Sit) -> None:
    reader = sit(server, lang="it", dark=True).open("/rules/burano#BU-15.9")
    rule = reader.page.locator("[id='BU-15.9']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("marked"))
    reader.open("/rules/windmill-valley#WV-3.3")
    expect(reader.page.locator("[id='WV-3.3']")).to_be_in_viewport()
    reader.open("/rules/chess")
    expect(reader.get("lost")).to_be_visible()
    reader.expect_complaints("404")


def test_from_the_table_and_back(server: Steady, sit: Sit) -> None:
    player = sit(server).open()
    table = player.play_now("burano")
    page = player.page
    described = page.locator("[data-panel=season] [data-tip*='BU-']").first
    described.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("BU-")
    page.keyboard.press("r")
    expect(page).to_have_url(re.compile(r"/rules/burano#BU-[\d.]+$"))
    expect(page.locator(".marked")).to_be_in_viewport()
    page.reload()
    player.get("back-to-table").click()
    expect(page).to_have_url(re.compile(table + "$"))
    expect(player.get("whose-turn")).to_be_visible()
    player.get("rules-open").click()
    expect(player.get("rulebook")).to_be_visible()


def test_what_is_read_can_be_tried_and_nothing_of_it_is_kept(server: Steady, sit: Sit) -> None:
    reader = sit(server).open("/rules/amsterdam#track")
    page = reader.page
    reader.get("try-track").click()
    expect(page).to_have_url(re.compile(r"/learn/amsterdam/first-game\?try=\d+&from=track$"))
    expect(reader.get("coach").locator("h2")).to_have_text("Now claim a track")
    reader.click(page.locator("svg [data-choice]:visible").first)
    expect(reader.get("coach").locator("h2")).not_to_have_text("Now claim a track")
    reader.get("back-to-rules").click()
    expect(page).to_have_url(re.compile("/rules/amsterdam#track$"))
    expect(page.locator("#track")).to_be_in_viewport()
    expect(reader.get("learn-amsterdam-first-game")).to_have_text("Learn it in 6 minutes")


def test_on_a_phone_one_topic_at_a_time_and_on_paper_all(server: Steady, sit: Sit) -> None:
    reader = sit(server, phone=True).open("/rules/burano#turn-build")
    page = reader.page
    topics = page.locator("[data-topic]")
    expect(topics).to_have_count(1)
    page.get_by_role("link", name="Roof").click()
    expect(page.get_by_role("heading", name="Roof")).to_be_visible()
    reader.get("topic-after").click()
    expect(page.get_by_role("heading", name="Sailing")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page, "rulebook on a phone") == []
    page.evaluate("window.print = () => { window.blank = document.querySelectorAll('.pic svg:empty').length; }")
    reader.get("contents").click()
    reader.get("rules-print").click()
    page.wait_for_function("window.blank === 0")  # nothing is printed before all pictures are there
    assert topics.count() > 15
    assert page.locator("details.cited:not([open])").count() == 0
