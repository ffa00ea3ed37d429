"""Ways to break what was saved: plain data with one entry changed, Records with one line or letter changed."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

JUNK: tuple[Any, ...] = (None, True, -1, 0, 7, 10**20, 2.5, "", "x", "²", [], [[]], [1, 2], ["x"], {}, {"x": []})
Path = tuple[Any, ...]


def paths(value: Any, here: Path = ()) -> list[Path]:
    """Every place in plain data."""
    found = [here]
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*here, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += paths(item, (*here, index))
    return found


@dataclass
class Broken:
    """Changed data; only what was changed is shown when a test fails."""

    how: str
    data: dict[str, Any] = field(repr=False)


@st.composite
def broken(draw: st.DrawFn, data: dict[str, Any]) -> Broken:
    """The data with one place deleted, doubled or filled with junk."""
    changed = copy.deepcopy(data)
    *where, last = draw(st.sampled_from([path for path in paths(data) if path]))
    parent: Any = changed
    for key in where:
        parent = parent[key]
    way = draw(st.sampled_from(("junk", "junk", "delete", "double", "number")))
    if way == "delete":
        del parent[last]
    elif way == "double" and isinstance(parent, list):
        parent.insert(last, copy.deepcopy(parent[last]))
    elif way == "number" and isinstance(parent[last], int):
        parent[last] += draw(st.sampled_from((-1, 1, 2, 5, 100)))
    else:
        parent[last] = copy.deepcopy(draw(st.sampled_from(JUNK)))
        way = repr(parent[last])
    return Broken(f"{way} at {[*where, last]}", changed)


@st.composite
def torn(draw: st.DrawFn, text: str) -> str:
    """A Record's text with a line lost, doubled, exchanged or scribbled on."""
    lines = text.splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    way = draw(st.sampled_from(("lose", "double", "exchange", "letter", "word", "scribble")))
    words = lines[at].split(" ")
    if way == "lose":
        del lines[at]
    elif way == "double":
        lines.insert(at, lines[at])
    elif way == "exchange":
        other = draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif way == "letter" and lines[at]:
        place = draw(st.integers(0, len(lines[at]) - 1))
        lines[at] = lines[at][:place] + draw(st.sampled_from("9x-*#:²\0 {")) + lines[at][place + 1 :]
    elif way == "word":
        words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(("", "x", "99", "*", "top", "-1", "null")))
        lines[at] = " ".join(words)
    else:
        lines[at] = draw(st.sampled_from(SCRIBBLES))
    return "\n".join(lines) + "\n"


SCRIBBLES = (
    "* top",
    "* top deck",
    "* top nowhere x",
    "*",
    "* ",
    "* first",
    "* first 99",
    "* deck x",
    "99 x",
    "² draw card",
    "0",
    "0 ",
    "seed: -",
    "seed: null",
    "rules: 99",
    "kade: 2",
    "options: []",
    "options: 3",
    'options: {"players": 99}',
    'options: {"players": []}',
    'options: {"x": 1}',
    'edition: {"x": {}}',
    "edition: {",
    'edition: {"game": "x"}',
    "players: 3",
    'result: {"x": 1}',
    "game: x",
    "game:",
    ": x",
    "options: " + "[" * 2000,
)
