"""The interpreter of printed rewards, and what every step of the game shares. What each action does is elsewhere, the
cards that accompany it in helpers.py.

The modules of the actions register here how an action begins, and whether it can be performed.
"""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.rules.rewards import FLOODGATE, GUILDERS, POINTS, TOOLS, Part
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, Number, One, SetOf
from kade.kernel.step import Automatic, Carried, Step


class Asking(Step[WindmillValley]):
    """A step of Windmill Valley: what is not legal is explained in reasons.py. Most say their `choices`; while an
    action is owed that only a chain of cards makes possible, those are left that keep it so (chains.py)."""

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        found = self.choices(s, seat)
        if s.used and len(found) > 1:
            for step in s.stack:
                if isinstance(step, Owed):
                    from kade.games.windmill_valley.rules.chains import keeping

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

    def kept_guilders(self, s: WindmillValley) -> int:
        """Guilders that it needs for itself while it waits below another step, which may not spend them."""
        return 0

    def kept_bulbs(self, s: WindmillValley, seat: int) -> int:
        """Stored bulbs that it needs for itself: 0 or 1."""
        return 0

    def why_not(self, s: WindmillValley, seat: int, action: int) -> tuple[str, dict[str, object]]:
        from kade.games.windmill_valley.rules.reasons import why_not

        return why_not(s, self, seat, action), {}

    def about(self, s: WindmillValley) -> dict[str, Any]:
        """Only what the question speaks of."""
        return {}


@final
class Owed(Automatic[WindmillValley]):
    """The action below was not possible when a card was used before it: until it is its turn, whatever is chosen keeps
    it within reach (WV-3.19, WV-3.21)."""

    name: ClassVar[str] = "owed"


class Deed:
    """What a kind of part is when it is gained that is no plain gain: how it begins, and whether it can be done now."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        """Its first step; `tile` is the design that prints it, if one does, and it may be passed up if `optional`."""
        raise NotImplementedError

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        """Whether it can be performed with that number of extra guilders (WV-3.19)."""
        return True


DEEDS: Final[list[Deed]] = [Deed()] * (FLOODGATE + 1)
"""By kind of part."""


def grant(s: WindmillValley, seat: int, index: int, optional: bool = True, times: int = 1) -> None:
    """Gain a printed reward: what is plain at once, unasked, the rest as steps (WV-1.8, WV-4.31).

    Guilders that would be lost above 9 come after the action of the same reward, which may spend some first. An
    optional action may be passed up (WV-3.20).
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
            s.stack.append(Rewards(seat, index, (1 << len(reward.parts)) - 1, optional))
    elif reward.asking:
        for _ in range(times - 1):
            s.stack.append(Open(seat, index, reward.asking[0], optional))
        part = reward.parts[reward.asking[0]]
        DEEDS[part.kind].begin(s, seat, part, reward.tile, optional)


@final
class Open(Automatic[WindmillValley]):
    """One more part of a reward begins when its turn comes: an action, bulbs, a contract to score."""

    name: ClassVar[str] = "open"
    carries: ClassVar[Carried] = {"reward": One("reward"), "part": One("part"), "optional": Flag()}

    def __init__(self, seat: int, reward: int, part: int, optional: bool) -> None:
        super().__init__(seat)
        self.reward: Final = reward
        self.part: Final = part
        self.optional: Final = optional

    def run(self, s: WindmillValley) -> None:
        reward = s.box.rewards[self.reward]
        part = reward.parts[self.part]
        DEEDS[part.kind].begin(s, self.seat, part, reward.tile, self.optional)


@final
class LateGuilders(Automatic[WindmillValley]):
    """Guilders of a reward that come after its action (WV-4.31)."""

    name: ClassVar[str] = "late-guilders"
    carries: ClassVar[Carried] = {"number": Number(1), "source": One("source")}

    def __init__(self, seat: int, number: int, source: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.source: Final = source

    def run(self, s: WindmillValley) -> None:
        s.gain_guilders(self.seat, self.number, self.source)


@final
class Rewards(Asking):
    """Several parts of a reward in the order the player likes; `left` is the set still to come (WV-4.31)."""

    name: ClassVar[str] = "rewards"
    carries: ClassVar[Carried] = {"reward": One("reward"), "left": SetOf("part"), "optional": Flag()}

    def __init__(self, seat: int, reward: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.reward: Final = reward
        self.left: Final = left
        self.optional: Final = optional

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        reward = s.box.rewards[self.reward]
        found: list[int] = []
        for i in reward.asking:
            action = s.box.gain + s.box.part_words.index(reward.parts[i].text)
            if self.left >> i & 1 and action not in found:
                found.append(action)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        reward = s.box.rewards[self.reward]
        for i in reward.asking:
            if self.left >> i & 1 and action == s.box.gain + s.box.part_words.index(reward.parts[i].text):
                s.stack.append(Rewards(seat, self.reward, self.left & ~(1 << i), self.optional))
                part = reward.parts[i]
                DEEDS[part.kind].begin(s, seat, part, reward.tile, self.optional)
                return


def say_passed_up(s: WindmillValley, seat: int, kind: str) -> None:
    if s.listener is not None:
        s.tell(Event("passed-up", {"seat": seat, "action": kind}))
