"""What requests over HTTP say and what they are answered. The messages of the socket are in wire.py.

The client's types are made from both: `python tools/wire.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kade.server.wire import OptionValue, Phrase, Player, Rematch, Result, TimeControl, Word


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
    clock: TimeControl | None = None
    anyone: Annotated[bool, msgspec.Meta(description="List it in the lobby while a seat is open.")] = False
    watched: Annotated[bool, msgspec.Meta(description="List it in the lobby to be watched once it has begun.")] = False


class LobbyTable(msgspec.Struct):
    """A table that anybody may come to: who sits there (nothing: an open seat)."""

    table: str
    game: str
    names: list[str]
    open_seats: int


class LobbyInfo(msgspec.Struct):
    """Tables to join and games to watch, the newest first; `open` says whether there is a lobby at all."""

    open: bool
    join: list[LobbyTable]
    watch: list[LobbyTable]


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


class PushTarget(msgspec.Struct):
    """A browser's subscription to Web Push, as its PushManager gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class NewNotice(msgspec.Struct):
    """How to tell a seat's player, whose token it is, that it is their turn: by a browser, or at an address."""

    token: Word
    lang: Word = "en"
    url: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    push: PushTarget | None = None


class AskNotices(msgspec.Struct):
    token: Word


class StopNotice(msgspec.Struct):
    token: Word
    kind: Literal["push", "url"]


class NoticeKinds(msgspec.Struct):
    """In which ways a seat's player is told."""

    kinds: list[Literal["push", "url"]]


class NoticeKey(msgspec.Struct):
    """The key with which a browser subscribes."""

    key: str


class AskMoved(msgspec.Struct):
    """The tokens of the seats of all who play at a table."""

    tokens: Annotated[list[Word], msgspec.Meta(max_length=16)]


class NewMoved(msgspec.Struct):
    """A table as a file, as it was written."""

    text: str


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
    """What each seat could expect to have at the end, before a turn; the last is what it was. Ends of games usually lie
    within `spread` of such points, and within `lead_spread` of a lead."""

    at: int
    turn: int
    points: list[float]
    spread: float
    lead_spread: float


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
    """A puzzle as it is asked, with the candidates in an order that tells nothing, and the one that follows it."""

    game: str
    number: int
    of: int
    candidates: list[PuzzleCandidate]
    next: PuzzleRef


class PuzzleWorth(msgspec.Struct):
    """By how many points a candidate is worse than the best, and the error of that."""

    choice: str
    behind: float
    error: float


class PuzzleAnswer(msgspec.Struct):
    """What each candidate is worth, the best first, what is about as good as the best though not among them, why the
    best is better, how the turn goes on after it, and how that was found out."""

    worths: list[PuzzleWorth]
    level: list[str]
    reasons: list[Phrase]
    line: list[Phrase]
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
    clock: TimeControl | None


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


class RulebookTrial(msgspec.Struct):
    """The step of a guided game in which one does what a topic speaks of: from which stop, and its title."""

    lesson: str
    stop: int
    title: str


class RulebookTopic(msgspec.Struct):
    id: str
    title: str
    texts: list[RulebookText]
    figures: list[RulebookFigure]
    trial: RulebookTrial | None = None


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
