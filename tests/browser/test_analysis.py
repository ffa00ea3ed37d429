"""The analysis of a finished game: it grows while one looks, marked moments are walked by keys, and it is kept."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.analysis.games import GOLDEN, questions, record
from tests.browser.axe import faults
from tests.browser.player import PATIENCE, WHOLE, Player, Steady, one_of
from tests.server.harness import play
from tests.server.looked_at import keep

from kade.analysis.judge import judge
from kade.analysis.run import begun
from kade.kernel import Record

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]
EFFORT = "glance"
COSTS = {4: 5.6, 9: 1.8, 20: 3.4}
"""What three decisions cost, by their place among those that had a choice."""
DONE = 6 * PATIENCE
"""Seconds for a whole game of the longest kind, on a busy machine."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Steady]:
    running = Steady(tmp_path_factory.mktemp("data"), KADE_ANALYSIS_EFFORT=EFFORT).start()
    yield running
    running.stop()


def over(server: Steady) -> tuple[str, Record]:
    made = server.table("random", "random")
    server.sit(made).until(lambda message: message["type"] == "position" and message["over"])
    return str(made["table"]), Record.parse(server.http.get(f"/api/tables/{made['table']}/record").text)


@pytest.fixture(scope="module")
def finished(server: Steady) -> tuple[str, list[int]]:
    """A table at which two bots have played Amsterdam to its end, analysed but for its last decision; and the
    moments at which a decision cost something. The server, which was stopped meanwhile, goes on by itself."""
    table, record = over(server)
    while judge(begun(record, EFFORT)[1][-1]).grade != "as-good":  # it would be marked beside those below
        table, record = over(server)
    server.stop()
    moments = keep(server.data, table, record, EFFORT, COSTS, left=1)
    server.start()
    return table, moments


def at(player: Player, moment: int) -> None:
    """Wait until this moment is on show, and the address says so."""
    expect(player.page).to_have_url(re.compile(rf"\?at={moment}&seat=[01]&analysis"))
    expect(player.get("replay")).to_have_attribute("data-at", str(moment))


def test_it_grows_while_one_looks_and_marked_moments_are_walked_by_keys(
    server: Steady, sit: Sit, finished: tuple[str, list[int]]
) -> None:
    table, moments = finished
    player = sit(server).open(f"/replay/{table}")
    page = player.page
    player.get("to-analysis").click()
    expect(player.get("curve")).to_be_visible()
    expect(player.get("mark")).to_have_count(3)
    assert faults(page, "analysis") == []

    page.keyboard.press("Home")
    for moment in moments:
        page.keyboard.press("m")
        at(player, moment)
        expect(player.get("moment")).to_contain_text(re.compile(r"−(5\.6|1\.8|3\.4)"))
        expect(player.get("moment")).to_contain_text("Better")
    page.keyboard.press("Shift+M")
    at(player, moments[1])
    expect(player.get("moment")).to_contain_text("less good")

    # the board says what was played and what was better, and B takes the better one away
    page.keyboard.press("Shift+M")
    at(player, moments[0])
    expect(player.get("moment")).to_contain_text("costly")
    expect(page.locator("[data-testid^=badge-]").first).to_be_attached()
    shown = player.get("badge-better").count()
    page.keyboard.press("b")
    expect(player.get("badge-better")).to_have_count(0)
    page.keyboard.press("b")
    expect(player.get("badge-better")).to_have_count(shown)

    # a mark on the curve and a line of the list lead to the same moments; the browser's way back leads back
    player.get("mark").last.click()
    at(player, moments[2])
    page.get_by_role("button", name=re.compile("−5.6")).first.click()
    at(player, moments[0])
    page.go_back()
    at(player, moments[2])

    # it is whole at last: luck is told, and the curve is a table for those who listen
    expect(player.get("analysis-progress")).to_have_count(0, timeout=1000 * PATIENCE)
    expect(player.get("luck")).to_contain_text("Decisions")
    expect(player.get("noise")).to_contain_text("two standard errors")
    assert page.get_by_role("table", name="Expected lead").locator("tbody tr").count() > 10

    page.reload()
    at(player, moments[2])
    expect(player.get("mark")).to_have_count(3)
    expect(player.get("analysis-progress")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(player.get("replay")).to_have_attribute("data-at", str(moments[2] + 1))
    player.get("to-replay").click()
    expect(page).to_have_url(re.compile(rf"at={moments[2] + 1}&seat=[01]$"))


@pytest.mark.parametrize("lang", one_of("pl", "it"))
def test_on_a_phone_lists_are_in_tabs(server: Steady, sit: Sit, finished: tuple[str, list[int]], lang: str) -> None:
    table, moments = finished
    player = sit(server, phone=True, lang=lang, dark=lang == "it").open(f"/replay/{table}?analysis")
    player.get("next-moment").click()
    at(player, moments[0])
    player.get("tab-points").click()
    expect(player.page.locator(".sources")).to_be_visible()
    player.get("tab-luck").click()
    expect(player.get("luck")).to_be_visible()
    player.get("tab-costly").click()
    expect(player.get("costly")).to_be_visible()
    width = player.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing stands out at the side"
    assert faults(player.page, "analysis on a phone") == []


def test_the_end_sheet_asks_for_it_and_leads_there(server: Steady, sit: Sit) -> None:
    made = server.table("me", "random")
    play([server.sit(made, 0)], random.Random(3))
    player = sit(server)
    stored = [{"table": made["table"], "game": "amsterdam", "tokens": made["tokens"], "at": 0}]
    player.page.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(stored))})")
    player.open(f"/t/{made['table']}")
    expect(player.get("analysis-line")).to_contain_text("Looking through the game")
    player.get("analysis-open").click()
    expect(player.page).to_have_url(re.compile(r"/replay/\w+\?at=\d+&seat=0&analysis"))
    expect(player.get("analysis-progress")).to_be_visible()


@pytest.mark.skipif(
    not WHOLE, reason="make whole-games judges a whole game of each kind, a minute and more of thinking"
)
@pytest.mark.parametrize("game", ["amsterdam", "windmill-valley", "burano"])
def test_every_decision_of_a_whole_game_is_judged_while_its_progress_is_shown(
    server: Steady, sit: Sit, game: str
) -> None:
    player = sit(server).open()
    player.get("record-file").set_input_files(GOLDEN / game / "2-players-1.kade")
    player.page.wait_for_url(re.compile("/replay/r-"))
    player.get("to-analysis").click()
    bar = player.get("analysis-progress").get_by_role("progressbar")
    shown: list[float] = []
    until = time.monotonic() + DONE
    while (part := bar.evaluate_all("bars => bars[0]?.value ?? null")) is not None or not shown:
        assert time.monotonic() < until, f"after {DONE:.0f} s it has come to {part}"
        shown.append(part or 0.0)
        player.page.wait_for_timeout(250)
    assert shown == sorted(shown)
    assert any(0.0 < part < 1.0 for part in shown), "nothing was shown between the beginning and the end"

    expect(player.get("luck")).to_contain_text("Decisions")
    expect(player.get("noise")).to_contain_text("two standard errors")
    id = player.page.url.partition("/replay/")[2].partition("?")[0]
    found = server.http.get(f"/api/replays/{id}/analysis").json()
    assert [one["at"] for one in found["decisions"]] == [one.number for one in questions(game)]
    assert found["result"]["points"] == record(game).result
    marks = [one for one in found["decisions"] if one["grade"] in ("less-good", "costly")]
    expect(player.get("mark")).to_have_count(len(marks))
