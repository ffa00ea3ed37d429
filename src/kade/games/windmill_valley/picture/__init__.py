"""From a view to panels: what is drawn, and where."""

from kade.games.windmill_valley.picture.rows import PICTURE
from kade.games.windmill_valley.picture.targets import target, where

panels = PICTURE.panels
lead = PICTURE.lead

__all__ = ["lead", "panels", "target", "where"]
