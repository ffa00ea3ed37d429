"""A table for everybody: what axe-core says of every page, in every theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import Player, Steady

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]

GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def dialog(player: Player, name: str, found: list[str]) -> None:
    """What axe says of the dialog of this name; then it is closed."""
    expect(player.get(name)).to_be_visible()
    found += faults(player.page, name, f"[data-testid={name}]")
    player.page.keyboard.press("Escape")
    expect(player.get(name)).to_have_count(0)


def seat_with_bot(server: Steady, player: Player, game: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/tables", game=game, options={"players": 2}, seats=seats)
    player.join(made["table"], "Ada")
    assert player.wait_for_glow()


def test_every_page_outside_the_table_is_for_everybody(server: Steady, sit: Sit) -> None:
    found: list[str] = []
    ada = sit(server).open("/no/where")
    expect(ada.get("lost")).to_be_visible()
    found += faults(ada.page, "lost")
    ada.expect_complaints("404 (Not Found)")
    ada.page.evaluate(GO, "/")
    expect(ada.page.locator(".pic svg")).to_have_count(3)
    found += faults(ada.page, "home")
    ada.get("settings-open").click()
    dialog(ada, "settings", found)
    ada.get("arrange-windmill-valley").click()
    dialog(ada, "new-table", found)
    ada.address = f"http://kade.test:{server.port}"  # a name that others can open: with its QR code
    made = server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=[{"kind": "open"}] * 2)
    ada.open(made["link"])
    expect(ada.get("qr")).to_be_visible()
    found += faults(ada.page, "waiting room and invitation")
    ada.expect_complaints("Cross-Origin-Opener-Policy")  # a header that browsers want over https only
    assert found == []


def test_a_table_and_all_it_opens_is_for_everybody(server: Steady, sit: Sit) -> None:
    found: list[str] = []
    made = server.post("/api/tables", game="amsterdam", options={"players": 2}, seats=[{"kind": "open"}] * 2)
    ada = sit(server).join(made["table"], "Ada")
    ben = server.post(f"/api/tables/{made['table']}/join", name="Ben")
    assert ada.wait_for_glow()
    found += faults(ada.page, "amsterdam")
    for opener, name in [("words-open", "words"), ("chat-open", "chat"), ("leave-open", "leave")]:
        ada.get(opener).click()
        if name == "chat":
            ada.get("chat-line").fill("Hi")
            ada.page.keyboard.press("Enter")
            expect(ada.get("chat").get_by_role("listitem")).to_contain_text("Hi")
        dialog(ada, name, found)
    ada.get("leave-open").click()
    ada.get("resign").click()
    expect(ada.get("result")).to_be_visible()
    server.post(f"/api/tables/{made['table']}/rematch", tokens=[ben["token"]])
    expect(ada.get("invitation")).to_be_visible()
    dialog(ada, "result", found)
    found += faults(ada.page, "amsterdam at its end")
    assert found == []


def test_the_tables_of_the_other_games_are_for_everybody(server: Steady, sit: Sit) -> None:
    found: list[str] = []
    ada = sit(server)
    for game in ("burano", "windmill-valley"):
        seat_with_bot(server, ada, game)
        found += faults(ada.page, game)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.get_by_role("button", name="More", exact=True).click()
    found += faults(ada.page, "windmill-valley on a phone")
    assert found == []
