"""What the server has to offer, as it is told to clients: games, their texts and styles, bots."""

from __future__ import annotations

import logging
from functools import cache

import msgspec

import kade
from kade.bots import bots, strength
from kade.display import shared
from kade.display.game import LANGUAGES, Game
from kade.kernel import seeded
from kade.kernel.errors import KadeError
from kade.server.errors import Refused
from kade.server.wire import BotInfo, Cover, GameInfo, GameOption, SeatRange

log = logging.getLogger("kade.server")

COVER = 40
"""The seed of the game on a cover, and how many decisions it has seen."""


@cache
def games() -> list[GameInfo]:
    """All that can be played. One without a title is left out: it came from elsewhere, and the others have one."""
    found = []
    for id in kade.games():
        try:
            found.append(_about(kade.load(id)))
        except KadeError as problem:
            log.warning("The game %r is not offered: %s", id, problem)
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
    )


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
    if lang not in LANGUAGES:
        raise Refused("not-found", f"The languages here are {', '.join(LANGUAGES)}.", status=404)
    return _game(id).messages(lang)


@cache
def style(id: str) -> str:
    return shared.style(_game(id).resource("picture/style.css"))


@cache
def cover(id: str) -> Cover:
    """The board of some game under way, as a spectator sees it."""
    game = _game(id)
    state, chance = game.new(seed=COVER), seeded(COVER)
    for _ in range(COVER):
        if state.over:
            break
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    panels = game.panels(state.view(None))
    board = next((panel for panel in panels if panel.role == "board"), panels[0])
    return Cover(board.width, board.height, str(board.static + board.moving))


def _game(id: str) -> Game:
    try:
        return kade.load(id)
    except KadeError as problem:
        raise Refused("not-found", str(problem), status=404) from None
