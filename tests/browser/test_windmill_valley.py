"""Windmill Valley in a real Chromium: whole games by clicking, the Gardener followed step by step, wheels and water."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.player import FEW, WHOLE, Player, Steady

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]

MOVING = """() => Object.fromEntries(document.getAnimations()
  .map(moving => [moving.effect.target, moving.effect])
  .filter(([drawn]) => drawn?.closest('.kade-panel'))
  .map(([drawn, effect]) => [drawn.id || drawn.dataset.like,
                             [effect.getKeyframes()[0].transform, effect.getTiming().duration]]))"""


def table_for(server: Steady, players: int) -> str:
    made = server.post(
        "/api/tables",
        game="windmill-valley",
        options={"players": players},
        seats=[{"kind": "open", "name": ""}] * players,
    )
    return str(made["table"])


def test_a_whole_solo_game_and_the_gardener_is_called_by_its_name(server: Steady, sit: Sit) -> None:
    ada = sit(server).join(table_for(server, 1), "Ada")
    clicks = 0
    announced = False
    while (WHOLE or clicks < 2 * FEW) and ada.wait_for_glow():
        choices = ada.choices()
        if "gate 1" in choices:  # both wheels after one to four steps, before the speed is chosen
            assert ada.page.locator("[data-of=wheels-0] .coming").count() == 4
            announced = announced or ada.page.locator("[data-of=wheels-0] .calendar-sign").count() > 0
        ada.click_glowing(clicks * 7)
        clicks += 1
        assert clicks < 700
    assert clicks >= 2 * FEW
    assert announced or not WHOLE, "a full rotation was never seen coming"
    if WHOLE:
        expect(ada.get("result")).to_contain_text("The Gardener")
    expect(ada.get("log")).to_contain_text("The Gardener")
    page = ada.page.locator("body")
    expect(page).not_to_contain_text("Player 2")
    told = ada.page.locator("[data-tip]").evaluate_all("drawn => drawn.map(e => e.getAttribute('data-tip'))")
    assert any("The Gardener" in line for line in told)
    assert not any("Player 2" in line for line in told)
    ada.get("lang").first.select_option("it")
    expect(ada.get("result" if WHOLE else "log")).to_contain_text("Giardiniere")
    assert ada.complaints == []


def test_the_gardeners_turn_is_stepped_through(server: Steady, sit: Sit) -> None:
    ada = sit(server).join(table_for(server, 1), "Ada")
    moments = ada.get("moments")
    for clicks in range(120):
        assert ada.wait_for_glow()
        if moments.count():
            break
        ada.click_glowing(clicks * 7)
    moments.get_by_label("Pause").click()
    while (back := moments.get_by_label("Step back")).is_enabled():
        back.click()
    expect(moments).to_contain_text("The Gardener draws")
    expect(ada.page.locator("#gardener-card.happened")).to_have_count(1)
    lines = [moments.locator("p").first.inner_text()]
    while (onward := ada.get("moment-next")).is_enabled():
        onward.click()
        lines.append(moments.locator("p").first.inner_text())
    assert len(lines) > 3
    assert any("Its card" in line and "shows" in line and "floodgate" in line for line in lines)
    for line in lines:
        if line.startswith("The Gardener"):  # the short log leaves out what nobody did, such as tiles that come up
            expect(ada.get("log")).to_contain_text(line)
    assert ada.glowing.count(), "following the Gardener keeps nobody from playing"
    ada.click_glowing(0)
    assert ada.complaints == []


def test_the_water_rises_and_the_wheels_turn_opposite_ways(server: Steady, sit: Sit) -> None:
    ada = sit(server)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.join(table_for(server, 1), "Ada")
    while ada.wait_for_glow() and "gate 2" not in ada.choices():
        ada.click_glowing(0)
    ada.click(ada.page.locator("[data-like=gate-2]"))
    ada.page.wait_for_function(f"() => 'water-level' in ({MOVING})()")
    assert ada.wait_for_glow()
    ada.click(ada.page.locator("#turn-0-2"))  # a step fewer or more would cost the tool
    ada.page.wait_for_function(f"() => 'wheel-0-large' in ({MOVING})()")
    moving = ada.page.evaluate(MOVING)
    assert moving["wheel-0-large"] == ["rotate(-120deg)", 840]
    assert moving["wheel-0-small"] == ["rotate(144deg)", 840]
    assert moving["upright-0-large-1"] == ["rotate(120deg)", 840]


def test_who_wants_everything_still_keeps_the_board_where_it_is(server: Steady, sit: Sit) -> None:
    """What the question is about comes to the front for everybody else. The log can be reached without a mouse."""
    ada = sit(server).join(table_for(server, 1), "Ada")
    while ada.wait_for_glow() and "gate 2" not in ada.choices():
        ada.click_glowing(0)
    stage = ada.page.locator("[data-lead] svg.kade-panel")
    expect(stage).to_have_attribute("data-panel", "wheels-0")
    ada.get("settings-open").click()
    ada.get("set-still").check()
    ada.page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-panel", "polder")
    assert "gate 2" in ada.choices(), "and what is asked can still be answered"
    log = ada.get("log").locator("xpath=ancestor-or-self::*[@tabindex='0']").first
    log.focus()
    expect(log).to_be_focused()
    assert ada.complaints == []


def test_the_button_back_to_the_whole_table_lies_over_nothing_that_is_drawn(server: Steady, sit: Sit) -> None:
    """On a laptop, where what leads fills its place from top to bottom."""
    ada = sit(server)
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    ada.join(table_for(server, 1), "Ada")
    while ada.wait_for_glow() and "gate 2" not in ada.choices():
        ada.click_glowing(0)
    drawn = ada.page.locator("[data-lead=wheels-0] svg.kade-panel").bounding_box()
    button = ada.get("whole-table").bounding_box()
    assert drawn is not None
    assert button is not None
    assert button["y"] + button["height"] <= drawn["y"]


def test_two_people_play_in_two_browsers(server: Steady, sit: Sit) -> None:
    table = table_for(server, 2)
    players = ada, ben = [sit(server).join(table, name) for name in ("Ada", "Ben")]
    clicks = 0
    while (WHOLE or clicks < FEW) and (active := _whoever_decides(players)) is not None:
        other = ben if active is ada else ada
        assert other.glowing.count() == 0
        if active.page.locator("[data-of=peek]").count():
            assert other.page.locator("[data-of=peek], [id^=peek-]").count() == 0, "what one looks at, the other sees"
        active.click_glowing(clicks * 7)
        clicks += 1
        assert clicks < 1500
    expect(ada.get("log")).to_contain_text("Ben")
    expect(ben.get("log")).to_contain_text("Ada")
    if WHOLE:
        assert clicks > 60
        for player in players:
            expect(player.get("result")).to_contain_text("Ada")
            expect(player.get("result")).to_contain_text("Ben")
        results = [player.get("result").locator("svg.kade-panel").text_content() for player in players]
        assert results[0] == results[1]
    assert ada.complaints == ben.complaints == []


def _whoever_decides(players: list[Player]) -> Player | None:
    """The one for whom something glows; None when the game is over for both."""
    for attempt in range(600):
        for player in players:
            if player.glowing.count():
                return player
        if all(player.get("result").count() for player in players):
            return None
        if attempt % 4 == 1:
            for player in players:
                player.hurry()
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nothing glows for anybody")


def test_any_panel_changes_places_with_the_board_and_escape_brings_it_back(server: Steady, sit: Sit) -> None:
    """The panel keeps its targets, a player's line opens that player's board, and the next question begins anew."""
    table = table_for(server, 2)
    bo = sit(server).join(table, "Bo")
    ada = sit(server).join(table, "Ada")
    stage = ada.page.locator("[data-lead] svg.kade-panel")
    ada.get("enlarge-calendar").click()
    expect(stage).to_have_attribute("data-panel", "calendar")
    expect(ada.page.locator(".card-panel svg[data-panel=polder]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-panel", "polder")
    ada.page.locator("svg[data-panel=player-0]").click()
    expect(stage).to_have_attribute("data-panel", "farm-0")
    ada.get("whole-table").click()
    expect(stage).to_have_attribute("data-panel", "polder")
    decides = (
        ada if ada.get("look-offer").count() and ada.get("whose-turn").get_attribute("data-mine") == "true" else bo
    )
    stage = decides.page.locator("[data-lead] svg.kade-panel")
    decides.get("enlarge-displays").click()
    expect(stage).to_have_attribute("data-panel", "displays")
    decides.get("look-offer").click()
    expect(stage).to_have_attribute("data-panel", "offer")
    decides.click_glowing()
    if decides.glowing.count():
        expect(stage).not_to_have_attribute("data-panel", "offer")
    assert ada.complaints == bo.complaints == []
