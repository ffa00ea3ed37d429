"""What must hold of whatever a game lets in: it can be looked at, saved, resampled, played; errors are in our words."""

from __future__ import annotations

import json
import math
import re
from random import Random

from kade.display.game import LANGUAGES, Game
from kade.kernel.errors import KadeError
from kade.kernel.state import State

LONGEST_SENTENCE = 2000
PLAYS = 12
PYTHON = re.compile(
    r"object (is not|has no|does not|expected|cannot|at 0x)|has no attribute|object attribute|unsupported operand"
    r"|(list|tuple|string|range|pop) index out of range|index out of range|invalid literal|NoneType|unhashable"
    r"|positional argument|values to unpack|cannot (convert|unpack)|not supported between|Exceeds the limit|recursion"
    r"|is not in (list|tuple)"
    r"|not in list|pop from|changed size|substring not found|domain error|by zero|KeyError|Traceback|<class '"
    r"|argument of type|can only concatenate|indices must be|sequence item|null byte|null character|codec can't"
    r"|negative shift|too large to convert|must be (str|int|a string|real number), not|slice indices|takes no keyword"
    r"|unexpected keyword|missing \d+ required|an integer is required|keywords must be|<bound method|surrogates"
    r"|broken: ('[^']*'|-?\d+|None)\.$"
)


class Unfit(AssertionError):
    """Something that was let in and should not have been, or an error that is not in our words."""


def in_our_words(problem: KadeError) -> None:
    """A sentence for the person who reads it, short enough to be read, without a word of Python's."""
    words = str(problem)
    if PYTHON.search(words):
        raise Unfit(f"these are Python's words: {words[:300]!r}")
    if len(words.split()) < 3 or words.strip()[-1] not in ".!?":
        raise Unfit(f"this is no sentence: {words[:300]!r}")
    if len(words) > LONGEST_SENTENCE:
        raise Unfit(f"this sentence has {len(words)} letters: {words[:300]!r}")


def survives(game: Game, state: State, rng: Random) -> None:
    """A state that was let in can be looked at by everybody, saved, resampled, copied, and played for a while."""
    looks(game, state, rng)
    for _ in range(PLAYS):
        if state.over:
            state.result()
            break
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        if not legal:
            raise Unfit(f"seat {seat} is to decide and has nothing to choose")
        try:
            state.apply(rng.choice(legal), seat)
        except KadeError as problem:
            in_our_words(problem)
            return
    looks(game, state, rng, closely=False)


def looks(game: Game, state: State, rng: Random, closely: bool = True) -> None:
    """One position, from every side. No error at all is in order here, not even ours."""
    try:
        _is_sound(game, state)
        for viewer in (None, *range(state.seats)):
            json.dumps(state.view(viewer), allow_nan=False)
        if closely:  # what is slow: for one viewer, a different one each time
            viewer = rng.choice((None, *range(state.seats)))
            _shown(game, state, viewer, rng.choice(LANGUAGES))
            _resampled(state, viewer, rng.getrandbits(32))
            _estimated(game, state)
    except KadeError as problem:
        raise Unfit(f"it was let in, but then: {type(problem).__name__}: {str(problem)[:300]}") from problem


def _is_sound(game: Game, state: State) -> None:
    wrong = state.audit()
    if wrong:
        raise Unfit(f"it was let in, but the audit says: {wrong[0]}")
    if not state.over and not state.actors:
        raise Unfit("it is not over, but nobody decides")
    if state.copy() != state:
        raise Unfit("its copy differs from it")
    saved = state.to_dict()
    if game.from_dict(json.loads(json.dumps(saved, allow_nan=False))).to_dict() != saved:
        raise Unfit("saved and read again it is another state")


def _resampled(state: State, viewer: int | None, seed: int) -> None:
    other = state.resample(viewer, seed)
    if other.view(viewer) != state.view(viewer):
        raise Unfit(f"resampled, it looks different to {'a spectator' if viewer is None else f'seat {viewer}'}")
    if other.audit():
        raise Unfit(f"resampled, the audit says: {other.audit()[0]}")


def _shown(game: Game, state: State, viewer: int | None, lang: str) -> None:
    """Text, picture, prompt and every choice. The toy of the tests has none of them."""
    view = state.view(viewer)
    try:
        game.text(view, lang)
        game.picture(view, lang)
        game.prose.say(game.prompt(view), lang)
        for action in state.legal(viewer) if viewer is not None else []:
            name = game.name(action)
            game.target(name, view)
            game.prose.say(game.offer(name, view), lang)
    except NotImplementedError:
        return


def _estimated(game: Game, state: State) -> None:
    for seat in range(state.seats):
        try:
            guess = game.estimate(state, seat)
        except NotImplementedError:
            return
        if not math.isfinite(guess):
            raise Unfit(f"the estimate of seat {seat} is {guess}")
