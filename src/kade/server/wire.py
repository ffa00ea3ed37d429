"""What clients may say over the socket and in requests, checked while it is read; and how a refusal is worded."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, TypeAlias

import msgspec

from kade.kernel.errors import KadeError
from kade.kernel.prose import Phrase, Value

LONGEST_NAME = 24
LARGEST = 4096
"""No honest message is longer than this."""

Word = Annotated[str, msgspec.Meta(max_length=200)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)] | int | None


class Refused(KadeError):
    """A request that is answered with a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str, say: Phrase | None = None, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.say = say
        self.status = status


# ---------------------------------------------------------------- over the socket

class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    tokens: Annotated[list[Word], msgspec.Meta(max_length=8)] = []
    have: int = 0


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    seat: int
    choice: Word
    ticket: Word | None = None
    id: Id = None


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    seat: int
    id: Id = None


class Resign(msgspec.Struct, tag="resign", tag_field="type"):
    seat: int
    id: Id = None


class SeatToBot(msgspec.Struct, tag="seat-to-bot", tag_field="type"):
    seat: int
    bot: Word
    id: Id = None


class Describe(msgspec.Struct, tag="describe", tag_field="type"):
    lang: Word = "en"
    id: Id = None


class AskHint(msgspec.Struct, tag="hint", tag_field="type"):
    seat: int
    id: Id = None


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    id: Id = None


ClientMessage: TypeAlias = Hello | Choose | Undo | Resign | SeatToBot | Describe | AskHint | Ping
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(text: str | bytes) -> ClientMessage:
    """A client's message, or a Refused that says what is wrong with it."""
    if len(text) > LARGEST:
        raise Refused("too-large", f"A message may be {LARGEST} characters long; this one has {len(text)}.")
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refused("garbage", f"This message is not one the table understands: {problem}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("garbage", "This message is not JSON.") from None


def id_of(text: str | bytes) -> Any:
    """The id of a message that could not be understood otherwise, so that its sender knows which one is meant."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id if len(text) <= LARGEST else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found


class _OnlyId(msgspec.Struct):
    id: Id = None


# ---------------------------------------------------------------- in requests

class NewSeat(msgspec.Struct):
    """`kind` is me, open or bot; a bot seat names its bot."""

    kind: str
    name: str = ""
    bot: str | None = None


class NewTable(msgspec.Struct):
    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    edition: dict[str, Any] = {}
    hints: bool | None = None


class Joining(msgspec.Struct):
    name: str = ""
    seat: int | None = None


def clean_name(name: str, instead: str = "") -> str:
    """A name as it is shown: no control characters, single spaces, not too long."""
    plain = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name[:200])
                    if letter.isspace() or unicodedata.category(letter)[0] != "C")
    return " ".join(plain.split())[:LONGEST_NAME].strip() or instead


# ---------------------------------------------------------------- phrases

_PLAYER = "@player"


def players(number: int) -> list[Value]:
    """The players as a game's phrases shall speak of them: left to the client, who knows the names."""
    return [Phrase(_PLAYER, {"seat": seat}) for seat in range(number)]


def phrase(value: Value) -> Any:
    """A phrase as it travels: {"id", "args"}, with {"player": seat} for who is meant."""
    if isinstance(value, Phrase):
        if value.message == _PLAYER:
            return {"player": value.args["seat"]}
        return {"id": value.message, "args": {name: phrase(arg) for name, arg in value.args.items()}}
    if isinstance(value, str | int):
        return value
    return [phrase(item) for item in value]
