"""Positions laid out by hand, and which moments a game can come to."""

from kade.games.windmill_valley.positions.by_hand import position
from kade.games.windmill_valley.positions.flow_check import check_saved

__all__ = ["check_saved", "position"]
