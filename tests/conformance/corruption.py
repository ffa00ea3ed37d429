"""Ways a stranger would break what is given to a game: saved states, positions, editions, Records. Nothing is checked.

Every choice comes from a `random.Random`: Hypothesis hands one in that it can shrink, the tool one with a seed.
"""

from __future__ import annotations

import copy
import json
import math
from random import Random
from typing import Any

HUGE = 10**6000
Path = tuple[Any, ...]


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


LEAVES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    7,
    77,
    99,
    10**6,
    -(10**6),
    2**31,
    2**64,
    -(2**63),
    10**20,
    HUGE,
    0.0,
    0.5,
    1.0,
    2.5,
    -1.5,
    math.nan,
    math.inf,
    -math.inf,
    "",
    " ",
    "x",
    "0",
    "1",
    "²",
    "٣",
    "-1",
    "1.5",
    "9" * 5000,
    "x" * 10_000,
    "\0",
    "\ud800",
    "a\nb",
    "wild",
    "deck",
    "players",
    "#",
    "{seat}",
    "__class__",
    b"bytes",
    (1, 2),
    {1, 2},
    1j,
)
BRANCHES: tuple[Any, ...] = (
    [],
    {},
    [[]],
    [{}],
    [None],
    [0],
    [1, 2],
    ["x"],
    [0.5],
    [math.nan],
    {"x": 1},
    {"x": []},
    {"": {}},
    {1: 2},
    {None: 0},
    [0] * 1000,
    ["x"] * 1000,
)


def junk(rng: Random) -> Any:
    """Something that does not belong there: a leaf or a branch."""
    return copy.deepcopy(rng.choice(LEAVES if rng.random() < 0.7 else BRANCHES))


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


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def corrupt(rng: Random, data: Any, most: int = 2) -> tuple[str, Any]:
    """A copy of plain data with one place broken, sometimes more, and in words what was done."""
    changed = copy.deepcopy(data)
    if rng.random() < 0.02 and changed:
        path = rng.choice([path for path in paths(changed) if path])
        at(changed, path[:-1])[path[-1]] = nested(rng.choice((5, 60, 3000)))
        return f"a deep list at {_spelt(path)}", changed
    done = []
    for _ in range(1 if rng.random() < 0.8 else rng.randint(2, max(2, most))):
        places = [path for path in _drawn(rng, changed) if path]
        if places:
            done.append(_break(rng, changed, rng.choice(places)))
    return "; ".join(done), changed


def _drawn(rng: Random, data: Any) -> list[Path]:
    """The places to choose from: all alike, or all of one branch, so that small branches have their turn too."""
    if isinstance(data, dict) and data and rng.random() < 0.5:
        key = rng.choice(list(data))
        return [(key, *path) for path in paths(data[key])]
    return paths(data)


def _break(rng: Random, data: Any, path: Path) -> str:
    parent, last = at(data, path[:-1]), path[-1]
    old = parent[last]
    way = rng.choice(
        ("junk", "junk", "junk", "delete", "double", "number", "number", "swap", "move", "order", "add", "other")
    )
    if way == "delete":
        del parent[last]
    elif way == "double" and isinstance(parent, list):
        parent.insert(rng.randint(0, len(parent)), copy.deepcopy(old))
    elif way == "number" and type(old) is int:
        parent[last] = old + rng.choice((-5, -2, -1, 1, 1, 2, 5, 100, 10**6))
    elif way == "order" and isinstance(old, list) and len(old) > 1:
        rng.shuffle(old)
    elif way == "swap":
        other = rng.choice([place for place in paths(data) if place])
        if path[: len(other)] != other and other[: len(path)] != path:  # neither lies inside the other
            there = at(data, other[:-1])
            parent[last], there[other[-1]] = there[other[-1]], old
        way = f"swap with {_spelt(other)}"
    elif way == "move":
        parent[last] = copy.deepcopy(at(data, rng.choice([place for place in paths(data) if place])))
    elif way == "other":
        parent[last] = _another(rng, data, old)
        way = f"{_short(parent[last])}"
    elif way == "add" and isinstance(old, dict):
        key = rng.choice(("x", "", "id", "seat", "__class__", "²", 1, None, *list(old)[:2]))
        old[f"{key}2" if key in old else key] = junk(rng)
    elif way == "add" and isinstance(old, list):
        old.insert(rng.randint(0, len(old)), junk(rng))
    else:
        parent[last] = junk(rng)
        way = _short(parent[last])
    return f"{way} at {_spelt(path)}"


def _another(rng: Random, data: Any, old: Any) -> Any:
    """Another value of the same type that lies somewhere in the data: what a forger would put there."""
    kind = type(old)
    alike = [value for value in (at(data, path) for path in paths(data)) if type(value) is kind]
    return copy.deepcopy(rng.choice(alike)) if alike else junk(rng)


def _spelt(path: Path) -> str:
    return ".".join(str(key) for key in path)


def _short(value: Any) -> str:
    try:
        words = repr(value)
    except (ValueError, RecursionError):
        words = f"a huge {type(value).__name__}"
    return words if len(words) <= 60 else f"{words[:57]}…"


# ---------------------------------------------------------------------- Records

SCRIBBLES = (
    "* top",
    "* top deck",
    "* top nowhere x",
    "*",
    "* ",
    "* first",
    "* first 99",
    "* first ²",
    "* first " + "9" * 5000,
    "* deck x",
    "99 x",
    "² draw card",
    "9" * 5000 + " x",
    "0",
    "0 ",
    "0  ",
    "-1 x",
    "seed: -",
    "seed: null",
    "seed: 1e99",
    "seed: " + "9" * 5000,
    "rules: 99",
    "rules: 1.0",
    "kade: 2",
    "options: []",
    "options: 3",
    'options: {"players": 99}',
    'options: {"players": []}',
    'options: {"x": 1}',
    'options: {"players": NaN}',
    'edition: {"x": {}}',
    "edition: {",
    'edition: {"game": "x"}',
    'edition: {"a": ' * 500,
    "players: 3",
    "players: [3]",
    'result: {"x": 1}',
    "result: [0]",
    'result: ["x"]',
    "result: [NaN]",
    "game: x",
    "game:",
    ": x",
    "options: " + "[" * 100_000,
    "\ufeff",
    "\u2028",
    "\0",
    "1 \ud800",
)
WORDS = ("", "x", "99", "*", "top", "-1", "null", "²", "9" * 5000, "#", "0", "1", "first", "deck", "\0", "١")


def corrupt_text(rng: Random, text: str) -> tuple[str, str]:
    """A Record's text with lines lost, doubled, exchanged, cut or scribbled on."""
    lines = text.splitlines()
    done = []
    for _ in range(1 if rng.random() < 0.8 else 3):
        done.append(_tear(rng, lines))
    whole = "\n".join(lines) + "\n"
    if rng.random() < 0.05:
        whole = whole[: rng.randint(0, len(whole))]
        done.append("cut off")
    return "; ".join(done), whole


def _tear(rng: Random, lines: list[str]) -> str:
    if not lines:
        lines.append("")
    # the header is short and matters most
    where = rng.randint(0, min(8, len(lines)) - 1) if rng.random() < 0.4 else rng.randint(0, len(lines) - 1)
    way = rng.choice(("lose", "double", "exchange", "letter", "word", "drop-word", "scribble", "copy"))
    words = lines[where].split(" ")
    if way == "lose":
        del lines[where]
    elif way == "double":
        lines.insert(where, lines[where])
    elif way == "exchange":
        other = rng.randint(0, len(lines) - 1)
        lines[where], lines[other] = lines[other], lines[where]
    elif way == "copy":
        lines.insert(rng.randint(0, len(lines)), lines[where])
    elif way == "letter" and lines[where]:
        place = rng.randint(0, len(lines[where]) - 1)
        lines[where] = lines[where][:place] + rng.choice('0192x-*#:²\0 {["\u2028') + lines[where][place + 1 :]
    elif way == "word":
        words[rng.randint(0, len(words) - 1)] = rng.choice(WORDS)
        lines[where] = " ".join(words)
    elif way == "drop-word":
        del words[rng.randint(0, len(words) - 1)]
        lines[where] = " ".join(words)
    else:
        lines[where] = rng.choice(SCRIBBLES)
    return f"{way} line {where + 1}"


def corrupt_fields(rng: Random, fields: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The fields of a Record object: one replaced whole, or something inside of it broken."""
    if rng.random() < 0.4:
        name = rng.choice(sorted(fields))
        return f"junk as {name}", {**fields, name: junk(rng)}
    how, changed = corrupt(rng, fields)
    return how, {"game": fields["game"]} | {name: value for name, value in changed.items() if name in fields}


# ---------------------------------------------------------------------- editions


def corrupt_edition(rng: Random, base: dict[str, Any], header: tuple[str, ...]) -> tuple[str, Any]:
    """A few entries of the component data, broken; now and then no table at all."""
    tables = [key for key, value in base.items() if key not in header and isinstance(value, (dict, list))]
    if rng.random() < 0.05:
        wrong = junk(rng)
        return f"{_short(wrong)} as the edition", wrong
    chosen: dict[str, Any] = {}
    for key in rng.sample(tables, min(len(tables), rng.choice((1, 1, 1, 2)))):
        whole = copy.deepcopy(base[key])
        if isinstance(whole, list) and len(whole) > 2 and rng.random() < 0.7:
            whole = rng.sample(whole, rng.choice((1, 1, 2)))
        chosen[key] = whole
    return corrupt(rng, chosen)


def plain(data: Any) -> Any:
    """A copy as JSON would bring it back."""
    return json.loads(json.dumps(data))
