"""The command's own sentences, in the person's language, and numbers as that language writes them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources

from kade.display.game import LANGUAGES
from kade.display.prose import Prose, Value
from kade.kernel.errors import KadeError


class Misuse(KadeError):
    """Something asked of the command that it cannot do, already said in the person's language."""


@cache
def texts() -> Prose:
    folder = resources.files("kade.cli") / "texts"
    return Prose({lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES})


class Voice:
    """One language, spoken."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **args: Value) -> str:
        return texts().message(message, args, self.lang)

    def misuse(self, message: str, **args: Value) -> Misuse:
        return Misuse(self.say(message, **args))

    def number(self, value: float, digits: int = 0) -> str:
        from babel.numbers import format_decimal  # not before it is needed: it takes long to load

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.lang))

    def percent(self, share: float) -> str:
        from babel.numbers import format_percent

        return str(format_percent(share, format="0.0%", locale=self.lang))


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the environment asks for and we speak; English otherwise."""
    for name in ("KADE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = environment.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
        if lang:
            return LANGUAGES[0]
    return LANGUAGES[0]


def voice_for(lang: str | None) -> Voice:
    """The voice for `--lang`; an unknown language gets a sentence."""
    if lang is None:
        return Voice(own_language())
    if lang.lower() not in LANGUAGES:
        raise Voice(own_language()).misuse("error-language", lang=lang, known=", ".join(LANGUAGES))
    return Voice(lang.lower())
