"""The cards above the farm board beside their actions: before them, after them, what they make possible; and which
rewards would change nothing (WV-3.15, 3.19 to 3.21). What cards do inside an action is where that action is."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import COLUMNS, ROWS
from kade.games.windmill_valley.rules.actions import SKIP
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Owed, grant
from kade.games.windmill_valley.rules.rewards import ACTION_NAMES, BULBS, CONTRACT, GUILDERS, LOWER, PLANT, Part
from kade.games.windmill_valley.rules.state import IDLE, WindmillValley
from kade.kernel.kinds import Number, One
from kade.kernel.step import Carried

NOTHING: Final[list[int]] = []
"""No option, and never any: a list is made only where there is something to put into it."""

# How an action can be performed.
NOT: Final = 0
WITH_CARDS: Final = 1
PLAINLY: Final = 2


def performable(s: WindmillValley, seat: int, index: int, with_cards: bool) -> bool:
    """Whether a printed action can be performed (WV-3.19): also by help of unused cards, if they are to count."""
    return ability(s, seat, index) >= (WITH_CARDS if with_cards else PLAINLY)


def ability(s: WindmillValley, seat: int, index: int) -> int:
    """Whether a printed action can be performed PLAINLY, only WITH_CARDS that are still unused, or NOT (WV-3.19)."""
    reward = s.box.rewards[index]
    found = PLAINLY
    for part in reward.parts:
        if not DEEDS[part.kind].able(s, seat, part, reward.tile, reward.guilders):
            if not helped(s, seat, part, reward.tile, reward.guilders):
                return NOT
            found = WITH_CARDS
    return found


def helped(s: WindmillValley, seat: int, part: Part, tile: int, own: int) -> bool:
    """Whether unused cards make an action possible that is not so by itself (WV-3.19)."""
    if not unused(s, seat, part.kind) & s.box.enabling:
        return False
    if part.kind == PLANT and card_bulb(s, seat, PLANT):
        return s.players[seat].planted() < ROWS * COLUMNS
    from kade.games.windmill_valley.rules.chains import possible_with_cards

    return possible_with_cards(s, seat, part, tile, own)


def unused(s: WindmillValley, seat: int, kind: int) -> int:
    """The seat's cards that wait for an action and were not used this turn."""
    return s.box.on[kind] & s.players[seat].owned & ~s.used


def card_guilders(s: WindmillValley, seat: int, kind: int) -> int:
    """Guilders that unused cards can bring before an action (WV-3.21)."""
    more = 0
    mask = unused(s, seat, kind)
    while mask:
        low = mask & -mask
        mask ^= low
        card = low.bit_length() - 1
        if not s.box.cards[card].inside:
            for part in s.box.rewards[s.box.cards[card].gives].parts:
                if part.kind == GUILDERS:
                    more += part.number
                elif part.kind == LOWER:
                    more += part.number * s.box.water_guilders[s.water]
    return more


def purse(s: WindmillValley, seat: int) -> int:
    """Guilders that the step on top may spend: what has to follow keeps its price (WV-3.20, WV-3.21, WV-4.34)."""
    held = s.players[seat].guilders
    for i in range(1, len(s.stack) - 1):  # the lowest step ends the turn
        step = s.stack[i]
        if isinstance(step, Asking):
            held -= step.kept_guilders(s)
    return max(0, held)


def bulbs_kept(s: WindmillValley, seat: int) -> int:
    """Stored bulbs that the step on top may not use: what must follow needs them (WV-3.20, WV-3.21)."""
    kept = 0
    for i in range(1, len(s.stack) - 1):
        step = s.stack[i]
        if isinstance(step, Asking):
            kept += step.kept_bulbs(s, seat)
    return kept


def card_bulb(s: WindmillValley, seat: int, kind: int) -> bool:
    """Whether an unused card brings a bulb before an action, or stands for one (F30, S1)."""
    mask = unused(s, seat, kind)
    while mask:
        low = mask & -mask
        mask ^= low
        card = low.bit_length() - 1
        if s.box.free_trader >> card & 1:
            return True
        for part in s.box.rewards[s.box.cards[card].gives].parts:
            if part.kind == BULBS:
                return True
    return False


# ---------------------------------------------------------------------- cards beside an action


def helping(s: WindmillValley, seat: int, kind: int, value: int = 1) -> int:
    """Cards that can be used before or after an action: unused, their minimum reached. A helper is active at once, so
    also one that the action itself has brought (WV-3.15)."""
    waiting = unused(s, seat, kind)
    found = 0
    while waiting:
        low = waiting & -waiting
        card = s.box.cards[low.bit_length() - 1]
        if not card.inside and card.least <= value:
            found |= low
        waiting ^= low
    return found


def take_plain(s: WindmillValley, seat: int, kind: int, early: bool, value: int = 1) -> int:
    """Cards that only give points, tools or guilders are used unasked. `early`: before the action pays, so those are
    left for later whose guilders would be lost. The cards that ask something remain."""
    waiting = helping(s, seat, kind, value)
    asking = 0
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        card = low.bit_length() - 1
        if not s.box.cards[card].plain:
            asking |= low
        elif not early or _fits(s, seat, card):
            s.use_card(seat, card)
            grant(s, seat, s.box.cards[card].gives)
    return asking


def _fits(s: WindmillValley, seat: int, card: int) -> bool:
    """Whether a card brings guilders that can still be used, and all of them."""
    number = 0
    for part in s.box.rewards[s.box.cards[card].gives].parts:
        if part.kind == GUILDERS:
            number += part.number
    return 0 < number <= s.box.most_guilders - s.players[seat].guilders


def before_options(s: WindmillValley, seat: int, kind: int, value: int = 1, kept: int = 0) -> list[int]:
    """The cards that may be used before an action, beside its own options (WV-3.15, WV-3.21); none that could do
    nothing now. The action itself needs `kept` of the stored bulbs."""
    waiting = helping(s, seat, kind, value)
    if not waiting:
        return NOTHING
    found: list[int] = []
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        card = low.bit_length() - 1
        if not s.box.cards[card].plain and not _idle_card(s, seat, card, kept):
            found.append(s.box.use + card)
    return found


def use_before(s: WindmillValley, seat: int, step: Asking, card: int) -> None:
    """A card is used before its action, the step, which must follow (WV-3.21): if cards have yet to make it possible,
    it is owed."""
    s.stack.append(step)
    if not step.possible(s, seat):
        s.stack.append(Owed(seat))
    s.use_card(seat, card)
    grant(s, seat, s.box.cards[card].gives)


def finish(s: WindmillValley, seat: int, kind: int, value: int = 1) -> None:
    """An action has been performed: its cards are used, unasked or after a question (WV-3.15, WV-5.10)."""
    asking = take_plain(s, seat, kind, False, value)
    if asking:
        s.stack.append(After(seat, kind, value))


@final
class After(Asking):
    """Cards that may be used after an action, which had so much strength or so many bulbs (WV-3.15, WV-5.10)."""

    name: ClassVar[str] = "after"
    carries: ClassVar[Carried] = {"action": One("action"), "strength": Number(1, ROWS * COLUMNS)}

    def __init__(self, seat: int, action: int, strength: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.strength: Final = strength

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"action": ACTION_NAMES[self.action]}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = before_options(s, seat, self.action, self.strength)
        if found:
            found.append(SKIP)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            return
        s.stack.append(self)
        card = action - s.box.use
        s.use_card(seat, card)
        grant(s, seat, s.box.cards[card].gives)


# ---------------------------------------------------------------------- rewards in any order, and idle ones


def goes_first(s: WindmillValley, seat: int, rewards: list[int]) -> int:
    """Of several rewards in any order: one to be taken unasked now, because it asks nothing and nothing of it would be
    lost; its place in the list, or -1."""
    me = s.players[seat]
    room = s.box.most_guilders - me.guilders
    space = s.box.free_storage - me.stored
    for i, index in enumerate(rewards):
        reward = s.box.rewards[index]
        if reward.settled and reward.guilders <= room and reward.bulbs <= space:
            return i
    return -1


def in_any_order(s: WindmillValley, seat: int, rewards: list[int]) -> list[int]:
    """Of rewards that are all gained, in any order: the places in the list of those that may come next. Those that
    change nothing now come last; of equal ones the first stands for all."""
    first = goes_first(s, seat, rewards)
    if first >= 0:
        return [first]
    found: list[int] = []
    seen: list[int] = []
    asking = False
    for i, index in enumerate(rewards):
        reward = s.box.rewards[index]
        if reward.alike not in seen and not idle(s, seat, index):
            seen.append(reward.alike)
            found.append(i)
            asking = asking or not reward.plain
    return found if asking else found[:1] or [0]


def idle(s: WindmillValley, seat: int, index: int, kept: int = 0) -> bool:
    """Whether a reward would change nothing if it were gained now, so that nobody is asked about it. `kept` are bulbs
    that it could not use."""
    reward = s.box.rewards[index]
    return not reward.welcome and all(_idle(s, seat, part, kept) for part in reward.parts)


def idle_aside(s: WindmillValley, seat: int, index: int) -> bool:
    """The same beside the step on top, which keeps the bulb that it needs."""
    top = s.stack[-1]
    return idle(s, seat, index, top.kept_bulbs(s, seat) if isinstance(top, Asking) else 0)


def _idle(s: WindmillValley, seat: int, part: Part, kept: int) -> bool:
    me = s.players[seat]
    if part.kind == GUILDERS:
        return me.guilders >= s.box.most_guilders
    if part.kind == LOWER:
        return not s.water and me.guilders >= s.box.most_guilders and not _sets_going(s, seat, part.number)
    if part.kind == PLANT:
        if me.stored > bulbs_kept(s, seat) + kept:
            return me.planted() >= ROWS * COLUMNS
        return not (card_bulb(s, seat, PLANT) if kept else helped(s, seat, part, -1, 0))
    if part.kind == CONTRACT:
        return not any(contract_points(s, seat, card) for card in me.contracts)
    return not DEEDS[part.kind].able(s, seat, part, -1, 0) and not helped(s, seat, part, -1, 0)


def _sets_going(s: WindmillValley, seat: int, strength: int) -> bool:
    """Whether a lowering that changes nothing itself lets a card be used that does."""
    if unused(s, seat, LOWER) & s.box.stronger:
        strength += 1
    waiting = helping(s, seat, LOWER, strength)
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        if not _idle_card(s, seat, low.bit_length() - 1, 0):
            return True
    return False


def _idle_card(s: WindmillValley, seat: int, card: int, kept: int) -> bool:
    """Whether using a card would change nothing: its reward is looked at as it will be gained, when the card is used
    (WV-3.15). Otherwise cards that wait for one another's actions would be asked about in a circle."""
    used = s.used
    s.used = used | 1 << card
    found = idle(s, seat, s.box.cards[card].gives, kept)
    s.used = used
    return found


IDLE.append(idle_aside)
