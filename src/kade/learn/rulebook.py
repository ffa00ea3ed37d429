"""The rulebook of a game: chapters in our own words with pictures, and the ledger that they rest on.

A game brings them in its folder `learn`: rulebook.toml says which paragraphs there are, the rules each rests on and
what is pictured; en.ftl, pl.ftl and it.ftl have the words, a message for each paragraph and each call-out. Pictures are
drawn from positions by the game itself, and what they point at is named, so a test can tell that it is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import kade
from kade.display.game import Game
from kade.display.panel import Panel
from kade.display.prose import Prose
from kade.kernel.errors import KadeError
from kade.kernel.plain import shown
from kade.kernel.state import State
from kade.learn.folder import lay_out, read_plan, read_words
from kade.learn.ledger import ENGLISH, Ledger, read_ledger

PLAN = "rulebook"
KINDS = ("text", "note", "example", "step")
"""A paragraph, a word of advice, an example, one of the pictures of "in one minute"."""


class BadRulebook(KadeError):
    """A rulebook that cannot be shown: it names something that is not there."""


@dataclass(frozen=True)
class Text:
    """A paragraph, and the rules it rests on. A step has a picture of its own."""

    kind: str
    text: str
    rules: list[str]
    picture: str = ""


@dataclass(frozen=True)
class Figure:
    """A picture by its name, what its numbers say, and whether it is as wide as the page."""

    id: str
    calls: list[str]
    wide: bool


@dataclass(frozen=True)
class Topic:
    """What is read in one go; the first of a chapter has no title of its own."""

    id: str
    title: str
    texts: list[Text]
    figures: list[Figure]
    tries: str = ""
    """The step of a guided game in which one does what it speaks of: lesson/step."""


@dataclass(frozen=True)
class Chapter:
    """Some topics; `also` are rules that belong here though no paragraph speaks of them."""

    id: str
    title: str
    lead: str
    topics: list[Topic]
    also: list[str]


@dataclass(frozen=True)
class Rulebook:
    """`lang` is the language of the chapters: English where another has none."""

    game: str
    lang: str
    ledger: Ledger
    reconstructed: str
    chapters: list[Chapter] = field(default_factory=list)
    synonyms: dict[str, str] = field(default_factory=dict)
    """Words that people look for, and what they are called here."""


@dataclass(frozen=True)
class Drawn:
    """A picture: a panel, which part of it is shown (between these elements; all of it without any), where the numbers
    of its call-outs stand, what glows, and whether something should."""

    panel: Panel
    crop: list[str]
    calls: list[str]
    legal: list[str]
    glows: bool


@cache
def rulebook(game: str, lang: str) -> Rulebook | None:
    """None for a game that has neither chapters nor a ledger."""
    ledger = read_ledger(game, lang)
    if ledger is None:
        return None
    loaded = kade.load(game)
    reconstructed = ""
    if loaded.prose.has("game-reconstructed", ENGLISH):
        reconstructed = loaded.prose.message("game-reconstructed", {}, lang)
    plan, prose = _plan(game), _prose(game)
    spoken = lang if prose is not None and lang in prose.languages else ENGLISH
    if prose is None:
        return Rulebook(game, ledger.lang, ledger, reconstructed)
    author = _Author(plan, ledger, prose, spoken)
    chapters = [author.chapter(spec) for spec in plan["chapter"]]
    return Rulebook(game, spoken, ledger, reconstructed, chapters, author.synonyms())


@cache
def picture(game: str, name: str) -> Drawn:
    """One of the pictures of its rulebook, drawn from its position."""
    spec, loaded, state = _pictured(game, name)
    seat = spec.get("seat", 0)
    view = state.view(seat)
    panel = next((one for one in loaded.panels(view) if one.id == spec["panel"]), None)
    if panel is None:
        raise BadRulebook(f"The picture {name!r} shows the panel {spec['panel']!r}, which is not on this table.")
    panel = panel.forms.get(spec.get("form", ""), panel)
    legal = sorted(set(_glowing(loaded, state, seat, view, spec.get("glow", "").split())))
    lit = [id for id in legal if panel.draws(id)]
    return Drawn(panel, spec.get("crop", []), spec.get("calls", []), lit, "glow" in spec)


def picture_in_words(game: str, name: str, lang: str) -> dict[str, list[str]]:
    """The position of a picture, by sections, for those who do not see it."""
    spec, loaded, state = _pictured(game, name)
    return loaded.text(state.view(spec.get("seat", 0)), lang)


@cache
def _pictured(game: str, name: str) -> tuple[dict[str, Any], Game, State]:
    plan = _plan(game)
    spec = plan["picture"][name]
    loaded = kade.load(game)
    return spec, loaded, lay_out(loaded, plan["position"][spec["position"]])


def drawn_on(panel: Panel, name: str) -> bool:
    """Whether a picture can point at this: an element by its id, or a piece; with `@middle` at its middle."""
    name = name.removesuffix("@middle")
    return panel.draws(name) or any(f'data-piece="{name}"' in drawn for drawn in (panel.static, *panel.parts))


def pictures(game: str) -> list[str]:
    """All that its rulebook has, by name."""
    return list(_plan(game).get("picture", {}))


def _glowing(game: Game, state: State, seat: int, view: dict[str, Any], kinds: list[str]) -> Iterator[str]:
    for action in state.legal(seat) if kinds else []:
        name = game.name(action)
        if name.split(" ")[0] in kinds and (target := game.target(name, view)):
            yield target


# ---------------------------------------------------------------- words


@cache
def _plan(game: str) -> dict[str, Any]:
    return read_plan(game, PLAN)


@cache
def _prose(game: str) -> Prose | None:
    return read_words(game) if _plan(game) else None


@dataclass(frozen=True)
class _Author:
    """Says chapters in one language. The words of a paragraph are a message named after where it stands."""

    plan: Mapping[str, Any]
    ledger: Ledger
    prose: Prose
    lang: str

    def chapter(self, spec: Mapping[str, Any]) -> Chapter:
        id = spec["id"]
        topics = [self.topic(id, one) for one in spec["topic"]]
        lead = self.say(f"{id}-lead") if self.prose.has(f"{id}-lead", ENGLISH) else ""
        return Chapter(id, self.say(id), lead, topics, self.ledger.cited(spec.get("also", "")))

    def topic(self, chapter: str, spec: Mapping[str, Any]) -> Topic:
        id = f"{chapter}-{spec['id']}" if "id" in spec else chapter
        texts = [self.text(id, one) for one in spec.get("text", [])]
        figures = [self.figure(name) for name in spec.get("pictures", [])]
        return Topic(id, self.say(id) if "id" in spec else "", texts, figures, spec.get("try", ""))

    def text(self, topic: str, spec: Mapping[str, str]) -> Text:
        kind = next((kind for kind in KINDS if kind in spec), None)
        if kind is None:
            raise BadRulebook(f"{shown(spec)} in the topic {topic!r} is none of {', '.join(KINDS)}.")
        said = self.say(f"{topic}-{spec[kind]}")
        return Text(kind, said, self.ledger.cited(spec.get("rules", "")), spec.get("picture", ""))

    def figure(self, name: str) -> Figure:
        drawn = self.plan["picture"][name]
        numbers = range(1, 1 + len(drawn.get("calls", [])))
        return Figure(name, [self.say(f"picture-{name}-{number}") for number in numbers], drawn.get("wide", False))

    def synonyms(self) -> dict[str, str]:
        """Of a message like `wagon train: cart; route: track`."""
        if not self.prose.has("synonyms", self.lang):
            return {}
        found = {}
        for entry in self.say("synonyms").split(";"):
            words, colon, meant = entry.partition(":")
            if not colon or not words.split() or not meant.strip():
                raise BadRulebook(f"{entry.strip()!r} among the synonyms is not written like 'wagon train: cart'.")
            found.update(dict.fromkeys(words.split(), meant.strip()))
        return found

    def say(self, message: str) -> str:
        return self.prose.message(message, {}, self.lang)
