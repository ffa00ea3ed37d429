"""Burano in two real browsers: pyramids built at the same time and unseen, the minute, a season to its end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.player import POINT, WHOLE, Player, Steady

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Sit = Callable[..., Player]

CUBES = "[data-panel=pyramid] [data-piece^=own-]"
RIVALS = "#pyramid-0 .cube"


class Ear:
    """Every message that a page receives, as it came."""

    def __init__(self, player: Player) -> None:
        self.lines: list[str] = []
        player.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.lines.append(str(frame)))

    def panel(self, id: str) -> str:
        """The newest drawing of a panel."""
        drawn = ""
        parts: dict[str, str] = {}
        for line in self.lines:
            message = json.loads(line)
            parts |= message.get("drawn", {})
            for panel in message.get("panels", ()):
                if panel["id"] == id and panel["drawn"]:
                    forms = (panel["drawn"], *panel["drawn"]["forms"].values())
                    drawn = "".join(parts[key] for form in forms for key in form["parts"])
        return drawn


def table(server: Steady, sit: Sit, *, phone: bool = False) -> tuple[Player, Player, Ear, Ear]:
    made = server.post("/api/tables", game="burano", options={"players": 2}, seats=[{"kind": "open"}] * 2)
    ada, ben = sit(server), sit(server, phone=phone)
    ears = Ear(ada), Ear(ben)
    for player, name in ((ada, "Ada"), (ben, "Ben")):
        player.open(f"/t/{made['table']}")
        player.get("name").fill(name)
        player.get("join").click()
        expect(player.get("join")).to_have_count(0)
    return ada, ben, *ears


def builds(player: Player) -> bool:
    return any(map(is_cube, player.choices()))


def is_cube(name: str) -> bool:
    return name.startswith("stack ")


def until_both_build(ada: Player, ben: Player) -> None:
    """The roof tiles are drawn one after the other."""
    for _ in range(200):
        if builds(ada) and builds(ben):
            return
        offered = [(player, player.choices()) for player in (ada, ben)]
        here = next((player for player, names in offered if names and not any(map(is_cube, names))), None)
        if here is not None:
            here.click_glowing(0)
        else:
            ada.page.wait_for_timeout(40)
    raise AssertionError("the pyramids were never begun")


def stack(player: Player, colour: str) -> None:
    """One cube by clicking it in the reserve."""
    before = player.page.locator(CUBES).count()
    player.click(player.page.locator(f"svg [data-choice='stack {colour}']"))
    expect(player.page.locator(CUBES)).to_have_count(before + 1)


def finish(player: Player) -> None:
    """Build on until others decide, or something else is asked."""
    for _ in range(1000):
        offered = player.choices()  # read once: while a click is under way nothing glows
        if any(map(is_cube, offered)):
            player.click_glowing(0)
        elif offered or player.get("whose-turn").get_attribute("data-mine") == "false":
            return
        player.page.wait_for_timeout(20)
    raise AssertionError("the pyramid was never done")


def test_pyramids_are_built_at_the_same_time_and_nobody_sees_the_others(server: Steady, sit: Sit) -> None:
    ada, ben, ada_hears, ben_hears = table(server, sit)
    until_both_build(ada, ben)
    told = len(ben_hears.lines), ben_hears.panel("player-0")
    for colour in ("pink", "blue", "pink"):
        stack(ada, colour)
        stack(ben, "white" if colour == "blue" else "green")
    assert ada.page.locator(CUBES).count() == ben.page.locator(CUBES).count() == 3

    # Each takes back its own while the other has built since.
    ada.get("undo").click()
    expect(ada.page.locator(CUBES)).to_have_count(2)
    expect(ben.page.locator(CUBES)).to_have_count(3)
    stack(ada, "yellow")

    # What is sent to the other changes with nothing of this: neither bytes nor drawing.
    ben.page.wait_for_timeout(300)
    since = [json.loads(line) for line in ben_hears.lines[told[0] :]]
    assert any(message["type"] == "position" for message in since)
    assert ben_hears.panel("player-0") == told[1]
    for message in since:
        said = [event["say"]["args"] for event in message.get("events", ()) if event["seat"] == 0]
        assert not [args for args in said if "colour" in args or "cubes" in args], "the log tells no colours"
    ben.get("players-whole").click()
    expect(ben.page.locator("#pyramid-0")).to_be_visible()
    expect(ben.page.locator(RIVALS)).to_have_count(0)

    # A reload in the middle of it loses nothing.
    colours = ben.page.locator(CUBES).evaluate_all("all => all.map(one => one.innerHTML)")
    ben.page.reload()
    assert ben.wait_for_glow()
    expect(ben.page.locator(CUBES)).to_have_count(3)
    assert ben.page.locator(CUBES).evaluate_all("all => all.map(one => one.innerHTML)") == colours
    expect(ben.get("undo")).to_be_enabled()

    # The first who is done starts the minute for the other, not for itself; a reload does not begin it anew.
    finish(ada)
    expect(ben.get("minute")).to_contain_text("Ada")
    began = time.monotonic()
    left = int(ben.get("minute").get_attribute("data-left") or 0)
    assert 50 <= left <= 60
    ben.page.wait_for_timeout(1500)
    ben.page.reload()
    expect(ben.get("minute")).to_be_visible()
    assert int(ben.get("minute").get_attribute("data-left") or 0) <= left - int(time.monotonic() - began) + 1
    assert builds(ben), "nothing is taken out of anybody's hands"

    # When the last is done all is shown.
    finish(ben)
    expect(ben.get("minute")).to_have_count(0)
    expect(ben.get("log")).to_contain_text("Ada")
    for _ in range(100):
        if ben_hears.panel("player-0") != told[1]:
            break
        ben.page.wait_for_timeout(50)
    assert ben_hears.panel("player-0") != told[1], "now Ben sees Ada's pyramid"
    ben.get("players-whole").click()
    expect(ben.page.locator(RIVALS)).to_have_count(14)
    ben.get("players-whole").click()
    assert ada_hears.panel("player-1")
    if WHOLE:
        season_to_its_end(ada, ben)
    assert ada.complaints == ben.complaints == []


def season_to_its_end(ada: Player, ben: Player) -> None:
    """Both click what glows until the next season's pyramids are to be built."""
    clicks = 0
    while not (builds(ada) or builds(ben)):
        here = next((player for player in (ada, ben) if player.glowing.count()), None)
        if here is None:
            ada.page.wait_for_timeout(30)
            continue
        here.click_glowing(clicks * 5)
        clicks += 1
        assert clicks < 400, "a season has an end"
    assert clicks > 8
    until_both_build(ada, ben)


def test_a_desktop_shows_all_that_matters_at_once(server: Steady, sit: Sit) -> None:
    ada, _, _, _ = table(server, sit, phone=True)
    for panel in ("lagoon", "pyramid", "moves", "ring", "season", "workshops", "hand"):
        shown = ada.page.locator(f"svg[data-panel={panel}]")
        expect(shown).to_be_in_viewport(ratio=0.97)
    for tab in ("seafood", "ships", "buildings", "stock"):
        if ada.get(f"tab-{tab}").count():
            ada.get(f"tab-{tab}").click()
        expect(ada.page.locator(f"svg[data-panel={tab}]")).to_be_visible()
    ada.get("look-above").click()
    expect(ada.page.locator("svg[data-panel=above]")).to_be_in_viewport(ratio=0.97)


def height(player: Player, at: str) -> float:
    box = player.page.locator(at).bounding_box()
    return box["height"] if box else 0


def test_what_is_flat_leads_above_the_board_without_a_hole(server: Steady, sit: Sit) -> None:
    ada = sit(server).open()
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    ada.play_now("burano")
    assert ada.wait_for_glow()
    for panel in ("ships", "stock"):
        if ada.page.locator("[data-lead]").get_attribute("data-lead") != panel:
            if ada.get(f"tab-{panel}").count():
                ada.get(f"tab-{panel}").click()
            ada.get(f"enlarge-{panel}").click()
        stage, lead, board = (
            height(ada, at) for at in ("[data-lead]", f"svg[data-panel={panel}]", "svg[data-panel=lagoon]")
        )
        assert lead + board > 0.8 * stage, f"{panel} leaves a hole"
        assert board > 100, "the board can be made out"
        expect(ada.get("tab-log")).to_have_attribute("aria-selected", "true")
        ada.get("whole-table").click()


def test_a_phone_keeps_the_actions_of_the_season_in_sight_and_finds_panels_by_name(server: Steady, sit: Sit) -> None:
    _, ben, _, _ = table(server, sit, phone=True)
    for panel in ("workshops", "ring", "stock"):
        ben.page.locator(f"[data-jump={panel}]").click()
        expect(ben.page.locator(f"svg[data-panel={panel}]")).to_be_in_viewport()
        expect(ben.page.locator("svg[data-panel=season]")).to_be_in_viewport(ratio=0.97)
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_island_from_above_and_back_shows_the_same_places(server: Steady, sit: Sit) -> None:
    """The button that is clicked goes away with the focus on it; no page may complain (see `sit`)."""
    ada = sit(server).open()
    ada.play_now("burano")
    assert ada.wait_for_glow()
    for _ in range(2):
        ada.get("look-above").click()
        expect(ada.page.locator("svg[data-panel=above]")).to_be_visible()
        ada.get("look-lagoon").click()
        expect(ada.page.locator("svg[data-panel=lagoon]")).to_be_visible()
    assert ada.wait_for_glow()


def colours(player: Player) -> list[str]:
    """The pyramid so far, in building order, as the drawing's row of decisions says it."""
    row = player.page.locator("[data-panel=pyramid] [data-series]").get_attribute("data-series") or ""
    return [name.removeprefix("stack ") for name in row.split("|") if name]


def until_colours(player: Player, wanted: list[str]) -> None:
    for _ in range(400):
        if colours(player) == wanted:
            return
        player.page.wait_for_timeout(25)
    assert colours(player) == wanted


def free(player: Player, selector: str) -> tuple[float, float]:
    """A point of a drawn thing on which nothing else lies."""
    x, y = player.page.locator(selector).first.evaluate(POINT)
    return x, y


def drag(player: Player, start: str, end: str) -> None:
    mouse = player.page.mouse
    mouse.move(*free(player, start))
    mouse.down()
    mouse.move(*free(player, end), steps=6)
    mouse.up()


def test_a_pyramid_is_filled_with_one_click_and_changed_by_drag_click_and_keyboard(server: Steady, sit: Sit) -> None:
    ada, ben, _, _ = table(server, sit)
    until_both_build(ada, ben)
    expect(ada.page.locator("#fill-again")).to_have_attribute("aria-disabled", "true")
    page = ada.page
    own = "[data-panel=pyramid] [data-nth='{}']"

    # Something from the reserve onto the next place is the same as a click on it.
    drag(ada, "#reserve-white", own.format(0))
    until_colours(ada, ["white"])

    # One click fills it up to the last cube, each by a decision of its own.
    page.locator("#fill").click()
    expect(page.locator(CUBES)).to_have_count(13)
    expect(page.locator("#fill")).to_have_count(0)
    filled = colours(ada)
    assert filled[0] == "white"
    assert builds(ada), "the last cube is left to the player"
    ada.get("undo").click()
    until_colours(ada, filled[:-1])
    ada.click(page.locator(f"svg [data-choice='stack {filled[-1]}']"))
    until_colours(ada, filled)

    # Two cubes change places: one is dragged onto the other.
    other = next(i for i in (10, 11, 12) if filled[i] != filled[9])
    drag(ada, own.format(9), own.format(other))
    filled[9], filled[other] = filled[other], filled[9]
    until_colours(ada, filled)

    # Or one is clicked, and then what shall be there instead.
    instead = next(
        c for c in ("pink", "blue", "yellow", "green", "orange") if c != filled[12] and f"stack {c}" in ada.choices()
    )
    page.mouse.click(*free(ada, own.format(12)))
    expect(page.locator(own.format(12))).to_have_class("chosen")
    page.mouse.click(*free(ada, f"#reserve-{instead}"))
    filled[12] = instead
    until_colours(ada, filled)

    # By keyboard the same: Enter on one cube, then on the other.
    other = next(i for i in (9, 10, 11) if filled[i] != filled[12])
    for nth in (12, other):
        page.locator(own.format(nth)).focus()
        page.keyboard.press("Enter")
    filled[12], filled[other] = filled[other], filled[12]
    until_colours(ada, filled)

    # The other has seen nothing of it, and goes on.
    assert builds(ben)
    finish(ada)

    # What was built is kept by the browser, and given again with one click: here by another that is handed the same.
    # What stands otherwise is taken back.
    kept = page.evaluate("localStorage.getItem('kade-orders')")
    ben.page.evaluate("kept => localStorage.setItem('kade-orders', kept)", kept)
    stack(ben, "pink")
    ben.page.locator("#fill-again").click()
    until_colours(ben, filled)
    finish(ben)
    assert ada.complaints == ben.complaints == []


def test_on_a_phone_a_finger_fills_and_changes_the_pyramid(server: Steady, sit: Sit) -> None:
    ada, ben, _, _ = table(server, sit, phone=True)
    until_both_build(ada, ben)
    ben.page.locator("[data-jump=pyramid]").tap()
    ben.page.locator("#fill").tap()
    expect(ben.page.locator(CUBES)).to_have_count(13)
    filled = colours(ben)
    instead = next(name for name in ben.choices() if is_cube(name) and name != f"stack {filled[12]}")
    ben.page.wait_for_timeout(300)
    ben.page.touchscreen.tap(*free(ben, "[data-panel=pyramid] [data-nth='12']"))
    ben.page.touchscreen.tap(*free(ben, f"#reserve-{instead.removeprefix('stack ')}"))
    until_colours(ben, [*filled[:12], instead.removeprefix("stack ")])
