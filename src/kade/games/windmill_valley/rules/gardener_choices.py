"""Where the Gardener builds, and in which order it takes rewards (WV-7.13, WV-7.27)."""
# mypyc: compile

from typing import Final

from kade.games.windmill_valley.rules.paths import all_built, connected_spaces, distances, nearer, outcomes, owner_of
from kade.games.windmill_valley.rules.rewards import BUILD, BULBS, ENHANCE, FARM, GUILDERS, LOWER, MARKET, PLANT, TOOLS
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley

LAST: Final = 8  # the rank of every reward that the order does not name
RANKS: Final[dict[int, int]] = {PLANT: 0, ENHANCE: 1, FARM: 2, MARKET: 5, LOWER: 6, GUILDERS: 7, TOOLS: 7, BUILD: LAST}


def rank(s: WindmillValley, index: int) -> int:
    """The place of a reward in the Gardener's order: plant, enhance, farm card, 2 bulbs, 1 bulb, market, lower,
    guilders or tools; all others last."""
    best = LAST
    for part in s.box.rewards[index].parts:
        if part.kind == BULBS:
            best = min(best, 3 if part.number > 1 else 4)
        else:
            best = min(best, RANKS.get(part.kind, LAST))
    return best


def in_order(s: WindmillValley, rewards: list[int]) -> list[int]:
    """Rewards in the order in which the Gardener takes them; equal ones as they are printed."""
    found: list[int] = []
    for place in range(LAST + 1):
        found += [index for index in rewards if rank(s, index) == place]
    return found


def first_space(s: WindmillValley) -> int:
    """The space nearest its market marker; no windmill stands anywhere yet, so all are free."""
    return s.box.nearest[s.players[GARDENER].area][0]


def best_space(s: WindmillValley) -> int:
    """The dearest connected space; of equally dear ones by the rewards that the others do not offer."""
    best = EMPTY
    best_worth = -1
    free = connected_spaces(s)
    for space in range(len(s.box.space_names)):
        if free >> space & 1:
            worth = s.box.cost[space] << LAST | offers(s, space)
            if worth > best_worth:
                best, best_worth = space, worth
    return best


def offers(s: WindmillValley, space: int) -> int:
    """What a space offers as bits, the most wanted highest: comparing two of them finds the first that only one has."""
    found = 0
    for field in s.box.fields_at[space]:
        place = rank(s, s.box.field_rewards[field])
        if place < LAST:
            found |= 1 << (LAST - 1 - place)
    return found


def quietest_path(s: WindmillValley, space: int) -> list[int]:
    """Of the shortest paths to the market the one that gives the player least."""
    far = distances(s.box, all_built(s))
    path: list[int] = []
    at = space
    while True:
        ways = nearer(s.box, far, at)
        if not ways:
            return path
        worth = [(owner_of(s, other) != GARDENER) + outcomes(s, GARDENER, far, other)[0] for other in ways]
        at = ways[worth.index(min(worth))]
        path.append(at)
