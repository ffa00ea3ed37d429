"""Actions are declared once, by kind and arguments; ints and names follow."""

from __future__ import annotations

import pytest

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.errors import IllegalAction

pytestmark = pytest.mark.compiled

SPACE = ActionSpace([Kind(0, "pass"), Kind(1, "pay {colour} {wilds} wild", colour=["pink", "blue"], wilds=["0", "1"])])


def test_ints_are_dense_and_the_last_argument_runs_fastest() -> None:
    assert len(SPACE) == 5
    assert [SPACE.name(action) for action in SPACE] == [
        "pass",
        "pay pink 0 wild",
        "pay pink 1 wild",
        "pay blue 0 wild",
        "pay blue 1 wild",
    ]


def test_names_are_read_with_any_spacing() -> None:
    assert SPACE.action("  pay   blue 1 wild ") == 4


def test_an_action_is_described_by_kind_and_arguments() -> None:
    assert SPACE.describe(4) == ("pay blue 1 wild", "pay", {"colour": "blue", "wilds": "1"})
    assert SPACE.describe(0) == ("pass", "pass", {})


def test_what_is_no_action_is_named_and_the_nearest_is_offered() -> None:
    with pytest.raises(IllegalAction, match=r"'pay blu 1 wild'.*'pay blue 1 wild'"):
        SPACE.action("pay blu 1 wild")
    with pytest.raises(IllegalAction, match="no action 'dance'"):
        SPACE.action("dance")
    for number in (-1, 5):
        assert number not in SPACE
        with pytest.raises(IllegalAction, match=rf"{number} is not an action: they run from 0 to 4"):
            SPACE.describe(number)
    assert "pass" not in SPACE


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(ValueError, match="declared at 3, not at 1"):
        ActionSpace([Kind(0, "pass"), Kind(3, "rest")])
    with pytest.raises(ValueError, match="begin with the same words"):
        ActionSpace([Kind(0, "pay {n}", n=["1"]), Kind(1, "pay")])
    with pytest.raises(ValueError, match="same name"):
        ActionSpace([Kind(0, "pay {n}", n=["1"]), Kind(1, "pay 1")])
    with pytest.raises(ValueError, match="colour"):
        Kind(0, "pay {colour}", shape=["round"])
