"""What must hold of any position as seats see it: views, resampling, events. One function a promise.

Each takes the game, a state that it leaves as it was, and a generator for what it has to choose.
"""

from __future__ import annotations

import functools
import importlib
import json
from typing import Any

from tests.conformance import code
from tests.conformance.play import finish

from kade.display.game import Game
from kade.kernel.event import Event
from kade.kernel.rng import Rng
from kade.kernel.secrecy import ALL, NOBODY, Place
from kade.kernel.state import State


def seen(state: State, viewer: int | None) -> bytes:
    """Every byte of what a seat may know."""
    return json.dumps(state.view(viewer)).encode()


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def hidden_things_change_no_view(game: Game, state: State, rng: Rng) -> None:
    """A resampled state gives the seat the same view, byte for byte, and the same legal actions; it is sound, its
    steps are the same (they hold no secrets), its generator is another, and the original is untouched."""
    before = state.to_dict()
    for viewer in viewers(state):
        other = state.resample(viewer, rng.next())
        assert seen(other, viewer) == seen(state, viewer), f"the view of {viewer} tells what is hidden from it"
        if viewer is not None:
            assert other.legal(viewer) == state.legal(viewer), f"the legal actions of {viewer} tell what is hidden"
        assert other.audit() == [], f"resampled for {viewer}"
        assert other.stack == state.stack, "a step holds a secret"
        assert other.options() == state.options()
        assert other.rng.words() != state.rng.words(), "resample has kept the generator"
    assert state.to_dict() == before, "resample has changed the state"


def resample_knows_no_more_than_the_seat(game: Game, state: State, rng: Rng) -> None:
    """Resampling depends on what the seat knows and on the seed alone: two states that the seat cannot tell apart
    are resampled to the same one."""
    for viewer in viewers(state):
        seed, elsewhere = rng.next(), rng.next()
        once = state.resample(viewer, seed)
        assert once == state.resample(viewer, seed), f"resampling for {viewer} is not repeatable"
        again = state.resample(viewer, elsewhere).resample(viewer, seed)
        assert again == once, f"resampling for {viewer} uses what it does not know: {_differences(once, again)}"


def resampled_can_be_played(game: Game, state: State, rng: Rng) -> None:
    """A resampled state is a state of the game: it can be saved and played to the end."""
    for viewer in viewers(state):
        other = state.resample(viewer, rng.next())
        assert game.from_dict(json.loads(json.dumps(other.to_dict()))) == other
        finish(other, rng, game.max_decisions)
        assert other.audit() == [], f"resampled for {viewer} and played"


def hidden_piles_are_in_no_spectators_view(game: Game, state: State, rng: Rng) -> None:
    """Whatever order a pile that nobody knows is put into, a spectator sees the same. (What seats have seen of a pile
    is theirs to know; for them, and for piles of which a part is open, see above.)"""
    for place in places(game):
        if place.who == NOBODY and not place.partly:
            other = state.copy()
            rng.shuffle(other.pile(place.name))
            assert seen(other, None) == seen(state, None), f"the order of {place.name} shows"


def chance_of_a_copy_is_its_own(game: Game, state: State, rng: Rng) -> None:
    """Piles put into another order, fresh chance, what a seat cannot know dealt again: another copy sees none of it."""
    before, copy = state.to_dict(), state.copy()
    for place in places(game):
        if place.who == NOBODY:
            copy.pile(place.name).reverse()
    state.copy().renew(rng.next())
    for seat in range(state.seats):
        state.resample(seat, rng.next())
    assert state.to_dict() == before, "what was done to the chance of a copy has changed the original"


@functools.cache
def places(game: Game) -> list[Place]:
    """The places that a game declares, in whichever of its modules."""
    found: dict[int, Place] = {}
    for name in code.modules(game):
        values = vars(importlib.import_module(name)).values()
        found |= {id(value): value for value in values if isinstance(value, Place)}
    return list(found.values())


def has_secrets(game: Game) -> bool:
    return any(place.who != ALL for place in places(game))


def _differences(one: State, two: State) -> str:
    a, b = one.to_dict(), two.to_dict()
    return ", ".join(sorted(path for path, value in _leaves("", a).items() if _leaves("", b).get(path) != value)[:6])


def _leaves(path: str, value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = {str(i): item for i, item in enumerate(value)}.items()
    else:
        return {path: value}
    found: dict[str, Any] = {path: len(value)}
    for key, item in parts:
        found.update(_leaves(f"{path}.{key}", item))
    return found


# ---------------------------------------------------------------------- events


def heard(state: State, action: int, seat: int) -> list[Event]:
    """Carry a decision out on the state; what a listener hears of it."""
    events: list[Event] = []
    state.listener = events.append
    try:
        state.play(action, seat)
    finally:
        state.listener = None
    return events


def told(events: list[Event], viewer: int | None) -> list[Any]:
    """The events as a seat sees them, by way of JSON."""
    shown = [event.seen_by(viewer) for event in events]
    return [json.loads(json.dumps(event)) for event in shown if event is not None]


def events_tell_no_more_than_the_views(game: Game, state: State, rng: Rng) -> None:
    """The same decision in two states that a seat cannot tell apart, before or after, looks the same to that seat; but
    what it is shown by it, and keeps in mind, it may be told, and what lay open until a shuffle hid it again."""
    if state.over:
        return
    actor = state.actors[rng.below(len(state.actors))]
    for action in _some(state.legal(actor), rng, 6):
        here = state.copy()
        events = heard(here, action, actor)
        for event in events:
            assert not event.chance or event.seen_by(actor) is None, "a seat hears what chance will bring"
        for viewer in viewers(state):
            other = state.resample(viewer, rng.next())
            if action in other.legal(actor):
                elsewhere = heard(other, action, actor)
                shuffled = any(event.chance for event in [*events, *elsewhere])
                if not shuffled and seen(here, viewer) == seen(other, viewer):
                    told_here, told_elsewhere = told(events, viewer), told(elsewhere, viewer)
                    if told_here != told_elsewhere:
                        assert remembers(here, other, viewer, rng), f"{viewer} hears what is hidden: {told_here}"


def remembers(one: State, two: State, viewer: int | None, rng: Rng) -> bool:
    """Whether a seat that sees the same in two states tells them apart all the same, by what it was shown before (a
    card handed over openly and laid face down): something is so in all its worlds of the one, and otherwise in all of
    the other."""
    worlds = [
        [_leaves("", state.resample(viewer, rng.next()).to_dict()["state"]) for _ in range(12)] for state in (one, two)
    ]
    for path in worlds[0][0].keys() | worlds[1][0].keys():
        here, there = ({repr(world.get(path)) for world in some} for some in worlds)
        if len(here) == len(there) == 1 and here != there:
            return True
    return False


def barriers_stand_where_something_is_learned(game: Game, state: State, rng: Rng) -> None:
    """A decision without a barrier teaches who made it nothing: in all states that the seat cannot tell apart it
    leads to the same view and the same events."""
    if state.over:
        return
    actor = state.actors[rng.below(len(state.actors))]
    for action in _some(state.legal(actor), rng, 6):
        here = state.copy()
        events = heard(here, action, actor)
        if not here.revealed:
            other = state.resample(actor, rng.next())
            elsewhere = heard(other, action, actor)
            assert not other.revealed, f"whether {game.name(action)!r} is a barrier depends on what is hidden"
            assert told(events, actor) == told(elsewhere, actor), f"undoing {game.name(action)!r} would forget events"
            assert seen(here, actor) == seen(other, actor), f"{game.name(action)!r} reveals something: no barrier"


def _some(actions: list[int], rng: Rng, most: int) -> list[int]:
    chosen = list(actions)
    rng.shuffle(chosen)
    return chosen[:most]


DEAR = (
    hidden_things_change_no_view,
    hidden_piles_are_in_no_spectators_view,
    chance_of_a_copy_is_its_own,
    resample_knows_no_more_than_the_seat,
    resampled_can_be_played,
    events_tell_no_more_than_the_views,
    barriers_stand_where_something_is_learned,
)
