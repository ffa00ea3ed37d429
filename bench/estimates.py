"""How good a game's estimate is: bots play, and what it says at each turn is compared with how the game ends.

    python bench/estimates.py amsterdam --games 100 --bot merchant@0.01

By fifths of the game: how many points the estimate is off on average, how far the lead it sees lies from the lead at
the end (the spread of the difference, beside the spread of the leads themselves), and how the two go together.
An estimate that is off alike for all seats does no harm to a search; one that sees the wrong leads does.

The last three lines are those of `kade/analysis/uncertainty.toml`, from which the analysis draws its curve and the grey
band around it: which part of the points that the estimate still expected really came, and how far, as a root mean
square, points and leads at the end lay from what was to be expected when this is known.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import correlation, fmean, pstdev

import kade
from kade import _build, bots
from kade.display.game import Game

PARTS = 5


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
    given = asked.parse_args()
    game = kade.load(given.game)
    looks: list[Look] = []
    for number in range(given.games):
        looks += played(game, given.bot, given.seed + number)
    print(f"{_build.describe()}; {given.game}, {given.games} games of {given.bot}")
    for part in range(PARTS):
        some = [look for look in looks if look.part == part]
        missed = pstdev([look.end - look.seen for look in some])
        spread = pstdev([look.end for look in some])
        goes = correlation([look.seen for look in some], [look.end for look in some])
        above = fmean(one for look in some for one in look.off())
        print(
            f"part {part + 1} of {PARTS}: points off {above:+7.1f}   "
            f"lead off {missed:5.1f} of {spread:5.1f}   correlation {goes:.2f}"
        )
    parts = [[look for look in looks if look.part == part] for part in range(PARTS)]
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


def played(game: Game, bot: str, seed: int) -> Iterator[Look]:
    state = game.new(seed=seed, players=2)
    players = [bots.make(bot, 2 * seed + seat) for seat in range(state.seats)]
    seen: list[tuple[list[float], list[float]]] = []
    last: tuple[int, int | None] | None = None
    while not state.over:
        now = (state.turn, state.actor)
        if state.actor is not None and now != last:
            last = now
            standing = [float(state.result().points[seat]) for seat in range(2)]
            seen.append((standing, [game.estimate(state, seat) - standing[seat] for seat in range(2)]))
        seat = state.actors[0]
        state.play(players[seat].choose(bots.observe(game, state, seat)), seat)
    end = state.result().points
    for number, ((first, second), expected) in enumerate(seen):
        came = (end[0] - first, end[1] - second)
        yield Look(PARTS * number // len(seen), (first, second), (expected[0], expected[1]), came)


if __name__ == "__main__":
    main()
