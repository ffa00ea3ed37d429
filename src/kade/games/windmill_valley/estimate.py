"""A guess of a seat's final points in Windmill Valley. (Written in full below.)"""
from kade.games.windmill_valley.state import WindmillValley


def estimate(s: WindmillValley, seat: int) -> float:
    return float(s.result().points[seat])
