"""Lowering the water level (WV-4.1 to 4.3)."""
# mypyc: compile

from typing import ClassVar, Final, final

from kade.games.windmill_valley.acts import LOWER_BY, SKIP, STRONGEST
from kade.games.windmill_valley.effects import OPENERS, OPTIONAL, Asking, say_passed_up
from kade.games.windmill_valley.helpers import before_options, finish, helping, unused, use_before
from kade.games.windmill_valley.printed import FROM_WATER
from kade.games.windmill_valley.rewards import LOWER, Part
from kade.games.windmill_valley.state import WindmillValley
from kade.kernel.event import Event

BOTH: Final = 4  # the tile pays guilders and points (WV-4.3)
WIDE: Final = STRONGEST + 1


def open_lower(s: WindmillValley, seat: int, part: Part, tile: int, flags: int) -> None:
    if tile >= 0 and s.box.tiles[tile].both_payouts:
        flags |= BOTH
    s.stack.append(Lower(seat, part.number, flags))


def payouts(s: WindmillValley, strength: int, flags: int) -> list[int]:
    """The ways to be paid for a lowering: each point of strength in guilders or in points, or both (WV-4.1, 4.3)."""
    if not s.box.water_points[s.water]:
        return [LOWER_BY + strength * WIDE]
    if flags & BOTH:
        return [LOWER_BY + strength * WIDE + strength]
    return [LOWER_BY + coins * WIDE + strength - coins for coins in range(strength, -1, -1)]


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
    """Lower the water with strength `a`: how it is paid (WV-4.1 to 4.3). F09 adds to the strength (WV-3.21)."""

    name: ClassVar[str] = "lower"

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = payouts(s, self.a, self.b)
        stronger = unused(s, seat, LOWER) & s.box.stronger
        if stronger and self._as_good_without(s, seat):
            stronger = 0
        while stronger and self.a < STRONGEST:
            found.append(s.box.use + (stronger & -stronger).bit_length() - 1)
            stronger &= stronger - 1
        found += before_options(s, seat, LOWER, self.a)
        if self.b & OPTIONAL and s.water:  # at 0 nothing can be lost by it
            found.append(SKIP)
        return found

    def _as_good_without(self, s: WindmillValley, seat: int) -> bool:
        """More strength would change nothing: the level comes to 0, the guilders to 9, and no card waits for it."""
        room = s.box.most_guilders - s.players[seat].guilders
        if s.box.water_points[s.water] or s.water > self.a or self.a * s.box.water_guilders[s.water] < room:
            return False
        return helping(s, seat, LOWER, self.a) == helping(s, seat, LOWER, STRONGEST)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "lower")
        elif action >= s.box.use:
            card = action - s.box.use
            bound = self.b & ~OPTIONAL
            if s.box.stronger >> card & 1:
                s.use_card(seat, card)
                more = s.box.rewards[s.box.cards[card].gives].parts[0].number
                s.stack.append(Lower(seat, min(STRONGEST, self.a + more), bound))
            else:
                use_before(s, seat, Lower(seat, self.a, bound), card)
        else:
            coins = (action - LOWER_BY) // WIDE
            points = (action - LOWER_BY) % WIDE
            lower(s, seat, coins, points, self.a)
            finish(s, seat, LOWER, self.a)


OPENERS[LOWER] = open_lower
