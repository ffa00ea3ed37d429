"""Looking back at a game: by keys, slider, log and link, as a seat or a spectator, and nothing that was hidden then."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import Player, Steady
from tests.server.test_secrecy import Truth

from kade.kernel import Record

pytestmark = pytest.mark.browser
Sit = Callable[..., Player]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Steady]:
    running = Steady(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def finished(server: Steady) -> str:
    """A table at which two bots have played Amsterdam to its end."""
    made = server.table("random", "random")
    watcher = server.sit(made)
    watcher.until(lambda message: message["type"] == "position" and message["over"])
    return str(made["table"])


def record_of(server: Steady, table: str) -> Record:
    return Record.parse(server.http.get(f"/api/tables/{table}/record").text)


def at(player: Player, moment: int) -> None:
    """Wait until this moment is on show, and the address says so."""
    expect(player.get("replay")).to_have_attribute("data-at", str(moment))
    expect(player.page).to_have_url(re.compile(rf"\?at={moment}&"))


def test_by_keys_slider_log_and_the_browsers_own_way_back(server: Steady, sit: Sit, finished: str) -> None:
    truth = Truth(record_of(server, finished))
    end = len(truth.states) - 1
    player = sit(server).open(f"/replay/{finished}")
    page = player.page
    at(player, end)
    page.keyboard.press("Home")
    at(player, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(player, 2)
    page.keyboard.press("ArrowLeft")
    at(player, 1)
    page.keyboard.press("Shift+ArrowRight")
    moved = int(player.get("replay").get_attribute("data-at") or 0)
    assert moved > 1
    page.keyboard.press("Shift+ArrowLeft")
    expect(player.get("replay")).not_to_have_attribute("data-at", str(moved))

    # the slider goes anywhere, and its arrows one decision
    player.get("slider").fill("20")
    at(player, 20)
    player.get("slider").focus()
    page.keyboard.press("ArrowRight")
    at(player, 21)
    expect(player.get("slider")).to_have_attribute("aria-valuetext", re.compile(r"Turn \d+ of \d+\. \w+"))

    # a line of the log leads to its moment, and the browser's way back leads back
    line = player.get("log").locator("li button").nth(3)
    line.evaluate("line => line.click()")
    expect(player.get("replay")).not_to_have_attribute("data-at", "21")
    at(player, int(player.get("replay").get_attribute("data-at") or 0))
    expect(player.get("log").locator("li.now").first).to_be_attached()
    page.go_back()
    at(player, 21)
    page.keyboard.press("End")
    at(player, end)
    expect(player.get("log").locator("li.then")).to_have_count(0)

    # by itself, from the beginning once it has ended
    player.get("speed").select_option("4")
    player.get("replay-run").click()
    soon = re.compile(r"^([3-9]|[1-4]\d)$")  # a single moment may have passed between two looks at it
    expect(player.get("replay")).to_have_attribute("data-at", soon)
    page.keyboard.press("ArrowLeft")
    before = player.get("replay").get_attribute("data-at")
    page.wait_for_timeout(900)
    assert player.get("replay").get_attribute("data-at") == before, "a step stops it"
    assert faults(page, "replay") == []


BOX = """one => { const { left, top, right, bottom } = one.getBoundingClientRect()
    return [left, top, right, bottom] }"""


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (844, 390)])
def test_a_tablet_and_a_phone_on_its_side_show_all_controls(
    server: Steady, sit: Sit, finished: str, width: int, height: int
) -> None:
    player = sit(server, lang="it").open(f"/replay/{finished}?at=17")
    player.page.set_viewport_size({"width": width, "height": height})
    at(player, 17)
    turn, slider = (player.page.locator(one).evaluate(BOX) for one in (".where strong", "[data-testid=slider]"))
    assert turn[2] <= slider[0] or turn[1] >= slider[3], "the turn stands beside the slider or under it, not on it"
    for control in ("settings-open", "back-to-table", "replay-run", "slider", "seen-as", "play-on-open"):
        expect(player.get(control)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_end_on_a_phone_has_whole_names_and_the_way_on_in_sight(
    server: Steady, sit: Sit, finished: str, width: int, height: int
) -> None:
    player = sit(server).open(f"/t/{finished}")
    player.page.set_viewport_size({"width": width, "height": height})
    expect(player.get("replay-finished")).to_be_in_viewport(ratio=1)
    names = player.get("result").locator(".who .name")
    expect(names).to_have_count(2)
    assert names.evaluate_all("names => names.filter((name) => name.scrollWidth > name.clientWidth).length") == 0


def test_a_link_shows_a_seat_what_it_saw_and_a_spectator_less(server: Steady, sit: Sit, finished: str) -> None:
    truth = Truth(record_of(server, finished))
    hand = '[data-panel="hand"]'
    player = sit(server).open(f"/replay/{finished}?at=17&seat=1")
    at(player, 17)
    expect(player.page.locator(hand)).to_be_visible()
    player.get("seen-as").select_option("")
    expect(player.page).to_have_url(re.compile("seat=none"))
    expect(player.page.locator(hand)).to_have_count(0)
    player.page.keyboard.press("v")
    expect(player.page).to_have_url(re.compile("seat=0"))
    assert truth.hidden(None, 17) > truth.hidden(0, 17)
    player.page.keyboard.press("a")
    expect(player.get("all-cards").locator("[data-panel=hand]")).to_have_count(2)
    player.page.keyboard.press("Escape")
    expect(player.get("all-cards")).to_have_count(0)


def listening(player: Player) -> list[str]:
    """Every message that the page receives over its sockets from now on."""
    heard: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def test_no_byte_of_a_running_games_replay_tells_what_is_not_ones_own(server: Steady, sit: Sit) -> None:
    made = server.table("me", "me")
    table = str(made["table"])
    clients = [server.sit(made, seat) for seat in (0, 1)]
    number = 0
    for _ in range(14):
        for client in clients:
            client.seen(number)
        here = next(client for client in clients if client.position["choices"])
        number = here.choose()["number"]
    heard: dict[int | None, list[str]] = {}
    for seat in (None, 0):
        player = sit(server)
        if seat is not None:
            kept = [{"table": table, "game": "amsterdam", "tokens": {str(seat): made["tokens"][str(seat)]}, "at": 0}]
            player.page.add_init_script(f"localStorage.setItem('kade-tables', {json.dumps(json.dumps(kept))})")
        heard[seat] = listening(player)
        player.open(f"/replay/{table}?at=6&seat=1")  # a link to the view of somebody else
        at(player, 6)
        expect(player.page).to_have_url(re.compile("seat=none"))
        expect(player.get("record")).to_have_count(0)
        for key in ("v", "End", "ArrowLeft", "Home", "v", "a"):
            player.page.keyboard.press(key)
            player.page.wait_for_timeout(200)
    clients[0].ask("resign", seat=0)  # now its Record can be read, and everything known
    truth = Truth(record_of(server, table))
    for seat, messages in heard.items():
        text = "\n".join(messages)
        hidden = truth.hidden(seat, number)
        assert len(messages) > 4
        assert len(hidden) > 10
        assert [name for name in hidden if name in text] == []
        assert str(truth.seed) not in text
    own = truth.hidden(None, number) - truth.hidden(0, number)
    assert own, "the seat knows contracts that a spectator does not"
    assert all(name in "\n".join(heard[0]) for name in own), "and looking does find them where they may be"


def test_on_a_phone_a_finger_goes_on_and_everything_can_be_reached(server: Steady, sit: Sit, finished: str) -> None:
    player = sit(server, phone=True, lang="pl", dark=True).open(f"/replay/{finished}?at=5&seat=0")
    at(player, 5)
    player.get("replay-on").tap()
    at(player, 6)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.page.get_by_role("button", name="Przebieg gry").tap()
    line = player.page.get_by_role("dialog").get_by_test_id("log").locator("button").nth(2)
    line.tap()
    expect(player.get("replay")).not_to_have_attribute("data-at", "6")


def test_an_address_without_a_game_is_told(server: Steady, sit: Sit) -> None:
    player = sit(server).open("/replay/nowhere")
    expect(player.get("lost")).to_be_visible()


def test_one_plays_on_from_a_moment_at_a_table_of_ones_own(server: Steady, sit: Sit, finished: str) -> None:
    before = str(record_of(server, finished))
    player = sit(server).open(f"/replay/{finished}?at=12&seat=1")
    at(player, 12)
    player.page.keyboard.press("Enter")
    expect(player.get("play-on")).to_be_visible()
    player.get("play-on-level").select_option("random")
    assert faults(player.page, "play on") == []
    player.get("play-on-do").click()
    player.page.wait_for_url(re.compile("/t/"))
    assert finished not in player.page.url
    assert player.wait_for_glow()
    player.click_glowing()
    assert str(record_of(server, finished)) == before
    player.get("replay-open").click()  # and one's own view of it while it runs
    expect(player.get("replay")).to_be_visible()
    expect(player.get("play-on-open")).to_have_count(0)
    player.get("back-to-table").click()
    expect(player.get("whose-turn")).to_be_visible()
    player.open(f"/replay/{finished}")
    expect(player.get("play-on-open")).to_be_disabled()


def test_a_record_is_brought_and_what_is_none_is_refused_in_words(
    server: Steady, sit: Sit, finished: str, tmp_path: Path
) -> None:
    text = str(record_of(server, finished))

    def file(name: str, content: str) -> Path:
        path = tmp_path / name
        path.write_text(content)
        return path

    player = sit(server).open()
    chosen, wrong = player.get("record-file"), player.get("record-wrong")
    chosen.set_input_files(file("broken.txt", text.replace("\n0 ", "\n1 ", 3)))
    expect(wrong).to_contain_text("This is not a record that can be replayed. The Record cannot be replayed at")
    chosen.set_input_files(file("letter.txt", "Dear Ada, …"))
    expect(wrong).to_contain_text("is no header line like 'game: amsterdam'")
    chosen.set_input_files(file("other.txt", re.sub(r"rules: \d+", "rules: 99", text)))
    expect(wrong).to_contain_text("This record is from another version of the rules.")
    chosen.set_input_files(file("chess.txt", text.replace("game: amsterdam", "game: chess")))
    expect(wrong).to_contain_text("This game is not installed here.")
    chosen.set_input_files(file("large.txt", text + "#" * 300_000))
    expect(wrong).to_contain_text("240 kB")
    expect(player.page).to_have_url(server.address + "/")

    # dropped anywhere on the page, as a file
    dropped = player.page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'evening.txt')); return data; }",
        text,
    )
    player.page.dispatch_event("body", "dragover", {"dataTransfer": dropped})
    expect(player.get("record-drop")).to_be_visible()
    player.page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    player.page.wait_for_url(re.compile("/replay/r-"))
    expect(player.get("replay")).to_have_attribute("data-at", str(len(record_of(server, finished).decisions)))
    expect(player.get("back-to-table")).to_have_count(0)
    with player.page.expect_download() as saved:
        player.get("record").click()
    assert Path(saved.value.path()).read_text() == text
    player.page.go_back()
    expect(player.get("games")).to_be_visible()
    player.expect_complaints("400")  # the browser names every refused request


def test_the_end_shows_where_and_when_the_points_came_and_leads_on(server: Steady, sit: Sit, finished: str) -> None:
    points = record_of(server, finished).result or []
    player = sit(server, lang="it").open(f"/t/{finished}")
    sheet = player.get("result")
    expect(sheet.get_by_role("region", name="Da dove vengono i punti")).to_contain_text("Tratte")
    turns = player.get("course").locator("table tbody tr")
    expect(turns.last).to_contain_text(str(points[0]))
    assert turns.last.locator("td").all_inner_texts() == [str(one) for one in points]
    assert faults(player.page, "end sheet") == []
    expect(player.get("replay-finished")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.get("replay")).to_be_visible()
    player.page.go_back()
    expect(player.get("result")).to_be_visible()


def test_what_one_has_played_is_counted_in_this_browser_alone(server: Steady, sit: Sit) -> None:
    player = sit(server).open()
    expect(player.get("your-play-open")).to_have_count(0)
    table = player.play_now()
    assert player.wait_for_glow()
    player.get("leave-open").click()
    player.get("resign").click()
    expect(player.get("result")).to_be_visible()
    for _ in range(2):  # looking at the end again counts nothing again
        player.open("/")
        expect(player.get("your-play-open")).to_have_text("1 game")
        player.open(table)
        expect(player.get("result")).to_be_visible()
    player.open("/")
    player.get("your-play-open").click()
    expect(player.get("your-play").locator("tbody tr").first).to_contain_text(re.compile(r"Amsterdam.*1\s*0"))
    assert faults(player.page, "your play") == []
    with player.page.expect_download() as saved:
        player.get("your-play-save").click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert [one["table"] for one in kept] == [table.removeprefix("/t/")]
    player.get("your-play").get_by_role("link").first.click()
    expect(player.get("replay")).to_be_visible()
    player.open("/").get("your-play-open").click()
    player.get("your-play-forget").click()
    expect(player.get("your-play-forget")).to_have_text("Really? Press again")
    player.get("your-play-forget").click()
    expect(player.get("your-play-open")).to_have_count(0)
    assert sit(server).open().get("your-play-open").count() == 0
