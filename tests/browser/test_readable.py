"""A table can be read on a laptop, texts and targets of the panel that the question is about and everything else, and
answered on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.player import Player, Steady
from tests.browser.sizes import CLOSE, LEAST, LEAST_ASKED, LEAST_TARGET, measured

import kade

pytestmark = [pytest.mark.browser, pytest.mark.slow]
DECISIONS = 6


@pytest.mark.parametrize("game", kade.games())
def test_texts_and_targets_are_large_enough_on_a_laptop(server: Steady, sit: Callable[..., Player], game: str) -> None:
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = server.post("/api/tables", game=game, options={"players": 3}, seats=seats)["table"]
    ada = sit(server).join(str(table), "Ada")
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    small: set[str] = set()
    for number in range(DECISIONS):
        assert ada.wait_for_glow()
        ada.page.wait_for_timeout(100)
        sizes = measured(ada.page)
        assert sizes.asked, "the question is in sight"
        for what, some, least in (
            ("text of the question", sizes.asked, LEAST_ASKED),
            ("text", sizes.others, LEAST),
            ("target", sizes.targets, LEAST_TARGET),
        ):
            small |= {f"{what}: {size} px, {name}" for size, name in some if size < least - CLOSE}
        assert not sizes.too_wide
        ada.click_glowing(number * 7 + 3)
    assert sorted(small) == []


def alone(server: Steady, game: str) -> str:
    """A table with a free seat and a bot."""
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    return str(server.post("/api/tables", game=game, options={"players": 2}, seats=seats)["table"])


def test_a_board_that_was_enlarged_on_a_phone_can_be_answered_on(server: Steady, sit: Callable[..., Player]) -> None:
    """The board has a form of its own on a phone; enlarged, it is drawn anew in the other one."""
    ada = sit(server, phone=True).join(alone(server, "windmill-valley"), "Ada")
    ada.wait_for_glow()
    ada.click_glowing()  # which starting card; then, in which area of the market to begin
    area = ada.page.locator("[data-panel=polder] [data-choice^=marker]")
    expect(area.first).to_be_visible()
    areas = area.count()  # the bot may have taken one
    ada.get("zoom").click()
    expect(ada.get("zoom")).to_have_attribute("aria-pressed", "true")
    expect(area).to_have_count(areas)
    ada.click_glowing()
    expect(ada.page.locator("[data-choice^=marker]")).to_have_count(0)


def test_on_a_phone_on_its_side_the_first_answer_is_in_sight(server: Steady, sit: Callable[..., Player]) -> None:
    ada = sit(server, phone=True)
    ada.page.set_viewport_size({"width": 568, "height": 320})  # the smallest there are
    ada.join(alone(server, "amsterdam"), "Ada")
    ada.wait_for_glow()
    in_sight = """() => {
        const row = document.querySelector('.bar .choices');
        const [all, first] = [row, row.querySelector('button')].map((one) => one?.getBoundingClientRect());
        return first?.width > 0 && row.scrollLeft === 0 && first.left >= all.left && first.right <= innerWidth;
    }"""
    ada.page.wait_for_function(in_sight)
