"""Lowering the water level (WV-4.1 to 4.3)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import FROM_WATER
from kade.games.windmill_valley.rules.actions import LOWER_BY, SKIP, STRONGEST
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, say_passed_up
from kade.games.windmill_valley.rules.helpers import before_options, finish, helping, unused, use_before
from kade.games.windmill_valley.rules.rewards import LOWER, Part
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number
from kade.kernel.step import Carried

WIDE: Final = STRONGEST + 1
EITHER: Final = [
    [LOWER_BY + coins * WIDE + strength - coins for coins in range(strength, -1, -1)] for strength in range(WIDE)
]
"""The ways to be paid for each strength, its points in guilders or in points."""


@final
class Lowering(Deed):
    """Lowering the water level (WV-4.1)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        both = tile >= 0 and s.box.tiles[tile].both_payouts
        s.stack.append(Lower(seat, part.number, both, optional))


def payouts(s: WindmillValley, strength: int, both: bool) -> list[int]:
    """The ways to be paid for a lowering: each point of strength in guilders or in points, or both (WV-4.1, 4.3)."""
    if not s.box.water_points[s.water]:
        return [LOWER_BY + strength * WIDE]
    if both:
        return [LOWER_BY + strength * WIDE + strength]
    return EITHER[strength][:]


def lower(s: WindmillValley, seat: int, coins: int, points: int, strength: int) -> None:
    """The reward by the level before it, then the level, never below 0 (WV-4.1, WV-4.2)."""
    guilders = coins * s.box.water_guilders[s.water]
    vp = points * s.box.water_points[s.water]
    s.water = max(0, s.water - strength)
    if s.listener is not None:
        s.tell(Event("lowered", {"seat": seat, "strength": strength, "water": s.water}))
    if guilders:
        s.gain_guilders(seat, guilders, FROM_WATER)
    if vp:
        s.gain_points(seat, vp, FROM_WATER)


@final
class Lower(Asking):
    """Lower the water: how it is paid, by some tiles in `both` ways (WV-4.1 to 4.3). F09 adds to the strength
    (WV-3.21)."""

    name: ClassVar[str] = "lower"
    carries: ClassVar[Carried] = {"strength": Number(1, STRONGEST), "both": Flag(), "optional": Flag()}

    def __init__(self, seat: int, strength: int, both: bool, optional: bool) -> None:
        super().__init__(seat)
        self.strength: Final = strength
        self.both: Final = both
        self.optional: Final = optional

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"strength": self.strength}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = payouts(s, self.strength, self.both)
        stronger = unused(s, seat, LOWER) & s.box.stronger
        if stronger and self._as_good_without(s, seat):
            stronger = 0
        while stronger and self.strength < STRONGEST:
            found.append(s.box.use + (stronger & -stronger).bit_length() - 1)
            stronger &= stronger - 1
        found += before_options(s, seat, LOWER, self.strength)
        if self.optional and s.water:  # at 0 nothing can be lost by it
            found.append(SKIP)
        return found

    def _as_good_without(self, s: WindmillValley, seat: int) -> bool:
        """More strength would change nothing: the level comes to 0, the guilders to 9, and no card waits for it."""
        room = s.box.most_guilders - s.players[seat].guilders
        gained = self.strength * s.box.water_guilders[s.water]
        if s.box.water_points[s.water] or s.water > self.strength or gained < room:
            return False
        return helping(s, seat, LOWER, self.strength) == helping(s, seat, LOWER, STRONGEST)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "lower")
        elif action >= s.box.use:
            card = action - s.box.use
            if s.box.stronger >> card & 1:
                s.use_card(seat, card)
                more = s.box.rewards[s.box.cards[card].gives].parts[0].number
                s.stack.append(Lower(seat, min(STRONGEST, self.strength + more), self.both, False))
            else:
                use_before(s, seat, Lower(seat, self.strength, self.both, False), card)
        else:
            coins = (action - LOWER_BY) // WIDE
            points = (action - LOWER_BY) % WIDE
            lower(s, seat, coins, points, self.strength)
            finish(s, seat, LOWER, self.strength)


DEEDS[LOWER] = Lowering()
