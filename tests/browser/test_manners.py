"""How people treat each other at the table: rematch, resigning, who is there; dialogs that hold the focus."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import Player, Steady, one_of
from tests.browser.unseen import painted
from tests.server.harness import Message

import kade

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]
TRY_AGAIN = "document.querySelector('[data-testid=try-again]')?.click()"
FOCUS = "document.activeElement?.dataset.testid ?? document.activeElement?.localName"


def two_open(server: Steady) -> Message:
    seats = [{"kind": "open"}, {"kind": "open"}]
    return server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=seats)


def test_two_people_resign_and_play_again(server: Steady, sit: Sit) -> None:
    table = two_open(server)["table"]
    ada, ben = sit(server).join(table, "Ada"), sit(server).join(table, "Ben")
    assert ada.wait_for_glow()
    ada.get("leave-open").click()
    ada.get("resign").click()
    expect(ben.get("result")).to_contain_text("You win!")
    expect(ben.get("result").get_by_text("Ada resigned.")).to_have_text(re.compile(r"^Ada resigned\. -?\d+ : -?\d+$"))
    expect(ada.get("result")).to_contain_text("Ben wins")
    ada.page.keyboard.press("Escape")
    expect(ada.get("log").first).to_contain_text("Ben wins,")
    ada.page.get_by_role("button", name="Result").click()
    ada.get("again").click()
    expect(ada.get("seats")).to_contain_text("kept for Ben")
    expect(ben.get("invitation")).to_contain_text("Ada would like a rematch.")
    ben.page.reload()
    ben.get("sit-again").click()
    for player in (ada, ben):
        assert player.wait_for_glow()
    assert ada.page.url == ben.page.url != f"{server.address}/t/{table}"
    ada.page.close()
    ben.click_glowing(0)
    expect(ben.get("whose-turn")).to_contain_text("Ada is away")
    assert ada.complaints == ben.complaints == []


def test_who_would_rather_not_gives_the_seat_up(server: Steady, sit: Sit) -> None:
    table = two_open(server)["table"]
    ada, ben = sit(server).join(table, "Ada"), sit(server, lang="pl").join(table, "Ben")
    assert ada.wait_for_glow()
    ada.get("leave-open").click()
    ada.get("resign").click()
    ada.get("again").click()
    expect(ben.get("invitation")).to_contain_text("Ada proponuje rewanż.")
    ben.get("not-now").click()
    expect(ada.get("seats")).not_to_contain_text("Ben")
    ben.page.reload()
    expect(ben.get("invitation")).to_contain_text("nie teraz")
    expect(ben.get("sit-again")).to_have_count(0)


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.play_now()
    assert ada.wait_for_glow()
    ada.get("leave-open").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.get("leave")).to_be_visible()
    inside = (
        "document.activeElement.closest('[data-testid=leave]') !== null || document.activeElement === document.body"
    )
    for _ in range(12):
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate(inside)
    ada.page.keyboard.press("Escape")
    expect(ada.get("leave")).to_have_count(0)
    assert ada.page.evaluate(FOCUS) == "leave-open"


def test_the_second_person_at_a_device_is_asked_for_a_name(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.get("arrange-amsterdam").click()
    ada.get("seat-1").locator("select").select_option("me")
    ada.get("create").click()
    expect(ada.get("new-table")).to_be_visible()
    assert ada.page.evaluate(FOCUS) == "name-1"
    ada.get("name-1").fill("Bea")
    ada.page.keyboard.press("Enter")
    expect(ada.get("curtain-ready")).to_be_focused()
    assert faults(ada.page, "curtain") == []
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".bar .choices button").first).to_be_focused()


def test_a_menu_at_a_drawn_thing_takes_the_focus_and_gives_it_back(server: Steady, sit: Sit) -> None:
    table = two_open(server)["table"]
    ada = sit(server).join(table, "Ada")
    server.post(f"/api/tables/{table}/join", name="Ben")
    assert ada.wait_for_glow()
    # As where several answers have one place on the board.
    ada.page.evaluate(
        """() => {
          const [one, ...others] = document.querySelectorAll('svg [data-choice]');
          one.dataset.choice = [one, ...others].map(drawn => drawn.dataset.choice).join('|');
          one.focus();
        }"""
    )
    drawn, menu = ada.glowing.first, ada.get("menu")
    for leave in ("Escape", "Tab"):
        ada.page.keyboard.press("Enter")
        expect(menu.get_by_role("button").first).to_be_focused()
        ada.page.keyboard.press("ArrowUp")
        expect(menu.get_by_role("button").last).to_be_focused()
        if leave == "Escape":
            assert faults(ada.page, "menu", "[data-testid=menu]") == []
        ada.page.keyboard.press(leave)
        expect(menu).to_have_count(0)
        if leave == "Escape":
            expect(drawn).to_be_focused()
    drawn.focus()
    ada.page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    ada.page.mouse.click(4, 200)
    expect(menu).to_have_count(0)
    drawn.focus()
    ada.page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    ada.page.keyboard.press("1")
    expect(menu).to_have_count(0)
    expect(ada.get("log").first).to_contain_text("Ada")


@pytest.mark.parametrize(("width", "height"), one_of((1366, 768), (1440, 900), (390, 844)))
def test_home_has_my_tables_first_and_everything_to_play_with(
    server: Steady, sit: Sit, width: int, height: int
) -> None:
    ada = sit(server)
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.open()
    ada.get("level-windmill-valley").select_option("greedy")
    ada.get("solo-windmill-valley").click()
    expect(ada.get("whose-turn")).to_be_visible()
    ada.open()
    ada.play_now("burano")
    ada.open()
    tables = ada.get("my-tables")
    expect(tables.get_by_role("listitem")).to_have_count(2)
    expect(tables.get_by_role("link").first).to_contain_text("Burano with ")
    opponent = tables.get_by_role("link").first.inner_text().removeprefix("Burano with ")
    assert opponent in kade.load("burano").bot_names
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    top = [box["y"] for box in (tables.bounding_box(), ada.get("games").bounding_box()) if box is not None]
    assert top == sorted(top)
    expect(ada.get("level-burano")).to_have_value("greedy")
    if height == 900:
        assert ada.page.evaluate("document.documentElement.scrollHeight") <= height
    assert ada.complaints == []


def test_a_link_that_others_cannot_open_is_not_praised(server: Steady, sit: Sit) -> None:
    ada = sit(server).open(f"/t/{two_open(server)['table']}")
    expect(ada.get("only-here")).to_contain_text("kade serve --host 0.0.0.0")
    expect(ada.get("qr")).to_have_count(0)


@pytest.mark.parametrize("dark", one_of(True, False))
def test_the_qr_code_on_the_page_leads_to_the_table(server: Steady, sit: Sit, dark: bool) -> None:
    named = f"http://kade.test:{server.port}"
    table = two_open(server)["table"]
    ada, ben = sit(server, dark=dark), sit(server)
    ada.address = ben.address = named
    ada.open(f"/t/{table}")
    expect(ada.get("invite-link")).to_have_value(f"{named}/t/{table}")
    painted(ada.page)
    picture = Image.open(io.BytesIO(ada.get("qr").screenshot()))
    assert [found.text for found in zxingcpp.read_barcodes(picture)] == [f"{named}/t/{table}"]
    ben.join(table, "Ben")
    expect(ada.get("seats")).to_contain_text("Ben")
    for player in (ada, ben):
        player.expect_complaints("Cross-Origin-Opener-Policy")  # a header that browsers want over https only


def test_who_opened_the_page_on_this_machine_is_offered_an_address_of_its_network(server: Steady, sit: Sit) -> None:
    server.stop()
    server.env["KADE_HOST"] = "0.0.0.0"
    server.start()
    network = server.get("/api/network")["addresses"]
    table = two_open(server)["table"]
    ada = sit(server).open(f"/t/{table}")
    origin = network[0] if network else server.address
    expect(ada.get("invite-link")).to_have_value(f"{origin}/t/{table}")
    expect(ada.get("only-here")).to_have_count(0 if network else 1)


MESSAGES = """() => {
  window.shown = [];
  const real = window.Notification;
  window.Notification = class { constructor(title) { window.shown.push(title); } close() {} };
  Object.defineProperty(window.Notification, 'permission', { get: () => real.permission });
  window.Notification.requestPermission = () => real.requestPermission();
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""


@pytest.mark.parametrize("granted", [True, False])
def test_a_message_when_it_is_your_turn_is_asked_for_by_a_click_and_comes_if_allowed(
    server: Steady, sit: Sit, granted: bool
) -> None:
    table = two_open(server)["table"]
    ada = sit(server, notices=granted).join(table, "Ada")
    ben = sit(server).join(table, "Ben")
    assert ada.wait_for_glow()
    ada.get("settings-open").click()
    ada.get("set-sound").select_option("off")
    ada.get("set-notify").click()
    if granted:
        expect(ada.get("set-notify")).to_be_checked()
    else:
        expect(ada.get("set-notify")).not_to_be_checked()
        expect(ada.get("settings")).to_contain_text("does not allow it")
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate(FOCUS) == "settings-open"
    ada.page.evaluate(MESSAGES)
    turn = ada.get("whose-turn")
    for player, ended in ((ada, "false"), (ben, "true")):
        for _ in range(8):
            if turn.get_attribute("data-mine") == ended:
                break
            if player.glowing.count():
                player.click_glowing(0)
            player.page.wait_for_timeout(150)
        expect(turn).to_have_attribute("data-mine", ended)
    shown = ada.page.evaluate("window.shown")
    assert bool(shown) is granted
    assert set(shown) <= {"Your turn"}


def test_settings_are_in_one_place_and_are_kept(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.get("settings-open").click()
    ada.get("set-theme").select_option("dark")
    ada.get("set-motion").select_option("off")
    ada.get("set-safe").check()
    ada.get("set-confirm").check()
    ada.get("set-lang").select_option("it")
    expect(ada.get("settings")).to_contain_text("Impostazioni")
    ada.page.reload()
    shown = ada.page.evaluate("({...document.documentElement.dataset, lang: document.documentElement.lang})")
    assert shown == {"theme": "dark", "palette": "safe", "motion": "off", "lang": "it"}
    ada.get("settings-open").click()
    expect(ada.get("set-confirm")).to_be_checked()


def test_people_chat_and_what_they_write_stays_text(server: Steady, sit: Sit) -> None:
    table = two_open(server)["table"]
    ada, ben = sit(server).join(table, "Ada"), sit(server, phone=True).join(table, "Ben")
    for player in (ada, ben):
        assert player.wait_for_glow()
    ada.get("chat-open").click()
    ada.get("chat-line").fill("<img src=x onerror=document.title=1> <b>Hi</b>")
    ada.page.keyboard.press("Enter")
    expect(ada.get("chat")).to_contain_text("<b>Hi</b>")
    ada.page.get_by_role("button", name="👏").click()
    expect(ben.get("toasts")).to_contain_text("<b>Hi</b>")
    expect(ben.get("chat-unread")).to_have_text("2")
    ben.get("chat-open").click()
    expect(ben.get("chat").get_by_role("listitem")).to_have_count(2)
    assert ben.page.locator("[data-testid=chat] img, [data-testid=chat] b").count() == 0
    expect(ben.get("chat")).to_contain_text("👏")
    ben.get("chat-hide").click()
    expect(ben.get("chat-open")).to_have_count(0)
    assert ada.complaints == ben.complaints == []


def test_a_wrong_address_and_a_server_that_is_gone_get_a_friendly_page(server: Steady, sit: Sit) -> None:
    ada = sit(server).open("/no/where")
    expect(ada.get("lost")).to_contain_text("Only water here")
    ada.open("/t/none")
    expect(ada.get("lost")).to_contain_text("There is no such table")
    ada.open()
    expect(ada.get("play-amsterdam")).to_be_visible()
    server.kill()
    gone = "history.pushState(null, '', '/t/some'); dispatchEvent(new PopStateEvent('popstate'))"
    ada.page.evaluate(gone)
    expect(ada.get("lost")).to_contain_text("Nobody answers")
    server.start()
    ada.page.evaluate(TRY_AGAIN)  # unless the page, which tries by itself too, was first
    expect(ada.get("lost")).to_contain_text("There is no such table")
    ada.expect_complaints("404 (Not Found)", "net::ERR_", "WebSocket connection to")


def test_a_key_pressed_in_a_dialog_does_nothing_at_the_table(server: Steady, sit: Sit) -> None:
    table = two_open(server)["table"]
    people = [sit(server).join(table, name) for name in ("Ada", "Ben")]
    expect(people[1].get("whose-turn")).to_be_visible()
    people[0].page.wait_for_timeout(700)
    deciding = next(player for player in people if player.glowing.count())
    before = deciding.state()

    def answered() -> bool:
        return deciding.page.locator("#tray").count() > 0 or deciding.state() != before

    deciding.get("settings-open").click()
    deciding.page.evaluate("document.activeElement.blur()")  # as a click on a word of the dialog does
    deciding.page.keyboard.press("1")
    deciding.page.wait_for_timeout(500)
    assert not answered()
    deciding.page.keyboard.press("Escape")
    expect(deciding.get("settings")).to_have_count(0)
    deciding.page.keyboard.press("1")
    for _ in range(200):
        if answered():
            break
        deciding.page.wait_for_timeout(50)
    assert answered()
    assert people[0].complaints == people[1].complaints == []


def test_asking_the_others_taking_back_a_break_and_a_seat_left_and_taken_again(server: Steady, sit: Sit) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = server.post("/api/tables", game="amsterdam", options={"players": 2, "first": 0}, seats=seats)["table"]
    ada, ben = sit(server).join(table, "Ada"), sit(server, lang="it", phone=True).join(table, "Ben")
    for player in (ada, ben):
        player.page.locator("button[data-choice='keep both']").first.click()
    ada.page.locator("button[data-choice='draw card']").first.click()
    expect(ada.get("undo")).to_have_text("Take back")
    ada.page.keyboard.press("u")
    expect(ada.get("take-back-dialog")).to_contain_text("Ben must agree")
    ada.page.keyboard.press("Enter")
    expect(ben.get("asked")).to_contain_text("Ada chiede di ritirare una decisione.")
    expect(ada.get("asked")).to_contain_text("Ben has yet to answer")
    assert faults(ben.page, "question") == []
    ben.get("decline").click()
    expect(ada.get("log").first).to_contain_text("Ben would rather not.")
    expect(ada.get("announcer")).to_contain_text("Ben would rather not.")
    ada.page.locator("button[data-choice='draw card']").first.click()
    expect(ben.get("whose-turn")).to_have_attribute("data-mine", "true")
    ada.get("undo").click()
    ada.get("take-back-ask").click()
    ben.get("agree").click()
    expect(ada.get("whose-turn")).to_have_attribute("data-mine", "true")
    expect(ada.get("log").first).to_contain_text("What was revealed since is drawn anew.")
    ada.get("leave-open").click()
    assert faults(ada.page, "break") == []
    ada.get("pause").click()
    ben.get("agree").click()
    expect(ada.get("asked")).to_contain_text("The game is paused.")
    expect(ada.glowing).to_have_count(0)
    ben.get("go-on").click()
    assert ada.wait_for_glow()
    ada.get("leave-open").click()
    ada.get("hand-over").click()
    expect(ada.get("asked")).to_contain_text("A bot is playing for you.")
    ada.get("take-seat").click()
    expect(ada.get("asked")).to_have_count(0)
    expect(ada.get("log").first).to_contain_text("Ada is back.")
    assert ada.complaints == ben.complaints == []


def test_a_clock_that_runs_and_ways_to_be_told(server: Steady, sit: Sit) -> None:
    ada, ben = sit(server, lang="pl", phone=True, dark=True), sit(server)
    ada.open().get("arrange-amsterdam").click()
    ada.get("clock-kind").select_option("live")
    ada.get("clock-minutes").select_option("5")
    ada.get("create").click()
    expect(ada.get("clock-of-table")).to_contain_text("5:00 dla każdego gracza, po każdej turze 10 s więcej")
    ben.join(ada.page.url.rpartition("/")[2], "Ben")
    expect(ben.get("clock-1").first).to_have_text(re.compile(r"^\s*[34]:\d\d$"))
    expect(ben.get("clock").first).to_have_text(re.compile(r"^\s*[34]:\d\d$"))
    assert faults(ada.page, "clocks") == []
    ben.get("notices-open").click()
    ben.get("notice-url").fill("http://127.0.0.1/x")
    ben.get("url-start").click()
    expect(ben.get("toasts")).to_contain_text("The address must begin with https://.")
    ben.get("notice-url").fill("https://ntfy.sh/kade-test")
    ben.get("url-start").click()
    expect(ben.get("notices")).to_contain_text("You will be told.")
    assert faults(ben.page, "notices") == []
    ben.get("url-stop").click()
    expect(ben.get("url-start")).to_be_visible()
    ben.expect_complaints("400")
