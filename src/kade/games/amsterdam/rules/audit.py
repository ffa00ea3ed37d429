"""What must fit together in any position of Amsterdam, beside every component being somewhere exactly once."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.amsterdam.edition.printed import CARDS, SLOTS, WILD

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.state import Amsterdam


def tracks_by_name(box: AmsterdamPrinted, mask: int) -> list[str]:
    return [name for track, name in enumerate(box.track_names) if mask >> track & 1]


def audit(s: Amsterdam) -> list[str]:
    """What is wrong with this position, as sentences; nothing if all is well."""
    wrong = _audit_cards(s) + _audit_tracks(s)
    if s.merchandise + sum([me.merchandise for me in s.players]) != s.box.merchandise_cards:
        wrong.append(f"there are not {s.box.merchandise_cards} merchandise cards")
    for seat, me in enumerate(s.players):
        for card in range(WILD + 1):
            if not 0 <= me.known[card] <= me.hand[card]:
                wrong.append(f"seat {seat} is known to hold {me.known[card]} {CARDS[card]}, but holds {me.hand[card]}")
    return wrong


def _audit_cards(s: Amsterdam) -> list[str]:
    wrong: list[str] = []
    if len(s.row) != SLOTS:
        wrong.append(f"the row has {len(s.row)} places, not {SLOTS}")
    for card in range(WILD + 1):
        drawn = s.deck.count(card) + sum([me.blind[card] for me in s.players])
        if drawn != s.stock[card]:
            wrong.append(f"{s.stock[card]} {CARDS[card]} were shuffled into the deck, {drawn} are accounted for")
    return wrong


def _audit_tracks(s: Amsterdam) -> list[str]:
    wrong: list[str] = []
    taken = 0
    closed = 0
    for seat, me in enumerate(s.players):
        if me.tracks & taken:
            wrong.append(f"seat {seat} holds a track that another holds: {tracks_by_name(s.box, me.tracks & taken)}")
        taken |= me.tracks
        spaces = 0
        points = 0
        goods = 0
        partners = 0
        for track in s.box.tracks:
            if me.tracks >> track.index & 1:
                spaces += track.length
                points += s.box.track_points[track.length]
                goods += 1 if track.merchandise else 0
                partners |= s.box.bit[track.partner] if track.partner >= 0 else 0
        closed |= partners
        if me.tracks & partners:
            wrong.append(f"seat {seat} holds both tracks of a double: {tracks_by_name(s.box, me.tracks & partners)}")
        if me.carts + spaces != s.box.carts or me.carts < 0:
            wrong.append(f"seat {seat} has {me.carts} carts left and {spaces} on tracks, not {s.box.carts} in all")
        if me.points != points or me.merchandise != goods:
            wrong.append(
                f"seat {seat} has {me.points} points and {me.merchandise} merchandise for tracks worth "
                f"{points} and {goods}"
            )
        if s.seats > 2 and me.barred != partners:
            wrong.append(f"seat {seat} is barred from {tracks_by_name(s.box, me.barred)}")
    if s.open != s.box.everything & ~taken & ~(closed if s.seats == 2 else 0):
        wrong.append(f"the open tracks are not those that nobody holds: {tracks_by_name(s.box, s.open)}")
    if s.seats == 2 and taken & closed:
        wrong.append(f"a closed track is held: {tracks_by_name(s.box, taken & closed)}")
    return wrong
