"""The ledgers of the rules: every rule of a game by its id, in each language. Ours are docs/rules/*.md (English) and
docs/rules/pl, docs/rules/it, and travel with the package."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import kade
from kade.display.game import LANGUAGES
from kade.games import ours
from kade.kernel.errors import KadeError

HEADING = re.compile(r"^## +(.*)$")
RULE = re.compile(r"^[-*]? *\*\*([A-Z]{2,}-\d+(?:\.\d+)+[a-z]?)\*\*\s*(.*)$")
NUMBER = re.compile(r"^(?:([A-Za-z]{2,})-)?(\d+(?:\.\d+)*[a-z]?)$")
RULING = "→ "  # what is ours where the rulebook is silent; without the space an arrow leads from one thing to another
ENGLISH = LANGUAGES[0]


class UnknownRule(KadeError):
    """A rule is cited that the ledger does not have."""


@dataclass
class Section:
    """A heading of a ledger and its rules: id → what it says."""

    title: str
    rules: dict[str, str] = field(default_factory=dict)


@dataclass
class Ledger:
    title: str
    sections: list[Section]
    lang: str = ENGLISH

    @property
    def rules(self) -> dict[str, str]:
        return {name: text for section in self.sections for name, text in section.rules.items()}

    def find(self, asked: str) -> dict[str, str]:
        """The rules meant by an id, its number alone, the number of a heading, or those that speak of a word."""
        rules = self.rules
        if number := NUMBER.match(asked.strip()):
            prefix = next(iter(rules), "").partition("-")[0]
            if number[1] and number[1].upper() != prefix:
                return {}
            wanted = f"{prefix}-{number[2]}"
            if wanted in rules:
                return {wanted: rules[wanted]}
            return {name: text for name, text in rules.items() if name.startswith(wanted + ".")}
        words = asked.casefold().split()
        return {name: text for name, text in rules.items() if all(word in text.casefold() for word in words)}

    def cited(self, numbers: str) -> list[str]:
        """The ids of rules by their numbers, `5.1 5.2`; `14` stands for all of that heading."""
        found: dict[str, str] = {}
        for number in numbers.split():
            if not (these := self.find(number)):
                raise UnknownRule(f"The ledger has no rule {number}.")
            found.update(these)
        return list(found)

    def near(self, asked: str) -> list[str]:
        """Ids that look like what was asked for."""
        return difflib.get_close_matches(asked.strip().upper(), self.rules, n=4, cutoff=0.5)


def folder() -> Traversable:
    """Of the installed package or, in a checkout, docs/rules."""
    packed = resources.files("kade") / "rules"
    return packed if packed.is_dir() else Path(kade.__file__).resolve().parents[2] / "docs" / "rules"


def ledgers() -> list[str]:
    """The games of ours that have one."""
    return sorted(file.name.removesuffix(".md") for file in folder().iterdir() if file.name.endswith(".md"))


def read_ledger(game: str, lang: str = ENGLISH) -> Ledger | None:
    """In that language or, where it has none, in English; None for a game without one."""
    for spoken in dict.fromkeys((lang, ENGLISH)):
        if text := _own(game, spoken) or _brought_along(game, spoken):
            ledger = parse(text)
            ledger.lang = spoken
            return ledger
    return None


def _own(game: str, lang: str) -> str:
    if game not in ours():
        return ""
    file = folder() / f"{game}.md" if lang == ENGLISH else folder() / lang / f"{game}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _brought_along(game: str, lang: str) -> str:
    """The ledger of another package's game lies beside its `game.py`, if it has one: ledger.md, ledger.pl.md."""
    if game in ours() or game not in kade.games():
        return ""
    try:
        return kade.load(game).resource("ledger.md" if lang == ENGLISH else f"ledger.{lang}.md")
    except OSError:
        return ""


def parse(text: str) -> Ledger:
    """A title, headings, rules; an indented line goes on with the rule above it."""
    ledger = Ledger("", [])
    last = ""
    for line in text.splitlines():
        if line.startswith("# "):
            ledger.title = line[2:].strip()
        elif heading := HEADING.match(line):
            ledger.sections.append(Section(heading[1].strip()))
            last = ""
        elif ledger.sections:
            rules = ledger.sections[-1].rules
            if rule := RULE.match(line):
                last = rule[1]
                rules[last] = rule[2]
            elif last and line.startswith(" ") and line.strip():
                rules[last] += "\n" + line.strip()
    ledger.sections = [section for section in ledger.sections if section.rules]
    return ledger
