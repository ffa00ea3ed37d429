"""How good a game's estimate is: bots play, and what it says at each turn is compared with how the game ends.

    python bench/estimates.py amsterdam --games 100 --bot merchant@0.01
    python bench/estimates.py burano --games 100 --bot search@0.1 --value learnt

By fifths of the game: how many points the estimate is off on average, how far the lead it sees lies from the lead at
the end (the spread of the difference, beside the spread of the leads themselves), and how the two go together.
An estimate that is off alike for all seats does no harm to a search; one that sees the wrong leads does.

With `--value` the same games are also looked at by what the game has learnt, or by a file of weights
(docs/learning.md), and the errors compared. Take another seed than that of the games which they were learnt from.

With `--again 8` positions are dealt anew as the seat to move knows them and played on so often: how far those ends lie
from their own mean is luck, and no value errs less. A few positions of each game, so it takes as long as many games.

The last three lines are those of `kade/analysis/uncertainty.toml`, from which the analysis draws its curve and the grey
band around it: which part of the points that the estimate still expected really came, and how far, as a root mean
square, points and leads at the end lay from what was to be expected when this is known.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import correlation, fmean, pstdev, variance

import kade
from kade import _build, bots
from kade.bots import values
from kade.display.game import Game
from kade.kernel.game import Value
from kade.kernel.state import State

PARTS = 5
ASKED = 0.06  # the part of all turns at which positions are played on again


@dataclass(frozen=True)
class Look:
    """At the beginning of a turn: when in the game, and of each of the two seats the points that it has, those that
    the estimate still expects, and those that really came."""

    part: int
    standing: tuple[float, float]
    expected: tuple[float, float]
    came: tuple[float, float]

    def off(self, to_come: float = 1.0) -> tuple[float, float]:
        """How far the estimates lie above the end, if only this part of what they expect is believed."""
        first, second = (to_come * self.expected[seat] - self.came[seat] for seat in range(2))
        return first, second

    @property
    def seen(self) -> float:
        """The lead, as it is estimated."""
        return self.standing[0] + self.expected[0] - self.standing[1] - self.expected[1]

    @property
    def end(self) -> float:
        return self.standing[0] + self.came[0] - self.standing[1] - self.came[1]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=kade.games())
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--bot", default="merchant@0.01", help="who plays all seats")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--value", help="'learnt', or a file of weights, to be compared with the estimate")
    asked.add_argument("--again", type=int, default=0, help="play positions on so often, to tell luck from error")
    given = asked.parse_args()
    game = kade.load(given.game)
    judges: dict[str, Value] = {"estimate": game.estimate}
    if given.value is not None:
        judges[given.value] = values.named(given.value)(game)
    looks: dict[str, list[Look]] = {name: [] for name in judges}
    for number in range(given.games):
        for name, some in zip(judges, played(game, given.bot, given.seed + number, list(judges.values())), strict=True):
            looks[name] += some
    print(f"{_build.describe()}; {given.game}, {given.games} games of {given.bot}")
    for name in judges:
        report(name, looks[name])
    error = {name: fmean(abs(one) for look in some for one in look.off()) for name, some in looks.items()}
    print("points off, on average, either way:", ", ".join(f"{name} {one:.1f}" for name, one in error.items()))
    if given.again > 1:
        luck(game, given.bot, given.seed, given.games, given.again, judges)
    if given.value is not None:
        print(f"{given.value}: {1.0 - error[given.value] / error['estimate']:.0%} less than the estimate")


def luck(game: Game, bot: str, seed: int, games: int, again: int, judges: dict[str, Value]) -> None:
    """How far the ends of one position lie from their mean, beside how far the values lie from the ends."""
    spread: list[float] = []
    off: dict[str, list[float]] = {name: [] for name in judges}
    for number in range(games):
        chance = Random(seed + number)
        for state, seat in turns(game, bot, seed + number):
            if chance.random() < ASKED:
                ends = [finished(game, bot, state, seat, chance.getrandbits(32)) for _ in range(again)]
                spread.append(variance(ends))
                for name, judge in judges.items():
                    off[name] += [(judge(state, seat) - end) ** 2 for end in ends]
    square = sqrt(fmean(spread))
    print(f"luck: {square:.1f} points as a root mean square, {len(spread)} positions played on {again} times")
    for name, squares in off.items():
        print(f"{name}: {sqrt(fmean(squares)):.1f}, so that at most {1.0 - square / sqrt(fmean(squares)):.0%} could go")


def turns(game: Game, bot: str, seed: int) -> Iterator[tuple[State, int]]:
    """A game's positions at the beginnings of its turns, with the seat to move; they must not be changed."""
    state = game.new(seed=seed, players=2)
    players = [bots.make(bot, 2 * seed + seat) for seat in range(state.seats)]
    last: tuple[int, int] | None = None
    while not state.over:
        seat = state.actors[0]
        if (state.turn, seat) != last:
            last = state.turn, seat
            yield state, seat
        state.play(players[seat].choose(bots.observe(game, state, seat)), seat)


def finished(game: Game, bot: str, state: State, seat: int, seed: int) -> float:
    """The seat's points when the position, dealt anew as it knows it, is played to its end."""
    state = state.resample(seat, seed)
    players = [bots.make(bot, seed + number) for number in range(state.seats)]
    while not state.over:
        actor = state.actors[0]
        state.play(players[actor].choose(bots.observe(game, state, actor)), actor)
    return float(state.result().points[seat])


def report(name: str, looks: list[Look]) -> None:
    print(name)
    parts = [[look for look in looks if look.part == part] for part in range(PARTS)]
    for part, some in enumerate(parts):
        missed = pstdev([look.end - look.seen for look in some])
        spread = pstdev([look.end for look in some])
        goes = correlation([look.seen for look in some], [look.end for look in some])
        above = fmean(one for look in some for one in look.off())
        print(
            f"part {part + 1} of {PARTS}: points off {above:+7.1f}   "
            f"lead off {missed:5.1f} of {spread:5.1f}   correlation {goes:.2f}"
        )
    to_come = [_came(some) for some in parts]
    off = [[look.off(came) for look in some] for came, some in zip(to_come, parts, strict=True)]
    print("to_come =", to_come)
    print("points =", [_far(one for both in some for one in both) for some in off])
    print("lead =", [_far(first - second for first, second in some) for some in off])


def _came(some: list[Look]) -> float:
    """The part of what was expected that came; at most all of it: where an estimate expects too little for everyone, to
    multiply it would also multiply the leads that it sees too early."""
    return min(1.0, round(sum(sum(look.came) for look in some) / sum(sum(look.expected) for look in some), 2))


def _far(differences: Iterable[float]) -> float:
    return round(sqrt(fmean(one * one for one in differences)), 1)


def played(game: Game, bot: str, seed: int, judges: list[Value]) -> list[list[Look]]:
    """One game, as each of the judges saw it."""
    state = game.new(seed=seed, players=2)
    players = [bots.make(bot, 2 * seed + seat) for seat in range(state.seats)]
    standings: list[tuple[float, float]] = []
    expected: list[list[tuple[float, float]]] = [[] for _ in judges]
    last: tuple[int, int | None] | None = None
    while not state.over:
        now = (state.turn, state.actor)
        if state.actor is not None and now != last:
            last = now
            first, second = (float(one) for one in state.result().points[:2])
            standings.append((first, second))
            for judge, one in zip(judges, expected, strict=True):
                one.append((judge(state, 0) - first, judge(state, 1) - second))
        seat = state.actors[0]
        state.play(players[seat].choose(bots.observe(game, state, seat)), seat)
    end = state.result().points
    return [
        [
            Look(PARTS * number // len(standings), standing, hoped, (end[0] - standing[0], end[1] - standing[1]))
            for number, (standing, hoped) in enumerate(zip(standings, one, strict=True))
        ]
        for one in expected
    ]


if __name__ == "__main__":
    main()
