"""How good a game's estimate is: bots play, and what it says at each turn is compared with how the game ends.

    python bench/estimates.py amsterdam --games 100 --bot merchant@0.01

By fifths of the game: how many points the estimate is off on average, how far the lead it sees lies from the lead at
the end (the spread of the difference, beside the spread of the leads themselves), and how the two go together.
An estimate that is off alike for all seats does no harm to a search; one that sees the wrong leads does.

The last two lines are those of `kade/analysis/uncertainty.toml`, from which the analysis draws its grey band: how far,
as a root mean square, points and leads at the end lay from what was expected.
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
    """At the beginning of a turn: when in the game, how far the estimates are off, and the lead seen and at the end."""

    part: int
    off: tuple[float, float]
    seen: float
    end: float


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
        off = fmean(one for look in some for one in look.off)
        print(
            f"part {part + 1} of {PARTS}: points off {off:+7.1f}   "
            f"lead off {missed:5.1f} of {spread:5.1f}   correlation {goes:.2f}"
        )
    parts = [[look for look in looks if look.part == part] for part in range(PARTS)]
    print("points =", [_far(one for look in some for one in look.off) for some in parts])
    print("lead =", [_far(look.end - look.seen for look in some) for some in parts])


def _far(differences: Iterable[float]) -> float:
    return round(sqrt(fmean(one * one for one in differences)), 1)


def played(game: Game, bot: str, seed: int) -> Iterator[Look]:
    state = game.new(seed=seed, players=2)
    players = [bots.make(bot, 2 * seed + seat) for seat in range(state.seats)]
    seen: list[list[float]] = []
    last: tuple[int, int | None] | None = None
    while not state.over:
        now = (state.turn, state.actor)
        if state.actor is not None and now != last:
            last = now
            seen.append([game.estimate(state, seat) for seat in range(state.seats)])
        seat = state.actors[0]
        state.play(players[seat].choose(bots.observe(game, state, seat)), seat)
    end = state.result().points
    for number, (one, other) in enumerate(seen):
        off = (one - end[0], other - end[1])
        yield Look(PARTS * number // len(seen), off, one - other, end[0] - end[1])


if __name__ == "__main__":
    main()
