"""Every message between server and clients over the socket, and what messages are made of (for HTTP: bodies.py).

What comes in is checked while it is read. The client's types, web/src/lib/wire.ts, are made from these classes:
`python tools/wire.py`. The server always sends every field; a client may leave out what has a default.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from kade.server.errors import Refused

LONGEST_MESSAGE = 4096
"""No honest message is longer than this."""

Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
MessageId: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)] | int | None
"""What a client calls its message, so that it knows the answer."""
OptionValue: TypeAlias = str | int | bool | None
Wish: TypeAlias = Literal["take-back", "pause", "adjourn", "go-on", "bot"]


# ---------------------------------------------------------------- what messages are made of


class Phrase(msgspec.Struct):
    """A sentence that is not in any language yet: a message of the game's texts, and what it speaks of.
    `@player` stands for the name of the player on `seat`."""

    id: str
    args: dict[str, Value]


Item: TypeAlias = str | int | Phrase
Value: TypeAlias = Item | list[Item]


class Picture(msgspec.Struct):
    """SVG without its root: `static` is the key of what never changes, which is fetched once; `parts` are the keys of
    what does, in the order of painting. Their SVG is in `drawn` of this position, or came before."""

    width: int
    height: int
    static: str
    parts: list[str]


class Drawing(Picture):
    """What a panel shows, and where it belongs. `forms` are other ways to draw it: `phone`."""

    role: str
    seat: int | None
    title: str
    forms: dict[str, Picture]


class PanelUpdate(msgspec.Struct):
    """`key` changes exactly when the panel does; `drawn` is left out of a panel that the client has already."""

    id: str
    key: str
    drawn: Drawing | None


class Choice(msgspec.Struct):
    """An action that may be taken now: its name, its kind and arguments, and the drawn element it belongs to."""

    id: str
    kind: str
    words: dict[str, str]
    target: str | None
    label: Phrase


class GameEvent(msgspec.Struct):
    """Something that happened, as the viewer may know it. Numbers grow and are never used twice."""

    n: int
    seat: Annotated[int | None, msgspec.Meta(description="Whose doing it was.")]
    say: Phrase
    pause: Annotated[bool, msgspec.Meta(description="A moment that people want to see by itself.")]
    where: Annotated[str | None, msgspec.Meta(description="The drawn element it happened at.")]


class Player(msgspec.Struct):
    """An open seat with a name is kept for that person."""

    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    bot: str | None
    taken: bool
    connected: bool
    left: Annotated[bool, msgspec.Meta(description="A bot plays for the person who had this seat.")]


class Result(msgspec.Struct):
    """The end: points by seat, the same by source, who won, and who had given up when the game ended by it.
    `sources` has a handful of lines, by the messages that name them."""

    points: list[int]
    breakdown: list[dict[str, int]]
    sources: list[dict[str, int]]
    winners: list[int]
    resigned: list[int]


class Rematch(msgspec.Struct):
    """The table at which the same people play again, and the seat that asked for it."""

    table: str
    by: int


class Clock(msgspec.Struct):
    """The time that the rules offer those who still decide, once somebody is done. Nothing ends by it."""

    waiting: list[int]
    seconds: int
    left: Annotated[int, msgspec.Meta(description="Milliseconds, when the message was sent.")]


class TimeControl(msgspec.Struct):
    """The clocks of a table: live, `seconds` for each player's whole game and an increment after each turn; or by
    correspondence, `seconds` for every turn."""

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int


class SeatClock(msgspec.Struct):
    seat: int
    left: Annotated[int, msgspec.Meta(description="Milliseconds, when the message was sent.")]
    running: bool


class Question(msgspec.Struct):
    """What a player asks the others: to take back a decision, for a pause, to adjourn until all are ready again, to go
    on, or that a bot plays for `about`."""

    wish: Wish
    by: int
    about: int | None
    waits_for: Annotated[list[int], msgspec.Meta(description="Who has yet to answer.")]
    fresh: Annotated[bool, msgspec.Meta(description="Taking back goes over a reveal: what was revealed is drawn anew.")]


class Hint(msgspec.Struct):
    """An action, how many points it is behind the best, and what that makes it."""

    choice: str
    behind: float
    grade: Literal["best", "close", "less", "worse"]


class Coach(msgspec.Struct):
    """A guided game waits here, at a stop: what its coach says, by language, and what it waits for."""

    stop: int
    stops: int
    step: Annotated[int, msgspec.Meta(description="From 1; a step has a stop or several.")]
    steps: int
    lesson: Annotated[dict[str, str], msgspec.Meta(description="What the whole guided game is called.")]
    title: dict[str, str]
    words: dict[str, str]
    done: Annotated[bool, msgspec.Meta(description="It says what came of what was done.")]
    choice: Annotated[str | None, msgspec.Meta(description="The choice it waits for; none: until one goes on.")]
    shows: Annotated[
        list[str], msgspec.Meta(description="Panels and drawn things: it points at the first and covers none.")
    ]
    rules: list[str]
    skip: Annotated[int, msgspec.Meta(description="The stop to which skipping leads.")]


# ---------------------------------------------------------------- from the server, over the socket


class Position(msgspec.Struct, tag="position", tag_field="type"):
    """The table as the viewer's seat may know it. Panels and events that were sent before are left out."""

    table: str
    game: str
    options: dict[str, OptionValue]
    you: Annotated[list[int], msgspec.Meta(description="The viewer's seats; none: a spectator.")]
    players: list[Player]
    automata: Annotated[
        list[Phrase],
        msgspec.Meta(description="What the game calls the seats after those of the players, which its rules play."),
    ]
    started: bool
    seat: Annotated[int | None, msgspec.Meta(description="The seat from which the table is seen now.")]
    number: int = 0
    over: bool = False
    ticket: str | None = None
    actors: list[int] = []
    prompt: Phrase | None = None
    panels: list[PanelUpdate] = []
    lead: Annotated[str | None, msgspec.Meta(description="The panel to show large: the question is about it.")] = None
    drawn: Annotated[
        dict[str, str], msgspec.Meta(description="Parts by their keys, without those that came before.")
    ] = {}
    forget: Annotated[
        bool, msgspec.Meta(description="Of all parts that came, only those of these panels are counted on from now on.")
    ] = False
    choices: list[Choice] = []
    can_undo: bool = False
    undo_seat: Annotated[int | None, msgspec.Meta(description="Whose decision an undo takes back.")] = None
    undo_for: Annotated[int, msgspec.Meta(description="For how many more milliseconds bots wait for it.")] = 0
    keep: Annotated[int, msgspec.Meta(description="Of earlier events those up to this number still stand.")] = 0
    events: list[GameEvent] = []
    result: Result | None = None
    hints: Annotated[bool, msgspec.Meta(description="Whether this seat may ask what a bot would do.")] = False
    clock: Clock | None = None
    control: Annotated[TimeControl | None, msgspec.Meta(description="Whether players have clocks, and which.")] = None
    clocks: list[SeatClock] = []
    question: Annotated[Question | None, msgspec.Meta(description="What somebody asks the others now.")] = None
    take_back: Annotated[
        int | None, msgspec.Meta(description="The viewer's seat that can take its last decision back if all agree.")
    ] = None
    returns: Annotated[list[int], msgspec.Meta(description="The viewer's seats that a bot plays for, until now.")] = []
    paused: Annotated[
        Literal["pause", "adjourn"] | None,
        msgspec.Meta(description="Nothing moves: until somebody goes on, or until all are ready."),
    ] = None
    rematch: Rematch | None = None
    record: Annotated[bool, msgspec.Meta(description="Whether its Record can be had.")] = False
    passed: Annotated[bool, msgspec.Meta(description="The table as it was on the way here; the newest follows.")] = (
        False
    )
    coach: Annotated[Coach | None, msgspec.Meta(description="In a guided game, where it waits.")] = None


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """Done, and on disk; the position of this number shows it."""

    id: MessageId
    number: int


class ErrorMessage(msgspec.Struct, tag="error", tag_field="type"):
    """Refused: a code for programs, a sentence, and where the rules refused it what they say."""

    id: MessageId
    code: str
    message: str
    say: Phrase | None = None


class Thinking(msgspec.Struct, tag="thinking", tag_field="type"):
    """A bot is at it; `part` of it is done, from 0 to 1."""

    seat: int
    part: float


class HintProgress(msgspec.Struct, tag="hint-progress", tag_field="type"):
    id: MessageId
    seat: int
    part: float


class HintFound(msgspec.Struct, tag="hint", tag_field="type"):
    """What a bot would do, the best first."""

    id: MessageId
    seat: int
    ticket: str
    hints: list[Hint]


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    players: list[Player]
    spectators: int


class Described(msgspec.Struct, tag="described", tag_field="type"):
    """The position in lines of words, by the name of the section."""

    id: MessageId
    number: int
    sections: dict[str, list[str]]


class Observed(msgspec.Struct, tag="observed", tag_field="type"):
    """What a program decides with: a state, as `Game.from_dict` reads it, in which all that the seat may not know is
    dealt anew. `ticket` is that of the decision it is for; none: there is nothing to decide."""

    id: MessageId
    seat: int
    ticket: str | None
    state: dict[str, Any]


class Reason(msgspec.Struct, tag="reason", tag_field="type"):
    """Why nothing can be done with something that is drawn; none where there is no more to say than that."""

    id: MessageId
    target: str
    say: Phrase | None


class ChatLine(msgspec.Struct):
    """Something that the person on `seat` said. Numbers grow and are never used twice."""

    n: int
    seat: int
    text: str


class ChatLines(msgspec.Struct, tag="chat", tag_field="type"):
    """What was said at the table: after the hello all of it, later what is new."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    id: MessageId


class ReelMoment(msgspec.Struct):
    """A moment of a replay: who decided what led to it, in which turn, and the number of the log's last line."""

    seat: int | None
    turn: int
    n: int


class Reel(msgspec.Struct, tag="reel", tag_field="type"):
    """A game to be looked at again: every moment, from 0, and the log as the seat may know it. Sent before the first
    position, and again when the seat changes or the game has gone on."""

    moments: list[ReelMoment]
    events: list[GameEvent]
    seats: Annotated[list[int], msgspec.Meta(description="As which seats it may be seen.")]
    seat: int | None
    over: bool
    open: Annotated[bool, msgspec.Meta(description="Nothing is secret any more: it may be seen as any seat.")]
    record: Annotated[str, msgspec.Meta(description="The address of the Record, if it can be had.")]


class Hand(msgspec.Struct):
    """What only the player on this seat saw: the panels, and all that is drawn on them."""

    seat: int
    panels: list[PanelUpdate]
    drawn: dict[str, str]


class Hands(msgspec.Struct, tag="hands", tag_field="type"):
    """Everybody's cards at a moment of a game that is over."""

    number: int
    hands: list[Hand]


ServerMessage: TypeAlias = (
    Position
    | Ack
    | ErrorMessage
    | Thinking
    | HintProgress
    | HintFound
    | Presence
    | Described
    | Observed
    | Reason
    | ChatLines
    | Pong
    | Reel
    | Hands
)


# ---------------------------------------------------------------- from the client, over the socket


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """First of all: the tokens of the seats that are the client's own, and the last event it has."""

    tokens: Annotated[list[Word], msgspec.Meta(max_length=8)] = []
    have: int = 0
    moments: Annotated[bool, msgspec.Meta(description="Send the positions on the way to the newest, too.")] = False
    stop: Annotated[int, msgspec.Meta(description="In a guided game: where to go on.")] = 0


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    seat: int
    choice: Word
    ticket: Word | None = None
    id: MessageId = None


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    seat: int
    id: MessageId = None


class Resign(msgspec.Struct, tag="resign", tag_field="type"):
    seat: int
    id: MessageId = None


class SeatToBot(msgspec.Struct, tag="seat-to-bot", tag_field="type"):
    """From now on a bot plays for this seat."""

    seat: int
    bot: Word
    id: MessageId = None


class TakeSeat(msgspec.Struct, tag="take-seat", tag_field="type"):
    """The player is back: no bot plays for this seat any more."""

    seat: int
    id: MessageId = None


class Ask(msgspec.Struct, tag="ask", tag_field="type"):
    """Ask the others for something; `about` is the seat that a bot is to play. One question is open at a time."""

    seat: int
    wish: Wish
    about: int | None = None
    id: MessageId = None


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """To the open question. Who asked it takes it back with a no."""

    seat: int
    yes: bool
    id: MessageId = None


class Describe(msgspec.Struct, tag="describe", tag_field="type"):
    lang: Word = "en"
    id: MessageId = None


class Observe(msgspec.Struct, tag="observe", tag_field="type"):
    """For a program that plays: what this seat may know, as a state to think about."""

    seat: int
    id: MessageId = None


class AskReason(msgspec.Struct, tag="reason", tag_field="type"):
    """Why can this seat do nothing with what is drawn under this name?"""

    seat: int
    target: Word
    id: MessageId = None


class AskHint(msgspec.Struct, tag="hint", tag_field="type"):
    seat: int
    id: MessageId = None


class Say(msgspec.Struct, tag="say", tag_field="type"):
    """A line for everybody at the table."""

    seat: int
    text: Word
    id: MessageId = None


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    id: MessageId = None


class Look(msgspec.Struct, tag="look", tag_field="type"):
    """In a replay: show the moment `at` (none: the last one) as this seat saw it (none: as a spectator)."""

    at: int | None = None
    seat: int | None = None
    id: MessageId = None


class GoTo(msgspec.Struct, tag="go-to", tag_field="type"):
    """In a guided game: on to this stop, or back to it."""

    stop: int
    id: MessageId = None


class ShowMe(msgspec.Struct, tag="show-me", tag_field="type"):
    """In a guided game: show what the move that it waits for would bring, and do not do it."""

    id: MessageId = None


class AskHands(msgspec.Struct, tag="hands", tag_field="type"):
    """In a replay of a game that is over: show everybody's cards at this moment."""

    at: int
    id: MessageId = None


ClientMessage: TypeAlias = (
    Hello
    | Choose
    | Undo
    | Resign
    | SeatToBot
    | TakeSeat
    | Ask
    | Answer
    | Describe
    | Observe
    | AskReason
    | AskHint
    | Say
    | Ping
    | Look
    | AskHands
    | GoTo
    | ShowMe
)


# ---------------------------------------------------------------- reading and writing

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()


def decode(text: str | bytes) -> ClientMessage:
    """A client's message, or a Refused that says what is wrong with it."""
    if len(text) > LONGEST_MESSAGE:
        raise Refused("too-large", f"A message may be {LONGEST_MESSAGE} characters long; this one has {len(text)}.")
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise Refused("garbage", f"This message is not one the table understands: {problem}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("garbage", "This message is not JSON.") from None


class _OnlyId(msgspec.Struct):
    id: MessageId = None


def id_of(text: str | bytes) -> MessageId:
    """The id of a message that could not be understood otherwise, so that its sender knows which one is meant."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id if len(text) <= LONGEST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
