"""Positions of Burano laid out by hand: what is named lies where it is said to, the rest in its pile."""
# mypyc: compile

from __future__ import annotations

from typing import Any

from kade.games.burano.actions import COLOURS, ROOF_KINDS
from kade.games.burano.cleanup import ScoreLace
from kade.games.burano.flow_check import check_flow
from kade.games.burano.layouts import beginner
from kade.games.burano.plain_data import counts, entries, indices, number, said, table
from kade.games.burano.printed import BuranoPrinted
from kade.games.burano.reading import KEYS, SEAT_KEYS, read_layout, read_seat, read_table, refusal
from kade.games.burano.saving import laid_tile
from kade.games.burano.season import STEPS, CleanUp, End, NextSeason, Round
from kade.games.burano.setup import empty_table
from kade.games.burano.state import Burano
from kade.games.burano.turn import MOVES, Turn
from kade.kernel.errors import BadState
from kade.kernel.rng import seeded
from kade.kernel.stack import read_step
from kade.kernel.step import Step

CLEANING = ("score-islands", "score-lace", "new-markers", "gather-cubes", "take-instead", "buy-cubes", "put-roofs-away",
            "draw-roofs")
CARRIED = sorted({key for step in STEPS.values() for key in step.carries})
POSITION = (*KEYS, "players", "seed", "rest", "buildings_rest", "turn", "step", "last", *CARRIED)
# What a step carries where a position does not say it: as when the step begins.
AT_FIRST: dict[str, Any] = {"building": [], "exchanged": False, "handed_over": [], "paid": [], "spared": False,
                            "drawn": []}


def position(box: BuranoPrinted, spec: dict[str, Any]) -> Burano:
    """Lay out what the spec names, in the words of a saved state; cubes it does not name are in the supply, cards and
    tiles under those that are named for their piles, shuffled by `seed`, or with seat `rest` as sold seafood, with
    seat `buildings_rest` as cards.

    `step` (a step's name, with what it carries by its own names) is asked of seat `turn`; `moves` says how many moves
    of the turn were made. After it the turn goes on; with `last` the season ends after it.
    """
    try:
        s = _lay_out(box, spec)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as problem:
        raise refusal("The position", problem) from None
    if not s.audit():  # what the audit finds is said by whoever asked for the position
        check_flow(s)
    return s


def _lay_out(box: BuranoPrinted, spec: Any) -> Burano:
    _check_keys("position", POSITION, table("The position", spec))
    seats = entries("seats", spec.get("seats", []))
    players = spec.get("players", max(2, len(seats)))
    if type(players) is not int or players not in (2, 3, 4) or len(seats) > players:
        raise BadState(f"players is {said(players)} with {len(seats)} seats, but must be 2, 3 or 4.")
    for entry in seats:
        _check_keys("seats", SEAT_KEYS, table("A seat", entry))
    seed = spec.get("seed", 0)
    if type(seed) is not int:
        raise BadState(f"seed is {said(seed)}, but must be a whole number.")
    layout = read_layout(box, players, spec["layout"]) if "layout" in spec else beginner(box, players)
    s = empty_table(box, players, layout, "layout" in spec, seeded(seed))
    for i, me in enumerate(s.players):
        if i >= len(seats):
            read_seat(box, me, {})
    read_table(s, spec)
    if "houses" not in spec:
        s.place_cube(box.fountain, 0)
    _fill_supply(s, spec)
    _fill_seafood(s, spec)
    _fill_buildings(s, spec)
    _fill_stacks(s, spec)
    s.stack = _lay_steps(s, spec)
    return s


def _check_keys(what: str, known: tuple[str, ...], given: dict[str, Any]) -> None:
    for key in given:
        if key not in known:
            raise BadState(f"{what}: there is no {said(key)}; there is {', '.join(known)}.")


def _owner(s: Burano, spec: dict[str, Any], key: str) -> int:
    """The seat that gets the rest of the cards, or -1."""
    return number(key, spec[key], s.seats - 1) if key in spec else -1


def _fill_supply(s: Burano, spec: dict[str, Any]) -> None:
    for colour in range(6):
        used = s.cubes.count(colour)
        for me in s.players:
            used += me.reserve[colour] + me.prepared[colour] + me.pyramid.count(colour)
        s.supply[colour] = s.box.cubes - used
        if s.supply[colour] < 0:
            raise BadState(f"The position names {used} {COLOURS[colour]} cubes; there are {s.box.cubes}.")
    if "supply" in spec and counts("supply", COLOURS, spec["supply"]) != s.supply:
        raise BadState("supply: the cubes that the position does not name elsewhere are in the supply, and only those.")


def _fill_seafood(s: Burano, spec: dict[str, Any]) -> None:
    box = s.box
    top = indices("seafood", box.seafood, spec.get("seafood", []))[::-1]
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
    top = indices("buildings", s.box.card_ids, spec.get("buildings", []))[::-1]
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
    used = [laid_tile(entry)[0] for entry in s.laid]
    for me in s.players:
        used += list(me.roofs)
    for pile in s.under:
        used += list(pile)
    stacks = table("stacks", spec.get("stacks", {}))
    for i, kind in enumerate(ROOF_KINDS):
        top = indices("stacks", s.box.tile_names, stacks.get(kind, []))[::-1]
        rest = [tile for tile in s.stacks[i] if tile not in used and tile not in top]
        s.rng.shuffle(rest)
        s.stacks[i] = rest + top


def _lay_steps(s: Burano, spec: dict[str, Any]) -> list[Step[Burano]]:
    """The rest of the season below, then the step asked for."""
    seat = number("turn", spec.get("turn", s.first))
    name = spec.get("step", "turn")
    if not isinstance(name, str) or name not in STEPS or seat >= s.seats:
        raise BadState(f"step is {said(name)} of seat {seat}; the steps are {', '.join(STEPS)}.")
    moves = number("moves", spec.get("moves", 0 if name == "turn" else 1), MOVES)
    if name in ("season", "next-season", "clean-up", "end"):
        seat = s.first
    step = _step(s, {**spec, "moves": moves}, name, seat)
    if name in ("season", "next-season", "clean-up", "end"):
        return [step]
    if name in CLEANING:
        return [*_after_cleaning(s, name, seat), step]
    stack: list[Step[Burano]] = [CleanUp(s.first)]
    if name == "round" or (not spec.get("last") and s.round < s.box.rounds[s.season]):
        stack.append(Round(s.first))
    if name == "round":
        return stack
    for i in range(s.seats - 1, (seat - s.first) % s.seats, -1):
        if name != "build-pyramids":
            stack.append(Turn((s.first + i) % s.seats, 0))
    if name not in ("turn", "build-pyramids"):
        stack.append(Turn(seat, moves))
    return [*stack, step]


def _step(s: Burano, spec: dict[str, Any], name: str, seat: int) -> Step[Burano]:
    """A step with what it carries, in the words of a saved state."""
    carried = STEPS[name].carries
    for key in CARRIED:
        if key in spec and key not in carried and key != "moves":
            raise BadState(f"The step {name!r} has no {key!r}.")
    said_of_it = {key: spec[key] if key in spec else AT_FIRST[key] for key in carried if key in spec or key in AT_FIRST}
    return read_step("step", {"step": name, "seat": seat, **said_of_it}, STEPS, s.box, s.seats)


def _after_cleaning(s: Burano, name: str, seat: int) -> list[Step[Burano]]:
    """What follows on a step of the clean-up: the next season, or after winter the lace of those still to come."""
    if s.season < len(s.box.seasons) - 1 or name not in ("score-islands", "score-lace"):
        return [NextSeason(s.first)]
    scored = (seat - s.first) % s.seats if name == "score-lace" else -1
    later = range(s.seats - 1, scored, -1)
    return [End(s.first), *[ScoreLace((s.first + i) % s.seats, 0, False) for i in later]]
