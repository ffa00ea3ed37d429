"""Every game says where on the table things happen, and names elements that are drawn."""

from __future__ import annotations

import re

import pytest
from tests.conformance.play import Play
from tests.conformance.tables import by_players, load

from kade.display.game import Game
from kade.games import ours
from kade.kernel.match import Match

EVERY = 23  # decisions: drawing takes its time
ALMOST = 0.5
"""The share of events that happen at a place; the others speak of the whole game."""


def drawn(game: Game, match: Match) -> set[str]:
    """The ids of all that anybody sees."""
    found: set[str] = set()
    for viewer in (None, *range(match.state.seats)):
        for panel in game.panels(match.state.view(viewer)):
            for part in (panel, panel.compact):
                found |= set(re.findall(r' id="([^"]+)"', part.svg())) if part is not None else set()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ours())
def test_events_happen_at_what_is_drawn(game: str) -> None:
    told, placed, lost = 0, 0, set()
    for options in by_players(game)[::2]:
        play = Play(game, options, 7, 11)
        loaded = load(game)
        match = Match(loaded, seed=7, **options)
        for number, (seat, action) in enumerate(play.decisions(match.state)):
            look = number % EVERY == 0
            seen = drawn(loaded, match) if look else set()
            events = match.apply(action, seat)
            seen |= drawn(loaded, match) if look else set()
            for event in events:
                place = loaded.where(event)
                told += not event.chance
                placed += place is not None
                if look and place is not None and place not in seen:
                    lost.add((event.name, place))
    assert not lost
    assert placed / told > ALMOST, f"only {placed} of {told} events happened somewhere"
