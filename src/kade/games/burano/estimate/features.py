"""What a learnt value weighs in Burano: each part of the estimate by itself, and counts that the estimate sees only
together. How much each of them is worth, and when in the game, is learnt from games (docs/learning.md)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.estimate import final_points as parts
from kade.games.burano.estimate.roofs import card_hope, reward_worth, roofs
from kade.games.burano.estimate.sea import fish_worth
from kade.games.burano.rules.actions import EARNING, LACE_MAKING, SAILING
from kade.games.burano.rules.scoring import card_points, island_winners
from kade.kernel.weights import phase

if TYPE_CHECKING:
    from kade.games.burano.rules.state import Burano

# The names of the features, in their order; by each, what the estimate of today counts it for.
FEATURES: Final[dict[str, float]] = {
    "always": 0.0,
    "turns left": 0.0,
    "seafood": 1.0,
    "means": 1.0,
    "cubes": 1.0,
    "roofs": 1.0,
    "islands": 1.0,
    "lace": 1.0,
    "cards now": 1.0,
    "cards later": 1.0,
    "turn under way": parts.KEPT,
    "number of coins": 0.0,
    "number of privileges": 0.0,
    "workers on the ring": 0.0,
    "workers in workshops": 0.0,
    "workers on islands": 0.0,
    "islands won": 0.0,
    "number of roofs": 0.0,
    "number of cards": 0.0,
    "number of seafood": 0.0,
    "kinds of seafood": 0.0,
    "prepared cubes": 0.0,
    "cubes in reserve": 0.0,
    "cubes in the pyramid": 0.0,
    "coins shown": 0.0,
    "earning": 0.0,
    "sailing": 0.0,
    "making lace": 0.0,
    "islands of others": 0.0,
    "workshops of others": 0.0,
    "turns of the season": 0.0,
    "scorings to come": 0.0,
    "workers by scorings": 0.0,
    "income by turns": 0.0,
}
KNOTS: Final = [0.0, 3.0, 7.0, 14.0]  # turns left: between two of them, weights change evenly


def features(s: Burano, seat: int) -> list[float]:
    """The features of a seat, and last when in the game it is: how many knots from the end."""
    me = s.players[seat]
    clock = parts.Clock(s, seat)
    turns = clock.turns
    fish = fish_worth(s, me, turns)
    actions = parts.actions(s, seat, clock, fish)
    reward = reward_worth(s, me, turns, clock.scorings, parts.PRIVILEGE)
    now = 0.0
    later = 0.0
    for card in me.cards:
        now += card_points(s, me, card)
        later += card_hope(s, card, turns, clock.scorings)
    won = 0.0
    theirs = 0.0
    for island in range(6):
        winners = island_winners(s, island)
        if seat in winners:
            won += 1.0
        elif winners:
            theirs += 1.0
    workshops = float(me.squares.bit_count())
    others = 0.0
    for other in s.players:
        if other is not me:
            others = max(others, float(other.squares.bit_count()))
    kinds = 0.0
    for held in me.hand:
        if held:
            kinds += 1.0
    shown = float(me.coins_shown())
    return [
        1.0,
        turns,
        fish,
        parts.means(s, me, clock),
        parts.cubes(s, me, clock, actions),
        roofs(s, seat, turns, clock.later, clock.cleaning, reward),
        parts.islands(s, seat, clock),
        parts.lace(s, me, clock),
        now,
        later,
        parts.under_way(s, seat, clock, actions, fish, reward),
        float(me.coins),
        float(me.privilege),
        float(me.workers),
        workshops,
        float(sum(me.islands)),
        won,
        float(len(me.roofs)),
        float(len(me.cards)),
        float(sum(me.hand)),
        kinds,
        float(sum(me.prepared)),
        float(sum(me.reserve)),
        float(me.filled.bit_count()),
        shown,
        actions[EARNING],
        actions[SAILING],
        actions[LACE_MAKING],
        theirs,
        others,
        clock.soon,
        float(clock.scorings),
        workshops * clock.scorings,
        shown * turns,
        phase(turns, KNOTS),
    ]
