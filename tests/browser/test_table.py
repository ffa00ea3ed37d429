"""The table in a real Chromium, with a real server: whole games, two people, undo, reload, restart, phone, words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import FEW, WHOLE, Player, Steady, one_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]


def test_a_whole_game_is_played_by_clicking_what_glows(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.play_now()
    clicks = 0
    while (WHOLE or clicks < FEW) and ada.wait_for_glow():
        ada.click_glowing(clicks)
        clicks += 1
        assert clicks < 400
    if WHOLE:
        expect(ada.get("result")).to_be_visible()
    assert clicks >= FEW
    assert ada.complaints == []


def test_a_game_with_a_bot(server: Steady, sit: Sit) -> None:
    seats = [{"kind": "open", "name": ""}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/tables", game="burano", options={"players": 2}, seats=seats)
    ada = sit(server).open(f"/t/{made['table']}")
    ada.get("name").fill("Ada")
    ada.get("join").click()
    clicks = 0
    while (WHOLE or clicks < FEW) and ada.wait_for_glow():
        ada.click_glowing(clicks * 7)
        clicks += 1
        assert clicks < 700
    assert clicks >= FEW
    if WHOLE:
        expect(ada.get("result")).to_be_visible()
    assert ada.complaints == []


def whoever_glows(*players: Player) -> Player:
    for _ in range(400):
        for player in players:
            if player.glowing.count():
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nothing glows for anybody")


def test_two_people_sit_at_one_table_each_with_their_own_cards(server: Steady, sit: Sit) -> None:
    made = server.post(
        "/api/tables",
        game="amsterdam",
        options={"players": 2},
        seats=[{"kind": "open", "name": "one"}, {"kind": "open", "name": "two"}],
    )
    ada, ben = sit(server), sit(server)
    for player, name in ((ada, "Ada"), (ben, "Ben")):
        player.open(f"/t/{made['table']}")
        player.get("name").fill(name)
        player.get("join").click()
        expect(player.get("join")).to_have_count(0)
    for player in (ada, ben):
        assert player.wait_for_glow()
    offers = [set(player.choices()) - {"keep both"} for player in (ada, ben)]
    assert offers[0].isdisjoint(offers[1])
    for player in (ada, ben):
        player.click_glowing(0)
    for _ in range(12):
        whoever_glows(ada, ben).click_glowing(0)
    expect(ada.get("log")).to_contain_text("Ben")
    expect(ben.get("log")).to_contain_text("Ada")
    assert ada.complaints == ben.complaints == []


def a_tip_stays_closed_after_a_click(player: Player) -> None:
    """Until the pointer moves: what comes to lie under it was not asked about. It says why not, too."""
    deck, tip = player.page.locator("svg [data-choice='draw card']"), player.page.get_by_role("tooltip")
    deck.hover()
    expect(tip).to_contain_text("Deck")
    cards = player.number()
    player.page.mouse.down()
    player.page.mouse.up()
    expect(tip).to_have_count(0)
    for _ in range(100):
        if player.number() > cards:
            break
        player.page.wait_for_timeout(50)
    player.page.wait_for_timeout(400)
    expect(tip).to_have_count(0)
    left, top, right, bottom = deck.evaluate(BOX)
    player.page.mouse.move((left + right) / 2 + 9, (top + bottom) / 2 + 9)
    expect(tip).to_contain_text("Deck")
    player.page.locator("#contract-deck").hover()
    expect(tip).to_contain_text("First take your second card.")


BOX = """one => { const { left, top, right, bottom } = one.getBoundingClientRect()
    return [left, top, right, bottom] }"""


def a_list_hides_no_card(player: Player, group: Locator) -> None:
    """A group's button says the verb and how many; what one pays with stays in sight beside its list."""
    expect(group).to_contain_text("Claim a track")
    expect(group.locator("small")).to_have_text(str(sum(name.startswith("claim ") for name in player.choices())))
    group.click()
    tray = player.page.locator("#tray")
    expect(tray).to_be_visible()
    player.page.wait_for_timeout(250)
    left, top = tray.evaluate(BOX)[:2]
    cards = player.page.locator("[data-panel=hand] [id^=hand-]")
    assert cards.count() > 0
    for card in cards.all():
        box = card.evaluate(BOX)
        assert box[2] <= left or box[3] <= top, "a card lies under the list"
    player.page.keyboard.press("Escape")
    expect(tray).to_have_count(0)


def test_a_claim_can_be_taken_back_and_the_position_is_as_before(server: Steady, sit: Sit) -> None:
    server.stop()
    server.env["KADE_BOT_GRACE"] = "10"
    server.start()
    ada = sit(server).open()
    ada.play_now()
    assert ada.wait_for_glow()
    ada.click_glowing(0)
    assert ada.wait_for_glow()
    a_tip_stays_closed_after_a_click(ada)
    claims: list[int] = []
    group = ada.page.locator("[data-group=claim]")
    for _ in range(60):
        assert ada.wait_for_glow()
        claims = [i for i, names in enumerate(ada.glowing_names()) if names.startswith("claim ")]
        if claims and group.count():
            break
        ada.click_glowing(0)
    a_list_hides_no_card(ada, group)
    before = ada.choices()
    ada.click(ada.glowing.nth(claims[0]))
    expect(ada.get("undo")).to_be_enabled(timeout=10_000)
    ada.get("undo").click()
    for _ in range(4):  # a payment of several ways is a decision of its own
        ada.page.wait_for_timeout(400)
        if ada.choices() == before:
            break
        ada.get("undo").click()
    assert ada.choices() == before


def test_a_reload_and_a_restart_of_the_server_lose_nothing(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.play_now()
    for i in range(6):
        assert ada.wait_for_glow()
        ada.click_glowing(i)
    assert ada.wait_for_glow()
    ada.page.wait_for_timeout(300)
    choices, lines = ada.choices(), ada.number()
    ada.page.reload()
    assert ada.wait_for_glow()
    assert (ada.choices(), ada.number()) == (choices, lines)
    server.kill()
    ada.page.wait_for_timeout(500)
    server.start()
    expect(ada.get("connection").first).to_have_attribute("data-state", "open", timeout=30_000)
    assert ada.wait_for_glow()
    assert (ada.choices(), ada.number()) == (choices, lines)
    ada.click_glowing(0)
    assert ada.wait_for_glow()
    # That nobody answered while the server was away is said by the browser itself.
    ada.expect_complaints("net::ERR_", "WebSocket connection to")


def test_a_phone_shows_everything_within_its_width(server: Steady, sit: Sit) -> None:
    ada = sit(server, phone=True, dark=True).open()
    ada.play_now()
    for i in range(5):
        assert ada.wait_for_glow()
        ada.click_glowing(i)
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    expect(ada.get("undo")).to_be_visible()
    expect(ada.get("whose-turn")).to_be_in_viewport()


@pytest.mark.parametrize(("lang", "contracts"), one_of(("pl", "Kontrakt"), ("it", "Contratt")))
def test_the_language_is_switched_at_the_table(server: Steady, sit: Sit, lang: str, contracts: str) -> None:
    ada = sit(server).open()
    ada.play_now()
    assert ada.wait_for_glow()
    expect(ada.get("whose-turn")).to_contain_text("contracts")
    ada.get("lang").first.select_option(lang)
    expect(ada.get("whose-turn")).to_contain_text(contracts)
    assert ada.page.evaluate("document.documentElement.lang") == lang


def test_what_happened_since_ones_turn_is_stepped_through_with_the_table_as_it_was(server: Steady, sit: Sit) -> None:
    table = server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=[{"kind": "open"}] * 2)["table"]
    ada, ben = (sit(server).join(str(table), name) for name in ("Ada", "Ben"))
    panels = ada.page.locator("[data-role=board] svg, [data-panel=row] svg, svg[data-panel^=player]")

    def table_now() -> str:
        return "".join(panels.evaluate_all("all => all.map(one => one.innerHTML)"))

    for clicks in range(60):
        player = ben if ben.glowing.count() else ada
        player.page.wait_for_timeout(150)
        if player is ada and ada.get("since").count() and ada.glowing.count():
            ada.get("since").click()
            ada.get("moments").get_by_label("Pause").click()
            if ada.get("moment-next").is_enabled():
                break
            ada.page.keyboard.press("Escape")
        if player.glowing.count():
            player.click_glowing(clicks * 7)
    assert ada.glowing.count() == 0, "an old position answers nothing"
    seen = [table_now()]
    while ada.get("moment-next").is_enabled():
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(300)
        seen.append(table_now())
    assert len(set(seen)) > 1
    ada.page.keyboard.press("Escape")
    expect(ada.get("moments")).to_have_count(0)
    assert ada.wait_for_glow()
    ada.click_glowing(0)
    expect(ada.get("moments")).to_have_count(0)
