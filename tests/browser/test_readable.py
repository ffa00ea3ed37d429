"""A table can be read on a laptop: texts and targets of the panel that the question is about, and everything else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
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
