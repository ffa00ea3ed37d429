"""From a view to panels: what is drawn, and where."""

from scopa.picture.rows import PICTURE
from scopa.picture.targets import target, where

panels = PICTURE.panels

__all__ = ["panels", "target", "where"]
