"""From a view to panels: what is drawn, and where."""

from kade.games.burano.picture.rows import panels
from kade.games.burano.picture.targets import target, where

__all__ = ["panels", "target", "where"]
