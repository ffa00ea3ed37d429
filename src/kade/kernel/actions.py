"""Actions are ints in a dense range; this declares them by kind and arguments, and derives their names."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kade.kernel.errors import BadEdition, IllegalAction
from kade.kernel.plain import shown

LONGEST_NAME = 200
"""A text longer than this is nobody's slip of the pen: no name near it is looked for."""


class Choice(NamedTuple):
    """An action as whoever shows it reads it: its name, the id of its kind, and the words of its arguments."""

    name: str
    kind: str
    words: dict[str, str]


class Kind:
    """One kind of action: where its ints begin, its pattern, and the words each argument may be.

    `Kind(11, "pay {colour} {wilds} wild", colour=["pink", "blue"], wilds=["0", "1"])` declares four actions,
    11 to 14; the last argument runs fastest.
    """

    def __init__(self, at: int, pattern: str, **words: Sequence[str]) -> None:
        self.at = at
        self.pattern = pattern
        self.arguments: tuple[str, ...] = tuple(re.findall(r"{(\w+)}", pattern))
        if set(self.arguments) != set(words):
            raise ValueError(f"the pattern {pattern!r} names {self.arguments}, the words given are for {tuple(words)}")
        self.words: tuple[tuple[str, ...], ...] = tuple(tuple(words[name]) for name in self.arguments)
        self.id = "-".join(pattern.partition("{")[0].split())
        self.size = 1
        for choice in self.words:
            self.size *= len(choice)

    def rows(self) -> Iterator[tuple[str, ...]]:
        return itertools.product(*self.words)

    def name(self, row: tuple[str, ...]) -> str:
        return self.pattern.format(**dict(zip(self.arguments, row, strict=True)))


class ActionSpace:
    """All actions of one edition of a game: ints 0 to len - 1, each with its readable ASCII name."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.names: list[str] = []
        self._kind: list[Kind] = []
        self._row: list[tuple[str, ...]] = []
        self._described: dict[int, Choice] = {}
        for kind in kinds:
            if kind.at != len(self.names):
                raise ValueError(f"{kind.pattern!r} is declared at {kind.at}, not at {len(self.names)}")
            for row in kind.rows():
                self.names.append(kind.name(row))
                self._kind.append(kind)
                self._row.append(row)
        if len({kind.id for kind in kinds}) != len(self.kinds):
            raise ValueError("two kinds of action begin with the same words")
        self._index: dict[str, int] = {}
        for action, name in enumerate(self.names):
            if not _is_name(name):
                raise BadEdition(
                    f"An action would be called {shown(name)}: the ids that it is made of must be plain "
                    "letters and digits, without '#' or double spaces."
                )
            if self._index.setdefault(name, action) != action:
                raise BadEdition(f"Two actions have the same name, {shown(name)}: the ids it is made of must differ.")

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.names)))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self.names)

    def name(self, action: int) -> str:
        if action not in self:
            raise IllegalAction(
                f"{shown(action)} is not an action: they run from 0 to {len(self) - 1}.", "unknown-action"
            )
        return self.names[action]

    def action(self, name: str) -> int:
        if not isinstance(name, str):
            raise IllegalAction(f"{shown(name)} is not the name of an action: that is a text.", "unknown-action")
        found = self._index.get(" ".join(name.split()))
        if found is None:
            near = _nearest(name, self.names) if len(name) <= LONGEST_NAME else ""
            hint = f" Did you mean {near!r}?" if near else ""
            raise IllegalAction(f"There is no action {shown(name)}.{hint}", "unknown-action")
        return found

    def choice(self, name: str) -> Choice:
        return self.describe(self.action(name))

    def describe(self, action: int) -> Choice:
        """An action by its kind and words (do not change them): Choice("pay pink 1 wild", "pay", {"colour": "pink",
        "wilds": "1"})."""
        name = self.name(action)
        found = self._described.get(action)
        if found is None:
            kind = self._kind[action]
            words = dict(zip(kind.arguments, self._row[action], strict=True))
            found = self._described[action] = Choice(name, kind.id, words)
        return found


def _is_name(name: str) -> bool:
    """Whether a Record can have it on a line, and get it back from there."""
    return name.isascii() and name.isprintable() and "#" not in name and name == " ".join(name.split()) != ""


def _nearest(name: str, names: list[str]) -> str:
    import difflib

    found = difflib.get_close_matches(name, names, n=1, cutoff=0.75)
    return found[0] if found else ""
