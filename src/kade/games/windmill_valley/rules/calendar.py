"""The calendar: reaching a space and what it owes (WV-3.9, WV-3.10, WV-3.17, WV-6.1)."""
# mypyc: compile

from kade.games.windmill_valley.rules.effects import grant
from kade.games.windmill_valley.rules.state import COMMON_DUE, TAKE_REWARD, UNIQUE_DUE, WindmillValley
from kade.kernel.event import Event


def reach_space(s: WindmillValley, seat: int) -> bool:
    """A full rotation moves the calendar marker, unless it has come to the end (WV-3.9, WV-3.17). The last space
    brings the end of the game about (WV-6.1)."""
    me = s.players[seat]
    last = len(s.box.calendar_names)
    if me.calendar == last:
        return False
    me.calendar += 1
    if s.listener is not None:
        s.tell(Event("calendar", {"seat": seat, "space": s.box.calendar_names[me.calendar - 1]}))
    if me.calendar == last and s.ending < 0:
        s.ending = seat
        rounds = s.turn // s.seats + (2 if extra_round(s) else 1)
        s.last_turn = rounds * s.seats - 1
        if s.listener is not None:
            s.tell(Event("end-near", {"seat": seat, "extra": extra_round(s)}))
    return True


def extra_round(s: WindmillValley) -> bool:
    """Whether one more full round follows: not for experts, and as the Gardener's level says (WV-6.1, WV-7.17)."""
    return s.box.levels[s.level].extra_round if s.level >= 0 else not s.expert


def open_unique(s: WindmillValley, space: int) -> int:
    """The unique rewards still open under a space, as a mask."""
    return s.unique >> (4 * (space - 1)) & 15


def owe(s: WindmillValley, seat: int) -> None:
    """What a space owes its visitor this turn; a plain common reward is taken unasked (WV-3.10)."""
    space = s.players[seat].calendar
    common = s.box.common[space - 1]
    due = UNIQUE_DUE if open_unique(s, space) else 0
    reward = s.box.rewards[common]
    if reward.plain and not reward.guilders:
        grant(s, seat, common)
    else:
        due |= COMMON_DUE
    s.set_due(due)


def take_reward(s: WindmillValley, seat: int, which: int) -> None:
    """The common reward (0) or one of the unique ones, which is then covered for all (WV-3.10)."""
    space = s.players[seat].calendar
    if which == 0:
        s.set_due(s.due & ~COMMON_DUE)
        index = s.box.common[space - 1]
    else:
        s.set_due(s.due & ~UNIQUE_DUE)
        cover(s, seat, space, which - 1)
        index = s.box.unique[space - 1][which - 1]
    if s.listener is not None:
        told: dict[str, object] = {"seat": seat, "space": s.box.calendar_names[space - 1], "unique": which > 0}
        told["reward"] = s.box.rewards[index].texts
        s.tell(Event("calendar-reward", told))
    grant(s, seat, index)


def cover(s: WindmillValley, seat: int, space: int, which: int) -> None:
    """The seat's marker lies on that reward from now on, for all to see (WV-3.10)."""
    place = 4 * (space - 1) + which
    s.unique &= ~(1 << place)
    takers = list(s.takers)
    takers[place] = seat
    s.takers = tuple(takers)


def taker(s: WindmillValley, space: int, which: int) -> int:
    """Who took that unique reward; -1 while it is open, or when nobody could take it in this game."""
    return s.takers[4 * (space - 1) + which]


TAKE_REWARD.append(take_reward)
