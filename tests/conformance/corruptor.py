"""One case of the corruptor: something valid of a game, broken, given to the game, and what came of it.

Only a KadeError in our words may come out; what is let in all the same must survive (survival.py).
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import json
import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.conformance.corruption import corrupt, corrupt_edition, corrupt_fields, corrupt_text, junk, plain
from tests.conformance.play import Play
from tests.conformance.survival import Unfit, in_our_words, survives
from tests.conformance.tables import load, variants

from kade.display.game import Game
from kade.games import ours
from kade.kernel.edition import HEADER
from kade.kernel.errors import KadeError
from kade.kernel.guard import UNFORESEEN
from kade.kernel.match import Match
from kade.kernel.record import Record

EXAMPLES = Path(__file__).parent / "positions"
"""Positions of each game to start from, as JSON; a game without any starts from the empty one."""
GAMES_PLAYED = 16
"""Different games that states and Records are taken from, for each game."""
SOURCE = "/src/kade/"


@dataclass(frozen=True)
class Fault:
    """What came out instead: where in our source, what it says, and what had been done to provoke it."""

    what: str
    where: str
    words: str
    how: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Faults that are alike: the same error at the same place."""
        return self.what, self.where, re.sub(r"\d+", "#", self.words)[:40]


def run(game: str, what: str, rng: Random) -> Fault | None:
    """One case. `what` is one of KINDS."""
    said: list[str] = []
    try:
        KINDS[what](load(game), rng, said.append)
    except KadeError as problem:
        try:
            if game in ours():
                _foreseen(problem)
            in_our_words(problem)
        except Unfit as unfit:
            return Fault(what, _where(unfit.__cause__ or problem), str(unfit), "; ".join(said))
    except Exception as problem:
        return Fault(what, _where(problem), f"{type(problem).__name__}: {_words(problem)}", "; ".join(said))
    return None


def _foreseen(problem: KadeError) -> None:
    """In our games each refusal names the entry: one that only the last resort has caught is a fault."""
    cause = problem.__cause__
    if isinstance(cause, UNFORESEEN) and not isinstance(cause, KadeError):
        raise Unfit(f"no check has foreseen this: {type(cause).__name__}: {str(cause)[:200]}") from cause


def _words(problem: Exception) -> str:
    return str(problem)[:400]


def _where(problem: BaseException) -> str:
    """The innermost line of ours, and what it was called from at the border of the suite."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if SOURCE in frame.filename]
    if not frames and isinstance(problem, Unfit) and problem.__cause__ is not None:
        return _where(problem.__cause__)
    if not frames:
        frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if "survival" in frame.filename]
    if not frames:
        return "?"
    last = frames[-1]
    return f"{last.filename.rpartition(SOURCE)[2].rpartition('/tests/')[2]}:{last.lineno} {last.name}"


# ---------------------------------------------------------------------- what there is to break


@functools.cache
def _played(game: str, number: int) -> tuple[list[str], str]:
    """Saved states of one game at several moments, and its whole Record: as text, so that nobody breaks them."""
    options = variants(game)
    play = Play(game, options[number % len(options)], number, number * 7919, ())
    match = play.match()
    states = [decision.before for decision in match.decisions]
    step = max(1, len(states) // 12)
    return [json.dumps(state.to_dict()) for state in [*states[::step], match.state]], str(match.record)


@functools.cache
def _examples(game: str) -> list[str]:
    file = EXAMPLES / f"{game}.json"
    specs = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return [json.dumps(spec) for spec in [{}, *specs]]


def _state(game: Game, rng: Random, say: Callable[[str], None]) -> None:
    saved = json.loads(rng.choice(_played(game.id, rng.randrange(GAMES_PLAYED))[0]))
    how, changed = corrupt(rng, saved)
    say(how)
    if rng.random() < 0.01:
        changed = junk(rng)
    elif rng.random() < 0.9:
        _forge_seal(game, changed)
    survives(game, game.from_dict(changed), rng)


def _forge_seal(game: Game, saved: dict[str, Any]) -> None:
    """A game may seal its saved states. That keeps nobody out who has read its source."""
    saving = f"{game.package}.saving"
    seal = getattr(importlib.import_module(saving), "seal", None) if importlib.util.find_spec(saving) else None
    try:
        if seal is not None:
            saved["state"]["seal"] = seal(saved["state"], saved["stack"])
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return  # too broken to be sealed


def _position(game: Game, rng: Random, say: Callable[[str], None]) -> None:
    spec = json.loads(rng.choice(_examples(game.id)))
    how, changed = corrupt(rng, spec, most=3)
    say(f"{how} of {json.dumps(spec)[:200]}")
    if rng.random() < 0.02:
        changed = junk(rng)
    try:
        state = game.position(changed)
    except NotImplementedError:  # the toy of the tests
        return
    survives(game, state, rng)


def _record(game: Game, rng: Random) -> Record:
    """A Record, whole or of the beginning."""
    record = Record.parse(_played(game.id, rng.randrange(GAMES_PLAYED))[1])
    if rng.random() < 0.7:
        ends = [number for number, line in enumerate(record.lines) if not line.startswith("*")]
        record.lines = record.lines[: rng.choice(ends[:60])]
        record.result = None
    return record


def _replayed(game: Game, record: Record, rng: Random) -> None:
    try:
        state = record.replay(game, from_lines=rng.random() < 0.5)
    except KadeError as problem:
        in_our_words(problem)
    else:
        str(record)
        edition = state.printed.edition
        survives(game if game.edition == edition else game.with_edition(edition), state, rng)
    match = Match.resume(game, record)
    str(match.record)


def _text(game: Game, rng: Random, say: Callable[[str], None]) -> None:
    how, text = corrupt_text(rng, str(_record(game, rng)))
    say(how)
    _replayed(game, Record.parse(text), rng)


def _object(game: Game, rng: Random, say: Callable[[str], None]) -> None:
    how, fields = corrupt_fields(rng, vars(_record(game, rng)))
    say(how)
    _replayed(game, Record(**fields), rng)


def _edition(game: Game, rng: Random, say: Callable[[str], None]) -> None:
    how, edition = corrupt_edition(rng, plain(game.base), HEADER)
    say(how)
    other = game.with_edition(edition)
    options = rng.choice(variants(game.id))
    survives(other, other.new(seed=rng.getrandbits(32), **options), rng)


KINDS: dict[str, Callable[[Game, Random, Callable[[str], None]], None]] = {
    "state": _state,
    "position": _position,
    "record": _text,
    "record-object": _object,
    "edition": _edition,
}


def known(game: str, what: str) -> bool:
    """Whether the game has such a thing at all."""
    return what != "position" or (EXAMPLES / f"{game}.json").exists()


def kind_of(seed: int) -> str:
    """Which kind of thing a numbered case breaks: mostly states, least often editions, which take longest to load."""
    turns = ["state"] * 9 + ["position"] * 5 + ["record"] * 3 + ["record-object"] * 2 + ["edition"]
    return turns[seed % len(turns)]
