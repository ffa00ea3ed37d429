"""Which moments a game of Windmill Valley comes to; a saved state in any other is refused, in words.

A turn is a stack of `turn-over`, `closing`, then the choice that is due (floodgate, wheels, action), then whatever that
action, the calendar and the cards have set going: all of one seat. What each step may carry is in flow_carried.py.
"""

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.positions.flow_carried import carried_wrongly
from kade.games.windmill_valley.rules.market import Move
from kade.games.windmill_valley.rules.opening import FirstMarker, StartingCard
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.setup import open_rewards
from kade.games.windmill_valley.rules.state import GARDENER, UNIQUE_DUE, WindmillValley
from kade.games.windmill_valley.rules.turn import ChooseAction
from kade.games.windmill_valley.rules.wheels import TakePeekedTile
from kade.kernel.errors import BadState
from kade.kernel.kinds import members
from kade.kernel.step import Step

TURN: Final = ["turn-over", "closing"]
BEFORE_THE_ACTION: Final = ("floodgate", "turn-wheels")
NOT_IN_A_TURN: Final = ("starting-card", "first-marker", "set-out", "gardener-turn")
# What lies directly below a step that does not lie on just any other.
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "choose-action": ("closing",),
    "field-rewards": ("built",),
    "trace": ("field-rewards",),
    "chests": ("traded",),
    "owed": ("plant", "trade", "take-tile", "build", "market-move"),
    "waiting": ("choose-action", "plant", "trade", "chests", "take-tile", "build", "market-move", "score-contract"),
}
MOST_TURNS_LEFT: Final = 100
PEEKING: Final = ("take-peeked-tile", "place-tile", "take-peeked-card", "replace", "put-back")
"""The steps during which somebody has the cards before them that were peeked at."""


def check_saved(s: WindmillValley) -> None:
    """Refuse steps that no game comes to, and what does not fit them."""
    names = [step.name for step in s.stack]
    if not s.stack:
        _check_end(s)
    elif names[0] == "set-out":
        _check_opening(s, names)
    else:
        _check_turn(s, names)
    _check_table(s, names)
    if s.stack:
        _check_decision(s, s.stack[-1])


# ---------------------------------------------------------------------- the stack


def _check_opening(s: WindmillValley, names: list[str]) -> None:
    """All choose a market area, above that all choose a starting card, the last in turn order first (WV-2.6, 2.7)."""
    markers = [step.seat for step in s.stack if isinstance(step, FirstMarker)]
    cards = [step.seat for step in s.stack if isinstance(step, StartingCard)]
    if names != ["set-out", *["first-marker"] * len(markers), *["starting-card"] * len(cards)] or len(names) < 2:
        raise BadState(f"The steps {', '.join(names)} cannot be stacked in this order.")
    for seats in (markers, cards):
        if len(set(seats)) < len(seats) or (s.solo and GARDENER in seats):
            raise BadState("The steps of the set-up are of one seat twice, or of the Gardener.")
    if s.stack[0].seat != s.first:
        raise BadState(f"Seat {s.stack[0].seat} is to begin, but first is {s.first}.")
    if s.active >= 0 or s.due or s.ending >= 0:
        raise BadState("It is somebody's turn, or the end is near, while the game is still set up.")
    for seat, me in enumerate(s.players):
        waits = seat in markers or (s.solo and seat == GARDENER and bool(markers))
        if waits != (me.area < 0):
            raise BadState(f"Seat {seat} is {'' if waits else 'not '}to choose a market area, which does not fit area.")
        if seat in cards and me.starting >= 0:
            raise BadState(f"Seat {seat} is to choose a starting card, but has one.")
    fits = len(s.offer) > len(cards) if cards else not s.offer
    if not fits or (s.wish < 0 and len(s.offer) != len(cards) + 1):
        raise BadState(f"offer has {len(s.offer)} starting cards for {len(cards)} who choose; it must have one more.")


def _check_turn(s: WindmillValley, names: list[str]) -> None:
    """What lies on what in the turn of one seat."""
    seat = s.stack[0].seat
    if names[:2] != TURN or any(name in (*TURN, *NOT_IN_A_TURN) for name in names[2:]):
        raise BadState(f"The steps {', '.join(names[:9])} cannot be stacked in this order.")
    if s.active != seat or any(step.seat != seat for step in s.stack):
        raise BadState(f"The steps are not all of seat {seat}, whose turn it is, or active is not {seat}.")
    if s.solo and seat == GARDENER:
        raise BadState("It is the turn of the Gardener, who decides nothing.")
    for number, step in enumerate(s.stack[2:], 2):
        below = names[number - 1]
        if below not in BELOW.get(step.name, (below,)):
            raise BadState(f"The step {step.name!r} cannot lie on {below!r}.")
        if step.name in BEFORE_THE_ACTION and len(names) != 3:
            raise BadState(f"Other steps lie beside {step.name!r}, but at the beginning of a turn there are none.")
        if number < len(names) - 1 and not step.automatic and not step.allows_asides and names[number + 1] != "waiting":
            raise BadState(f"The step {names[number + 1]!r} lies on {step.name!r}, which nothing can interrupt.")
        wrong = carried_wrongly(s, step, s.stack[number - 1])
        if wrong:
            raise BadState(f"The step {step.name!r} of seat {seat} is impossible: {wrong}.")
    plain = len(names) > 3 and isinstance(s.stack[2], ChooseAction) and s.stack[2].used < 0
    if plain and not s.players[seat].calendar:
        raise BadState("Steps lie on the choice of an action, but nothing has set them going.")


def _check_end(s: WindmillValley) -> None:
    if s.ending < 0 or s.turn != s.last_turn + 1 or s.active >= 0:
        raise BadState("There is no step, but the game is not over: its last turn has not been played.")


def _check_decision(s: WindmillValley, top: Step[Any]) -> None:
    """Somebody has a choice: what is forced happens by itself. (Of tiles that one only imagines to be peeked at, fewer
    may differ.)"""
    if top.automatic:
        raise BadState(f"The saved state is at no decision: the step {top.name!r} runs by itself.")
    options = top.legal(s, top.seat)
    open_to = len(options) + (len(s.asides(top.seat)) if options and top.asks_for_asides and s.due else 0)
    if open_to < (1 if isinstance(top, TakePeekedTile) else 2):
        raise BadState(f"The saved state is at no decision: the step {top.name!r} leaves nothing to choose.")


# ---------------------------------------------------------------------- the table


def _check_table(s: WindmillValley, names: list[str]) -> None:
    """What must fit the steps, and each other."""
    opening = bool(names) and names[0] == "set-out"
    for seat, me in enumerate(s.players):
        if me.board < 0 or (me.area < 0 and not opening):
            raise BadState(f"Seat {seat} has no windmill board, or no marker in the market.")
    if not opening and (s.wish < 0 or s.offer):
        raise BadState("There must be a wish, and no starting card to choose from, once the game is set up.")
    closed = members(s.unique & ~open_rewards(s.box, s.seats))
    if closed:
        raise BadState(f"The unique reward {s.box.unique_names[closed[0]]} is open, but is for more players (WV-2.11).")
    if s.solo and not s.gardener_deck:
        raise BadState("gardener_deck is empty, but is made anew whenever its last card is drawn.")
    if all(colour != EMPTY for colour in s.shipped) and "traded" not in names:
        raise BadState("shipped has a bulb on every place; the fourth bulb would have closed the trade card.")
    if bool(s.peeked) and (not names or names[-1] not in PEEKING):
        raise BadState("Cards are peeked at, but nobody is to choose among them.")
    _check_visit(s, names)
    check_last_turn(s)
    check_wishes(s)
    if s.due:
        check_due(s)


def _check_visit(s: WindmillValley, names: list[str]) -> None:
    """A neutral marker is moved in a visit of the market, and where to has to be entered in it (WV-4.34)."""
    early = not names or names[-1] in BEFORE_THE_ACTION or names[0] == "set-out"
    early = early or (
        names[2:] == ["choose-action"]
        and not s.players[s.active].calendar
        and not any(isinstance(step, ChooseAction) and step.used >= 0 for step in s.stack)
    )
    if early and s.neutral_moved:
        raise BadState("neutral_moved is true, but nobody has visited the market this turn.")
    visits = any(isinstance(step, Move) and step.begun and step.moves for step in s.stack)
    if s.must >= 0 and not (s.neutral_moved and visits):
        raise BadState(
            f"must is {s.box.area_names[s.must]!r}, but no visit of the market is under way in which a "
            "neutral marker was moved."
        )


def check_last_turn(s: WindmillValley) -> None:
    """The last turn is not over, nor far away (WV-6.1); a position laid out by hand may have it some rounds later."""
    latest = s.turn + MOST_TURNS_LEFT
    if (s.ending < 0) != (s.last_turn < 0) or (s.ending >= 0 and s.stack and not s.turn <= s.last_turn <= latest):
        raise BadState(
            f"ending is {s.ending} and last_turn {s.last_turn}: both are said or neither, and the last turn "
            f"is not before the present one, {s.turn}, nor after {latest}."
        )


def check_wishes(s: WindmillValley) -> None:
    """The rewards of the wish are taken in order (WV-3.16)."""
    tiers = sorted([me.wish for me in s.players if me.wish >= 0])
    if s.level < 0 and tiers != list(range(len(tiers))):
        raise BadState(f"wish of the seats is {tiers}, but the rewards of the wish are taken in order, each once.")


def check_due(s: WindmillValley) -> None:
    """The calendar owes something only to a player on its turn who has reached a space (WV-3.10)."""
    if s.active < 0 or (s.solo and s.active == GARDENER) or s.stack[-1].name in BEFORE_THE_ACTION:
        raise BadState(f"due is {s.due}, but the calendar owes nothing before the wheels of a player have turned.")
    space = s.players[s.active].calendar
    if not 1 <= space <= len(s.box.calendar_names):
        raise BadState(f"due is {s.due}, but seat {s.active} has not reached a space of the calendar.")
    if s.due & UNIQUE_DUE and not s.unique >> 4 * (space - 1) & 15:
        raise BadState(f"due is {s.due}, but no unique reward of space {s.box.calendar_names[space - 1]} is open.")
