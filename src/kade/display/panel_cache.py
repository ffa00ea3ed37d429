"""What was drawn is kept: panels until what they read changes, pictures until their edition is long out of use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from kade.display.panel import Panel, View, fingerprint

PANELS: Final = 512  # of one picture
EDITIONS: Final = 8  # that are drawn at the same time

P = TypeVar("P")
D = TypeVar("D")


class PanelCache:
    """What the picture of every game stands on: each panel is drawn again only when what it reads has changed."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, str], Panel] = OrderedDict()

    def forget(self) -> None:
        """Draw everything that moves again."""
        self._drawn.clear()

    def _once(self, id: str, reads: tuple[str, ...], view: View, draw: Callable[[View], Panel]) -> Panel:
        """Drawn again only when what it reads has changed, whoever looks."""
        key = (id, fingerprint(view, reads))
        panel = self._drawn.get(key)
        if panel is None:
            panel = self._drawn[key] = draw(view)
            if len(self._drawn) > PANELS:
                self._drawn.popitem(last=False)
        else:
            self._drawn.move_to_end(key)
        return panel


class ByEdition(Generic[P, D]):
    """A picture for each edition's printed matter, drawn at first need."""

    def __init__(self, draw: Callable[[P], D]) -> None:
        self._draw = draw
        self._kept: OrderedDict[int, tuple[P, D]] = OrderedDict()

    def __call__(self, printed: P) -> D:
        kept = self._kept.get(id(printed))
        if kept is None:
            # Holding `printed` keeps its id from being used again.
            kept = self._kept[id(printed)] = (printed, self._draw(printed))
            if len(self._kept) > EDITIONS:
                self._kept.popitem(last=False)
        return kept[1]
