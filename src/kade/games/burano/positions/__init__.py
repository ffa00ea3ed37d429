"""Positions laid out by hand, and which moments a game can come to."""

from kade.games.burano.positions.by_hand import position
from kade.games.burano.positions.flow_check import check_saved

__all__ = ["check_saved", "position"]
