"""What the server has to offer, as it is told to clients: games, their texts and styles, bots."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from itertools import islice

import msgspec

import kade
from kade.bots import bots, strength
from kade.display import shared
from kade.display.game import LANGUAGES, Game
from kade.kernel import State, seeded
from kade.kernel.errors import KadeError
from kade.learn import rulebook as learn
from kade.learn.ledger import RULING
from kade.learn.script import TITLE, lessons, script
from kade.learn.trial import trial
from kade.server.bodies import (
    BotInfo,
    Cover,
    GameInfo,
    GameOption,
    LedgerRule,
    LedgerSection,
    LessonInfo,
    Rulebook,
    RulebookChapter,
    RulebookPicture,
    RulebookTrial,
    SeatRange,
)
from kade.server.errors import Refused
from kade.server.garbage import keep_for_good

log = logging.getLogger("kade.server")

COVER = 43
"""The seed of the games on the covers."""


@cache
def games() -> list[GameInfo]:
    """All that can be played. One without a title is left out: it came from elsewhere, and the others have one."""
    found = []
    for id in kade.games():
        try:
            found.append(_about(kade.load(id)))
        except KadeError as problem:
            log.warning("The game %r is not offered: %s", id, problem)
    keep_for_good()
    return found


def _about(game: Game) -> GameInfo:
    numbers = next((option.choices for option in game.options if option.name == "players"), (1,))
    return GameInfo(
        game.id,
        game.rules,
        _in_all_languages(game, "game-title"),
        _in_all_languages(game, "game-blurb"),
        [msgspec.convert(option.to_dict(), GameOption) for option in game.options],
        SeatRange(min(numbers), max(numbers)),
        reconstructed=game.prose.has("game-reconstructed", "en"),
        minutes=game.minutes,
        solo=_solo(game) if min(numbers) == 1 else {},
        lessons=_lessons(game.id),
    )


def _lessons(game: str) -> list[LessonInfo]:
    """Its guided games. One that cannot be read is left out: the game itself can still be played."""
    found = []
    for name in lessons(game):
        try:
            one = script(game, name)
        except KadeError as problem:
            log.warning("A guided game is not offered: %s", problem)
            continue
        steps = sum(len(scene.steps) for scene in one.scenes)
        found.append(LessonInfo(name, one.in_all_languages(TITLE), one.minutes, steps))
    return found


def _solo(game: Game) -> dict[str, str]:
    """The automaton of the solo game; where there is none, the game itself."""
    against = next(iter(game.automata(1)), None)
    return {lang: game.prose.say(against, lang) if against else "" for lang in LANGUAGES}


def _in_all_languages(game: Game, message: str) -> dict[str, str]:
    return {lang: game.prose.message(message, {}, lang) for lang in LANGUAGES}


def all_bots() -> list[BotInfo]:
    return [BotInfo(name, *strength(name)) for name in bots()]


@cache
def texts(id: str, lang: str) -> str:
    return _game(id).messages(_language(lang))


@cache
def style(id: str) -> str:
    return shared.style(_game(id).resource("picture/style.css"))


@cache
def cover(id: str) -> Cover:
    """The board of a game of which two thirds are played, as a spectator sees it."""
    game = _game(id)
    length = sum(1 for _ in _played_at_random(game))
    state = next(islice(_played_at_random(game), 2 * length // 3, None))
    panels = game.panels(state.view(None))
    board = next((panel for panel in panels if panel.role == "board"), panels[0])
    return Cover(board.width, board.height, str(board.static + board.moving))


def _played_at_random(game: Game) -> Iterator[State]:
    """A game from its first position to its last."""
    state, chance = game.new(seed=COVER), seeded(COVER)
    yield state
    while not state.over:
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        yield state


@cache
def rulebook(id: str, lang: str) -> str:
    """As JSON: chapters, and every rule word for word."""
    book = learn.rulebook(_game(id).id, _language(lang))
    if book is None:
        raise Refused("not-found", "This game has brought no rulebook.", status=404)
    sections = [
        LedgerSection(section.title, [LedgerRule(name, text, RULING in text) for name, text in section.rules.items()])
        for section in book.ledger.sections
    ]
    chapters = msgspec.convert(book.chapters, list[RulebookChapter], from_attributes=True)
    for chapter, written in zip(chapters, book.chapters, strict=True):
        for topic, source in zip(chapter.topics, written.topics, strict=True):
            offered = trial(id, source, book.lang)
            topic.trial = None if offered is None else RulebookTrial(offered.lesson, offered.stop, offered.title)
    return msgspec.json.encode(Rulebook(id, book.lang, book.reconstructed, chapters, sections, book.synonyms)).decode()


@cache
def rulebook_picture(id: str, name: str) -> str:
    found = learn.picture(_with_picture(id, name), name)
    panel = found.panel
    drawn = str(panel.static + panel.moving)
    picture = RulebookPicture(panel.title, panel.width, panel.height, drawn, found.crop, found.calls, found.legal)
    return msgspec.json.encode(picture).decode()


@cache
def rulebook_picture_in_words(id: str, name: str, lang: str) -> str:
    sections = learn.picture_in_words(_with_picture(id, name), name, _language(lang))
    return msgspec.json.encode(sections).decode()


def _with_picture(id: str, name: str) -> str:
    game = _game(id).id
    if name not in learn.pictures(game):
        raise Refused("not-found", "The rulebook has no such picture.", status=404)
    return game


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("not-found", f"The languages here are {', '.join(LANGUAGES)}.", status=404)
    return lang


def _game(id: str) -> Game:
    try:
        return kade.load(id)
    except KadeError as problem:
        raise Refused("not-found", str(problem), status=404) from None
