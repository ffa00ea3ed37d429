"""The page as an app: installable, there without a network, renewed when somebody asks for it; a table as a link."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.player import Player, Steady

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]
KEPT = "() => navigator.serviceWorker.ready.then(found => found.active.state)"


def test_a_server_that_is_gone_leaves_home_and_the_rulebooks(server: Steady, sit: Sit) -> None:
    player = sit(server, kept=True).open()
    expect(player.get("play-burano")).to_be_visible()
    player.page.evaluate(KEPT)
    player.open("/rules/burano")  # read once while there is a connection
    expect(player.get("rulebook")).to_be_visible()
    player.open()
    expect(player.get("play-burano")).to_be_visible()
    server.stop()
    player.page.reload()
    expect(player.get("offline")).to_contain_text("no connection to the server")
    player.get("rules-burano").click()
    expect(player.get("rulebook")).to_be_visible()
    server.start()
    player.open()
    expect(player.get("play-burano")).to_be_visible()
    expect(player.get("offline")).to_have_count(0)
    player.expect_complaints("ERR_CONNECTION_REFUSED", "Failed to load resource", "WebSocket connection")


def test_it_can_be_installed(server: Steady, sit: Sit) -> None:
    player = sit(server, kept=True).open()
    manifest = player.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    for icon in manifest["icons"]:
        drawn = player.page.request.get(f"{server.address}/{icon['src']}")
        assert (drawn.status, drawn.headers["content-type"]) == (200, icon["type"])
    session = player.page.context.new_cdp_session(player.page)
    assert session.send("Page.getAppManifest")["errors"] == []


def packed(**table: object) -> str:
    """What stands in a link to a table."""
    squeezed = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(squeezed.compress(msgspec.json.encode(table)) + squeezed.flush()).decode().rstrip("=")


def test_a_table_sent_as_a_link_goes_on_with_whoever_opens_it(server: Steady, sit: Sit) -> None:
    ada, ben = sit(server).open(), sit(server)
    path = ada.play_now("windmill-valley")
    assert ada.wait_for_glow()
    ada.click_glowing()
    assert ada.wait_for_glow()
    ada.get("leave-open").click()
    ada.get("take-along-link").click()
    link = ada.get("moved-link").input_value()
    ben.open().get("link").fill(link)
    ben.get("go-to-table").click()
    expect(ben.get("moved")).to_contain_text("Windmill Valley")
    ben.get("moved-go").click()
    expect(ben.get("whose-turn")).to_be_visible()
    assert ben.get("log").inner_text() == ada.get("log").inner_text()
    assert not ben.page.url.endswith(path), "it is a table of its own"

    ben.page.goto(link[:-9])
    expect(ben.get("lost")).to_contain_text("no whole table in this link")
    nobody = packed(kade=1, game="burano", rules=0, options={}, seed="1", seats=[{"name": "Zeno"}], journal=[])
    ben.page.goto(f"{server.address}/moved#{nobody}")
    ben.get("moved-go").click()
    expect(ben.get("lost")).to_contain_text("another version of the rules")
    ben.expect_complaints("Failed to load resource")
    assert ada.complaints == []
