"""Sentences for people in several languages, made from Fluent sources; files and game words live elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kade.kernel.errors import KadeError
from kade.kernel.plain import shown


class ProseError(KadeError):
    """A message that cannot be said: unknown, in an unknown language, badly written, or without what it speaks of."""


class Phrase(NamedTuple):
    """A sentence not yet said in any language: the message and what it speaks of."""

    message: str
    args: Mapping[str, Value]


# What a message may speak of. A phrase is said in the language of the message around it, a list as that language
# lists things ("a, b and c"), so a game describes what happened once for all languages.
Value: TypeAlias = "str | int | Phrase | Sequence[Value]"


class Anatomy(NamedTuple):
    """What one message is made of, itself and the messages it refers to: for tests of completeness."""

    variables: frozenset[str]
    references: frozenset[str]
    choices: tuple[tuple[str, frozenset[str]], ...]  # per select expression: the variable and the variants' keys


class Prose:
    """All messages of a game in all its languages. A source is parsed when its language is first spoken."""

    def __init__(self, sources: Mapping[str, str], fallback: str = "en") -> None:
        if fallback not in sources:
            raise ProseError(f"The fallback language {fallback!r} is not among {_these(sources)}.")
        self._sources = dict(sources)
        self._bundles: dict[str, FluentBundle] = {}
        self.fallback = fallback
        self.languages: tuple[str, ...] = tuple(sources)

    def has(self, name: str, lang: str) -> bool:
        """Whether this language itself knows the message, the fallback left aside."""
        return self._bundle(lang).has_message(name)

    def say(self, phrase: Phrase | tuple[str, Mapping[str, Value]], lang: str) -> str:
        return self.message(phrase[0], phrase[1], lang)

    def message(self, name: str, args: Mapping[str, Value], lang: str) -> str:
        """The whole sentence, or a ProseError: nobody is ever shown one with holes in it."""
        bundle = self._bundle(lang)
        if not bundle.has_message(name):
            if lang == self.fallback or not self._bundle(self.fallback).has_message(name):
                raise ProseError(f"There is no message {name!r} in {lang!r}.")
            return self.message(name, args, self.fallback)
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise ProseError(f"The message {name!r} in {lang!r} has no text of its own.")
        said = {name: self._value(value, lang) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, said)
        if errors:
            given = _these(args) if args else "nothing"
            raise ProseError(f"The message {name!r} in {lang!r} cannot be said: {errors[0]}. It was given {given}.")
        return str(text)

    def width(self, said: str) -> int:
        """How many columns words take where they are shown: for whoever sets them out in a grid."""
        return len(said)

    def anatomy(self, lang: str) -> dict[str, Anatomy]:
        """Every message of a language with all it depends on, directly or through other messages."""
        self._bundle(lang)
        entries = {_entry_id(entry): entry for entry in _entries(lang, self._sources[lang])}
        return {name: _anatomy(name, entries) for name in entries}

    def _value(self, value: Value, lang: str) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Phrase):
            return self.say(value, lang)
        return format_list([str(self._value(item, lang)) for item in value], locale=lang)

    def _bundle(self, lang: str) -> FluentBundle:
        if not isinstance(lang, str):
            raise ProseError(f"{shown(lang)} is not a language; choose one of {_these(self._sources)}.")
        bundle = self._bundles.get(lang)
        if bundle is None:
            if lang not in self._sources:
                raise ProseError(
                    f"{lang[:60]!r} is not a language that is spoken here; choose one of {_these(self._sources)}."
                )
            bundle = FluentBundle([lang], use_isolating=False)  # the marks of isolation would show on a terminal
            bundle.add_resource(ast.Resource(body=list(_entries(lang, self._sources[lang]))))
            self._bundles[lang] = bundle
        return bundle


def _entries(lang: str, source: str) -> list[ast.Message | ast.Term]:
    """The messages of a source. Fluent skips what it cannot read and keeps the first of two: here that is an error."""
    entries: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "not Fluent syntax"
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise ProseError(f"The texts in {lang!r} cannot be read from line {line} on: {why}.")
        if isinstance(entry, ast.Message | ast.Term):
            if _entry_id(entry) in entries:
                raise ProseError(f"The texts in {lang!r} have two messages {_entry_id(entry)!r}; one is enough.")
            entries[_entry_id(entry)] = entry
    return list(entries.values())


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
            elif isinstance(node, ast.MessageReference | ast.TermReference):
                other = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                if other not in entries:
                    raise ProseError(f"The message {name!r} refers to {other!r}, which does not exist.")
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
            elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                choices.append((node.selector.id.name, frozenset(map(_key, node.variants))))
    return Anatomy(frozenset(variables), frozenset(seen - {name}), tuple(choices))


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _these(names: Mapping[str, object]) -> str:
    return ", ".join(repr(name) for name in names)
