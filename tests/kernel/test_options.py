"""Options are declared by a game and read from whatever a person writes."""

from __future__ import annotations

from typing import Any

import pytest

from kade.kernel.errors import BadOption
from kade.kernel.options import Option, read_options

PLAYERS = Option("players", (2, 3), 2)
EXPERT = Option("expert", (False, True), False, when="two players or more")
FIRST = Option("first", (None, 0, 1), None)
LEVEL = Option("level", ("easy", "hard"), "easy")
ALL = (PLAYERS, EXPERT, FIRST, LEVEL)


def test_what_is_left_out_has_its_default() -> None:
    assert read_options(ALL, {}) == {"players": 2, "expert": False, "first": None, "level": "easy"}


@pytest.mark.parametrize(
    ("option", "written", "value"),
    [
        (PLAYERS, 3, 3),
        (PLAYERS, "3", 3),
        (EXPERT, True, True),
        (EXPERT, "yes", True),
        (EXPERT, "Off", False),
        (EXPERT, "0", False),
        (FIRST, None, None),
        (FIRST, "none", None),
        (FIRST, "lot", None),
        (FIRST, "0", 0),
        (FIRST, 0, 0),
        (LEVEL, "HARD", "hard"),
    ],
)
def test_values_are_read_as_they_are_written(option: Option, written: Any, value: Any) -> None:
    read = option.read(written)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "written"),
    [
        (PLAYERS, 4),
        (PLAYERS, "4"),
        (PLAYERS, True),
        (PLAYERS, 2.0),
        (PLAYERS, None),
        (EXPERT, 1),
        (EXPERT, "maybe"),
        (FIRST, False),
        (LEVEL, "e"),
        (LEVEL, ["easy"]),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_those_that_do(option: Option, written: Any) -> None:
    with pytest.raises(BadOption) as problem:
        option.read(written)
    assert option.name in str(problem.value)
    assert repr(written) in str(problem.value)
    assert "must be one of" in str(problem.value)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"'colour' is not an option; choose from players, expert, first, level\."):
        read_options(ALL, {"colour": "red"})


def test_an_option_tells_a_form_all_it_needs() -> None:
    assert [option.type for option in ALL] == ["int", "bool", "int", "text"]
    assert EXPERT.to_dict() == {
        "name": "expert",
        "type": "bool",
        "choices": [False, True],
        "default": False,
        "when": "two players or more",
    }
