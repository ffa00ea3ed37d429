"""What should an analysis fear? Of two searches one lets the others play as if they knew the seat's hidden cards, one
lets them play for their own points. Where they name another action, games are played on from both.

    python -m bench.others --positions 60     what is there already (build/analysis/others.jsonl) is not counted again
    python -m bench.others --show

Those who play on are bots that look ahead and know only what they may know: they want the larger lead, and guess.
"""

from __future__ import annotations

import argparse
import math
from statistics import fmean, stdev
from typing import Any, Final

from bench.analysis import Kept, positions

import kade
from kade.analysis.effort import EFFORTS
from kade.analysis.judge import Question, finalists
from kade.analysis.measure import Found, Search, ranked
from kade.analysis.playing_on import played_on
from kade.arena import seed_of
from kade.bots import make
from kade.bots.observation import Bot, Observation, observe
from kade.bots.search import new_tree
from kade.kernel import seeded

GAME: Final = "amsterdam"
PLAYER: Final = "search@0.05"
SEARCHES: Final = 3
EACH: Final = 250


def looked_at(seen: Observation, actions: list[int], malice: float, seed: int) -> Search:
    tree = new_tree(seen.game, seeded(seed), malice)
    worth = dict.fromkeys(actions, 0.0)
    for _ in range(EACH):
        deal = seen.sample(tree.rng.next())
        for action in actions:
            worth[action] += tree.simulate(deal.copy(), seen.seat, action) / EACH
    return {action: Found(own, own) for action, own in worth.items()}


def player(seed: int) -> Bot:
    return make(PLAYER, seed)


def compare(key: str, asked: Question, kept: Kept) -> None:
    game = kade.load(asked.game)
    seen = observe(game, game.from_dict(asked.state), asked.seat)
    actions = finalists(seen, EFFORTS["quick"], seed_of("others", key))
    best: dict[float, int] = {}
    expected: dict[float, float] = {}
    for malice in (0.0, 1.0):
        searches = [looked_at(seen, actions, malice, seed_of("others", key, malice, i)) for i in range(SEARCHES)]
        best[malice] = ranked(searches)[0]
        expected[malice] = fmean(one[best[0.0]].points - one[best[malice]].points for one in searches)
    figures: dict[str, Any] = {"honest": game.name(best[0.0]), "fearful": game.name(best[1.0])}
    if best[0.0] != best[1.0]:
        figures["played"] = played_on(seen, best[0.0], best[1.0], seed_of("others", key, "end"), player)
        figures["feared"] = expected[1.0]
    kept.keep(key, **figures)


def show(kept: Kept) -> None:
    lines = [one for one in kept.found.values() if "played" in one]
    print(f"{len(kept.found)} positions, in {len(lines)} of them another action")
    if len(lines) > 1:
        ahead = [one["played"][0] for one in lines]
        error = stdev(ahead) / math.sqrt(len(ahead))
        print(f"played on, the action of those who do not fear leads by {fmean(ahead):.2f} ± {error:.2f} points more;")
        print(f"the fearful search said {fmean(one['feared'] for one in lines):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    kept = Kept("others")
    if not args.show:
        for key, asked in positions(kade.load(GAME), args.positions):
            if key not in kept.found:
                compare(key, asked, kept)
    show(kept)


if __name__ == "__main__":
    main()
