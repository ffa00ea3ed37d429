"""Random play with a taste: who decides and what, drawn from a generator. The same numbers give the same game."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.conformance.tables import load

from kade.display.game import Game
from kade.kernel.match import Match
from kade.kernel.rng import Rng, seeded
from kade.kernel.state import State

LIKINGS = (1, 1, 1, 4, 16, 64)


@functools.cache
def kinds(game: Game) -> list[int]:
    """By action: which of the game's kinds it is."""
    return [place for place, kind in enumerate(game.actions.kinds) for _ in range(kind.size)]


class Taste:
    """How a player without reason chooses. `plain`: each legal action alike. Otherwise each kind of action has its
    own weight for the whole game, so that play wanders to where even play never comes: empty decks, full hands."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = seeded(seed)
        self.plain = self.rng.below(3) == 0
        self.weights = [LIKINGS[self.rng.below(len(LIKINGS))] for _ in game.actions.kinds]
        self.kinds = kinds(game)

    def choose(self, legal: list[int]) -> int:
        if self.plain:
            return legal[self.rng.below(len(legal))]
        weights = [self.weights[self.kinds[action]] for action in legal]
        left = self.rng.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("the weights do not add up")

    def seat(self, actors: tuple[int, ...]) -> int:
        return actors[self.rng.below(len(actors))]


@dataclass(frozen=True)
class Play:
    """A game to be played: what it is begun with, the first choices (each modulo what is legal), then a taste."""

    game: str
    options: dict[str, Any]
    seed: int
    taste: int
    choices: tuple[int, ...] = field(default=())

    @property
    def loaded(self) -> Game:
        return load(self.game)

    def decisions(self, state: State) -> Iterator[tuple[int, int]]:
        """Decide, one decision at a time, until the game is over; the caller carries each out on that state."""
        taste = Taste(self.loaded, self.taste)
        coming = list(reversed(self.choices))
        while not state.over:
            if coming:
                number = coming.pop()
                seat = state.actors[number % len(state.actors)]
                legal = state.legal(seat)
                yield seat, legal[number // len(state.actors) % len(legal)]
            else:
                seat = taste.seat(state.actors)
                yield seat, taste.choose(state.legal(seat))

    def new(self) -> State:
        return self.loaded.new(seed=self.seed, **self.options)

    def states(self, upto: int | None = None) -> Iterator[State]:
        """The same state object after each decision, the beginning first."""
        state = self.new()
        yield state
        for done, (seat, action) in enumerate(self.decisions(state)):
            if done == upto:
                return
            state.apply(action, seat)
            yield state

    def at(self, depth: int) -> State:
        """The state after so many decisions, or at the end; a game shorter than that is entered modulo its length."""
        state = self.new()
        states = [state.copy()]
        for seat, action in self.decisions(state):
            if len(states) > depth:
                break
            state.apply(action, seat)
            states.append(state.copy())
        return states[depth % len(states)]

    def match(self, upto: int | None = None) -> Match:
        match = Match(self.loaded, seed=self.seed, **self.options)
        for done, (seat, action) in enumerate(self.decisions(match.state)):
            if done == upto:
                break
            match.apply(action, seat)
        return match


def finish(state: State, rng: Rng, most: int) -> int:
    """Random decisions to the end, at most so many; how many there were."""
    done = 0
    while not state.over:
        assert done < most, f"the game is not over after {most} decisions"
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        done += 1
    return done
