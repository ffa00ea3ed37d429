"""Kade without a server: a folder of plain files, Python in the browser, and the network cut after the first visit."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.conftest import DESKTOP
from tests.browser.player import FEW, WHOLE
from tests.browser.site import LOADING, Site, Visitor, build, visit
from tests.browser.unseen import UNSEEN

from kade.games import ours

pytestmark = [pytest.mark.browser, pytest.mark.slow]
KEPT = "() => navigator.serviceWorker.ready.then(found => found.active.state)"
JUDGED = "() => document.querySelector('[data-testid=analysis-progress] progress')?.value > 0"
CUT = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("host") / "kade")


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with Site(folder) as running:
        yield running


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    context.add_init_script(UNSEEN)
    yield context
    context.close()


def play(player: Visitor, most: int) -> int:
    """Do what glows; how many decisions that were."""
    clicks = 0
    while clicks < most and player.wait_for_glow():
        player.click_glowing(clicks)
        clicks += 1
    return clicks


def test_everything_is_there_with_the_network_cut_after_the_first_visit(site: Site, context: BrowserContext) -> None:
    player = visit(context, site).open()
    expect(player.get("games").locator("svg.kade-part")).to_have_count(len(ours()))
    assert not any(".wasm" in name for name in site.sent) or player.get("loading").count(), "home came first"
    expect(player.get("link")).to_have_count(0)  # nobody can be invited here
    expect(player.get("puzzle-open")).to_be_visible()
    player.wait_until_loaded()
    player.page.evaluate(KEPT)
    context.set_offline(True)

    table = player.play_now("amsterdam")
    first = FEW if WHOLE else 3
    assert play(player, first) == first
    assert player.wait_for_glow()
    before = player.get("log").inner_text()
    player.page.reload()
    player.at_table()
    assert player.page.url.endswith(table)
    assert player.get("log").inner_text() == before, "what was acknowledged outlasts the page"
    assert play(player, 2) == 2
    if WHOLE:  # make site-games
        go_everywhere(player, table)
    assert player.strangers == []
    player.expect_complaints(*CUT)


def go_everywhere(player: Visitor, table: str) -> None:
    """A table taken along, a replay, a Record, a puzzle, a guided game, a rule: Python is loaded for each page."""
    player.get("leave-open").click()
    with player.page.expect_download() as taken:
        player.get("take-along-do").click()
    player.get("take-along-link").click()
    link = player.get("moved-link").input_value()
    player.get("resign").click()
    player.get("replay-finished").click()
    expect(player.get("replay")).to_be_visible()
    player.get("replay-back").click()
    expect(player.page).to_have_url(re.compile(r"#/replay/\w+\?at=\d+&seat=\d"))
    with player.page.expect_download() as download:
        player.get("record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith("kade: ")

    player.open()
    player.get("record-file").set_input_files(taken.value.path())
    player.at_table()
    assert not player.page.url.endswith(table), "the table that was taken along goes on as another"
    assert play(player, 1) == 1
    player.page.goto(link)
    player.get("moved-go").click()
    player.at_table()
    assert play(player, 1) == 1

    player.open("/puzzle/burano/1")
    player.get("candidate").first.click()
    expect(player.get("puzzle-next")).to_be_visible()
    player.open("/learn/windmill-valley/first-game")
    player.get("coach-go").click()
    expect(player.page.locator("[data-testid=coach][data-stop='1']")).to_be_visible()
    player.open("/rules/burano#BU-7.5")
    expect(player.page.locator(".marked")).to_be_in_viewport()


@pytest.mark.skipif(not WHOLE, reason="make site-games has two tabs, which load Python four times")
def test_two_tabs_never_both_write(site: Site, context: BrowserContext) -> None:
    first = visit(context, site).open()
    expect(first.get("loading")).to_be_visible()
    second = visit(context, site).open()
    expect(second.get("trouble")).to_have_attribute("data-trouble", "elsewhere", timeout=LOADING)
    second.get("play-here").click()
    expect(first.get("trouble")).to_have_attribute("data-trouble", "taken-over", timeout=LOADING)
    second.play_now("amsterdam")
    assert play(second, 1) == 1


def test_a_new_version_waits_until_it_is_wanted(tmp_path: Path, folder: Path, context: BrowserContext) -> None:
    own = shutil.copytree(folder, tmp_path / "kade")
    with Site(own) as site:
        player = visit(context, site).open("/rules/burano")
        expect(player.get("rulebook")).to_be_visible()
        player.page.evaluate(KEPT)
        page, files = own / "index.html", own / "files.js"
        page.write_text(page.read_text(encoding="utf-8").replace("<title>", '<meta name="newer"><title>'), "utf-8")
        files.write_text(re.sub(r'("index.html": )"\w+"', r'\1"newer"', files.read_text(encoding="utf-8")), "utf-8")
        player.page.reload()
        expect(player.page.locator("meta[name=newer]")).to_have_count(0)
        player.get("use-newest").click()
        expect(player.page.locator("meta[name=newer]")).to_have_count(1)
        expect(player.get("new-version")).to_have_count(0)
        assert not any(".wasm" in name for name in site.sent), "who only reads does not load Python"


if WHOLE:  # make site-games

    @pytest.mark.parametrize("game", ours())
    def test_a_whole_game_without_a_network(site: Site, context: BrowserContext, game: str) -> None:
        player = visit(context, site).open()
        player.wait_until_loaded()
        player.page.evaluate(KEPT)
        context.set_offline(True)
        player.play_now(game)
        play(player, 700)
        expect(player.get("result")).to_be_visible()
        player.get("replay-finished").click()
        player.get("to-analysis").click()
        player.page.wait_for_function(JUDGED, timeout=LOADING)
        assert player.strangers == []
        player.expect_complaints(*CUT)
