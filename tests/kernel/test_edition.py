"""An edition is laid over the printed data entry by entry; what is wrong with it is named."""

from __future__ import annotations

from typing import Any

import pytest

from kade.kernel.edition import differences, merge, reconstructed
from kade.kernel.errors import BadEdition

BASE: dict[str, Any] = {
    "format": 1,
    "game": "x",
    "title": "X",
    "edition": "first",
    "counts": {"cards": 4, "scale": 1.5, "table": [1, 2], "source": "rulebook"},
    "track": [
        {"id": 1, "length": 2, "name": "a", "source": "reconstructed"},
        {"id": 2, "length": 3, "name": "b", "source": "photo"},
    ],
}


def test_only_what_differs_is_changed_and_the_base_stays() -> None:
    merged = merge(BASE, {"game": "x", "counts": {"cards": 5}, "track": [{"id": 2, "length": 1}]})
    assert merged["counts"] == {"cards": 5, "scale": 1.5, "table": [1, 2], "source": "rulebook"}
    assert merged["track"][1] == {"id": 2, "length": 1, "name": "b", "source": "photo"}
    assert BASE["counts"]["cards"] == 4
    assert BASE["track"][1]["length"] == 3


def test_the_differences_give_the_same_edition_again() -> None:
    tracks = [{"id": 1, "name": "c"}, {"id": 9, "length": 1, "name": "d"}]
    changes = {"counts": {"table": [3], "scale": 2}, "track": tracks}
    merged = merge(BASE, changes)
    found = differences(BASE, merged)
    assert found["counts"] == {"table": [3], "scale": 2}
    assert found["track"][0] == {"id": 1, "name": "c"}
    assert merge(BASE, found) == merged
    assert differences(BASE, merge(BASE, {})) == {}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "y"}, "'y', not for 'x'"),
        ({"trakc": []}, "[trakc]"),
        ({"counts": {"crads": 3}}, "'crads'"),
        ({"counts": {"cards": "three"}}, "cards is 'three'"),
        ({"counts": {"cards": True}}, "cards is True"),
        ({"counts": {"cards": 1.5}}, "cards is 1.5"),
        ({"counts": {"table": [1, "x"]}}, "table is 'x'"),
        ({"counts": 3}, "[counts]"),
        ({"track": {"id": 1}}, "[[track]]"),
        ({"track": [3]}, "[[track]]"),
        ({"track": [{"length": 1}]}, "has no id"),
        ({"track": [{"id": [], "length": 1}]}, "the id of an entry is []"),
        ({"track": [{"id": 1, "lenght": 1}]}, "[[track]] 1: 'lenght' is not an entry"),
        ({"track": [{"id": 1, "length": "x"}]}, "[[track]] 1: length is 'x'"),
        (
            {"track": [{"id": 7, "length": 1}]},
            "[[track]] 7 is not among the entries (1, 2); as a new one it lacks name",
        ),
        ({"track": [{"id": 7, "length": "x", "name": "n"}]}, "[[track]] 7: length is 'x'"),
    ],
)
def test_a_wrong_entry_is_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition) as problem:
        merge(BASE, changes)
    assert words in str(problem.value)
    assert str(problem.value).endswith(".")


def test_a_fraction_may_be_written_as_a_whole_number() -> None:
    assert merge(BASE, {"counts": {"scale": 2}})["counts"]["scale"] == 2


def test_what_is_ours_is_listed() -> None:
    assert [(table, entry["id"]) for table, entry in reconstructed(BASE)] == [("[[track]]", 1)]
