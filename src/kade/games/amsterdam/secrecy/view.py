"""What a seat may know of a game of Amsterdam, as plain data; who may know what is said in places.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kade.games.amsterdam.edition.printed import CARDS, WILD
from kade.games.amsterdam.rules.audit import tracks_by_name
from kade.games.amsterdam.rules.scoring import completed
from kade.games.amsterdam.secrecy.places import HAND, HELD, OFFER, SHOWN

if TYPE_CHECKING:
    from kade.games.amsterdam.rules.state import Amsterdam


def view(s: Amsterdam, viewer: int | None) -> dict[str, Any]:
    """The position as that seat sees it; None is a spectator."""
    box = s.box
    top = s.stack[-1] if s.stack else None
    taken = 0
    for me in s.players:
        taken |= me.tracks
    return {
        "game": box.game,
        "players": s.seats,
        "seat": viewer,
        "over": s.over,
        "actors": list(s.actors),
        "step": top.name if top else "",
        "track": top.about(s).get("track") if top else None,
        "first": s.first,
        "turn": s.turn,
        "last_round": s.ending if s.ending >= 0 else None,
        "row": [CARDS[card] if card >= 0 else None for card in s.row],
        "deck": len(s.deck),
        "discards": cards_by_name(s.discards),
        "contract_deck": len(s.contracts),
        "merchandise": s.merchandise,
        "tracks": {name: seat for seat, me in enumerate(s.players) for name in tracks_by_name(box, me.tracks)},
        "closed": tracks_by_name(box, box.everything & ~s.open & ~taken),
        "seats": [_seat(s, seat, viewer) for seat in range(s.seats)],
        "result": s.result().to_dict() if s.over else None,
    }


def _seat(s: Amsterdam, seat: int, viewer: int | None) -> dict[str, Any]:
    me = s.players[seat]
    names = s.box.contract_names
    seen: dict[str, Any] = {
        "carts": me.carts,
        "points": me.points,
        "merchandise": me.merchandise,
        "cards": sum(me.hand),
        "contracts": len(me.contracts),
        "offered": len(me.offer),
        "known": cards_held(me.known),
    }
    if HAND.open_to(seat, viewer):
        seen["hand"] = cards_by_name(me.hand)
    if (SHOWN if s.over else HELD).open_to(seat, viewer):
        seen["held"] = [_contract(s, me.tracks, contract) for contract in me.contracts]
    if OFFER.open_to(seat, viewer):
        seen["offer"] = [names[contract] for contract in me.offer]
        seen["choice"] = s.box.actions.name(me.choice) if me.choice >= 0 else None
    return seen


def _contract(s: Amsterdam, tracks: int, contract: int) -> dict[str, Any]:
    deal = s.box.contracts[contract]
    done = completed(s.box, tracks, contract)
    return {"contract": deal.name, "a": deal.a, "b": deal.b, "points": deal.points, "done": done}


def cards_by_name(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: counts[card] for card in range(WILD + 1)}


def cards_held(counts: list[int]) -> dict[str, int]:
    """Only the cards there are."""
    return {CARDS[card]: counts[card] for card in range(WILD + 1) if counts[card]}
