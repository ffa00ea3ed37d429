"""The page as an app: installable, there without a network, renewed when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable

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
