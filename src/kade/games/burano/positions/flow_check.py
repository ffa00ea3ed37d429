"""Whether a stack of steps can be where a game of Burano stands: their order, their seats and what they carry."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.burano.edition.printed import THRIFT
from kade.games.burano.rules.actions import COLOURS
from kade.games.burano.rules.cleanup import ScoreLace
from kade.games.burano.rules.lace import MakeLace, arrows_of
from kade.games.burano.rules.pyramid import LEVEL_END, UNCOVERED, BuildPyramids, PutBoughtCube, stack_options
from kade.games.burano.rules.sailing import FirstHut, SecondHut, hut_colours
from kade.games.burano.rules.seat import SPOT_COUNT, Seat
from kade.games.burano.rules.state import FULL_PYRAMID, Burano
from kade.games.burano.rules.trade import HandOver
from kade.games.burano.rules.turn import ChooseCube, ChooseHouses, ChooseSite, Turn
from kade.kernel.errors import BadState
from kade.kernel.step import Step

# What each step may lie on, "" being the table itself. Positions laid out by hand may leave some out.
IN_A_TURN: Final = (
    "put-bought-cube",
    "choose-cube",
    "choose-site",
    "choose-houses",
    "roof-reward",
    "sail",
    "first-hut",
    "second-hut",
    "fish",
    "send-workers",
    "trade",
    "hand-over",
    "make-lace",
    "recall",
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
        if below not in LIES_ON[step.name] or (below == "draw-roofs" and s.stack[0].name != "season"):
            raise BadState(
                f"The step {step.name!r} cannot follow on {below!r}."
                if below
                else f"The stack cannot begin with the step {step.name!r}."
            )
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
        lacing = bool(s.stack) and isinstance(s.stack[-1], MakeLace) and s.stack[-1].seat == seat
        if me.gone and not lacing:
            raise BadState(f"Workers of seat {seat} are leaving the ring (gone is {me.gone}), but it makes no lace.")


def check_saved(s: Burano) -> None:
    """The same of a saved state, which waits for somebody's decision, or is over in its time."""
    check_flow(s)
    if not s.stack:
        if s.season != len(s.box.seasons) - 1 or any(me.privilege for me in s.players):
            raise BadState(
                "The saved state has no steps left, but the game is not over: it ends after the last "
                "season, with privilege points made into coins."
            )
        return
    top = s.stack[-1]
    if top.automatic or (not top.together and len(s.legal(top.seat)) < 2):
        raise BadState(f"The saved state is at no decision: in the step {top.name!r} nobody has a choice.")


def _check_turns(s: Burano) -> None:
    turns = [step for step in s.stack if isinstance(step, Turn)]
    top = s.stack[-1] if s.stack else None
    for i, turn in enumerate(turns):
        if turn.seat != (s.first + s.seats - 1 - i) % s.seats:
            raise BadState(f"The turn of seat {turn.seat} is not in turn order: seat {s.first} is first.")
        if turn.moves and i < len(turns) - 1:
            raise BadState(f"Seat {turn.seat} has made moves before its turn.")
    if turns and top is not None and not isinstance(top, Turn):
        for step in s.stack[s.stack.index(turns[-1]) + 1 :]:
            if step.seat != turns[-1].seat:
                raise BadState(f"The step {step.name!r} is of seat {step.seat} in the turn of seat {turns[-1].seat}.")
        if not turns[-1].moves and not isinstance(top, PutBoughtCube):
            raise BadState(f"The step {top.name!r} is part of a move, but no move was made: moves must be 1 to 4.")


def _check_season(s: Burano) -> None:
    if s.round > s.box.rounds[s.season]:
        raise BadState(f"round is {s.round}, but {s.box.seasons[s.season]} has {s.box.rounds[s.season]} rounds.")
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
    top = s.stack[-1] if s.stack else None
    for seat, me in enumerate(s.players):
        busy = isinstance(top, BuildPyramids) and bool(top.building >> seat & 1)
        if busy != (me.spot < SPOT_COUNT):
            raise BadState(f"spot of seat {seat} is {me.spot}, but it is {'' if busy else 'not '}building its pyramid.")
        if busy and (me.filled >> me.spot or len(stack_options(me)) < 2 or _gap(me)):
            raise BadState(f"The pyramid that seat {seat} is building cannot have come to look like this.")


def _gap(me: Seat) -> bool:
    total = me.filled.bit_count() + sum(me.reserve)
    return any(not me.filled >> spot & 1 and total >= LEVEL_END[spot] for spot in range(me.spot))


# ---------------------------------------------------------------------- what a step carries


def _carried_wrongly(s: Burano, step: Step[Any]) -> str:
    """What is wrong with what a step carries, or nothing."""
    me = s.players[step.seat]
    if isinstance(step, ChooseCube):
        bare = UNCOVERED[me.filled]
        if not any(bare >> spot & 1 and me.pyramid[spot] == step.colour for spot in range(SPOT_COUNT)):
            return f"it has no uncovered {COLOURS[step.colour]} cube"
        return "its preparation spaces are taken" if sum(me.prepared) >= s.box.spaces else ""
    if isinstance(step, ChooseSite):
        return "" if me.prepared[step.colour] else f"it has prepared no {COLOURS[step.colour]} cube"
    if isinstance(step, ChooseHouses):
        return "" if step.tile in me.roofs else f"the roof {s.box.tile_names[step.tile]} is not its own"
    if isinstance(step, PutBoughtCube):
        if me.filled == FULL_PYRAMID:
            return "its pyramid is full"
        return "" if me.reserve[step.colour] else f"it has bought no {COLOURS[step.colour]} cube"
    if isinstance(step, (FirstHut, SecondHut)) and not me.privilege:
        return "it has no privilege point"
    if isinstance(step, SecondHut):
        there = hut_colours(s, step.island) >> step.colour & 1
        return "" if there else "the first hut is not where it is said to be"
    if isinstance(step, HandOver):
        return _sale_wrong(s, me, step)
    if isinstance(step, MakeLace):
        arrows = sum([arrows_of(step.arrows, colour) for colour in range(6)])
        return "" if arrows + me.gone <= 3 else "there are three arrows"
    if isinstance(step, ScoreLace):
        if step.paid & ~me.squares:
            return "it pays for workers that it does not have"
        return "a cube was saved without the card for it" if step.spared and not me.powers & THRIFT else ""
    return ""


def _sale_wrong(s: Burano, me: Seat, step: HandOver) -> str:
    sale = s.box.sales[step.sale]
    if step.sets > sale.sets or step.handed_over.bit_count() != sale.sets - step.sets:
        return f"the sale takes {sale.sets} sets of cards"
    fit = [kind for kind in range(len(me.hand)) if me.hand[kind] >= sale.size and not step.handed_over >> kind & 1]
    return "" if len(fit) >= step.sets else "its cards do not complete the sale"
