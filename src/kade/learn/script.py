"""The script of a guided game as a game brings it: read from its file and checked, not yet played.

`learn/first_game.toml` is the script of the lesson `first-game`, and `learn/first_game.en.ftl` and its like have the
words. docs/guided-games.md says how to write one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from kade.display.game import LANGUAGES
from kade.display.prose import Phrase, Prose
from kade.kernel.errors import KadeError
from kade.kernel.kinds import entries, table, whole
from kade.kernel.plain import shown
from kade.learn import puzzles
from kade.learn.folder import plans, read_plan, read_words
from kade.learn.ledger import read_ledger
from kade.learn.rulebook import PLAN

TITLE = Phrase("title", {})
"""The name of the whole lesson."""
FIRST = "first-game"
"""The lesson that is offered before all others."""
SCRIPT = ("minutes", "players", "seat", "options", "scene")
SCENE = ("lay", "new", "play", "moves", "step")
STEP = ("id", "rules", "moves", "then", "shows", "shows_after", "numbers")
MOST_MINUTES = 60
NEXT_PAUSE = "*"
MOVE = re.compile(r"^(\d) +(\S.*)$")
ID = re.compile(r"^[a-z][a-z0-9-]*$")


class BadLesson(KadeError):
    """A guided game that cannot be played as its script says."""


@dataclass(frozen=True)
class Move:
    """What a seat does, as a Record writes it; `*` is no decision but the next pause of what the last one brought."""

    seat: int
    action: str

    @property
    def is_pause(self) -> bool:
        return self.action == NEXT_PAUSE


@dataclass(frozen=True)
class Step:
    """One idea: what is done, and what others do when it has been explained (`then`)."""

    id: str
    rules: list[str]
    moves: list[Move]
    then: list[Move]
    shows: list[str]
    shows_after: list[str]
    numbers: Mapping[str, str]


@dataclass(frozen=True)
class Scene:
    """Steps that follow from one position."""

    position: Mapping[str, Any]
    steps: list[Step]


@dataclass(frozen=True)
class Script:
    """`seat` is the learner's; `options` are those of the real game that is offered at the end."""

    game: str
    name: str
    minutes: int
    players: list[str]
    seat: int
    options: Mapping[str, Any]
    scenes: list[Scene]
    prose: Prose = field(repr=False)

    def say(self, phrase: Phrase, lang: str) -> str:
        """A phrase of its words; where the language has none of its own, in English."""
        return self.prose.say(phrase, lang if lang in self.prose.languages else self.prose.fallback)

    def in_all_languages(self, phrase: Phrase) -> dict[str, str]:
        return {lang: self.say(phrase, lang) for lang in LANGUAGES}


def lessons(game: str) -> list[str]:
    """The guided games that a game has, the first game first."""
    names = [plan.replace("_", "-") for plan in plans(game) if plan not in (PLAN, puzzles.PLAN)]
    return sorted(names, key=lambda name: (name != FIRST, name))


@cache
def script(game: str, name: str) -> Script:
    """A script by its name; a BadLesson says what is wrong with it."""
    file = name.replace("-", "_")
    plan = read_plan(game, file) if name in lessons(game) else {}
    words = read_words(game, f"{file}.")
    if not plan or words is None:
        has = ", ".join(lessons(game)) or "none"
        raise BadLesson(f"{game} has no guided game {shown(name)}; it has {has}.")
    return read_script(game, name, plan, words)


def read_script(game: str, name: str, plan: Mapping[str, Any], words: Prose) -> Script:
    """A plan as TOML has it, and its words, as a script."""
    try:
        return _Reader(game, name, words).script(plan)
    except BadLesson:
        raise
    except KadeError as problem:
        raise BadLesson(f"{game}, {name}: {problem}") from None


@dataclass
class _Reader:
    game: str
    name: str
    words: Prose
    seen: set[str] = field(default_factory=set)

    def script(self, plan: Any) -> Script:
        table("script", plan, SCRIPT)
        players = [self.text("players", one) for one in entries("players", plan.get("players", []))]
        scenes = [self.scene(one) for one in entries("scene", plan.get("scene", []))]
        if not self.words.has(TITLE.message, self.words.fallback):
            raise self.wrong(f"it has no message {TITLE.message!r}")
        if not players or not scenes:
            raise self.wrong("it must name its players and have at least one [[scene]]")
        minutes = whole("minutes", plan.get("minutes", 0), 1, MOST_MINUTES)
        seat = whole("seat", plan.get("seat", 0), 0, len(players) - 1)
        options = table("options", plan.get("options", {}))
        return Script(self.game, self.name, minutes, players, seat, options, scenes, self.words)

    def scene(self, spec: Any) -> Scene:
        table("scene", spec, SCENE)
        if ("lay" in spec) == ("new" in spec):
            raise self.wrong("a scene has either `lay`, a position laid out by hand, or `new`, a game that is begun")
        steps = [self.step(one) for one in entries("step", spec.get("step", []))]
        if not steps:
            raise self.wrong("a scene has at least one [[scene.step]]")
        return Scene({key: value for key, value in spec.items() if key != "step"}, steps)

    def step(self, spec: Any) -> Step:
        table("step", spec, STEP)
        id = self.text("id", spec.get("id"))
        if not ID.match(id) or id in self.seen:
            raise self.wrong(f"the step {shown(id)} needs an id of its own, of small letters, digits and hyphens")
        self.seen.add(id)
        for message in (id, f"{id}-before"):
            if not self.words.has(message, self.words.fallback):
                raise self.wrong(f"the step {id} has no message {message!r}")
        numbers = table("numbers", spec.get("numbers", {}))
        return Step(
            id,
            self.rules(id, self.text("rules", spec.get("rules", ""))),
            self.moves(id, spec.get("moves", [])),
            self.moves(id, spec.get("then", [])),
            [self.text("shows", one) for one in entries("shows", spec.get("shows", []))],
            [self.text("shows_after", one) for one in entries("shows_after", spec.get("shows_after", []))],
            {name: self.text(name, value) for name, value in numbers.items()},
        )

    def rules(self, id: str, numbers: str) -> list[str]:
        ledger = read_ledger(self.game)
        if ledger is None:
            if numbers:
                raise self.wrong(f"the step {id} cites rules, but the game has no ledger")
            return []
        try:
            return ledger.cited(numbers)
        except KadeError as problem:
            raise self.wrong(f"the step {id} cites what is not there. {problem}".rstrip(".")) from None

    def moves(self, id: str, lines: Any) -> list[Move]:
        found = []
        for line in entries("moves", lines):
            text = self.text("moves", line)
            move = MOVE.match(text)
            if text == NEXT_PAUSE:
                found.append(Move(-1, text))
            elif move:
                found.append(Move(int(move[1]), move[2]))
            else:
                raise self.wrong(
                    f"the step {id} has the move {shown(text)}, but a move is a seat and the name of an action, "
                    "as in a Record, or * for the next pause"
                )
        return found

    def text(self, where: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.wrong(f"{where} is {shown(value)}, but must be a text")
        return value

    def wrong(self, what: str) -> BadLesson:
        return BadLesson(f"{self.game}, {self.name}: {what}.")
