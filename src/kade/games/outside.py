"""Games of other packages, found by the entry points of the group `kade.games`. Ours need none.

    [project.entry-points."kade.games"]
    scopa = "scopa.game"        # the game's id, and the module that has it as GAME

Nothing is searched for before somebody asks, and only what is asked for is imported. A game that cannot be played gets
a sentence; all others are as they were.
"""

from __future__ import annotations

import functools
import importlib
import re
from typing import TYPE_CHECKING

from kade.display.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kade.games"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@functools.cache
def _search() -> tuple[dict[str, list[EntryPoint]], list[str]]:
    """What installed packages offer, by id, and a sentence for each whose offer cannot be read. Takes a few hundredths
    of a second: only packages that speak of us are read further."""
    from importlib.metadata import distributions  # here, so that importing kade does not wait for it

    found: dict[str, list[EntryPoint]] = {}
    unreadable: list[str] = []
    for package in distributions():
        if GROUP not in (package.read_text("entry_points.txt") or ""):
            continue
        try:
            offers = list(package.entry_points.select(group=GROUP))
        except Exception:  # the standard library stumbles over a line without a value
            unreadable.append(
                f"The entry points of {package.name} cannot be read; a line for a game looks like 'scopa = scopa.game'."
            )
            continue
        for offer in offers:
            same = found.setdefault(offer.name, [])
            if all(offer.value != other.value and _package(other) != package.name for other in same):
                same.append(offer)  # the same again, or an older one of the same package, is hidden by the first
    return found, unreadable


def unreadable() -> list[str]:
    """A sentence for each package that offers games in a way nobody can read."""
    return _search()[1]


def offered() -> list[str]:
    """The ids of all games that other packages offer, whether they can be played or not."""
    return sorted(_search()[0])


@functools.cache
def find(id: str) -> Game | str:
    """An offered game, or a sentence that says why it cannot be played."""
    offers = _search()[0][id]
    if len(offers) > 1:
        return refusal(id, "several packages offer one of this id; keep one of them")
    if not ID.fullmatch(id):
        return refusal(id, "an id has lower-case letters, digits and single hyphens, like 'windmill-valley'")
    try:
        loaded = offers[0].load()
    except (Exception, SystemExit) as problem:  # whatever a package does when it is imported
        return refusal(id, f"{offers[0].value} cannot be imported ({_in_words(problem)})")
    game = getattr(loaded, "GAME", loaded)
    if not isinstance(game, Game):
        return refusal(id, f"{offers[0].value} has no GAME that is a kade.display.game.Game")
    wrong = _why_unfit(id, game)
    return refusal(id, wrong) if wrong else game


def refusal(id: str, why: str) -> str:
    """The sentence for an offered game."""
    packages = " and ".join(sorted(map(_package, _search()[0][id])))
    return f"The game {id!r} of {packages} cannot be played: {why}."


def _package(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist is not None else "a package without a name"


def _why_unfit(id: str, game: Game) -> str:
    if game.id != id:
        return f"its id is {game.id!r}, but its entry point calls it {id!r}; the two must be the same"
    try:
        at_home = getattr(importlib.import_module(game.module), "GAME", None)
    except (ImportError, ValueError):
        at_home = None
    if at_home is not game:  # a saved or pickled state finds its game there, also in other processes
        return f"its module is {game.module!r}, but must be the one that has it as GAME"
    try:
        game.prose  # noqa: B018  (read, not yet parsed)
        game.resource("picture/style.css")
    except Exception as problem:
        return f"its texts or its style.css cannot be read ({_in_words(problem)})"
    return ""


def _in_words(problem: BaseException) -> str:
    first = str(problem).partition("\n")[0].rstrip(".")
    return f"{type(problem).__name__}: {first}" if first else type(problem).__name__
