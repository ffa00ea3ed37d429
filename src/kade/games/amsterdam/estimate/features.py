"""What a learnt value weighs in Amsterdam: each part of the estimate by itself, and counts that the estimate sees only
together. How much each of them is worth, and when in the game, is learnt from games (docs/learning.md)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.amsterdam.edition.printed import GREY, LONGEST, WILD
from kade.games.amsterdam.estimate import final_points as parts
from kade.kernel.weights import phase

if TYPE_CHECKING:
    from kade.games.amsterdam.rules.state import Amsterdam

# The names of the features, in their order; by each, what the estimate of today counts it for.
FEATURES: Final[dict[str, float]] = {
    "always": 0.0,
    "turns left": 0.0,
    "contracts": 1.0,
    "merchandise": 1.0,
    "spaces": 1.0,
    "contracts without a chance": 0.0,
    "turns of the plan": 0.0,
    "turns to spare": 0.0,
    "turns missing": 0.0,
    "spaces of the plan": 0.0,
    "carts beyond the plan": 0.0,
    "merchandise of the plan": 0.0,
    "number of contracts": 0.0,
    "number of carts": 0.0,
    "number of cards": 0.0,
    "wild cards": 0.0,
    "equal cards": 0.0,
    "most of a colour": 0.0,
    "cards beyond the carts": 0.0,
    "cards for the plan": 0.0,
    "cards for the plan in the row": 0.0,
    "wild cards in the row": 0.0,
    "number of merchandise": 0.0,
    "lead in merchandise": 0.0,
    "carts of others": 0.0,
    "cards of others": 0.0,
    "long tracks that are open": 0.0,
}
MOMENTS: Final = [1.0, 4.0, 9.0, 16.0]  # turns left: between two of them, weights change evenly
KNOTS: Final = [*MOMENTS, *MOMENTS]  # with two players, and then with more


def features(s: Amsterdam, seat: int) -> list[float]:
    """The features of a seat, and last when in the game it is: how many knots from the end."""
    box = s.box
    me = s.players[seat]
    turns = parts.turns_left(s, seat)
    contracts, spent, lost, plan = parts.contracts(s, me, turns)
    wanted = [0] * (GREY + 1)  # by colour: cards that the tracks of the plan take
    spaces = 0
    goods = 0
    for track in range(len(box.tracks)):
        if plan & box.bit[track]:
            spaces += box.length[track]
            wanted[box.colour[track]] += box.length[track]
            if box.merchandise_track[track]:
                goods += 1
    cards = 0
    equal = 0
    most = 0
    fitting = 0
    for colour in range(GREY):
        held = me.hand[colour]
        cards += held
        equal += min(held, LONGEST) ** 2
        most = max(most, held)
        fitting += min(held, wanted[colour])
    shown = 0
    wild_shown = 0
    for card in s.row:
        if card == WILD:
            wild_shown += 1
        elif card >= 0 and me.hand[card] < wanted[card]:
            shown += 1
    lead = 99
    carts = 99
    hands = 0
    for other in s.players:
        if other is not me:
            lead = min(lead, me.merchandise - other.merchandise)
            carts = min(carts, other.carts)
            hands = max(hands, sum(other.hand))
    spare = turns - parts.TURNS_A_CONTRACT * spent
    wild = me.hand[WILD]
    return [
        1.0,
        turns,
        contracts,
        parts.merchandise(s, seat, turns),
        parts.spaces(me, turns),
        lost,
        spent,
        max(0.0, spare),
        max(0.0, -spare),
        float(spaces),
        float(me.carts - spaces),
        float(goods),
        float(len(me.contracts)),
        float(me.carts),
        float(cards + wild),
        float(wild),
        float(equal),
        float(most),
        float(max(0, cards + wild - me.carts)),
        float(fitting),
        float(shown),
        float(wild_shown),
        float(me.merchandise),
        float(lead),
        float(carts),
        float(hands),
        float((s.open & ~me.barred & ~box.within[2]).bit_count()),
        phase(turns, MOMENTS) + (len(MOMENTS) if s.seats > 2 else 0),
    ]
