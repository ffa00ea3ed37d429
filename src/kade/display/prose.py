"""Sentences for people in several languages, made from Fluent sources; files and game words live elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kade.kernel.errors import KadeError
from kade.kernel.plain import shown

if TYPE_CHECKING:
    from kade.display.language import Language


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
    """All messages of a game in all its languages."""

    def __init__(self, sources: Mapping[str, str], fallback: str = "en") -> None:
        if fallback not in sources:
            raise ProseError(f"The fallback language {fallback!r} is not among {_these(sources)}.")
        self._sources = dict(sources)
        self._spoken: dict[str, Language] = {}
        self.fallback = fallback
        self.languages: tuple[str, ...] = tuple(sources)

    def has(self, name: str, lang: str) -> bool:
        """Whether this language itself knows the message, the fallback left aside."""
        return self._language(lang).knows(name)

    def say(self, phrase: Phrase | tuple[str, Mapping[str, Value]], lang: str) -> str:
        return self.message(phrase[0], phrase[1], lang)

    def message(self, name: str, args: Mapping[str, Value], lang: str) -> str:
        """The whole sentence, or a ProseError: nobody is ever shown one with holes in it."""
        language = self._language(lang)
        if not language.knows(name):
            if lang == self.fallback or not self.has(name, self.fallback):
                raise ProseError(f"There is no message {name!r} in {lang!r}.")
            return self.message(name, args, self.fallback)
        language.read(name)
        bundle = language.bundle
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise ProseError(f"The message {name!r} in {lang!r} has no text of its own.")
        said = {name: self._value(value, lang) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, said)
        if errors:
            given = _these(args) if args else "nothing"
            raise ProseError(f"The message {name!r} in {lang!r} cannot be said: {errors[0]}. It was given {given}.")
        return _with_minus(str(text), args)

    def width(self, said: str) -> int:
        """How many columns words take where they are shown: for whoever sets them out in a grid."""
        return len(said)

    def anatomy(self, lang: str) -> dict[str, Anatomy]:
        """Every message of a language with all it depends on, directly or through other messages."""
        return self._language(lang).anatomy()

    def _value(self, value: Value, lang: str) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Phrase):
            return self.say(value, lang)
        return self._language(lang).listed([str(self._value(item, lang)) for item in value])

    def _language(self, lang: str) -> Language:
        if not isinstance(lang, str):
            raise ProseError(f"{shown(lang)} is not a language; choose one of {_these(self._sources)}.")
        found = self._spoken.get(lang)
        if found is None:
            if lang not in self._sources:
                raise ProseError(
                    f"{lang[:60]!r} is not a language that is spoken here; choose one of {_these(self._sources)}."
                )
            from kade.display.language import Language

            found = self._spoken[lang] = Language(lang, self._sources[lang])
        return found


def _with_minus(text: str, args: Mapping[str, Value]) -> str:
    """Numbers below zero as they are printed: Unicode's data give our languages a hyphen."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", f"−{-value}", text)
    return text


def _these(names: Mapping[str, object]) -> str:
    return ", ".join(repr(name) for name in names)
