"""Whether a stack of steps can be where a game of Burano stands: their order, their seats and what they carry."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.burano.actions import COLOURS, SQUARES
from kade.games.burano.printed import THRIFT
from kade.games.burano.pyramid import LEVEL_END, UNCOVERED, stack_options
from kade.games.burano.sailing import hut_colours
from kade.games.burano.seat import SPOT_COUNT, Seat
from kade.games.burano.state import FULL_PYRAMID, Burano
from kade.kernel.errors import BadState
from kade.kernel.step import Step

# What each step may lie on, "" being the table itself. Positions laid out by hand may leave some out.
IN_A_TURN: Final = (
    "put-bought-cube", "choose-cube", "choose-site", "choose-houses", "roof-reward", "sail", "first-hut", "second-hut",
    "fish", "send-workers", "trade", "hand-over", "make-lace", "recall",
)
ROOFS_DUE: Final = ("next-season", "put-roofs-away")
CUBES_DUE: Final = (*ROOFS_DUE, "gather-cubes")
LACE_DUE: Final = (*CUBES_DUE, "end", "new-markers", "score-lace")
LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("season", "clean-up", "next-season", "end"), ("",)),
    **dict.fromkeys(IN_A_TURN, ("turn",)),
    "round": ("clean-up",),
    "build-pyramids": ("clean-up", "round"),
    "turn": ("clean-up", "round", "turn"),
    "fish": ("turn", "send-workers"),
    "put-roofs-away": ROOFS_DUE,
    "draw-roofs": (*ROOFS_DUE, "season", "draw-roofs"),
    "gather-cubes": CUBES_DUE,
    "buy-cubes": CUBES_DUE,
    "take-instead": (*CUBES_DUE, "buy-cubes"),
    "new-markers": CUBES_DUE,
    "score-lace": LACE_DUE,
    "score-islands": LACE_DUE,
}
ONE_EACH: Final = ("turn", "put-roofs-away", "draw-roofs", "gather-cubes", "score-lace")


def check_flow(s: Burano) -> None:
    """Refuse a stack that no game could have."""
    below = ""
    seen: list[tuple[str, int]] = []
    for step in s.stack:
        if not 0 <= step.seat < s.seats:
            raise BadState(f"The step {step.name!r} is not of a seat from 0 to {s.seats - 1}.")
        if below not in LIES_ON[step.name] or (below == "draw-roofs" and s.stack[0].name != "season"):
            raise BadState(f"The step {step.name!r} cannot follow on {below!r}." if below else
                           f"The stack cannot begin with the step {step.name!r}.")
        if step.name in ONE_EACH and (step.name, step.seat) in seen:
            raise BadState(f"The step {step.name!r} waits twice for seat {step.seat}.")
        seen.append((step.name, step.seat))
        wrong = _carried_wrongly(s, step)
        if wrong:
            raise BadState(f"The step {step.name!r} of seat {step.seat} is impossible: {wrong}.")
        below = step.name
    _check_turns(s)
    _check_season(s)
    _check_building(s)
    for seat, me in enumerate(s.players):
        lacing = bool(s.stack) and s.stack[-1].name == "make-lace" and s.stack[-1].seat == seat
        if me.gone and not lacing:
            raise BadState(f"Workers of seat {seat} are leaving the ring (gone is {me.gone}), but it makes no lace.")


def check_rest(s: Burano) -> None:
    """Refuse a saved state that waits for nobody's decision, or that is over before its time."""
    if not s.stack:
        if s.season != len(s.box.seasons) - 1 or any(me.privilege for me in s.players):
            raise BadState("The saved state has no steps left, but the game is not over: it ends after the last "
                           "season, with privilege points made into coins.")
        return
    top = s.stack[-1]
    if top.automatic or (not top.together and len(s.legal(top.seat)) < 2):
        raise BadState(f"The saved state is at no decision: in the step {top.name!r} nobody has a choice.")


def _check_turns(s: Burano) -> None:
    turns = [step for step in s.stack if step.name == "turn"]
    top = s.stack[-1] if s.stack else None
    for i, turn in enumerate(turns):
        if turn.seat != (s.first + s.seats - 1 - i) % s.seats:
            raise BadState(f"The turn of seat {turn.seat} is not in turn order: seat {s.first} is first.")
        if turn.a and i < len(turns) - 1:
            raise BadState(f"Seat {turn.seat} has made moves before its turn.")
    if turns and top is not None and top.name != "turn":
        for step in s.stack[s.stack.index(turns[-1]) + 1:]:
            if step.seat != turns[-1].seat:
                raise BadState(f"The step {step.name!r} is of seat {step.seat} in the turn of seat {turns[-1].seat}.")
        if not turns[-1].a and top.name != "put-bought-cube":
            raise BadState(f"The step {top.name!r} is part of a move, but no move was made: moves must be 1 to 4.")


def _check_season(s: Burano) -> None:
    last = s.season == len(s.box.seasons) - 1
    names = [step.name for step in s.stack]
    if last and "next-season" in names:
        raise BadState("After the last season only islands and lace are scored.")
    if not last and "end" in names:
        raise BadState(f"The game cannot end after {s.box.seasons[s.season]}.")
    if "round" in names and s.round >= s.box.rounds[s.season]:
        raise BadState(f"Another round is to come, but round {s.round} is the last of {s.box.seasons[s.season]}.")
    if names and names[-1] == "take-instead" and names[-2] == "buy-cubes" and s.stack[-1].seat != s.stack[-2].seat:
        raise BadState("The cubes taken instead are of another seat than those bought after them.")


def _check_building(s: Burano) -> None:
    """While pyramids are built, places are decided in order, and gaps are only where cubes are missing (BU-4.5)."""
    building = bool(s.stack) and s.stack[-1].name == "build-pyramids"
    for seat, me in enumerate(s.players):
        busy = building and bool(s.stack[-1].a >> seat & 1)
        if busy != (me.spot < SPOT_COUNT):
            raise BadState(f"spot of seat {seat} is {me.spot}, but it is {'' if busy else 'not '}building its pyramid.")
        if busy and (me.filled >> me.spot or len(stack_options(me)) < 2 or _gap(me)):
            raise BadState(f"The pyramid that seat {seat} is building cannot have come to look like this.")


def _gap(me: Seat) -> bool:
    total = me.filled.bit_count() + sum(me.reserve)
    return any(not me.filled >> spot & 1 and total >= LEVEL_END[spot] for spot in range(me.spot))


# ---------------------------------------------------------------------- what a step carries


def _most(s: Burano, name: str) -> tuple[int, int, int]:
    """The largest numbers that a step may carry."""
    if name in ("choose-cube", "choose-site", "put-bought-cube"):
        return 5, 0, 0
    if name in ("choose-houses", "roof-reward"):
        return len(s.box.tiles) - 1, 0, 0
    if name == "hand-over":
        return len(s.box.sales) - 1, len(s.box.seafood), (1 << len(s.box.seafood)) - 1
    return {
        "build-pyramids": ((1 << s.seats) - 1, 0, 0), "turn": (4, 0, 0), "sail": (1, 0, 0), "second-hut": (35, 0, 0),
        "fish": (3, 0, 0), "send-workers": (5, 3, 0), "trade": (1, 0, 0), "make-lace": ((1 << 12) - 1, 0, 0),
        "score-lace": ((1 << SQUARES) - 1, 1, 0), "take-instead": (12, 0, 0), "draw-roofs": (15, 0, 0),
    }.get(name, (0, 0, 0))


def _carried_wrongly(s: Burano, step: Step[Any]) -> str:
    """What is wrong with what a step carries, or nothing."""
    most = _most(s, step.name)
    if not (0 <= step.a <= most[0] and 0 <= step.b <= most[1] and 0 <= step.c <= most[2]):
        return f"what it carries must be at most {most[0]}, {most[1]} and {most[2]}"
    me = s.players[step.seat]
    name = step.name
    if name == "choose-cube":
        bare = UNCOVERED[me.filled]
        if not any(bare >> spot & 1 and me.pyramid[spot] == step.a for spot in range(SPOT_COUNT)):
            return f"it has no uncovered {COLOURS[step.a]} cube"
        return "its preparation spaces are taken" if sum(me.prepared) >= s.box.spaces else ""
    if name == "choose-site":
        return "" if me.prepared[step.a] else f"it has prepared no {COLOURS[step.a]} cube"
    if name == "choose-houses":
        return "" if step.a in me.roofs else f"the roof {s.box.tile_names[step.a]} is not its own"
    if name == "put-bought-cube":
        if me.filled == FULL_PYRAMID:
            return "its pyramid is full"
        return "" if me.reserve[step.a] else f"it has bought no {COLOURS[step.a]} cube"
    if name in ("first-hut", "second-hut"):
        if not me.privilege:
            return "it has no privilege point"
        there = name == "first-hut" or hut_colours(s, step.a // 6) >> step.a % 6 & 1
        return "" if there else "the first hut is not where it is said to be"
    if name == "hand-over":
        return _sale_wrong(s, me, step)
    if name == "make-lace":
        arrows = sum([step.a >> (2 * colour) & 3 for colour in range(6)])
        return "" if arrows + me.gone <= 3 else "there are three arrows"
    if name == "score-lace":
        if step.a & ~me.squares:
            return "it pays for workers that it does not have"
        return "a cube was saved without the card for it" if step.b and not me.powers & THRIFT else ""
    return "no cube is missing" if name == "take-instead" and not step.a else ""


def _sale_wrong(s: Burano, me: Seat, step: Step[Any]) -> str:
    sale = s.box.sales[step.a]
    if not 1 <= step.b <= sale.sets or step.c.bit_count() != sale.sets - step.b:
        return f"the sale takes {sale.sets} sets of cards"
    fit = [kind for kind in range(len(me.hand)) if me.hand[kind] >= sale.size and not step.c >> kind & 1]
    return "" if len(fit) >= step.b else "its cards do not complete the sale"
