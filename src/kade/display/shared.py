"""What all games have in common when they are shown: messages in every language, and the base of their style sheets."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=.*(?:\n(?:[ }]).*)*\n?", re.MULTILINE)


@cache
def _read(name: str) -> str:
    return (resources.files("kade.display") / name).read_text(encoding="utf-8")


def messages(own: str, lang: str) -> str:
    """A game's messages as Fluent source: its own, and what every game says unless it says that in its own words."""
    said = {entry[1] for entry in _ENTRY.finditer(own)}
    return own + "\n" + _ENTRY.sub(lambda entry: "" if entry[1] in said else entry[0], _read(f"words/{lang}.ftl"))


def style(own: str) -> str:
    """A game's style sheet: the house's colours and measures, what the pictures of all games share, then its own."""
    return "\n".join((_read("tokens.css"), _read("base.css"), own))
