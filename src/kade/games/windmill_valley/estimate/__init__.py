"""A guess of the final points, for the bots."""

from kade.games.windmill_valley.estimate.final_points import estimate

__all__ = ["estimate"]
