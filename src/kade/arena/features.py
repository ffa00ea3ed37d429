"""What there is to say of each seat of one game, read from its Record through the contract alone: no word of any game
is known here. What is made of it is in balance.py.

A feature has a sort and a name, and an amount for each seat:

- `given`: the seat itself, and what the seat got before anybody decided anything. Chance alone decides it.
- `did`: every decision: its kind, its kind with each argument, and the whole name.
- `met`: what happened to the seat: every event that names it, with each name in it.
- `has`: what lies before the seat at the end: every name in its part of the state and of the view.
- `most`: from which source the points came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from kade.display.game import Game
from kade.kernel.event import Event
from kade.kernel.record import Record
from kade.kernel.state import State

Feature = tuple[str, str]
SORTS = ("given", "did", "met", "has", "most")
LONGEST_NAME = 60


@dataclass
class Facts:
    """What there is to say of one game. `amounts` has a counter for each seat; `offered` and `chosen` count, by seat,
    the decisions at which an action was legal, and at which it was taken."""

    amounts: list[Counter[Feature]]
    offered: list[Counter[str]] = field(default_factory=list)
    chosen: list[Counter[str]] = field(default_factory=list)


def extract(game: Game, record: Record, seats: int) -> Facts:
    """Play the Record again and write down what there is to say of its first `seats` seats."""
    each = range(seats)
    facts = Facts([Counter() for _ in each], [Counter() for _ in each], [Counter() for _ in each])
    events: list[Event] = []
    state = record.replay(game, 0, listener=events.append)
    _hold(facts, "given", state)
    for seat in range(seats):
        facts.amounts[seat]["given", f"seat {seat}"] = 1
    _happened(facts, "given", events)
    events.clear()
    state.listener = events.append
    for line in record.decisions:
        word, _, name = line.partition(" ")
        _decide(facts, game, state, int(word), name)
    _happened(facts, "met", events)
    state.listener = None
    _hold(facts, "has", state)
    for seat, parts in enumerate(state.result().breakdown[:seats]):
        for source, points in parts.items():
            facts.amounts[seat]["most", f"points from {source}"] = points
    return facts


def _decide(facts: Facts, game: Game, state: State, seat: int, name: str) -> None:
    action = game.action(name)
    if seat < len(facts.amounts):
        amounts = facts.amounts[seat]
        facts.offered[seat].update(game.name(legal) for legal in state.legal(seat))
        facts.chosen[seat][name] += 1
        _, kind, arguments = game.actions.describe(action)
        amounts["did", f"{kind} …" if arguments else kind] += 1
        if arguments:
            amounts["did", name] += 1
        if len(arguments) > 1:
            for argument, word in arguments.items():
                amounts["did", f"{kind} {argument}={word}"] += 1
    state.play(action, seat)


def _happened(facts: Facts, sort: str, events: list[Event]) -> None:
    """Events that say whose they are. The arena may know all, so what is secret counts too."""
    for event in events:
        details = {**event.public, **(event.secret or {})}
        lot = sort == "given" and len(details) == 1 and "seat" not in details
        if lot:
            ((key, value),) = details.items()  # that fell on a seat: `began {first: 1}`
            details = {"seat": value, key: True}
        seat = details.pop("seat", None)
        if event.chance or type(seat) is not int or not 0 <= seat < len(facts.amounts):
            continue
        if not lot:
            facts.amounts[seat][sort, event.name] += 1
        for name in set(names_in(event.name, details)):
            facts.amounts[seat][sort, name] += 1


def _hold(facts: Facts, sort: str, state: State) -> None:
    """Names that lie in a seat's part of the state, saved and seen."""
    for whole in (state.to_dict()["state"], state.view(None)):
        parts = whole.get("seats")
        if isinstance(parts, list):
            for seat, part in enumerate(parts[: len(facts.amounts)]):
                if isinstance(part, dict):
                    for name, number in Counter(names_in("", part)).items():
                        known = facts.amounts[seat][sort, name]
                        facts.amounts[seat][sort, name] = max(known, number)


def names_in(where: str, facts: Mapping[str, Any]) -> Iterator[str]:
    """`field name` for every name in these facts: a text, each of a list of texts, each key of a table of amounts (as
    often as it says), and for a list of tables each text in them, once more with what is true of it."""
    for key, value in facts.items():
        before = f"{where} {key}".strip()
        if isinstance(value, str):
            yield from _name(before, value)
        elif isinstance(value, bool):
            if value:
                yield before
        elif isinstance(value, Mapping):
            for name, amount in value.items():
                if isinstance(name, str) and type(amount) is int and amount > 0:
                    yield from list(_name(before, name)) * amount
        elif isinstance(value, list | tuple):
            for item in value:
                if isinstance(item, str):
                    yield from _name(before, item)
                elif isinstance(item, Mapping):
                    yield from _entry(before, item)


def _entry(before: str, item: Mapping[str, Any]) -> Iterator[str]:
    true = [key for key, value in item.items() if value is True]
    for key, value in item.items():
        if isinstance(value, str) and value:
            yield from _name(f"{before} {key}", value)
            for mark in true:
                yield from _name(f"{before} {key}", f"{value} ({mark})")


def _name(before: str, name: str) -> Iterator[str]:
    if name and len(name) <= LONGEST_NAME:
        yield f"{before} {name}".strip()
