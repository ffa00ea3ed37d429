"""What must hold of any position of any game: legality, refusals, copies, saving. One function a promise.

Each takes the game, a state that it leaves as it was, and a generator for what it has to choose.
"""

from __future__ import annotations

import json
import pickle

from tests.conformance.play import finish

from kade.display.game import Game
from kade.kernel.errors import IllegalAction
from kade.kernel.rng import Rng
from kade.kernel.state import State

NO_ACTIONS = (-1, -7, 10**6, 2**40)


def something_is_legal(game: Game, state: State, rng: Rng) -> None:
    """Before the end whoever decides has a choice; at the end nobody decides."""
    actors = state.actors
    assert state.over == (not actors)
    assert state.actor == (actors[0] if actors else None)
    assert list(actors) == sorted(set(actors)), "each seat decides once, in seat order"
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in actors), f"seat {seat} of {actors} has {len(legal)} options"
        if legal:
            assert len(set(legal)) == len(legal), f"an action is offered twice to seat {seat}"
            assert min(legal) in game.actions
            assert max(legal) in game.actions
    if actors:
        assert state.legal() == state.legal(actors[0])
    if len(actors) == 1 and not state.stack[-1].together:
        assert len(state.legal()) > 1, "what is forced happens by itself"


def audit_is_clean(game: Game, state: State, rng: Rng) -> None:
    """Every component is somewhere exactly once."""
    assert state.audit() == []


def illegal_is_refused(game: Game, state: State, rng: Rng) -> None:
    """What is not in legal() is refused with a sentence, and nothing has changed."""
    before = state.to_dict()
    legal = [state.legal(seat)[:] for seat in range(state.seats)]
    for seat in (*range(state.seats), -1, state.seats, 99):
        allowed = legal[seat] if 0 <= seat < state.seats else []
        everything = seat in state.actors or rng.below(4) == 0
        actions = list(game.actions) if everything else [rng.below(len(game.actions)) for _ in range(3)]
        for action in (*actions, *NO_ACTIONS, len(game.actions)):
            if action not in allowed:
                _refused(state, action, seat)
    _refused(state, -1, None)
    assert state.to_dict() == before, "a refused action has changed the state"
    assert [state.legal(seat) for seat in range(state.seats)] == legal


def _refused(state: State, action: int, seat: int | None) -> None:
    words, reason = refusal(state, action, seat)
    assert len(words.split()) >= 3, f"{words!r} is not a sentence"
    assert words[-1] in ".!?", f"{words!r} does not end like a sentence"
    assert reason, f"{words!r} has no reason"


def refusal(state: State, action: int, seat: int | None) -> tuple[str, str]:
    """The words and the reason with which an action is refused."""
    try:
        state.apply(action, seat)
    except IllegalAction as refused:
        return str(refused), refused.reason
    raise AssertionError(f"action {action} of seat {seat} is not legal, but was carried out")


def copies_are_independent(game: Game, state: State, rng: Rng) -> None:
    """Playing a copy leaves the original alone, and the other way round; old copies never change."""
    before, digest = state.to_dict(), state.digest()
    one, two = state.copy(), state.copy()
    assert one == state
    assert one.digest() == digest
    assert hash(one) == hash(state)
    finish(one, Rng(rng.next(), 1, 2, 3), game.max_decisions)
    assert state.to_dict() == before, "playing a copy has changed the original"
    assert two.digest() == digest, "playing a copy has changed another copy"
    play = Rng(rng.next(), 1, 2, 3)
    middle = two.copy()
    kept: list[tuple[State, str]] = []
    while not two.over and len(kept) < 12:
        kept.append((two.copy(), two.digest()))
        seat = two.actors[play.below(len(two.actors))]
        legal = two.legal(seat)
        two.apply(legal[play.below(len(legal))], seat)
    for old, was in kept:
        assert old.digest() == was, "an old copy has changed"
    assert middle.to_dict() == before, "playing the original has changed a copy"


def saving_goes_on_identically(game: Game, state: State, rng: Rng) -> None:
    """Out through JSON and back, or through a pickle: the same state, which goes on in the same way."""
    saved = json.dumps(state.to_dict())
    loaded = game.from_dict(json.loads(saved))
    thawed = pickle.loads(pickle.dumps(state))
    here = state.copy()
    for other in (loaded, thawed):
        assert other == state, "a saved state differs from the one that was saved"
        assert json.dumps(other.to_dict()) == saved
        assert other.rng.words() == state.rng.words()
        assert [other.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]
    while not here.over:
        seat = here.actors[rng.below(len(here.actors))]
        legal = here.legal(seat)
        action = legal[rng.below(len(legal))]
        for going in (here, loaded, thawed):
            going.apply(action, seat)
    assert here == loaded == thawed
    assert here.digest() == loaded.digest() == thawed.digest()


def play_is_apply(game: Game, state: State, rng: Rng) -> None:
    """`play` does what `apply` does, only unchecked; a listener changes nothing."""
    if state.over:
        return
    seat = state.actors[rng.below(len(state.actors))]
    action = state.legal(seat)[rng.below(len(state.legal(seat)))]
    checked, trusted, heard = state.copy(), state.copy(), state.copy()
    heard.listener = lambda event: None
    checked.apply(action, seat)
    trusted.play(action, seat)
    heard.apply(action, seat)
    assert checked == trusted == heard


def result_adds_up(game: Game, state: State, rng: Rng) -> None:
    """At the end every seat has its points, their sources add up, and somebody with the most points has won."""
    if not state.over:
        return
    result = state.result()
    assert len(result.points) == len(result.breakdown) == state.seats
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.points)
    assert result.winners
    assert list(result.winners) == sorted(set(result.winners))
    assert json.loads(json.dumps(result.to_dict())) == result.to_dict()


CHEAP = (something_is_legal, audit_is_clean, result_adds_up)
DEAR = (illegal_is_refused, copies_are_independent, saving_goes_on_identically, play_is_apply)
