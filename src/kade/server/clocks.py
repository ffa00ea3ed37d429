"""The players' clocks, if a table has any: what each has left, whose runs, when the first runs out. No I/O."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kade.server.errors import Refused
from kade.server.wire import TimeControl

if TYPE_CHECKING:
    from kade.server.live_game import LiveGame

MINUTE, HOUR, DAY = 60, 3600, 86400
LIMITS = {"live": (MINUTE, 4 * HOUR), "correspondence": (HOUR, 30 * DAY)}
MOST_INCREMENT = 5 * MINUTE
ON_RETURN = MINUTE
"""Seconds for somebody who ran out of time and comes back."""

Outage: TypeAlias = tuple[float, float]
"""From when until when no server ran."""
OUTAGES_KEPT = 90 * DAY
"""Seconds for which outages are remembered: longer than any turn."""


@dataclass(frozen=True)
class SeatClock:
    """Seconds that were left at the moment `since`, from which it runs; it stands still where there is none."""

    left: float
    since: float | None = None

    def at(self, now: float, outages: Sequence[Outage]) -> float:
        """What is left now. While no server ran, nobody lost time."""
        if self.since is None:
            return self.left
        down = sum(max(0.0, min(now, ended) - max(self.since, began)) for began, ended in outages)
        return self.left - max(0.0, now - self.since - down)


Clocks: TypeAlias = Mapping[int, SeatClock]


def check(control: TimeControl) -> TimeControl:
    """Refuse, in words, what nobody could play by."""
    least, most = LIMITS[control.kind]
    if not least <= control.seconds <= most:
        what = "Each player's time is 1 to 240 minutes" if control.kind == "live" else "A turn is 1 hour to 30 days"
        raise Refused("bad-clock", f"{what}; this clock has {control.seconds} seconds.")
    if not 0 <= control.increment <= (MOST_INCREMENT if control.kind == "live" else 0):
        raise Refused("bad-clock", f"The increment is 0 to {MOST_INCREMENT} seconds, and 0 for a clock by the turn.")
    return control


def deciding(live: LiveGame) -> frozenset[int]:
    """The people whose turn it is."""
    return frozenset(live.actors) & frozenset(live.people)


def moved_on(
    control: TimeControl, clocks: Clocks, live: LiveGame, before: frozenset[int], now: float, outages: Sequence[Outage]
) -> dict[int, SeatClock]:
    """The clocks after an entry, before which it was the turn of `before`. Who is done gets the increment; by
    correspondence every turn has the whole time. In a pause all clocks stand still."""
    after = deciding(live)
    found = {}
    for seat, clock in clocks.items():
        left = clock.at(now, outages)
        if seat in before - after and control.kind == "live" and seat in live.people:
            left += control.increment
        if seat in after - before:
            left = _at_turn(control, left)
        found[seat] = SeatClock(left, now if seat in after and not live.paused else None)
    return found


def started(control: TimeControl, live: LiveGame, seats: Iterable[int], now: float) -> dict[int, SeatClock]:
    """All clocks when the game begins."""
    clocks = {seat: SeatClock(control.seconds) for seat in seats}
    return moved_on(control, clocks, live, frozenset(), now, ())


def _at_turn(control: TimeControl, left: float) -> float:
    if control.kind == "correspondence":
        return control.seconds
    return left if left > 0 else ON_RETURN


def deadline(clocks: Clocks, now: float, outages: Sequence[Outage]) -> float | None:
    """When the first clock runs out, if none of them is stopped before."""
    running = [clock.at(now, outages) for clock in clocks.values() if clock.since is not None]
    return now + max(0.0, min(running)) if running else None


def run_out(clocks: Clocks, live: LiveGame, now: float, outages: Sequence[Outage]) -> list[int]:
    """The seats whose turn it is and whose time is over."""
    return [seat for seat in sorted(deciding(live)) if seat in clocks and clocks[seat].at(now, outages) <= 0]
