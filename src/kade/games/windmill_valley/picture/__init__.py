"""From a view to panels: what is drawn, and where."""

from kade.games.windmill_valley.picture.rows import panels
from kade.games.windmill_valley.picture.targets import target, where

__all__ = ["panels", "target", "where"]
