"""A helper is active at once: the action that gained it, and those around it, can trigger it (WV-3.15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import bulbs, do, lay, options, perform

from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


@pytest.mark.rule("WV-3.15")
def test_the_action_that_gains_a_helper_triggers_it_afterwards() -> None:
    state = perform("farm", {"helpers": ["F24"], "bulbs": {"red": 1}}, NEXT, cards=["F15", "F02", "F03"])
    do(state, "helper F15")
    assert options(state) == ["use F15", "use F24", "skip"]
    do(state, "use F15", "plant red row-1")
    assert state.players[0].planted() == 1
    assert options(state) == ["use F24", "skip"]
    as_contract = perform("farm", {"bulbs": {"red": 1}}, NEXT, cards=["F15", "F02", "F03"])
    do(as_contract, "contract F15")
    assert as_contract.active == 1, "a contract is no helper"


@pytest.mark.rule("WV-3.15")
def test_a_helper_gained_for_one_that_goes_is_active_too() -> None:
    state = perform("farm", {"helpers": ["F24", "F20", "F22"]}, NEXT, cards=["F01", "F02", "F03"], water=8)
    do(state, "helper F01", "replace F24")
    assert options(state) == ["use F01", "skip"]


@pytest.mark.rule("WV-3.15", "WV-5.10")
def test_a_helper_gained_by_a_bulb_counts_all_bulbs_of_that_planting() -> None:
    """The second bulb covers the farm card of row 2: F16 wants two bulbs, and they are planted."""
    state = perform("plant", {"bulbs": {"red": 2}, "rows": [[], ["red"] * 5]}, NEXT, cards=["F16", "F22", "F03"])
    do(state, "plant red row-1", "plant red row-2")
    told = do(state, "helper F16")
    assert only(told, "used") == [{"seat": 0, "card": "F16"}]
    assert (state.players[0].tools, state.active) == (1, 1)


@pytest.mark.rule("WV-3.15", "WV-3.10")
def test_a_helper_of_the_calendar_helps_with_the_action_chosen_afterwards() -> None:
    state = lay(
        step="choose-action",
        due=2,
        cards=["F30", "F02", "F03"],
        seats=[{"large": 3, "calendar": 1, "bulbs": {"red": 1}}, *NEXT],
    )
    do(state, "wheel large", "calendar unique-1", "helper F30")
    assert "use F30" in options(state), "nothing is planted yet"
    do(state, "plant red row-1")
    do(state, "use F30", "bulb white")
    assert bulbs(state.players[0]) == {"white": 1}
