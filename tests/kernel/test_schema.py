"""What single entries of an edition may be: what the component file shows, and what a game declares."""

from __future__ import annotations

import math
from typing import Any

import pytest

from kade.kernel.errors import BadEdition
from kade.kernel.schema import (
    Rule,
    all_of,
    between,
    check,
    different,
    fixed,
    lines,
    note,
    one_of,
    pairs,
    point,
    points,
    polygon,
    size,
    written,
)

BASE: dict[str, Any] = {
    "format": 1,
    "counts": {"cards": 40, "width": 1200, "fine": -3, "share": 0.5},
    "card": [
        {"id": "ace", "name": "Ace", "gloss": "", "parts": [{"points": 1}]},
        {"id": "two-up", "name": "Two", "gloss": "a pair", "parts": []},
    ],
    "remark": {"text": "as printed"},
}


def data(**changes: Any) -> dict[str, Any]:
    return {**BASE, **changes}


def refusal(edition: dict[str, Any], schema: dict[str, Rule] | None = None) -> str:
    with pytest.raises(BadEdition) as refused:
        check(BASE, edition, schema or {})
    return str(refused.value)


def test_the_component_file_itself_is_well() -> None:
    check(BASE, BASE, {"counts.cards": between(1, 40), "card.parts.points": between(1, 1), "remark": note})


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ({"cards": -1}, "[counts]: cards is -1, but must be 0 to 999."),
        ({"cards": 1000}, "[counts]: cards is 1000, but must be 0 to 999."),
        ({"width": 10_000}, "[counts]: width is 10000, but must be 0 to 9999."),
        ({"fine": -1000}, "[counts]: fine is -1000, but must be -999 to 999."),
        ({"share": math.nan}, "[counts]: share is nan, but must be a finite number."),
        ({"share": math.inf}, "[counts]: share is inf, but must be a finite number."),
    ],
)
def test_numbers_are_of_the_size_of_those_in_the_component_file(counts: dict[str, Any], words: str) -> None:
    assert refusal(data(counts={**BASE["counts"], **counts})) == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ({"id": "ace", "name": " ", "gloss": "", "parts": []}, "[[card]] ace: name is an empty text."),
        ({"id": "ace", "name": "A\x00", "gloss": "", "parts": []}, "letters that can be printed"),
        ({"id": "a b", "name": "A", "gloss": "", "parts": []}, "the id 'a b' must be 1 to 60 letters"),
        ({"id": "ace", "name": "A", "gloss": "", "parts": [{"points": -1}]}, "[[card]] ace: parts points is -1"),
    ],
)
def test_texts_and_ids_can_be_printed_and_named(card: dict[str, Any], words: str) -> None:
    assert words in refusal(data(card=[card]))


def test_an_empty_text_may_stand_where_one_does() -> None:
    check(BASE, data(card=[{"id": "ace", "name": "A", "gloss": "", "parts": []}]), {})


def test_an_id_is_used_once() -> None:
    assert refusal(data(card=[BASE["card"][0]] * 2)) == "[[card]] ace: the id is used twice."


def test_a_note_stays_as_it_is() -> None:
    words = "[remark] cannot be corrected: it is only a note, and nothing reads it."
    assert refusal(data(remark={"text": "corrected"}), {"remark": note}) == words
    words = "[remark]: text cannot be corrected: it is only a note, and nothing reads it."
    assert refusal(data(remark={"text": "corrected"}), {"remark.text": note}) == words


SQUARE = [[0, 0], [100, 0], [100, 100], [0, 100]]


@pytest.mark.parametrize(
    ("rule", "good", "bad", "words"),
    [
        (between(1, 3), 3, 4, "it is 4, but must be 1 to 3."),
        (between(1, 3), [1, 3], [1, 0], "it has 0, but must be 1 to 3."),
        (one_of("red", "blue"), "red", "pink", "it is 'pink'; it must be one of red, blue."),
        (one_of("red", "blue"), ["red"], ["red", "pink"], "it has 'pink'; it must be one of red, blue."),
        (fixed(2, "the rules speak of 2"), 2, 3, "it is 3, but the rules speak of 2."),
        (size(2), [1, 1], [1], "it has 1 entry, but must have 2."),
        (size(0, 2), [], [1, 1, 1], "it has 3 entries, but must have 0 to 2."),
        (written("[a-z]+", "small letters"), "ab", "aB", "it is 'aB', but must be small letters."),
        (written("[a-z]+", "small letters"), ["ab"], ["a", ""], "it is '', but must be small letters."),
        (different, [1, 2], [1, 1], "it must name one or more, each once."),
        (different, [[1]], [], "it must name one or more, each once."),
        (pairs, [[1, 2]], [[1, 2], [3]], "it has [3] where a pair must stand."),
        (point(10, 20), [10, 20.0], [11, 0], "it has the point [11, 0], but the picture goes to [10, 20]."),
        (point(10, 20), [0, 0], [1], "it has [1] where a point must stand, like [5, 10]."),
        (point(10, 20), [0, 0], [math.nan, 0], "it has the point [nan, 0]"),
        (points(2), [[1, 1], [2, 2]], [[1, 1]], "it has [[1, 1]] where a list of 2 to 40 points must stand."),
        (points(1, most=1), [[1, 1]], "x", "it has 'x' where a list of 1 points must stand."),
        (points(2), [[1, 1], [1, 2]], [[1, 1], [1, 1]], "it has the same point twice."),
        (polygon(), SQUARE, [[0, 0], [50, 50], [100, 100]], "it encloses hardly anything"),
        (lines(), [[[0, 0], [1, 1]]], [[[0, 0]]], "it has [[0, 0]] where a list of 2 points must stand."),
        (lines(), [], "x", "it has 'x' where a list of at most 40 lines must stand."),
        (all_of(size(2), between(0, 1)), [0, 1], [0, 2], "it has 2, but must be 0 to 1."),
    ],
)
def test_a_rule_lets_in_what_is_right_and_says_what_is_wrong(rule: Rule, good: Any, bad: Any, words: str) -> None:
    rule("it", good)
    with pytest.raises(BadEdition) as refused:
        rule("it", bad)
    assert words in str(refused.value)
