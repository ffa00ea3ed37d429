"""Where Scopa's cards lie, who may know them, and what each seat sees (SC-1.3)."""

from typing import TYPE_CHECKING, Any, Final

from kade.kernel.kinds import members
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place
from scopa.edition import CARDS, COINS, SETTEBELLO, suit

if TYPE_CHECKING:
    from scopa.rules.state import Scopa

DECK: Final = Place("deck", "card", NOBODY)
TABLE: Final = Place("table", "card", ALL)
PLAYED: Final = Place("played", "card", ALL)  # the card whose capture is being chosen
HAND: Final = Place("hand", "card", OWNER)
PILE: Final = Place("pile", "card", ALL)

DEAL: Final = Passage(DECK, HAND)


def view(s: "Scopa", viewer: int | None) -> dict[str, Any]:
    """The position as that seat sees it; None is a spectator."""
    return s.basics(viewer) | {
        "target": s.target,
        "round": s.round,
        "dealer": s.dealer,
        "table": [CARDS[card] for card in s.table],
        "played": None if s.played < 0 else CARDS[s.played],
        "chosen": s.stack[-1].about(s).get("chosen", []) if s.stack else [],
        "deck": len(s.deck),
        "seats": [_seat(s, seat, viewer) for seat in range(s.seats)],
    }


def _seat(s: "Scopa", seat: int, viewer: int | None) -> dict[str, Any]:
    me = s.players[seat]
    pile = members(me.pile)
    seen: dict[str, Any] = {
        "cards": len(me.hand),
        "pile": len(pile),
        "coins": sum(suit(card) == COINS for card in pile),
        "settebello": SETTEBELLO in pile,
        "sweeps": me.sweeps,
        "tally": me.tally[:],
        "points": me.points,
    }
    if HAND.open_to(seat, viewer):
        seen["hand"] = [CARDS[card] for card in me.hand]
    return seen
