"""What a seat sees of Windmill Valley's stacks, which are hidden as a whole: State.glimpses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.secrecy.knowledge import known_tops
from kade.games.windmill_valley.secrecy.places import PEEKED
from kade.kernel import encoders
from kade.kernel.encoders import Encoder
from kade.kernel.fields import Field
from kade.kernel.kinds import Kind, One
from kade.kernel.printed import Printed

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley

UNDER: Final = "trade cards under the stack"
PEEK: Final = "peeked at"
KNOWN: Final = "known on top of stacks"
TRADE: Final = "trade card"
BACK: Final = "back of the Gardener's next card"


class Under(Kind):
    """Trade cards, the lowest first."""

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        number = len(printed.component_names("trade card"))
        return encoders.Row(number, number)


class Peeked(Kind):
    """Of which stack, how many and, for the one who looks, which."""

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        which = [encoders.Tally(len(printed.component_names(pile)), ordered=True) for pile in PILES]
        return encoders.Together([encoders.OneOf(len(PILES)), encoders.Amount(), *which])


class Tops(Kind):
    """For each stack, of each card how deep it is known to lie: 1 is the top, 0 is not known."""

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Together([encoders.Amounts(len(printed.component_names(pile))) for pile in PILES])


class Back(Kind):
    """The three marks on the back of a card of the Gardener's (WV-7.5)."""

    def encoder(self, printed: Printed, seats: int) -> Encoder:
        return encoders.Together([encoders.OneOf(2), encoders.OneOf(len(PILES)), encoders.OneOf(3)])


GLIMPSES: Final = (
    Field(TRADE, One("trade card")),
    Field(UNDER, Under()),
    Field(PEEK, Peeked()),
    Field(KNOWN, Tops()),
    Field(BACK, Back()),
)


def glimpse(s: WindmillValley, name: str, viewer: int) -> Any:
    """What that seat sees there."""
    if name == TRADE:
        return s.trade[-1]
    if name == UNDER:
        return s.trade[: s.trade_seen]
    if name == PEEK:
        seen = PEEKED.open_to(s.active, viewer)
        return s.peek_pile, len(s.peeked), *(s.peeked if seen and pile == s.peek_pile else () for pile in range(4))
    if name == KNOWN:
        return [_depths(s, pile, viewer) for pile in range(4)]
    if not s.solo:
        return -1, -1, -1
    top = s.box.gardener_cards[s.gardener_deck[-1]]
    return top.common, top.second, top.farm


def _depths(s: WindmillValley, pile: int, viewer: int) -> Sequence[int]:
    tops = known_tops(s, pile, viewer)
    if not tops:
        return ()
    found = [0] * len(s.box.component_names(PILES[pile]))
    for depth, card in enumerate(tops):
        if card >= 0:
            found[card] = depth + 1
    return found
