"""How long the levels think: seconds of CPU a turn, by game, on this machine and build.

python bench/levels.py --levels novice,merchant --turns 6
"""

import argparse
import time

import kade
from kade import _build, bots
from kade.display.game import Game


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", default=",".join(kade.games()))
    asked.add_argument("--levels", default=",".join(bots.LEVELS))
    asked.add_argument("--turns", type=int, default=6, help="how many turns are measured in each game")
    asked.add_argument("--scale", type=float, default=1.0, help="the part of the level's work that is done")
    given = asked.parse_args()
    print(f"{_build.describe()}; seconds a turn, at {given.scale:g} of the work")
    for name in given.games.split(","):
        game = kade.load(name)
        for level in given.levels.split(","):
            mean, worst, decisions = measure(game, level, given.turns, given.scale)
            print(f"{name:16} {level:9} mean {mean:7.3f}  worst {worst:7.3f}  decisions a turn {decisions:.1f}")


def measure(game: Game, level: str, turns: int, scale: float) -> tuple[float, float, float]:
    """Greedy players play; every fifth turn is the level's."""
    state = game.new(seed=1)
    others = [bots.make("greedy", seat) for seat in range(state.seats)]
    seconds: list[float] = []
    decisions = 0
    last, turn, earlier = -1, 0, 0
    thinker = bots.make(level, 1)
    while not state.over and len(seconds) < turns:
        seat = state.actors[0]
        new = seat != last
        turn, earlier, last = turn + new, 0 if new else earlier + 1, seat
        seen = bots.observe(game, state, seat)
        if turn % 5:
            state.play(others[seat].choose(seen), seat)
            continue
        if new:
            seconds.append(0.0)
        began = time.process_time()
        action = thinker.choose(seen, bots.Budget(scale, earlier))
        seconds[-1] += time.process_time() - began
        decisions += 1
        state.play(action, seat)
    return sum(seconds) / len(seconds), max(seconds), decisions / len(seconds)


if __name__ == "__main__":
    main()
