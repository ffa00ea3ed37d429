"""One language's messages, read by Fluent's own modules: prose.py imports them when something is first said, because
they take longer to load than all of Kade."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kade.display.prose import Anatomy, ProseError

_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NOT_WITHIN = re.compile(r"^(?=[A-Za-z-])(?!-?[A-Za-z][\w-]* *=)", re.MULTILINE)
"""A line that begins at the margin like a message and is none."""


class Language:
    """The messages of one language. Reading Fluent takes its time, so a message is read when it is first said."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)  # the marks of isolation would show on a terminal
        self._read: set[str] = set()
        self._source = source
        self._parts: dict[str, tuple[int, str]] = {}
        found = list(_BEGINS.finditer(source))
        ends = [*(one.start() for one in found[1:]), len(source)]
        for one, end in zip(found, ends, strict=True):
            if one[1] in self._parts:
                raise ProseError(f"The texts in {lang!r} have two messages {one[1]!r}; one is enough.")
            self._parts[one[1]] = one.start(), source[one.start() : end]
        if self._looks_wrong(source[: ends[0] if not found else found[0].start()]):
            self.entries()

    def _looks_wrong(self, head: str) -> bool:
        """Whether it is worth to read all of it now, since somebody may have made a slip."""
        return (
            _NOT_WITHIN.search(self._source) is not None
            or any(line and not line.startswith("#") for line in map(str.strip, head.splitlines()))
            or any(text.count("{") != text.count("}") for _, text in self._parts.values())
        )

    def knows(self, name: str) -> bool:
        return name in self._parts and not name.startswith("-")

    def read(self, name: str) -> None:
        """The message and all that it refers to."""
        todo = [name]
        while todo:
            wanted = todo.pop()
            if wanted in self._read or wanted not in self._parts:
                continue  # a reference to what does not exist is told when the message is said
            self._read.add(wanted)
            entries = self._entries(*self._parts[wanted])
            self.bundle.add_resource(ast.Resource(body=list(entries)))
            todo += [_referred(node) for entry in entries for node in _nodes(entry) if isinstance(node, REFERENCES)]

    def anatomy(self) -> dict[str, Anatomy]:
        """Every message with all it depends on, directly or through other messages."""
        entries = {_entry_id(entry): entry for entry in self.entries()}
        return {name: _anatomy(name, entries) for name in entries}

    def listed(self, items: Sequence[str]) -> str:
        """Things as this language lists them: a, b and c."""
        return format_list(items, locale=self.lang)

    def entries(self) -> list[ast.Message | ast.Term]:
        """All of them."""
        return self._entries(0, self._source)

    def _entries(self, start: int, text: str) -> list[ast.Message | ast.Term]:
        """Fluent skips what it cannot read: here that is an error."""
        found: list[ast.Message | ast.Term] = []
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                why = entry.annotations[0].message if entry.annotations else "not Fluent syntax"
                line = self._source.count("\n", 0, start + (entry.span.start if entry.span else 0)) + 1
                raise ProseError(f"The texts in {self.lang!r} cannot be read from line {line} on: {why}.")
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
        return found


def _entry_id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _anatomy(name: str, entries: Mapping[str, ast.Message | ast.Term]) -> Anatomy:
    variables: set[str] = set()
    seen: set[str] = {name}
    choices: list[tuple[str, frozenset[str]]] = []
    todo = [name]
    while todo:
        for node in _nodes(entries[todo.pop()]):
            if isinstance(node, ast.VariableReference):
                variables.add(node.id.name)
            elif isinstance(node, REFERENCES):
                other = _referred(node)
                if other not in entries:
                    raise ProseError(f"The message {name!r} refers to {other!r}, which does not exist.")
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
            elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                choices.append((node.selector.id.name, frozenset(map(_key, node.variants))))
    return Anatomy(frozenset(variables), frozenset(seen - {name}), tuple(choices))


REFERENCES = (ast.MessageReference, ast.TermReference)


def _referred(node: ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
