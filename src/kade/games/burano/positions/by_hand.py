"""Positions of Burano laid out by hand: what is named lies where it is said to, the rest in its pile."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.positions.flow_check import check_flow
from kade.games.burano.rules.actions import COLOURS, PORTS, ROOF_KINDS
from kade.games.burano.rules.cleanup import ScoreLace
from kade.games.burano.rules.season import STEPS, CleanUp, End, NextSeason, Round
from kade.games.burano.rules.setup import empty_table
from kade.games.burano.rules.state import Burano
from kade.games.burano.rules.turn import MOVES, Turn
from kade.kernel.errors import BadState
from kade.kernel.fields import lay, refuse_broken
from kade.kernel.kinds import CountsOf, entries, flag, seat, table, whole
from kade.kernel.plain import shown
from kade.kernel.rng import seeded
from kade.kernel.stack import read_step
from kade.kernel.step import Step

ALONE: Final = ("season", "next-season", "clean-up", "end")
CLEANING: Final = (
    "score-islands",
    "score-lace",
    "new-markers",
    "gather-cubes",
    "take-instead",
    "buy-cubes",
    "put-roofs-away",
    "draw-roofs",
)
LAID: Final = ("seats", *[field.name for field in Burano.fields if field.name != "supply"])
CARRIED: Final = sorted({key for step in STEPS.values() for key in step.carries})
POSITION: Final = (*LAID, "supply", "players", "seed", "rest", "buildings_rest", "turn", "step", "last", *CARRIED)
# What a step carries where a position does not say it: as when the step begins.
AT_FIRST: Final[dict[str, Any]] = {
    "building": [],
    "exchanged": False,
    "handed_over": [],
    "paid": [],
    "spared": False,
    "drawn": [],
}
MOST_SEED: Final = 2**128  # as servers draw them
START: Final = 3  # the house of sector 1, so that the arrows point at the first three


def position(box: BuranoPrinted, spec: Any) -> Burano:
    """Lay out what the spec names, in the words of a saved state; cubes it does not name are in the supply, cards and
    tiles under those that are named for their piles, shuffled by `seed`, or with seat `rest` as sold seafood, with
    seat `buildings_rest` as cards.

    `step` (a step's name, with what it carries by its own names) is asked of seat `turn`; `moves` says how many moves
    of the turn were made. After it the turn goes on; with `last` the season ends after it.
    """
    table("position", spec, POSITION)
    players = whole("players", spec["players"] if "players" in spec else _seats(spec), 2, 4)
    rng = seeded(whole("seed", spec.get("seed", 0), -MOST_SEED, MOST_SEED))
    s = empty_table(box, {"players": players, "layout": "drawn" if "layout" in spec else "beginner"}, rng)
    s.round = 1
    for me in s.players:
        me.start = START
        me.coins = box.start_coins
    laid = {key: spec[key] for key in LAID if key in spec}
    if "houses" not in spec:
        laid["houses"] = {box.holes[box.fountain]: [COLOURS[0]]}
    if "ships" in spec:
        laid["ships"] = {**dict.fromkeys(box.ships, PORTS[0]), **table("ships", spec["ships"])}
    lay(s, laid)
    s.recount()
    _fill_supply(s, spec)
    _fill_seafood(s, spec)
    _fill_buildings(s, spec)
    _fill_stacks(s, spec)
    s.stack = _lay_steps(s, spec)
    refuse_broken(s)
    check_flow(s)
    s.advance()
    return s


def _seats(spec: dict[str, Any]) -> int:
    return max(2, len(entries("seats", spec.get("seats", []))))


def _owner(s: Burano, spec: dict[str, Any], key: str) -> int:
    """The seat that gets the rest of the cards, or -1."""
    return seat(key, spec[key], s.seats) if key in spec else -1


def _fill_supply(s: Burano, spec: dict[str, Any]) -> None:
    for colour in range(6):
        used = s.houses.count(colour)
        for me in s.players:
            used += me.reserve[colour] + me.prepared[colour] + me.pyramid.count(colour)
        s.supply[colour] = s.box.cubes - used
        if s.supply[colour] < 0:
            raise BadState(f"The position names {used} {COLOURS[colour]} cubes; there are {s.box.cubes}.")
    if "supply" in spec and CountsOf("colour").read("supply", spec["supply"], s.box, s.seats) != s.supply:
        raise BadState("supply: the cubes that the position does not name elsewhere are in the supply, and only those.")


def _fill_seafood(s: Burano, spec: dict[str, Any]) -> None:
    box = s.box
    top = s.seafood if "seafood" in spec else []
    rest: list[int] = []
    for kind, cards in enumerate(box.seafood_cards):
        used = top.count(kind) + s.display.count(kind)
        for me in s.players:
            used += me.hand[kind] + me.sold[kind]
        if used > cards:
            raise BadState(f"The position names {used} {box.seafood[kind]} cards; there are {cards}.")
        rest += [kind] * (cards - used)
    s.rng.shuffle(rest)
    owner = _owner(s, spec, "rest")
    if owner >= 0:
        for kind in rest:
            s.players[owner].sold[kind] += 1
        rest = []
    s.seafood = rest + top
    while "display" not in spec and len(s.display) < box.seafood_display and s.seafood:
        s.display.append(s.seafood.pop())


def _fill_buildings(s: Burano, spec: dict[str, Any]) -> None:
    top = s.buildings if "buildings" in spec else []
    used = top + s.shown
    for me in s.players:
        used = used + list(me.cards)
    rest = [card for card in range(len(s.box.cards)) if card not in used]
    s.rng.shuffle(rest)
    owner = _owner(s, spec, "buildings_rest")
    if owner >= 0:
        for card in rest:
            s.give_card(owner, card)
        rest = []
    s.buildings = rest + top
    while "shown" not in spec and len(s.shown) < s.box.building_display and s.buildings:
        s.shown.append(s.buildings.pop())


def _fill_stacks(s: Burano, spec: dict[str, Any]) -> None:
    """The named tiles of a stack lie on top; those of `under` are known to lie below."""
    used = [roof[0] for roof in s.roofs]
    for me in s.players:
        used += list(me.roofs)
    for pile in s.under:
        used += list(pile)
    for kind in range(len(ROOF_KINDS)):
        top = s.stacks[kind] if "stacks" in spec else []
        rest = [
            tile
            for tile, found in enumerate(s.box.tiles)
            if found.kind == kind and tile not in used and tile not in top
        ]
        s.rng.shuffle(rest)
        s.stacks[kind] = rest + top


def _lay_steps(s: Burano, spec: dict[str, Any]) -> list[Step[Burano]]:
    """The rest of the season below, then the step asked for."""
    turn = seat("turn", spec.get("turn", s.first), s.seats)
    name = spec.get("step", "turn")
    if not isinstance(name, str) or name not in STEPS:
        raise BadState(f"step is {shown(name)}, but must be one of {', '.join(STEPS)}.")
    moves = whole("moves", spec.get("moves", 0 if name == "turn" else 1), 0, MOVES)
    step = _step(s, {**spec, "moves": moves}, name, s.first if name in ALONE else turn)
    if name in ALONE:
        return [step]
    if name in CLEANING:
        return [*_after_cleaning(s, name, turn), step]
    last = flag("last", spec.get("last", False))
    stack: list[Step[Burano]] = [CleanUp(s.first)]
    if name == "round" or (not last and s.round < s.box.rounds[s.season]):
        stack.append(Round(s.first))
    if name == "round":
        return stack
    for i in range(s.seats - 1, (turn - s.first) % s.seats, -1):
        if name != "build-pyramids":
            stack.append(Turn((s.first + i) % s.seats, 0))
    if name not in ("turn", "build-pyramids"):
        stack.append(Turn(turn, moves))
    return [*stack, step]


def _step(s: Burano, spec: dict[str, Any], name: str, turn: int) -> Step[Burano]:
    """A step with what it carries, in the words of a saved state."""
    carried = STEPS[name].carries
    for key in CARRIED:
        if key in spec and key not in carried and key != "moves":
            raise BadState(f"The step {name!r} has no {key!r}.")
    said_of_it = {key: spec[key] if key in spec else AT_FIRST[key] for key in carried if key in spec or key in AT_FIRST}
    return read_step("step", {"step": name, "seat": turn, **said_of_it}, STEPS, s.box, s.seats)


def _after_cleaning(s: Burano, name: str, turn: int) -> list[Step[Burano]]:
    """What follows on a step of the clean-up: the next season, or after winter the lace of those still to come."""
    if s.season < len(s.box.seasons) - 1 or name not in ("score-islands", "score-lace"):
        return [NextSeason(s.first)]
    scored = (turn - s.first) % s.seats if name == "score-lace" else -1
    later = range(s.seats - 1, scored, -1)
    return [End(s.first), *[ScoreLace((s.first + i) % s.seats, 0, False) for i in later]]
