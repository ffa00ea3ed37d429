"""One measurement in one process: plays or copies for a while and prints what it counted. Run by bench/engine.py.

    python bench/variants.py kade-driven amsterdam 2 SECONDS SEED
    python bench/variants.py kade-driven amsterdam 2 60x SEED

The second plays 60 games, or makes 60 batches of copies, without asking how long it takes (bench/instructions.py).

Whether kade is plain or compiled here is decided by KADE_PURE and the installation, not by this file.
CPU time of this process only. Time goes on during set-up of each game, as it does in the other libraries' own loops.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Counts = dict[str, float | str]
Budget = float | int
"""Seconds of processor time, or a whole number of rounds."""
MIDDLE = 15  # decisions a seat: the middle of a game
CATAN_MIDDLE = 200
BATCH = 200
SIMULATIONS = 60
SEARCHED = 12  # decisions, from the beginning of a game


def pin() -> None:
    """Stay on one core, the last we may use: the first is everybody's favourite."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def used_up(budget: Budget, rounds: int, spent: float) -> bool:
    return rounds >= budget if isinstance(budget, int) else spent >= budget


def measure_play(play: Callable[[int], int], budget: Budget, seed: int) -> Counts:
    """Plays whole games, after one to warm up; play takes a seed and returns the number of decisions."""
    play(seed)
    games = decisions = 0
    start = now = time.process_time()
    while not used_up(budget, games, now - start):
        games += 1
        decisions += play(seed + games)
        now = time.process_time()
    spent = now - start
    return {"decisions": decisions / spent, "games": games / spent, "length": decisions / games, "played": decisions}


def measure_copy(copy: Callable[[], object], budget: Budget) -> Counts:
    copies = 0
    for _ in range(BATCH):
        copy()
    start = now = time.process_time()
    while not used_up(budget, copies // BATCH, now - start):
        for _ in range(BATCH):
            copy()
        copies += BATCH
        now = time.process_time()
    return {"copies": copies / (now - start), "played": copies}


def drive(state: Any, number: int, most: int = -1) -> int:
    """Random legal decisions, checked, from Python; the dice are the cheapest that will do."""
    decisions = 0
    while not state.over and decisions != most:
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        legal = state.legal()
        state.apply(legal[(number >> 8) % len(legal)])
        decisions += 1
    return decisions


def kade_driven(game_id: str, players: int, budget: Budget, seed: int) -> Counts:
    import kade

    game = kade.load(game_id)
    return measure_play(lambda s: drive(game.new(players=players, seed=s), s), budget, seed)


def kade_module(game_id: str, players: int, budget: Budget, seed: int) -> Counts:
    import kade
    from kade.kernel.playout import playout
    from kade.kernel.rng import seeded

    game = kade.load(game_id)
    rng = seeded(seed)
    return measure_play(lambda s: playout(game.new(players=players, seed=s), rng), budget, seed)


def kade_copy(game_id: str, players: int, budget: Budget, seed: int) -> Counts:
    import kade

    state = kade.load(game_id).new(players=players, seed=seed)
    drive(state, seed, MIDDLE * state.seats)
    return measure_copy(state.copy, budget)


def kade_search(game_id: str, players: int, budget: Budget, seed: int) -> Counts:
    """Decisions of a search with a fixed number of simulations, along games of its own."""
    import kade
    from kade import bots
    from kade.bots.search import Search

    game = kade.load(game_id)

    def play(number: int) -> int:
        state, bot, decisions = game.new(players=players, seed=number), Search(number, SIMULATIONS), 0
        while not state.over and decisions < SEARCHED:
            seat = state.actors[0]
            state.apply(bot.choose(bots.observe(game, state, seat)), seat)
            decisions += 1
        return decisions

    return measure_play(play, budget, seed)


def catan(players: int, seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def catan_driven(_: str, players: int, budget: Budget, seed: int) -> Counts:
    def play(number: int) -> int:
        game = catan(players, number)
        game.play()
        return len(game.state.actions)

    return measure_play(play, budget, seed)


def catan_copy(_: str, players: int, budget: Budget, seed: int) -> Counts:
    game = catan(players, seed)
    for _tick in range(CATAN_MIDDLE):
        game.play_tick()
    return measure_copy(game.copy, budget)


def open_spiel_driven(game_id: str, _: int, budget: Budget, seed: int) -> Counts:
    """Decisions are counted without those of chance, which are played all the same, by their probabilities.

    A driver that knew that all cards are equally likely would be twice as quick; the way of OpenSpiel's own examples
    (numpy.random.choice) half as quick.
    """
    import pyspiel

    game = pyspiel.load_game(game_id)
    return measure_play(lambda s: open_spiel_play(game.new_initial_state(), s), budget, seed)


def open_spiel_play(state: Any, number: int, most: int = -1) -> int:
    decisions = 0
    while not state.is_terminal() and decisions != most:
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, shares)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[(number >> 8) % len(legal)])
        decisions += 1
    return decisions


def open_spiel_copy(game_id: str, _: int, budget: Budget, seed: int) -> Counts:
    import pyspiel

    state = pyspiel.load_game(game_id).new_initial_state()
    open_spiel_play(state, seed, 2 * MIDDLE)
    return measure_copy(state.clone, budget)


VARIANTS: dict[str, Callable[[str, int, Budget, int], Counts]] = {
    "kade-driven": kade_driven,
    "kade-module": kade_module,
    "kade-copy": kade_copy,
    "kade-search": kade_search,
    "catan-driven": catan_driven,
    "catan-copy": catan_copy,
    "spiel-driven": open_spiel_driven,
    "spiel-copy": open_spiel_copy,
}


def main() -> None:
    name, game, players, given, seed = sys.argv[1:]
    pin()
    budget = int(given[:-1]) if given.endswith("x") else float(given)
    counts = VARIANTS[name](game, int(players), budget, int(seed))
    if name.startswith("kade"):
        from kade import _build

        counts["build"] = "compiled" if _build.compiled() else "plain"
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
