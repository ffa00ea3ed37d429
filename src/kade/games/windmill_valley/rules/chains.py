"""Chains: whether the cards and calendar rewards open now can make an action possible, found by trying them out on a
copy of the state in which every stack is empty, so that nothing hidden decides (WV-3.10, WV-3.19, WV-3.21)."""
# mypyc: compile

from typing import Any, ClassVar, Final, cast, final

from kade.games.windmill_valley.rules.actions import DONE, REFRESH, SKIP
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Owed
from kade.games.windmill_valley.rules.helpers import use_before
from kade.games.windmill_valley.rules.rewards import Part
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.fields import Field
from kade.kernel.kinds import ActionName
from kade.kernel.step import Carried, Step

MOST_TRIES: Final = 400  # positions looked at: a longer chain nobody would find


@final
class Sought(Asking):
    """In a copy of the state it stands where the step does that is to become possible; it never ends by itself."""

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        return [SKIP, DONE]


@final
class Chain:
    """A search for a way to make a step possible, by the cards that may be used before it (if `combined` also several)
    and by what the calendar owes. The step has the place `depth` of the stack."""

    def __init__(self, step: Asking, depth: int, combined: bool) -> None:
        self.step: Final = step
        self.depth: Final = depth
        self.combined: Final = combined
        self.seen: Final[set[tuple[object, ...]]] = set()

    def leads(self, c: WindmillValley) -> bool:
        """Whether a way leads on from this position."""
        seat = self.step.seat
        back = len(c.stack) - 1 == self.depth
        if back and self.step.possible(c, seat):
            return True
        if len(self.seen) >= MOST_TRIES:
            return False
        known = len(self.seen)
        self.seen.add(_gist(c, seat, self.depth))
        if len(self.seen) == known:  # by its size: to look for it first would hash all of it twice
            return False
        if back:
            return self._by_calendar(c, seat) or (self.combined and self.by_cards(c, seat))
        for action in c.legal():
            if action != REFRESH:  # what it would deal is hidden
                after = c.copy()
                after.play(action)
                if self.leads(after):
                    return True
        return False

    def by_cards(self, c: WindmillValley, seat: int) -> bool:
        return any(self.leads(self.after_card(c, seat, action)) for action in self.step.cards(c, seat))

    def after_card(self, c: WindmillValley, seat: int, action: int) -> WindmillValley:
        after = c.copy()
        use_before(after, seat, cast(Asking, after.stack.pop()), action - after.box.use)
        after.advance(seat)
        return after

    def _by_calendar(self, c: WindmillValley, seat: int) -> bool:
        for action in c.asides(seat) if c.due else []:
            after = c.copy()
            after.play(action)
            if self.leads(after):
                return True
        return False


def _gist(c: WindmillValley, seat: int, depth: int) -> tuple[object, ...]:
    """All of a position that can matter to a chain; the steps below its place stay as they are."""
    me = c.players[seat]
    return (
        me.guilders,
        tuple(me.bulbs),
        tuple(me.lengths),
        me.windmills_left(),
        me.built,
        me.helpers,
        me.contracts,
        me.area,
        me.tools,
        me.points > 0,
        c.used,
        c.due,
        c.unique,
        c.water,
        tuple(c.shipped),
        tuple(c.neutrals),
        c.must,
        tuple(c.display),
        tuple(c.cards),
        tuple(c.stack[depth + 1 :]),
    )


def _blind(s: WindmillValley, stack: list[Step[Any]]) -> WindmillValley:
    """A copy without hidden things, at these steps."""
    c = s.copy()
    c.piles = [[], [], [], []]
    c.discards = [[], [], [], []]
    c.marks = [[], [], [], []]
    c.peek_pools = [0] * len(c.peeked)  # the seat sees these cards; where they came from is no matter
    c.trade = c.trade[-1:]
    c.stack = stack
    return c


def same_outcome(s: WindmillValley, step: Asking, one: int, two: int) -> bool:
    """Whether two options of a step lead to the same position, before anything else happens."""
    found: list[WindmillValley] = []
    for action in (one, two):
        c = _blind(s, [Sought(step.seat), step])
        c.play(action)
        found.append(c)
    one_way, other_way = found
    if one_way.stack != other_way.stack or _gist(one_way, step.seat, 0) != _gist(other_way, step.seat, 0):
        return False
    return _alike(one_way.fields, one_way, other_way) and all(
        _alike(one_way.seat_fields, one_way.players[i], other_way.players[i]) for i in range(one_way.seats)
    )


def _alike(fields: tuple[Field, ...], one: object, other: object) -> bool:
    """Whether all that is saved of them is the same."""
    return all(getattr(one, field.name) == getattr(other, field.name) for field in fields)


# ---------------------------------------------------------------------- by cards


def possible_with_cards(s: WindmillValley, seat: int, part: Part, tile: int, own: int) -> bool:
    """Whether unused cards make an action possible that gets `own` guilders from its own tile (WV-3.19)."""
    c = _blind(s, s.stack[:])
    c.set_due(0)
    c.players[seat].guilders = min(c.players[seat].guilders + own, c.box.most_guilders)
    DEEDS[part.kind].begin(c, seat, part, tile, False)
    step = cast(Asking, c.stack[-1])
    if step.possible(c, seat):
        return True
    c.stack[-1] = Sought(seat)
    return Chain(step, len(c.stack) - 1, True).leads(c)


def leading(s: WindmillValley, seat: int, step: Asking) -> list[int]:
    """The cards that make the step on top possible, by themselves or by what they set going; if none does, those that
    do so together (WV-3.19, WV-3.21)."""
    for combined in (False, True):
        found: list[int] = []
        for action in step.cards(s, seat):
            c = _blind(s, [*s.stack[:-1], Sought(seat)])
            c.set_due(0)
            chain = Chain(step, len(c.stack) - 1, combined)
            if chain.leads(chain.after_card(c, seat, action)):
                found.append(action)
        if found:
            return found
    return []


def keeping(s: WindmillValley, seat: int, options: list[int]) -> list[int]:
    """The options that leave every action which is owed within reach (WV-3.21)."""
    for i, owed in enumerate(s.stack):
        if isinstance(owed, Owed):
            options = _keeping(s, seat, options, i - 1)
    return options


def _keeping(s: WindmillValley, seat: int, options: list[int], depth: int) -> list[int]:
    """The same for the one action at that place of the stack."""
    found: list[int] = []
    for action in options:
        c = _blind(s, [*s.stack[:depth], Sought(seat), *s.stack[depth + 2 :]])
        c.set_due(0)
        c.play(action)
        if Chain(cast(Asking, s.stack[depth]), depth, True).leads(c):
            found.append(action)
    return found or options


# ---------------------------------------------------------------------- by the calendar


def wait(s: WindmillValley, step: Asking, ending: int) -> None:
    """Nothing of a step was possible: it waits while the calendar owes something that could change this, else it is
    over (WV-3.10). `ending` is the action that ends the wait."""
    if s.due:
        s.stack.append(step)
        s.stack.append(Waiting(step.seat, ending))
    else:
        step.ends(s)


def _by_calendar(s: WindmillValley, step: Asking, depth: int) -> bool:
    return Chain(step, depth, True).leads(_blind(s, [*s.stack[:depth], Sought(step.seat)]))


@final
class Waiting(Asking):
    """The step below is not possible, but what the calendar owes may make it so: it is taken first, or the step is
    given up by the action `ending` (WV-3.10)."""

    name: ClassVar[str] = "waiting"
    carries: ClassVar[Carried] = {"ending": ActionName()}
    asks_for_asides: ClassVar[bool] = True

    def __init__(self, seat: int, ending: int) -> None:
        super().__init__(seat)
        self.ending: Final = ending

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        step = cast(Asking, s.stack[-2])
        if not s.due or step.possible(s, seat) or not _by_calendar(s, step, len(s.stack) - 2):
            return []
        return [self.ending]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        cast(Asking, s.stack.pop()).ends(s)

    def run(self, s: WindmillValley) -> None:
        if not cast(Asking, s.stack[-1]).possible(s, self.seat):
            cast(Asking, s.stack.pop()).ends(s)
