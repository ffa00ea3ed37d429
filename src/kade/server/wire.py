"""The protocol: every message between server and clients, over the socket and over HTTP, and nothing else.

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
        dict[str, str],
        msgspec.Meta(description="Parts by their keys, without those that panels of the position before had already."),
    ] = {}
    choices: list[Choice] = []
    can_undo: bool = False
    undo_seat: Annotated[int | None, msgspec.Meta(description="Whose decision an undo takes back.")] = None
    undo_for: Annotated[int, msgspec.Meta(description="For how many more milliseconds bots wait for it.")] = 0
    keep: Annotated[int, msgspec.Meta(description="Of earlier events those up to this number still stand.")] = 0
    events: list[GameEvent] = []
    result: Result | None = None
    hints: Annotated[bool, msgspec.Meta(description="Whether this seat may ask what a bot would do.")] = False
    clock: Clock | None = None
    rematch: Rematch | None = None
    record: Annotated[bool, msgspec.Meta(description="Whether its Record can be had.")] = False
    passed: Annotated[bool, msgspec.Meta(description="The table as it was on the way here; the newest follows.")] = (
        False
    )
    coach: Annotated[Coach | None, msgspec.Meta(description="In a guided game, where it waits.")] = None


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """Done, and on disk under this number."""

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


class Describe(msgspec.Struct, tag="describe", tag_field="type"):
    lang: Word = "en"
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
    Hello | Choose | Undo | Resign | SeatToBot | Describe | AskHint | Say | Ping | Look | AskHands | GoTo | ShowMe
)


# ---------------------------------------------------------------- over HTTP


class NewSeat(msgspec.Struct):
    """A seat of a new table; a bot's seat names its bot."""

    kind: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["me", "open", "bot"]})]
    name: str = ""
    bot: str | None = None


class NewTable(msgspec.Struct):
    """`hints` says whether people may ask what a bot would do; nothing: where nobody plays against another person."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    edition: dict[str, Any] = {}
    hints: bool | None = None


class TableMade(msgspec.Struct):
    """The new table, and the tokens of the seats that are its maker's own."""

    table: str
    seats: list[Player]
    tokens: dict[str, str]
    link: str


class Join(msgspec.Struct):
    name: str = ""
    seat: int | None = None


class Joined(msgspec.Struct):
    seat: int
    token: str


class AskRematch(msgspec.Struct):
    """The tokens of the seats one had."""

    tokens: Annotated[list[Word], msgspec.Meta(max_length=8)]


class FreeSeat(msgspec.Struct):
    """A seat that is kept for somebody; the token is theirs, or of somebody who sits at the table."""

    seat: int
    token: Word


class NewRecord(msgspec.Struct):
    """A Record, as it was written."""

    text: str


class RecordKept(msgspec.Struct):
    """A Record that can be looked at under this id, and where."""

    id: str
    game: str
    link: str


class PlayOn(msgspec.Struct):
    """Play on from a moment of a game that is over, in this seat: bots take the others, and what this seat cannot know
    is dealt anew."""

    at: int
    seat: int
    bot: Word
    name: str = ""


class Course(msgspec.Struct):
    """How a game went: what each seat would have had at the end of each turn, the start first."""

    points: list[list[int]]


class AnalysedOption(msgspec.Struct):
    """An action that was compared to the end: what it is called, where it is drawn, by how many points it is worse
    than the best, and the standard error of that."""

    label: Phrase
    target: str | None
    behind: float
    error: float


class AnalysedDecision(msgspec.Struct):
    """A decision and what was better, with what the seat knew then. `at` is the moment before it; `options` are the
    best first, `played` is one of them; `lead` is how far the played one is ahead of the next, where that is sure."""

    at: int
    turn: int
    seat: int
    grade: Literal["as-good", "less-good", "costly", "not-judged"]
    cost: float
    error: float
    lead: float
    played: int
    options: list[AnalysedOption]
    reasons: list[Phrase]


class Estimate(msgspec.Struct):
    """What each seat could expect to have at the end, before a turn; the last is what it was."""

    at: int
    turn: int
    points: list[float]


class LuckShare(msgspec.Struct):
    """A seat's lead at the end: what decisions (the others' and its own) and luck brought; both have this error."""

    seat: int
    lead: float
    decisions: float
    luck: float
    error: float


class GameAnalysis(msgspec.Struct):
    """The analysis of a game as far as it has come: decisions in the order of the game, after as many as the client
    has; `stopped` if something went wrong, and to ask again goes on. `before`: games that are looked through first;
    `noise`: the error of a decision, typically."""

    state: Literal["none", "waiting", "running", "stopped", "done"]
    before: int
    turn: int
    turns: int
    done: int
    total: int
    noise: float
    result: Result | None
    curve: list[Estimate]
    decisions: list[AnalysedDecision]
    shares: list[LuckShare]


class PuzzleRef(msgspec.Struct):
    """A puzzle by its game and its number there, from 1."""

    game: str
    number: int


class Puzzles(msgspec.Struct):
    """Which puzzles there are: how many by game, and the one of the day."""

    today: PuzzleRef | None
    games: dict[str, int]


class PuzzleCandidate(msgspec.Struct):
    """An action that may be the best: the choice's id, and what it is called."""

    choice: str
    label: Phrase


class PuzzleQuestion(msgspec.Struct):
    """A puzzle as it is asked, with the candidates in an order that tells nothing."""

    game: str
    number: int
    of: int
    candidates: list[PuzzleCandidate]


class PuzzleWorth(msgspec.Struct):
    """By how many points a candidate is worse than the best, and the error of that."""

    choice: str
    behind: float
    error: float


class PuzzleAnswer(msgspec.Struct):
    """What each candidate is worth, the best first, why the best is better, and how that was found out."""

    worths: list[PuzzleWorth]
    reasons: list[Phrase]
    searches: int
    simulations: int


class TableInfo(msgspec.Struct):
    """What anybody with the link may know of a table. `edition` says whether it is played with one of its own."""

    table: str
    game: str
    options: dict[str, OptionValue]
    edition: bool
    seats: list[Player]
    started: bool
    over: bool
    number: int
    actors: list[int]
    result: Result | None
    hints: bool | None
    rematch: Rematch | None


class GameOption(msgspec.Struct):
    name: str
    type: Literal["bool", "int", "text"]
    choices: list[OptionValue]
    default: OptionValue
    when: str


class SeatRange(msgspec.Struct):
    min: int
    max: int


class LessonInfo(msgspec.Struct):
    """A guided game; its title by language."""

    id: str
    title: dict[str, str]
    minutes: int
    steps: int


class GameInfo(msgspec.Struct):
    """A game for the home page; titles and blurbs by language."""

    id: str
    rules: int
    title: dict[str, str]
    blurb: dict[str, str]
    options: list[GameOption]
    seats: SeatRange
    reconstructed: bool
    minutes: Annotated[int, msgspec.Meta(description="How long it takes; 0 when nobody has said.")]
    solo: Annotated[dict[str, str], msgspec.Meta(description="By language: whom one plays alone; empty: nobody.")]
    lessons: Annotated[list[LessonInfo], msgspec.Meta(description="Its guided games, the first game first.")] = []


class BotInfo(msgspec.Struct):
    """A bot, its strength (of five stars), and how many seconds it thinks about a turn."""

    id: str
    stars: int
    seconds: float


class Network(msgspec.Struct):
    """Where others find this server: nowhere, where it listens to its own machine only."""

    only_here: bool
    addresses: list[str]


class Cover(msgspec.Struct):
    """The board of some game under way."""

    width: int
    height: int
    svg: str


class LedgerRule(msgspec.Struct):
    """A rule word for word; `ruling` if some of it is ours, where the rulebook is silent ("→ ")."""

    id: str
    text: str
    ruling: bool


class LedgerSection(msgspec.Struct):
    title: str
    rules: list[LedgerRule]


class RulebookText(msgspec.Struct):
    """A paragraph and the ids of the rules it rests on; `**` stands around words in bold. A step is a paragraph with a
    picture of its own."""

    kind: Literal["text", "note", "example", "step"]
    text: str
    rules: list[str]
    picture: str


class RulebookFigure(msgspec.Struct):
    """A picture, which is asked for by its id, and what its call-outs say, from number 1. A wide one is as wide as the
    page."""

    id: str
    calls: list[str]
    wide: bool


class RulebookTopic(msgspec.Struct):
    id: str
    title: str
    texts: list[RulebookText]
    figures: list[RulebookFigure]


class RulebookChapter(msgspec.Struct):
    """`also` are rules that belong here and that no paragraph speaks of."""

    id: str
    title: str
    lead: str
    topics: list[RulebookTopic]
    also: list[str]


class Rulebook(msgspec.Struct):
    """Without chapters, the sections of the ledger are the book. `lang` is the language it is in. `synonyms`: words
    that people look for, and what the book calls that."""

    game: str
    lang: str
    reconstructed: str
    chapters: list[RulebookChapter]
    sections: list[LedgerSection]
    synonyms: dict[str, str]


class RulebookPicture(msgspec.Struct):
    """A panel. What is between the elements `crop` is shown, all of it without any; numbers stand at `calls`, in
    their upper corner or (`@middle`) on them; `legal` glows."""

    title: str
    width: int
    height: int
    svg: str
    crop: list[str]
    calls: list[str]
    legal: list[str]


class Health(msgspec.Struct):
    """Whether decisions can be written down; if not, why."""

    ok: bool
    version: str
    build: str
    problem: str | None = None


class Problem(msgspec.Struct):
    code: str
    message: str


class Refusal(msgspec.Struct):
    """The answer to every request that is refused."""

    error: Problem


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
