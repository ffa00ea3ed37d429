"""What a learnt value weighs in Burano: each part of the estimate by itself, and counts that the estimate sees only
together. How much each of them is worth, and when in the game, is learnt from games (docs/learning.md)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.estimate import final_points as parts
from kade.games.burano.estimate.roofs import card_hope, reward_worth, roofs
from kade.games.burano.estimate.sea import fish_worth
from kade.games.burano.rules.scoring import card_points, winners_with
from kade.kernel.counting import size, total
from kade.kernel.weights import Row, Weights, phase

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
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
MOMENTS: Final = [0.0, 3.0, 7.0, 14.0]  # turns left: between two of them, weights change evenly
KNOTS: Final = [*MOMENTS, *MOMENTS]  # with two players, and then with more


def features(s: Burano, seat: int) -> list[float]:
    """The features of a seat, and last when in the game it is: how many knots from the end."""
    row = _row(None, s, seat)
    return [*row.listed, row.phase]


def weighed(weights: Weights, s: Burano, seat: int) -> float:
    """What the features of a seat are worth together."""
    return _row(weights, s, seat).total


def _row(weights: Weights | None, s: Burano, seat: int) -> Row:
    """The features in the order of their names."""
    me = s.players[seat]
    clock = parts.Clock(s, seat)
    turns = clock.turns
    fish = fish_worth(s, me, turns)
    actions = parts.Actions(s, seat, clock, fish)
    reward = reward_worth(s, me, turns, clock.scorings, parts.PRIVILEGE)
    row = Row(weights, phase(turns, MOMENTS) + (len(MOMENTS) if s.seats > 2 else 0))
    row.add(1.0)
    row.add(turns)
    row.add(fish)
    row.add(parts.means(s, me, clock))
    row.add(parts.cubes(s, me, clock, actions))
    row.add(roofs(s, seat, turns, clock.later, clock.cleaning, reward))
    row.add(parts.islands(s, seat, clock))
    row.add(parts.lace(s, me, clock))
    now = later = 0.0
    for card in me.cards:
        now += card_points(s, me, card)
        later += card_hope(s, card, turns, clock.scorings)
    row.add(now)
    row.add(later)
    row.add(parts.under_way(s, seat, clock, actions, fish, reward))
    row.add(float(me.coins))
    row.add(float(me.privilege))
    row.add(float(me.workers))
    workshops = float(size(me.squares))
    row.add(workshops)
    row.add(float(total(me.islands)))
    row.add(_islands_won(s, me))
    row.add(float(len(me.roofs)))
    row.add(float(len(me.cards)))
    row.add(float(total(me.hand)))
    row.add(_kinds(me.hand))
    row.add(float(total(me.prepared)))
    row.add(float(total(me.reserve)))
    row.add(float(size(me.filled)))
    shown = float(me.coins_shown())
    row.add(shown)
    row.add(actions.earning)
    row.add(actions.sailing)
    row.add(actions.lace)
    row.add(_islands_of_others(s, me))
    row.add(_workshops_of_others(s, me))
    row.add(clock.soon)
    row.add(float(clock.scorings))
    row.add(workshops * clock.scorings)
    row.add(shown * turns)
    return row


def _islands_won(s: Burano, me: Seat) -> float:
    won = 0.0
    for island in range(6):
        if winners_with(s, me, island):
            won += 1.0
    return won


def _islands_of_others(s: Burano, me: Seat) -> float:
    """Islands that others win without this seat."""
    theirs = 0.0
    for island in range(6):
        if not winners_with(s, me, island):
            for other in s.players:
                if other.islands[island]:
                    theirs += 1.0
                    break
    return theirs


def _kinds(hand: list[int]) -> float:
    kinds = 0.0
    for held in hand:
        if held:
            kinds += 1.0
    return kinds


def _workshops_of_others(s: Burano, me: Seat) -> float:
    """The most workers in workshops that another player has."""
    most = 0
    for other in s.players:
        if other is not me:
            most = max(most, size(other.squares))
    return float(most)
