"""Which tracks a seat may claim and how it may pay for them (AM-5.1 to 5.9, AM-5.14)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kade.games.amsterdam.edition.printed import GREY, LONGEST, PAY, PAY_WILD, WILD

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.state import Amsterdam


def claimable_tracks(s: Amsterdam, seat: int) -> int:
    """The set of tracks a seat may claim: free, within its carts, and payable (AM-5.1 to 5.9)."""
    me = s.players[seat]
    hand = me.hand
    wilds: i64 = hand[WILD]
    cards: i64
    tracks = s.box.within[wilds]  # AM-5.4: wilds alone pay for any colour
    for cards, payable in zip(hand, s.box.payable):  # noqa: B905 (no strict: the wilds have no tracks)
        if cards:
            tracks |= payable[cards + wilds]  # AM-5.4: grey ones too, with cards of any one colour
    tracks &= s.open & ~me.barred
    return tracks & s.box.within[me.carts] if me.carts < LONGEST else tracks


def payments(s: Amsterdam, seat: int, track: int) -> list[int]:
    """The ways to pay for a track: which colour, and how many of the cards are wild (AM-5.2, 5.4, 5.14)."""
    hand = s.players[seat].hand
    length: i64 = s.box.length[track]
    colour: i64 = s.box.colour[track]
    first: i64 = 0 if colour == GREY else colour
    last: i64 = GREY - 1 if colour == GREY else colour
    most_wilds: i64 = min(hand[WILD], length - 1)
    found: list[int] = []
    for choice in range(first, last + 1):
        fewest_wilds: i64 = max(0, length - hand[choice])
        for wilds in range(fewest_wilds, most_wilds + 1):
            found.append(PAY + choice * LONGEST + wilds)
    if hand[WILD] >= length:
        found.append(PAY_WILD)
    return found


def all_payments(box: AmsterdamPrinted, track: int) -> list[int]:
    """Every way in which the track could ever be paid for."""
    colours = range(GREY) if box.colour[track] == GREY else range(box.colour[track], box.colour[track] + 1)
    return [PAY + colour * LONGEST + wilds for colour in colours for wilds in range(box.length[track])] + [PAY_WILD]


def payment_cards(box: AmsterdamPrinted, track: int, action: int) -> list[int]:
    """The cards that a payment takes from the hand, as counts."""
    cards = [0] * (WILD + 1)
    length = box.length[track]
    wilds = length if action == PAY_WILD else (action - PAY) % LONGEST
    cards[WILD] = wilds
    if action != PAY_WILD:
        cards[(action - PAY) // LONGEST] = length - wilds
    return cards


def why_not_claim(s: Amsterdam, seat: int, track: int) -> tuple[str, dict[str, object]]:
    """The reason why a seat may not claim a track."""
    me = s.players[seat]
    box = s.box
    details: dict[str, object] = {"track": box.track_names[track]}
    for owner, other in enumerate(s.players):
        if other.tracks & box.bit[track]:
            details["seat"] = owner
            return "track-taken", details
    if not s.open & box.bit[track]:
        return "track-closed", details
    if me.barred & box.bit[track]:
        return "partner-yours", details
    details["length"] = box.length[track]
    if me.carts < box.length[track]:
        details["carts"] = me.carts
        return "too-few-carts", details
    details["colour"] = box.tracks[track].colour
    return "cannot-pay", details
