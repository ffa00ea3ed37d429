#!/usr/bin/env python3
"""Trains a small agent for two minutes, with numpy alone, and lets it play against random decisions:

    python examples/train_small_agent.py amsterdam --seconds 120

The agent has one weight for each pair of a number it sees and an action it may take. It plays many games against itself
at once. When one ends, whatever the seat that did better decided becomes more likely, and the other's less.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

import kade
from kade.lab.rewards import margin
from kade.lab.vector import Batch, Vector

Floats = NDArray[np.float32]
GAMES = 32  # at once
LEARNT_FROM = 32  # games for each change of the weights
STEP = 0.02  # how far a weight moves at most in one change
FAR = 30.0  # points: who is so far ahead has won as clearly as can be


class Agent:
    """Chances for actions, from a sum of weights."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.weights = np.zeros((numbers, actions), np.float32)
        self._slope = np.zeros_like(self.weights)
        self._size = np.zeros_like(self.weights)
        self._changes = 0

    def chances(self, seen: Floats, masks: NDArray[np.int8]) -> Floats:
        sums = np.where(masks, seen @ self.weights, -np.inf)
        likely = np.exp(sums - sums.max(axis=1, keepdims=True))
        found: Floats = likely / likely.sum(axis=1, keepdims=True)
        return found

    def learn(self, seen: Floats, wanted: Floats) -> None:
        """One change (by Adam's rule) towards the wanted differences of chances."""
        slope = seen.T @ wanted / len(seen)
        self._changes += 1
        self._slope += 0.1 * (slope - self._slope)
        self._size += 0.01 * (slope**2 - self._size)
        mean, size = self._slope / (1 - 0.9**self._changes), self._size / (1 - 0.99**self._changes)
        self.weights += STEP * mean / (np.sqrt(size) + 1e-6)


def features(batch: Batch) -> Floats:
    """What is seen, with large numbers brought nearer to small ones."""
    return np.log1p(np.maximum(batch.observations, 0), dtype=np.float32)


def draw(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances. Rounding never draws one that has none."""
    sums = chances.cumsum(axis=1)
    drawn: NDArray[np.int64] = (sums <= rng.random((len(sums), 1)) * sums[:, -1:] * 0.999999).sum(axis=1)
    return drawn


class Memory:
    """The decisions of a game that is not over yet."""

    def __init__(self) -> None:
        self.seen: list[Floats] = []
        self.wanted: list[Floats] = []
        self.seats: list[int] = []


def train(game: str, seconds: float, seed: int = 0, most: float = np.inf) -> tuple[Agent, int]:
    """An agent that has played against itself for so long, but not much more than `most` games; how many it played."""
    games = kade.vector(game, GAMES, players=2, seed=seed, reward=margin)
    agent = Agent(games.encoding.size, games.encoding.actions)
    rng = np.random.default_rng(seed)
    memories = [Memory() for _ in range(GAMES)]
    seen: list[Floats] = []
    wanted: list[Floats] = []
    played, until = 0, time.monotonic() + seconds
    while time.monotonic() < until and played < most:
        numbers = features(games.batch)
        chances = agent.chances(numbers, games.batch.masks)
        actions = draw(chances, rng)
        more_likely = -chances
        more_likely[np.arange(GAMES), actions] += 1
        for memory, row, change, seat in zip(memories, numbers, more_likely, games.batch.seats.tolist(), strict=True):
            memory.seen.append(row)
            memory.wanted.append(change)
            memory.seats.append(seat)
        batch = games.step(actions)
        for number in np.flatnonzero(batch.over):
            memory, memories[number] = memories[number], Memory()
            ahead = np.clip(batch.rewards[number] / FAR, -1, 1)[memory.seats]
            seen.append(np.stack(memory.seen))
            wanted.append(np.stack(memory.wanted) * ahead[:, None])
            played += 1
        if len(seen) >= LEARNT_FROM:
            agent.learn(np.concatenate(seen), np.concatenate(wanted))
            seen, wanted = [], []
    return agent, played


def against_random(agent: Agent, game: str, number: int, seed: int = 1_000_000) -> float:
    """The part of so many games that the agent wins, a draw as half of one; it sits first in every other game."""
    games: Vector = kade.vector(game, min(number, 50), players=2, seed=seed)
    rng = np.random.default_rng(seed)
    mine = np.arange(len(games.states)) % 2
    won, counted = 0.0, 0
    waiting = np.ones(len(games.states), np.int64) * -(-number // len(games.states))
    while counted < number:
        own = draw(agent.chances(features(games.batch), games.batch.masks), rng)
        batch = games.step(np.where(games.batch.seats == mine, own, games.random()))
        for place in np.flatnonzero(batch.over & (waiting > 0)):
            won += (1 + float(batch.rewards[place, mine[place]])) / 2
            counted += 1
            waiting[place] -= 1
    return won / counted


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small agent, and lets it play against random decisions.")
    parser.add_argument("game", nargs="?", default="amsterdam", choices=kade.games())
    parser.add_argument("--seconds", type=float, default=120.0, help="of training")
    parser.add_argument("--games", type=int, default=200, help="against random decisions")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    agent, played = train(chosen.game, chosen.seconds, chosen.seed)
    print(f"It has played {played} games against itself.")
    won = against_random(agent, chosen.game, chosen.games)
    print(f"It wins {won:.0%} of {chosen.games} games of {chosen.game} against random decisions.")


if __name__ == "__main__":
    main()
