"""What people need around bots: hints that glow, how far a bot is, a bot that plays on, giving up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.player import Player, Steady, one_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]


def against(server: Steady, player: Player, *bots: str, game: str = "amsterdam") -> str:
    """A table with these bots and one seat for the player."""
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = server.post("/api/tables", game=game, options={"players": len(seats)}, seats=seats)
    player.open(f"/t/{made['table']}")
    player.get("name").fill("Ada")
    player.get("join").click()
    return str(made["table"])


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_lists_three_actions_in_words_shows_where_and_does_one(server: Steady, sit: Sit, phone: bool) -> None:
    ada = sit(server, phone=phone)
    against(server, ada, "random")
    assert ada.wait_for_glow()
    while len(set(ada.choices())) < 4:
        ada.click_glowing(0)
        assert ada.wait_for_glow()
    if phone:
        ada.get("hint").tap()
    else:
        ada.page.keyboard.press("h")
    expect(ada.page.locator("[data-hint]")).to_have_count(3, timeout=60_000)
    first = ada.page.locator("[data-hint]").first
    expect(first).to_contain_text("best")
    if phone:
        first.tap()
    else:
        first.hover()
    expect(ada.page.locator(".kade-panel .pointed").first).to_be_in_viewport()
    name = first.get_attribute("data-hint")
    assert name in ada.page.locator(".kade-panel .pointed").first.get_attribute("data-choice").split("|")  # type: ignore[union-attr]
    before = ada.state()
    ada.page.locator(f"[data-take='{name}']").click()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    assert ada.wait_for_glow()
    assert ada.state() != before
    assert ada.complaints == []


@pytest.mark.parametrize(("lang", "words"), one_of(("it", "la migliore"), ("pl", "najlepsze")))
def test_a_hint_speaks_the_language_of_who_asks(server: Steady, sit: Sit, lang: str, words: str) -> None:
    ada = sit(server, lang=lang)
    against(server, ada, "random")
    assert ada.wait_for_glow()
    ada.get("hint").click()
    expect(ada.get("hints")).to_contain_text(words, timeout=60_000)
    ada.page.keyboard.press("Escape")
    expect(ada.get("hints")).to_have_count(0)


def test_between_people_nobody_is_offered_a_hint(server: Steady, sit: Sit) -> None:
    made = server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=[{"kind": "open"}] * 2)
    ada, ben = sit(server), sit(server)
    for player in (ada, ben):
        player.open(f"/t/{made['table']}")
        player.get("join").click()
        expect(player.get("join")).to_have_count(0)
    assert ada.wait_for_glow()
    expect(ada.get("hint")).to_have_count(0)


def test_one_sees_how_far_a_bot_is(server: Steady, sit: Sit) -> None:
    ada = sit(server)
    against(server, ada, "master")
    seen = 0.0
    for _ in range(600):
        if ada.glowing.count():
            ada.click_glowing(0)
        # Read in one go: the bar goes when the bot has decided.
        parts = ada.get("thought").evaluate_all("bars => bars.map(bar => bar.getAttribute('data-part'))")
        seen = max(float(part or 0) for part in [seen, *parts])
        if seen > 0:
            break
        ada.page.wait_for_timeout(50)
    assert 0 < seen <= 1


def test_a_bot_plays_on_when_asked_twice(server: Steady, sit: Sit) -> None:
    ada = sit(server)
    table = against(server, ada, "random")
    assert ada.wait_for_glow()
    ada.get("leave-open").click()
    ada.page.keyboard.press("Escape")
    expect(ada.get("leave")).to_have_count(0)
    assert server.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person", "looking is not leaving"
    ada.get("leave-open").click()
    ada.get("hand-over-bot").select_option("random")
    ada.get("hand-over").click()
    expect(ada.get("result")).to_be_visible(timeout=60_000)
    assert server.get(f"/api/tables/{table}")["seats"][0]["bot"] == "random"
    assert ada.complaints == []


def test_who_resigns_against_one_other_ends_the_game(server: Steady, sit: Sit) -> None:
    ada = sit(server, phone=True)
    table = against(server, ada, "random")
    assert ada.wait_for_glow()
    ada.page.get_by_role("button", name="More").click()
    ada.get("leave-open").click()
    expect(ada.get("leave")).to_contain_text("it ends here")
    ada.get("resign").click()
    expect(ada.get("result")).to_be_visible()
    assert server.get(f"/api/tables/{table}")["over"] is True
