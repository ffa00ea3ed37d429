"""Looking at pictures of games: positions to draw, and what is found in the panels."""

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kade.display.game import Game
from kade.display.panel import Panel
from kade.kernel import State

LANGUAGES = ("en", "pl", "it")
ID = re.compile(r'\sid="([^"]+)"')
# In Burano chance would mostly do nothing; four times in five it does something.
IDLE = ("end turn", "done", "stay", "no sale")


def positions(game: Game, seed: int, number: int, **options: Any) -> Iterator[State]:
    """About so many states of a random game, evenly from the first decision to the last, and its end."""
    length = sum(1 for _ in _played(game, seed, options))
    for at, state in enumerate(_played(game, seed, options)):
        if at % max(1, length // number) == 0 or state.over:
            yield state


def _played(game: Game, seed: int, options: dict[str, Any]) -> Iterator[State]:
    rng = random.Random(seed)
    state = game.new(seed=seed, **options)
    yield state
    while not state.over:
        seat = rng.choice(state.actors)
        legal = list(state.legal(seat))
        lively = [action for action in legal if game.name(action) not in IDLE]
        state.apply(rng.choice(lively if lively and rng.random() < 0.8 else legal), seat)
        yield state


def counts(game: Game) -> list[int]:
    """How many can play, as the box says."""
    return list(next(option for option in game.options if option.name == "players").choices)


def forms(panels: list[Panel]) -> tuple[list[Panel], list[Panel]]:
    """The panels of a desk and those of a phone."""
    return panels, [panel.compact or panel for panel in panels]


@lru_cache(maxsize=16384)
def _ids(part: str) -> tuple[str, ...]:
    """Most parts of a picture are those of the picture before."""
    return tuple(ID.findall(part))


def ids(panels: list[Panel]) -> list[str]:
    return [found for panel in panels for part in (panel.static, *panel.parts) for found in _ids(part)]


def drawn(panels: list[Panel]) -> str:
    """All of it, in every form."""
    return "".join(form.svg() for panel in panels for form in (panel, *panel.forms.values()))


def panel(game: Game, view: dict[str, Any], id: str) -> Panel:
    return next(one for one in game.panels(view) if one.id == id)
