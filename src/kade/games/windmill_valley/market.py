"""Visiting the market: moves, neutral markers, full areas, rewards (WV-4.18 to 4.22, WV-4.32 to 4.34, WV-5.7)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.acts import ENTER, NEUTRAL, PASS_BY, SKIP, STAND_ON
from kade.games.windmill_valley.chains import leading, wait
from kade.games.windmill_valley.effects import (
    ABLE,
    COST,
    KEEPS,
    OPENERS,
    OPTIONAL,
    UNPAID,
    Asking,
    grant,
    say_passed_up,
)
from kade.games.windmill_valley.helpers import before_options, finish, idle, purse, use_before
from kade.games.windmill_valley.printed import AREAS, FROM_MARKET
from kade.games.windmill_valley.rewards import AREA, MARKET, Part
from kade.games.windmill_valley.state import GARDENER, WindmillValley
from kade.kernel.event import Event
from kade.kernel.step import Step

FREE: Final = 16  # the visit in which the starting card makes neutral moves and standing free (WV-4.22)
MASTER: Final = 32  # the starting card was there when the visit began


def open_market(s: WindmillValley, seat: int, part: Part, tile: int, flags: int) -> None:
    if s.players[seat].owned() & s.box.market_master:
        flags |= MASTER
    s.stack.append(Move(seat, part.number + COST * part.detail, flags | UNPAID))


def able_to_visit(s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
    return part.detail <= s.players[seat].guilders + more


def kept_for_visit(s: WindmillValley, step: Step[Any]) -> int:
    """The price of a visit that must follow (WV-3.21); or of standing in the full area that has to be entered, to
    which a neutral marker was moved (WV-4.34)."""
    if step.b & UNPAID:
        return 0 if step.b & OPTIONAL else step.a // COST
    if s.must < 0 or step.b & FREE or not step.a or not full(s, s.must):
        return 0
    return s.box.stand_cost


def open_area(s: WindmillValley, seat: int, part: Part, tile: int, flags: int) -> None:
    """One reward, once, of the area where the own marker stands (WV-5.7)."""
    s.stack.append(AreaReward(seat, s.players[seat].area, 1))


# ---------------------------------------------------------------------- markers


def places_taken(s: WindmillValley, area: int) -> int:
    """Spaces of an area that are taken; a marker that stands on another takes none (WV-4.21)."""
    taken = s.neutrals[area]
    for me in s.players:
        if me.area == area and me.on < 0:
            taken += 1
    return taken


def full(s: WindmillValley, area: int) -> bool:
    return places_taken(s, area) >= s.box.area_places


def markers(s: WindmillValley, area: int) -> int:
    """Markers that count for the rewards of an area, at most three (WV-4.18, WV-4.33)."""
    found = s.neutrals[area]
    for me in s.players:
        if me.area == area:
            found += 1
    return min(found, s.box.most_reward)


def can_be_stood_on(s: WindmillValley, seat: int, area: int) -> list[int]:
    """Seats whose marker there carries no other and stands on none (WV-4.21)."""
    found: list[int] = []
    for other, player in enumerate(s.players):
        if other != seat and player.area == area and player.on < 0:
            if not any(third.area == area and third.on == other for third in s.players):
                found.append(other)
    return found


def move_marker(s: WindmillValley, seat: int, area: int, on: int) -> None:
    """A marker goes to an area; whoever stood on it takes its space (WV-4.33)."""
    for other in s.players:
        if other.on == seat:
            other.on = -1
    me = s.players[seat]
    me.area = area
    me.on = on
    if s.must == area:
        s.must = -1
    if s.listener is not None:
        told: dict[str, object] = {"seat": seat, "area": s.box.area_names[area]}
        if on >= 0:
            told["on"] = on
        s.tell(Event("moved", told, beat=s.level >= 0 and seat == GARDENER))


def neutral_moves(s: WindmillValley, seat: int, moves: int, purse: int, stand: int) -> list[int]:
    """Neutral markers that may be moved to an area which the own marker will enter (WV-4.20, WV-4.34). `purse` is
    what is left after paying for the move, `stand` the price of standing on a marker."""
    found: list[int] = []
    here = s.players[seat].area
    for source in range(AREAS):
        if not s.neutrals[source]:
            continue
        for target in range(AREAS):
            if target != source and not full(s, target) and _will_enter(s, seat, here, source, target, moves):
                last = places_taken(s, target) + 1 >= s.box.area_places and target != here
                if not last or (can_be_stood_on(s, seat, target) and purse >= stand):
                    found.append(NEUTRAL + source * AREAS + target)
    return found


def _will_enter(s: WindmillValley, seat: int, here: int, source: int, target: int, moves: int) -> bool:
    """Whether so many moves lead into the target: a full area on the way may be skipped."""
    distance = (target - here) % AREAS or AREAS
    if distance <= moves:
        return True
    for step in range(1, distance):
        area = (here + step) % AREAS
        if places_taken(s, area) - (1 if area == source else 0) >= s.box.area_places:
            return distance - 1 <= moves
    return False


# ---------------------------------------------------------------------- the visit


@final
class Move(Asking):
    """The next move of a visit: on to the next area, onto a marker in a full one, or past it; before the first, the
    price and perhaps a neutral marker (WV-4.18 to 4.21, WV-4.34)."""

    name: ClassVar[str] = "market-move"
    asks_for_asides: ClassVar[bool] = True  # WV-3.10: what the calendar owes may be taken between two moves

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        moves = self.a % COST
        if not moves:
            return []
        me = s.players[seat]
        cost = self.a // COST if self.b & UNPAID else 0
        held = me.guilders if s.must >= 0 else purse(s, seat)
        if cost > held:
            found = leading(s, seat, self)
            if found and self.b & OPTIONAL:
                found.append(SKIP)
            return found
        found = self._ways(s, seat, me.area, moves, held - cost)
        if self.b & UNPAID:
            if not s.neutral_moved:
                fee, stand = self._fees(s, s.box.neutral_cost), self._fees(s, s.box.stand_cost)
                if held - cost >= fee:
                    found += neutral_moves(s, seat, moves, held - cost - fee, stand)
            found += self.cards(s, seat)
            if self.b & OPTIONAL:
                found.append(SKIP)
        return found

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return self.a // COST <= (s.players[seat].guilders if s.must >= 0 else purse(s, seat))

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        return before_options(s, seat, MARKET, 1)

    def _ways(self, s: WindmillValley, seat: int, here: int, moves: int, held: int) -> list[int]:
        area = (here + 1) % AREAS
        if not full(s, area):
            return [ENTER]
        found: list[int] = []
        to_go = (s.must - here) % AREAS or AREAS
        if s.must < 0 or to_go <= moves:
            if held >= self._fees(s, s.box.stand_cost):
                found = [STAND_ON + other for other in can_be_stood_on(s, seat, area)]
        if s.must != area or not found:
            found.append(PASS_BY)
        return found

    def _fees(self, s: WindmillValley, fee: int) -> int:
        """What moving a neutral marker or standing on a marker costs in this visit (WV-4.22)."""
        if self.b & FREE or (self.b & MASTER and not s.used & s.box.market_master):
            return 0
        return fee

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "market")
            return
        me = s.players[seat]
        if action >= s.box.use:
            use_before(s, seat, Move(seat, self.a, self.b & ~OPTIONAL), action - s.box.use)
            return
        if self.b & UNPAID:
            s.pay(seat, self.a // COST)
        moves = self.a % COST
        flags = self.b & (FREE | MASTER)
        if NEUTRAL <= action < NEUTRAL + AREAS * AREAS:
            flags = self._pay_fee(s, seat, flags, s.box.neutral_cost)
            self._move_neutral(s, seat, (action - NEUTRAL) // AREAS, (action - NEUTRAL) % AREAS)
            s.stack.append(Move(seat, moves, flags))
            return
        if action == ENTER:
            area, on = (me.area + 1) % AREAS, -1
        elif action == PASS_BY:
            area, on = (me.area + 2) % AREAS, -1
        else:
            area, on = (me.area + 1) % AREAS, action - STAND_ON
            flags = self._stand(s, seat, flags, on)
        s.stack.append(Move(seat, moves - 1, flags))
        move_marker(s, seat, area, on)
        s.stack.append(AreaReward(seat, area, markers(s, area), flags & MASTER))

    def _pay_fee(self, s: WindmillValley, seat: int, flags: int, fee: int) -> int:
        """Pay, or use the starting card, which makes the whole visit free; the flags that follow."""
        if not flags & FREE and flags & MASTER and not s.used & s.box.market_master:
            s.use_card(seat, s.players[seat].starting)
            flags |= FREE
        if not flags & FREE:
            s.pay(seat, fee)
        return flags

    def _stand(self, s: WindmillValley, seat: int, flags: int, other: int) -> int:
        """The one below gets a guilder, from the guest or from the bank (WV-4.21, 4.22); the Gardener a point."""
        flags = self._pay_fee(s, seat, flags, s.box.stand_cost)
        s.gain_guilders(other, s.box.stand_cost, FROM_MARKET)
        return flags

    def _move_neutral(self, s: WindmillValley, seat: int, source: int, target: int) -> None:
        s.neutrals[source] -= 1
        s.neutrals[target] += 1
        s.neutral_moved = True
        s.must = target
        if s.listener is not None:
            names = s.box.area_names
            s.tell(Event("neutral", {"seat": seat, "source": names[source], "target": names[target]}))

    def run(self, s: WindmillValley) -> None:
        if self.b & UNPAID:
            wait(s, self, SKIP)
        else:
            finish(s, self.seat, MARKET, 1)


@final
class AreaReward(Asking):
    """One reward of the area `a`, gained `b` times (WV-4.18, WV-4.19); with the starting card (`c`) each time
    another if one likes (WV-4.22)."""

    name: ClassVar[str] = "area-reward"

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        if not self.b:
            return []
        words, rewards = s.box.area_words[self.a], s.box.area_rewards[self.a]
        found = [s.box.take + word for i, word in enumerate(words) if not idle(s, seat, rewards[i])]
        return found or [s.box.take + words[0]]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        reward = s.box.area_rewards[self.a][s.box.area_words[self.a].index(action - s.box.take)]
        if self.c and self.b > 1:
            s.stack.append(AreaReward(seat, self.a, self.b - 1, self.c))
            grant(s, seat, reward)
        else:
            grant(s, seat, reward, OPTIONAL, self.b)


OPENERS[MARKET] = open_market
OPENERS[AREA] = open_area
ABLE[MARKET] = able_to_visit
KEEPS[Move.name] = kept_for_visit
