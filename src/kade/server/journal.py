"""The entries of a table's journal as they are written down; what they come to is in live_game.py."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Do(msgspec.Struct, frozen=True, tag="do", tag_field="kind"):
    """A seat decided something, by the action's name."""

    seat: int
    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind"):
    """A seat took its last decision back, within the limits of `Match.can_undo`."""

    seat: int


class Ask(msgspec.Struct, frozen=True, tag="ask", tag_field="kind"):
    """A seat asked the others for something (questions.py); for a seat that a bot is to play, `about` is that one."""

    seat: int
    wish: Literal["take-back", "pause", "adjourn", "go-on", "bot"]
    about: int | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="kind"):
    """A seat's answer to the open question; a no of the one who asked takes the question back."""

    seat: int
    yes: bool


class TakeBack(msgspec.Struct, frozen=True, tag="takeback", tag_field="kind"):
    """With the others' consent, back to before this seat's last decision. With a seed (128 bits, as a text) chance is
    fresh: something had been revealed since."""

    seat: int
    seed: str | None = None


class Pause(msgspec.Struct, frozen=True, tag="pause", tag_field="kind"):
    """Nothing moves from here on. `wish`: a pause, which anybody may end, or adjourn, until all are ready."""

    seat: int
    wish: Literal["pause", "adjourn"]


class GoOn(msgspec.Struct, frozen=True, tag="go-on", tag_field="kind"):
    """The pause is over."""

    seat: int


class SeatToBot(msgspec.Struct, frozen=True, tag="seat-to-bot", tag_field="kind"):
    """From here on a bot decides for this seat. `why`: its player left it, the others voted so, or time ran out."""

    seat: int
    bot: str
    why: Literal["left", "vote", "time"] = "left"


class TakeSeat(msgspec.Struct, frozen=True, tag="take-seat", tag_field="kind"):
    """The seat's player is back and decides again."""

    seat: int


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="kind"):
    """A seat gave the game up."""

    seat: int


class End(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """Nothing comes after this. `why` is finished, resigned or ended (by the host)."""

    why: str
    points: list[int] | None = None


Entry: TypeAlias = Do | Undo | Ask | Answer | TakeBack | Pause | GoOn | SeatToBot | TakeSeat | Resign | End

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    return _decoder.decode(text)


def kind(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)
