"""From a view to panels: what is drawn, and where."""

from kade.games.amsterdam.picture.rows import PICTURE
from kade.games.amsterdam.picture.targets import target, where

panels = PICTURE.panels

__all__ = ["panels", "target", "where"]
