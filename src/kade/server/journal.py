"""The entries of a table's journal as they are written down; what they come to is in live_game.py."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Do(msgspec.Struct, frozen=True, tag="do", tag_field="kind"):
    """A seat decided something, by the action's name."""

    seat: int
    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind"):
    """A seat took its last decision back, within the limits of `Match.can_undo`."""

    seat: int


class SeatToBot(msgspec.Struct, frozen=True, tag="seat-to-bot", tag_field="kind"):
    """From here on a bot decides for this seat."""

    seat: int
    bot: str


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="kind"):
    """A seat gave the game up."""

    seat: int


class End(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """Nothing comes after this. `why` is finished, resigned or ended (by the host)."""

    why: str
    points: list[int] | None = None


Entry: TypeAlias = Do | Undo | SeatToBot | Resign | End

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    return _decoder.decode(text)


def kind(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)
