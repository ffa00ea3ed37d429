"""Plain data read with care: numbers, names, cards and tracks; whatever does not fit is refused in a sentence."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.amsterdam.printed import CARDS, AmsterdamPrinted
from kade.games.amsterdam.seat import NO_CARDS
from kade.games.amsterdam.state import GAP, Amsterdam
from kade.kernel.errors import BadState

SHOWN: Final = 60  # letters of a wrong value that a message repeats
HUGE: Final = 10**18


def shown(value: Any) -> str:
    """A wrong value as a message repeats it: in short, however large or deep it is."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, (list, tuple, set)):
        return "a list"
    if isinstance(value, int) and not -HUGE < value < HUGE:
        return "a number of many digits"
    text = repr(value[:SHOWN]) if isinstance(value, (str, bytes)) else repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def table(name: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadState(f"{name} is {shown(value)}, but must be a table.")
    return value


def listed(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadState(f"{name} is {shown(value)}, but must be a list.")
    return value


def whole(name: str, value: Any, low: int, high: int) -> int:
    """A whole number between two others, both included."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadState(f"{name} is {shown(value)}, but must be a whole number from {low} to {high}.")
    return value


def yes_or_no(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadState(f"{name} is {shown(value)}, but must be true or false.")
    return value


def player_count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in (2, 3, 4):
        raise BadState(f"players is {shown(value)}, but must be 2, 3 or 4.")
    return value


def seat_number(s: Amsterdam, name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.seats:
        raise BadState(f"{name} is {shown(value)}, but must be a seat from 0 to {s.seats - 1}.")
    return value


def known_keys(where: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in entry:
        if key not in known:
            raise BadState(f"{where}: there is no {shown(key)}; there is {', '.join(known)}.")


def all_keys(where: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
    """Every key is there, and no other."""
    for key in known:
        if key not in entry:
            raise BadState(f"The saved state has no {key!r}.")
    known_keys(where, entry, known)


# ---------------------------------------------------------------------- what lies on the table


def card(name: Any) -> int:
    if not isinstance(name, str) or name not in CARDS:
        raise BadState(f"There is no card {shown(name)}; the cards are {', '.join(CARDS)}.")
    return CARDS.index(name)


def card_list(where: str, names: Any) -> list[int]:
    return [card(name) for name in listed(where, names)]


def row(names: Any) -> list[int]:
    """The cards of the row; nothing (None) where there is a gap."""
    return [GAP if name is None else card(name) for name in listed("row", names)]


def card_counts(where: str, names: Any) -> list[int]:
    counts = NO_CARDS[:]
    for name, number in table(where, names).items():
        which = card(name)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < HUGE:
            raise BadState(f"{shown(number)} is not a number of {name} cards.")
        counts[which] = number
    return counts


def contract(box: AmsterdamPrinted, name: Any) -> int:
    if not isinstance(name, str) or name not in box.contract_names:
        raise BadState(f"There is no contract {shown(name)}; a contract is written like {box.contract_names[0]!r}.")
    return box.contract_names.index(name)


def contracts(box: AmsterdamPrinted, where: str, names: Any) -> list[int]:
    return [contract(box, name) for name in listed(where, names)]


def track(box: AmsterdamPrinted, name: Any) -> int:
    if not isinstance(name, str) or name not in box.track_names:
        raise BadState(f"There is no track {shown(name)}; a track is written like {box.track_names[0]!r}.")
    return box.track_names.index(name)


def tracks(box: AmsterdamPrinted, names: Any) -> int:
    """A set of tracks; none is named twice."""
    mask = 0
    for name in listed("tracks", names):
        bit = box.bit[track(box, name)]
        if mask & bit:
            raise BadState(f"The track {name!r} is named twice.")
        mask |= bit
    return mask


def count_tracks(s: Amsterdam) -> None:
    """Carts, points, merchandise and closed tracks follow from who holds which track."""
    box = s.box
    for me in s.players:
        for one in box.tracks:
            if me.tracks & box.bit[one.index]:
                me.carts -= one.length
                me.points += box.track_points[one.length]
                me.merchandise += one.merchandise
                s.merchandise -= one.merchandise
                s.open &= ~box.bit[one.index]
                if one.partner >= 0 and s.seats == 2:
                    s.open &= ~box.bit[one.partner]
                elif one.partner >= 0:
                    me.barred |= box.bit[one.partner]
