"""Visiting the market: moves, neutral markers, full areas, rewards (WV-4.18 to 4.22, WV-4.32 to 4.34, WV-5.7)."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import AREAS, FROM_MARKET
from kade.games.windmill_valley.rules.actions import ENTER, NEUTRAL, PASS_BY, SKIP, STAND_ON
from kade.games.windmill_valley.rules.chains import leading, wait
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, grant, say_passed_up
from kade.games.windmill_valley.rules.helpers import before_options, finish, idle, purse, use_before
from kade.games.windmill_valley.rules.rewards import AREA, MARKET, Part
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, One
from kade.kernel.shared import added
from kade.kernel.step import Carried

MOST: Final = 9  # moves, and guilders, of a printed visit; more rewards no area has


@final
class Visiting(Deed):
    """Visiting the market (WV-4.18)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        master = s.players[seat].owned & s.box.market_master != 0
        s.stack.append(Move(seat, part.number, part.detail, False, master, False, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        return part.detail <= s.players[seat].guilders + more


@final
class RewardOfArea(Deed):
    """One reward, once, of the area where the own marker stands (WV-5.7)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(AreaReward(seat, s.players[seat].area, 1, False))


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
        s.tell(Event("moved", told, pause=s.level >= 0 and seat == GARDENER))


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
        if area != source and full(s, area):
            return distance - 1 <= moves
    return False


# ---------------------------------------------------------------------- the visit


@final
class Move(Asking):
    """The next move of a visit: on to the next area, onto a marker in a full one, or past it; before the first, the
    price and perhaps a neutral marker (WV-4.18 to 4.21, WV-4.34). With the starting card (`master`) each reward may be
    another one; once it is used, neutral moves and standing are `free` (WV-4.22)."""

    name: ClassVar[str] = "market-move"
    carries: ClassVar[Carried] = {
        "moves": Number(0, MOST),
        "cost": Number(0, MOST),
        "begun": Flag(),
        "master": Flag(),
        "free": Flag(),
        "optional": Flag(),
    }
    asks_for_asides: ClassVar[bool] = True  # WV-3.10: what the calendar owes may be taken between two moves

    def __init__(self, seat: int, moves: int, cost: int, begun: bool, master: bool, free: bool, optional: bool) -> None:
        super().__init__(seat)
        self.moves: Final = moves
        self.cost: Final = cost  # nothing more, once the visit has begun
        self.begun: Final = begun
        self.master: Final = master
        self.free: Final = free
        self.optional: Final = optional

    def about(self, s: WindmillValley) -> dict[str, Any]:
        fees = {"neutral": self._fees(s, s.box.neutral_cost), "stand": self._fees(s, s.box.stand_cost)}
        return {"moves": self.moves, **fees}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        if not self.moves:
            return []
        me = s.players[seat]
        if not self.possible(s, seat):
            found = leading(s, seat, self)
            if found and self.optional:
                found.append(SKIP)
            return found
        held = (me.guilders if s.must >= 0 else purse(s, seat)) - self.cost
        found = self._ways(s, seat, me.area, self.moves, held)
        if not self.begun:
            if not s.neutral_moved:
                fee, stand = self._fees(s, s.box.neutral_cost), self._fees(s, s.box.stand_cost)
                if held >= fee:
                    found += neutral_moves(s, seat, self.moves, held - fee, stand)
            found += self.cards(s, seat)
            if self.optional:
                found.append(SKIP)
        return found

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return self.cost <= purse(s, seat)

    def kept_guilders(self, s: WindmillValley) -> int:
        """The price of a visit that must follow (WV-3.21); or of standing in the full area that has to be entered, to
        which a neutral marker was moved (WV-4.34)."""
        if not self.begun:
            return 0 if self.optional else self.cost
        if s.must < 0 or self.free or not self.moves or not full(s, s.must):
            return 0
        return s.box.stand_cost

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        return before_options(s, seat, MARKET)

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
        if self.free or (self.master and not s.used & s.box.market_master):
            return 0
        return fee

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "market")
            return
        me = s.players[seat]
        if action >= s.box.use:
            use_before(s, seat, self._going_on(self.moves, self.cost, self.begun, self.free), action - s.box.use)
            return
        s.pay(seat, self.cost)
        free = self.free
        if NEUTRAL <= action < NEUTRAL + AREAS * AREAS:
            free = self._pay_fee(s, seat, s.box.neutral_cost)
            self._move_neutral(s, seat, (action - NEUTRAL) // AREAS, (action - NEUTRAL) % AREAS)
            s.stack.append(self._going_on(self.moves, 0, True, free))
            return
        if action == ENTER:
            area, on = (me.area + 1) % AREAS, -1
        elif action == PASS_BY:
            area, on = (me.area + 2) % AREAS, -1
        else:
            area, on = (me.area + 1) % AREAS, action - STAND_ON
            free = self._stand(s, seat, on)
        s.stack.append(self._going_on(self.moves - 1, 0, True, free))
        move_marker(s, seat, area, on)
        s.stack.append(AreaReward(seat, area, markers(s, area), self.master))

    def _going_on(self, moves: int, cost: int, begun: bool, free: bool) -> "Move":
        """The same visit later on: it can no longer be passed up."""
        return Move(self.seat, moves, cost, begun, self.master, free, False)

    def _pay_fee(self, s: WindmillValley, seat: int, fee: int) -> bool:
        """Pay, or use the starting card, which makes the whole visit free; whether it is free from now on."""
        if self.free:
            return True
        if self.master and not s.used & s.box.market_master:
            s.use_card(seat, s.players[seat].starting)
            return True
        s.pay(seat, fee)
        return False

    def _stand(self, s: WindmillValley, seat: int, other: int) -> bool:
        """The one below gets a guilder, from the guest or from the bank (WV-4.21, 4.22); the Gardener a point."""
        free = self._pay_fee(s, seat, s.box.stand_cost)
        s.gain_guilders(other, s.box.stand_cost, FROM_MARKET)
        return free

    def _move_neutral(self, s: WindmillValley, seat: int, source: int, target: int) -> None:
        s.neutrals = added(added(s.neutrals, source, -1), target, 1)
        s.neutral_moved = True
        s.must = target
        if s.listener is not None:
            names = s.box.area_names
            s.tell(Event("neutral", {"seat": seat, "source": names[source], "target": names[target]}))

    def run(self, s: WindmillValley) -> None:
        if self.begun:
            finish(s, self.seat, MARKET)
        else:
            wait(s, self, SKIP)


@final
class AreaReward(Asking):
    """One reward of an area, gained so many times (WV-4.18, WV-4.19); with the starting card (`master`) each time
    another if one likes (WV-4.22)."""

    name: ClassVar[str] = "area-reward"
    carries: ClassVar[Carried] = {"area": One("area"), "number": Number(1), "master": Flag()}

    def __init__(self, seat: int, area: int, number: int, master: bool) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.number: Final = number
        self.master: Final = master

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"area": s.box.area_names[self.area], "number": self.number}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        if not self.number:  # an edition may pay for no marker
            return []
        words, rewards = s.box.area_words[self.area], s.box.area_rewards[self.area]
        found = [s.box.take + word for i, word in enumerate(words) if not idle(s, seat, rewards[i])]
        return found or [s.box.take + words[0]]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        reward = s.box.area_rewards[self.area][s.box.area_words[self.area].index(action - s.box.take)]
        if self.master and self.number > 1:
            s.stack.append(AreaReward(seat, self.area, self.number - 1, True))
            grant(s, seat, reward)
        else:
            grant(s, seat, reward, True, self.number)


DEEDS[MARKET] = Visiting()
DEEDS[AREA] = RewardOfArea()
