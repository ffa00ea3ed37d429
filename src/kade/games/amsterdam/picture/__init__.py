"""From a view to panels: what is drawn, and where."""

from kade.games.amsterdam.picture.rows import PICTURE
from kade.games.amsterdam.picture.targets import target, where

panels = PICTURE.panels
lead = PICTURE.lead

__all__ = ["lead", "panels", "target", "where"]
