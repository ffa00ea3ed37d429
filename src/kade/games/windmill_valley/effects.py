"""The interpreter of printed rewards, and what every step of the game shares. What each action does is elsewhere, the
cards that accompany it in helpers.py.

The modules of the actions register here how an action is opened, and whether it can be performed.
"""
# mypyc: compile

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.rewards import GUILDERS, POINTS, TOOLS, Part
from kade.games.windmill_valley.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.step import Numbered, Step


class Asking(Numbered[WindmillValley]):
    """A step of Windmill Valley: what is not legal is explained in reasons.py. Most say their `choices`; while an
    action is owed that only a chain of cards makes possible, those are left that keep it so (chains.py)."""

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        found = self.choices(s, seat)
        if s.used and len(found) > 1:
            for step in s.stack:
                if step.name == OWED:
                    from kade.games.windmill_valley.chains import keeping

                    return keeping(s, seat, found)
        return found

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        return []

    def possible(self, s: WindmillValley, seat: int) -> bool:
        """Whether the step, on top of the stack, can be carried out as things are, without a card used before it."""
        return True

    def cards(self, s: WindmillValley, seat: int) -> list[int]:
        """The cards that may be used before it."""
        return []

    def ends(self, s: WindmillValley) -> None:
        """What happens when it is over, or nothing of it was possible."""

    def why_not(self, s: WindmillValley, seat: int, action: int) -> tuple[str, dict[str, object]]:
        from kade.games.windmill_valley.reasons import why_not

        return why_not(s, self.name, seat, action), {}


OPTIONAL: Final = 1  # the action may still be passed up (WV-3.20)
UNPAID: Final = 8  # a market visit that has not begun: its price is due, a neutral marker may be moved
PLANTED: Final = 256  # of a planting: the number of bulbs planted so far is counted in these
COST: Final = 16  # the first number of a market visit is its moves and, in these, its price
OWED: Final = "owed"  # the step that stands on an action which a chain of cards has yet to make possible

Opener = Callable[[WindmillValley, int, Part, int, int], None]  # seat, part, tile, flags
Able = Callable[[WindmillValley, int, Part, int, int], bool]  # seat, part, tile, more guilders

Keep = Callable[[WindmillValley, Step[Any]], int]  # guilders that a waiting step needs for itself

OPENERS: Final[dict[int, Opener]] = {}
ABLE: Final[dict[int, Able]] = {}
KEEPS: Final[dict[str, Keep]] = {}


def grant(s: WindmillValley, seat: int, index: int, flags: int = OPTIONAL, times: int = 1) -> None:
    """Gain a printed reward: what is plain at once, unasked, the rest as steps (WV-1.8, WV-4.31).

    Guilders that would be lost above 9 come after the action of the same reward, which may spend some first.
    """
    reward = s.box.rewards[index]
    late = 0
    for part in reward.parts:
        if part.kind == GUILDERS:
            number = part.number * times
            if reward.asking and s.players[seat].guilders + number > s.box.most_guilders:
                late += number
            else:
                s.gain_guilders(seat, number, reward.source)
        elif part.kind == POINTS:
            s.gain_points(seat, part.number * times, reward.source)
        elif part.kind == TOOLS:
            s.gain_tools(seat, part.number * times, reward.source)
    if late:
        s.stack.append(LateGuilders(seat, late, reward.source))
    if len(reward.asking) > 1:
        for _ in range(times):
            s.stack.append(Rewards(seat, index, (1 << len(reward.parts)) - 1, flags))
    elif reward.asking:
        for _ in range(times):
            s.stack.append(Open(seat, index, reward.asking[0], flags))


@final
class Open(Numbered[WindmillValley]):
    """One part of a reward begins: an action, bulbs, a contract to score."""

    name: ClassVar[str] = "open"
    by_itself: ClassVar[bool] = True

    def run(self, s: WindmillValley) -> None:
        reward = s.box.rewards[self.a]
        part = reward.parts[self.b]
        OPENERS[part.kind](s, self.seat, part, reward.tile, self.c)


@final
class LateGuilders(Numbered[WindmillValley]):
    """Guilders of a reward that come after its action: `a` of them from the source `b` (WV-4.31)."""

    name: ClassVar[str] = "late-guilders"
    by_itself: ClassVar[bool] = True

    def run(self, s: WindmillValley) -> None:
        s.gain_guilders(self.seat, self.a, self.b)


@final
class Rewards(Asking):
    """Several parts of the reward `a` in the order the player likes; `b` is the set still to come (WV-4.31)."""

    name: ClassVar[str] = "rewards"

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        reward = s.box.rewards[self.a]
        found: list[int] = []
        for i in reward.asking:
            action = s.box.gain + s.box.part_words.index(reward.parts[i].text)
            if self.b >> i & 1 and action not in found:
                found.append(action)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        reward = s.box.rewards[self.a]
        for i in reward.asking:
            if self.b >> i & 1 and action == s.box.gain + s.box.part_words.index(reward.parts[i].text):
                rest = self.b & ~(1 << i)
                s.stack.append(Rewards(seat, self.a, rest, self.c))
                s.stack.append(Open(seat, self.a, i, self.c))
                return


def say_passed_up(s: WindmillValley, seat: int, kind: str) -> None:
    if s.listener is not None:
        s.tell(Event("passed-up", {"seat": seat, "action": kind}))


