"""What the watchers of a table see, drawn once for all who see the same."""

from __future__ import annotations

from typing import Any

from kade.display.game import Game
from kade.display.panel import Panel
from kade.kernel import State

Drawn = tuple[dict[str, Any], list[Panel]]


class SharedViews:
    """Views and their panels, by state and seat, until the table changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._kept: dict[tuple[int, int | None], tuple[State, Drawn]] = {}
        self._number = 0

    def of(self, state: State, seat: int | None, number: int) -> Drawn:
        """The view that this seat has of a state, and its panels, when the table has come to this number. Neither may
        be changed."""
        if number != self._number:
            self._kept.clear()
            self._number = number
        found = self._kept.get((id(state), seat))
        if found is None:
            view = state.view(seat)
            found = self._kept[id(state), seat] = state, (view, self.game.panels(view))
        return found[1]

    def clear(self) -> None:
        """Nobody is left to look at them."""
        self._kept.clear()
