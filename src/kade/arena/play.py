"""One game from its deal to its end, written down. Everything random follows from the plan and the game's number."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import kade
from kade import bots
from kade.arena.executors import Executor
from kade.arena.plan import Plan
from kade.display.game import Game
from kade.kernel.event import Event
from kade.kernel.options import read_options
from kade.kernel.record import Record

LOAD = 20  # games handed to a worker at once, at most


@dataclass(frozen=True)
class Outcome:
    """How one game ended. `player_at` says which player sat on each seat; the rest is by seat. `thought` is time spent,
    in seconds: the only thing here that another run does not repeat."""

    player_at: tuple[int, ...]
    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    digest: str
    number: int = 0
    set: int = 0
    decided: tuple[int, ...] = ()
    thought: tuple[float, ...] = field(default=(), compare=False)
    automata: tuple[int, ...] = ()  # points of the seats that the rules play

    def share(self, seat: int) -> float:
        """The seat's part of the victory: a shared one counts as a part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ahead(self, seat: int, other: int) -> float:
        """1 if the seat ended before the other, 0 if behind, a half if level. Winning goes before points: the rules may
        break ties."""
        mine, theirs = ((here in self.winners, self.points[here]) for here in (seat, other))
        if seat in self.winners and other in self.winners:
            return 0.5
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5

    def to_dict(self) -> dict[str, Any]:
        return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(self).items()}

    @classmethod
    def from_dict(cls, plain: dict[str, Any]) -> Outcome:
        own: dict[str, Any] = {name: tuple(it) if isinstance(it, list) else it for name, it in plain.items()}
        return cls(**own)


@dataclass(frozen=True)
class Played:
    """A game that was played: how it ended, and its Record as text."""

    outcome: Outcome
    record: str


def play_one(game: Game, plan: Plan, number: int) -> Played:
    """One game to its end."""
    fixture = plan.fixture(number)
    seats = range(plan.players)
    seated = [bots.make(plan.bots[fixture.player_at[seat]], plan.bot_seed(fixture, seat)) for seat in seats]
    lines: list[str] = []

    def hear(event: Event) -> None:
        if event.chance:
            lines.append(f"* {event.chance}")

    deal = plan.deal(fixture)
    options = read_options(game.options, plan.options)
    state = game.new(seed=deal, listener=hear, **options)
    decided, thought = [0] * plan.players, [0.0] * plan.players
    turns, last = 0, (-1, -1)
    while not state.over:
        seat = state.actor
        assert seat is not None
        now = (seat, state.turn)
        turns += now != last
        last = now
        began = time.perf_counter()
        # Bots imagine states out of this one; those must not tell their stories to our listener.
        state.listener = None
        action = seated[seat].choose(bots.observe(game, state, seat))
        state.listener = hear
        thought[seat] += time.perf_counter() - began
        lines.append(f"{seat} {game.name(action)}")
        state.play(action, seat)
        decided[seat] += 1
    state.listener = None
    result = state.result()
    names = plan.names
    record = Record(
        game.id,
        game.rules,
        deal,
        options,
        dict(game.edition),
        [names[player] for player in fixture.player_at],
        lines,
        list(result.points),
    )
    outcome = Outcome(
        fixture.player_at,
        result.points[: plan.players],
        result.breakdown[: plan.players],
        result.winners,
        sum(decided),
        turns,
        state.digest(),
        number,
        fixture.set,
        tuple(decided),
        tuple(round(seconds, 6) for seconds in thought),
        tuple(result.points[plan.players :]),
    )
    return Played(outcome, str(record))


def play_load(load: tuple[Plan, tuple[int, ...]]) -> list[Played]:
    """What a worker does."""
    plan, numbers = load
    game = kade.load(plan.game, plan.edition)
    return [play_one(game, plan, number) for number in numbers]


def played(
    plan: Plan, numbers: Sequence[int], where: Executor, size: int | None = None
) -> Generator[Played, None, None]:
    """These games, in their order, whoever plays them. Closing the generator ends the workers."""
    step = size or max(1, min(LOAD, len(numbers) // (4 * where.workers)))
    loads = [(plan, tuple(numbers[at : at + step])) for at in range(0, len(numbers), step)]
    with closing(where.run(play_load, loads)) as done:
        for games in done:
            yield from games
