// Every message between server and client. Made from server/wire.py and server/bodies.py by `python tools/wire.py`.

export type MessageId = string | number | null;

export type OptionValue = string | number | boolean | null;

export type Value = string | number | (string | number | Phrase)[] | Phrase;

export type ServerMessage = Position | Ack | ErrorMessage | Thinking | HintProgress | HintFound | Presence | Described | Observed | Reason | ChatLines | Pong | Reel | Hands;

export type ClientMessage = Hello | Choose | Undo | Resign | SeatToBot | TakeSeat | Ask | Answer | Describe | Observe | AskReason | AskHint | Say | Ping | Look | AskHands | GoTo | ShowMe;

/** The table as the viewer's seat may know it. Panels and events that were sent before are left out. */
export interface Position {
  type: 'position';
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  /** The viewer's seats; none: a spectator. */
  you: number[];
  players: Player[];
  /** What the game calls the seats after those of the players, which its rules play. */
  automata: Phrase[];
  started: boolean;
  /** The seat from which the table is seen now. */
  seat: number | null;
  number: number;
  over: boolean;
  ticket: string | null;
  actors: number[];
  prompt: Phrase | null;
  panels: PanelUpdate[];
  /** The panel to show large: the question is about it. */
  lead: string | null;
  /** Parts by their keys, without those that came before. */
  drawn: Record<string, string>;
  /** Of all parts that came, only those of these panels are counted on from now on. */
  forget: boolean;
  choices: Choice[];
  can_undo: boolean;
  /** Whose decision an undo takes back. */
  undo_seat: number | null;
  /** For how many more milliseconds bots wait for it. */
  undo_for: number;
  /** Of earlier events those up to this number still stand. */
  keep: number;
  events: GameEvent[];
  result: Result | null;
  /** Whether this seat may ask what a bot would do. */
  hints: boolean;
  clock: Clock | null;
  /** Whether players have clocks, and which. */
  control: TimeControl | null;
  clocks: SeatClock[];
  /** What somebody asks the others now. */
  question: Question | null;
  /** The viewer's seat that can take its last decision back if all agree. */
  take_back: number | null;
  /** The viewer's seats that a bot plays for, until now. */
  returns: number[];
  /** Nothing moves: until somebody goes on, or until all are ready. */
  paused: 'adjourn' | 'pause' | null;
  rematch: Rematch | null;
  /** Whether its Record can be had. */
  record: boolean;
  /** The table as it was on the way here; the newest follows. */
  passed: boolean;
  /** In a guided game, where it waits. */
  coach: Coach | null;
}

/** An open seat with a name is kept for that person. */
export interface Player {
  seat: number;
  name: string | null;
  kind: 'bot' | 'open' | 'person';
  bot: string | null;
  taken: boolean;
  connected: boolean;
  /** A bot plays for the person who had this seat. */
  left: boolean;
}

/** A sentence that is not in any language yet: a message of the game's texts, and what it speaks of. `@player` stands for the name of the player on `seat`. */
export interface Phrase {
  id: string;
  args: Record<string, Value>;
}

/** `key` changes exactly when the panel does; `drawn` is left out of a panel that the client has already. */
export interface PanelUpdate {
  id: string;
  key: string;
  drawn: Drawing | null;
}

/** What a panel shows, and where it belongs. `forms` are other ways to draw it: `phone`. */
export interface Drawing {
  width: number;
  height: number;
  static: string;
  parts: string[];
  role: string;
  seat: number | null;
  title: string;
  forms: Record<string, Picture>;
}

/** SVG without its root: `static` is the key of what never changes, which is fetched once; `parts` are the keys of what does, in the order of painting. Their SVG is in `drawn` of this position, or came before. */
export interface Picture {
  width: number;
  height: number;
  static: string;
  parts: string[];
}

/** An action that may be taken now: its name, its kind and arguments, and the drawn element it belongs to. */
export interface Choice {
  id: string;
  kind: string;
  words: Record<string, string>;
  target: string | null;
  label: Phrase;
}

/** Something that happened, as the viewer may know it. Numbers grow and are never used twice. */
export interface GameEvent {
  n: number;
  /** Whose doing it was. */
  seat: number | null;
  say: Phrase;
  /** A moment that people want to see by itself. */
  pause: boolean;
  /** The drawn element it happened at. */
  where: string | null;
}

/** The end: points by seat, the same by source, who won, and who had given up when the game ended by it. `sources` has a handful of lines, by the messages that name them. */
export interface Result {
  points: number[];
  breakdown: Record<string, number>[];
  sources: Record<string, number>[];
  winners: number[];
  resigned: number[];
}

/** The time that the rules offer those who still decide, once somebody is done. Nothing ends by it. */
export interface Clock {
  waiting: number[];
  seconds: number;
  /** Milliseconds, when the message was sent. */
  left: number;
}

/** The clocks of a table: live, `seconds` for each player's whole game and an increment after each turn; or by correspondence, `seconds` for every turn. */
export interface TimeControl {
  kind: 'correspondence' | 'live';
  seconds: number;
  increment: number;
}

export interface SeatClock {
  seat: number;
  /** Milliseconds, when the message was sent. */
  left: number;
  running: boolean;
}

/** What a player asks the others: to take back a decision, for a pause, to adjourn until all are ready again, to go on, or that a bot plays for `about`. */
export interface Question {
  wish: 'adjourn' | 'bot' | 'go-on' | 'pause' | 'take-back';
  by: number;
  about: number | null;
  /** Who has yet to answer. */
  waits_for: number[];
  /** Taking back goes over a reveal: what was revealed is drawn anew. */
  fresh: boolean;
}

/** The table at which the same people play again, and the seat that asked for it. */
export interface Rematch {
  table: string;
  by: number;
}

/** A guided game waits here, at a stop: what its coach says, by language, and what it waits for. */
export interface Coach {
  stop: number;
  stops: number;
  /** From 1; a step has a stop or several. */
  step: number;
  steps: number;
  /** What the whole guided game is called. */
  lesson: Record<string, string>;
  title: Record<string, string>;
  words: Record<string, string>;
  /** It says what came of what was done. */
  done: boolean;
  /** The choice it waits for; none: until one goes on. */
  choice: string | null;
  /** Panels and drawn things: it points at the first and covers none. */
  shows: string[];
  rules: string[];
  /** The stop to which skipping leads. */
  skip: number;
}

/** Done, and on disk; the position of this number shows it. */
export interface Ack {
  type: 'ack';
  id: MessageId;
  number: number;
}

/** Refused: a code for programs, a sentence, and where the rules refused it what they say. */
export interface ErrorMessage {
  type: 'error';
  id: MessageId;
  code: string;
  message: string;
  say: Phrase | null;
}

/** A bot is at it; `part` of it is done, from 0 to 1. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  part: number;
}

export interface HintProgress {
  type: 'hint-progress';
  id: MessageId;
  seat: number;
  part: number;
}

/** What a bot would do, the best first. */
export interface HintFound {
  type: 'hint';
  id: MessageId;
  seat: number;
  ticket: string;
  hints: Hint[];
}

/** An action, how many points it is behind the best, and what that makes it. */
export interface Hint {
  choice: string;
  behind: number;
  grade: 'best' | 'close' | 'less' | 'worse';
}

export interface Presence {
  type: 'presence';
  players: Player[];
  spectators: number;
}

/** The position in lines of words, by the name of the section. */
export interface Described {
  type: 'described';
  id: MessageId;
  number: number;
  sections: Record<string, string[]>;
}

/** What a program decides with: a state, as `Game.from_dict` reads it, in which all that the seat may not know is dealt anew. `ticket` is that of the decision it is for; none: there is nothing to decide. */
export interface Observed {
  type: 'observed';
  id: MessageId;
  seat: number;
  ticket: string | null;
  state: Record<string, unknown>;
}

/** Why nothing can be done with something that is drawn; none where there is no more to say than that. */
export interface Reason {
  type: 'reason';
  id: MessageId;
  target: string;
  say: Phrase | null;
}

/** What was said at the table: after the hello all of it, later what is new. */
export interface ChatLines {
  type: 'chat';
  lines: ChatLine[];
}

/** Something that the person on `seat` said. Numbers grow and are never used twice. */
export interface ChatLine {
  n: number;
  seat: number;
  text: string;
}

export interface Pong {
  type: 'pong';
  id: MessageId;
}

/** A game to be looked at again: every moment, from 0, and the log as the seat may know it. Sent before the first position, and again when the seat changes or the game has gone on. */
export interface Reel {
  type: 'reel';
  moments: ReelMoment[];
  events: GameEvent[];
  /** As which seats it may be seen. */
  seats: number[];
  seat: number | null;
  over: boolean;
  /** Nothing is secret any more: it may be seen as any seat. */
  open: boolean;
  /** The address of the Record, if it can be had. */
  record: string;
}

/** A moment of a replay: who decided what led to it, in which turn, and the number of the log's last line. */
export interface ReelMoment {
  seat: number | null;
  turn: number;
  n: number;
}

/** Everybody's cards at a moment of a game that is over. */
export interface Hands {
  type: 'hands';
  number: number;
  hands: Hand[];
}

/** What only the player on this seat saw: the panels, and all that is drawn on them. */
export interface Hand {
  seat: number;
  panels: PanelUpdate[];
  drawn: Record<string, string>;
}

/** The new table, and the tokens of the seats that are its maker's own. */
export interface TableMade {
  table: string;
  seats: Player[];
  tokens: Record<string, string>;
  link: string;
}

export interface Joined {
  seat: number;
  token: string;
}

/** The key with which a browser subscribes. */
export interface NoticeKey {
  key: string;
}

/** In which ways a seat's player is told. */
export interface NoticeKinds {
  kinds: ('push' | 'url')[];
}

/** What anybody with the link may know of a table. `edition` says whether it is played with one of its own. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, OptionValue>;
  edition: boolean;
  seats: Player[];
  started: boolean;
  over: boolean;
  number: number;
  actors: number[];
  result: Result | null;
  hints: boolean | null;
  rematch: Rematch | null;
  clock: TimeControl | null;
}

/** A Record that can be looked at under this id, and where. */
export interface RecordKept {
  id: string;
  game: string;
  link: string;
}

/** How a game went: what each seat would have had at the end of each turn, the start first. */
export interface Course {
  points: number[][];
}

/** The analysis of a game as far as it has come: decisions in the order of the game, after as many as the client has; `stopped` if something went wrong, and to ask again goes on. `before`: games that are looked through first; `noise`: the error of a decision, typically. */
export interface GameAnalysis {
  state: 'done' | 'none' | 'running' | 'stopped' | 'waiting';
  before: number;
  turn: number;
  turns: number;
  done: number;
  total: number;
  noise: number;
  result: Result | null;
  curve: Estimate[];
  decisions: AnalysedDecision[];
  shares: LuckShare[];
}

/** What each seat could expect to have at the end, before a turn; the last is what it was. Ends of games usually lie within `spread` of such points, and within `lead_spread` of a lead. */
export interface Estimate {
  at: number;
  turn: number;
  points: number[];
  spread: number;
  lead_spread: number;
}

/** A decision and what was better, with what the seat knew then. `at` is the moment before it; `options` are the best first, `played` is one of them; `lead` is how far the played one is ahead of the next, where that is sure. */
export interface AnalysedDecision {
  at: number;
  turn: number;
  seat: number;
  grade: 'as-good' | 'costly' | 'less-good' | 'not-judged';
  cost: number;
  error: number;
  lead: number;
  played: number;
  options: AnalysedOption[];
  reasons: Phrase[];
}

/** An action that was compared to the end: what it is called, where it is drawn, by how many points it is worse than the best, and the standard error of that. */
export interface AnalysedOption {
  label: Phrase;
  target: string | null;
  behind: number;
  error: number;
}

/** A seat's lead at the end: what decisions (the others' and its own) and luck brought; both have this error. */
export interface LuckShare {
  seat: number;
  lead: number;
  decisions: number;
  luck: number;
  error: number;
}

/** Which puzzles there are: how many by game, and the one of the day. */
export interface Puzzles {
  today: PuzzleRef | null;
  games: Record<string, number>;
}

/** A puzzle by its game and its number there, from 1. */
export interface PuzzleRef {
  game: string;
  number: number;
}

/** A puzzle as it is asked, with the candidates in an order that tells nothing, and the one that follows it. */
export interface PuzzleQuestion {
  game: string;
  number: number;
  of: number;
  candidates: PuzzleCandidate[];
  next: PuzzleRef;
}

/** An action that may be the best: the choice's id, and what it is called. */
export interface PuzzleCandidate {
  choice: string;
  label: Phrase;
}

/** What each candidate is worth, the best first, what is about as good as the best though not among them, why the best is better, how the turn goes on after it, and how that was found out. */
export interface PuzzleAnswer {
  worths: PuzzleWorth[];
  level: string[];
  reasons: Phrase[];
  line: Phrase[];
  searches: number;
  simulations: number;
}

/** By how many points a candidate is worse than the best, and the error of that. */
export interface PuzzleWorth {
  choice: string;
  behind: number;
  error: number;
}

/** A game for the home page; titles and blurbs by language. */
export interface GameInfo {
  id: string;
  rules: number;
  title: Record<string, string>;
  blurb: Record<string, string>;
  options: GameOption[];
  seats: SeatRange;
  reconstructed: boolean;
  /** How long it takes; 0 when nobody has said. */
  minutes: number;
  /** By language: whom one plays alone; empty: nobody. */
  solo: Record<string, string>;
  /** Its guided games, the first game first. */
  lessons: LessonInfo[];
}

export interface GameOption {
  name: string;
  type: 'bool' | 'int' | 'text';
  choices: OptionValue[];
  default: OptionValue;
  when: string;
}

export interface SeatRange {
  min: number;
  max: number;
}

/** A guided game; its title by language. */
export interface LessonInfo {
  id: string;
  title: Record<string, string>;
  minutes: number;
  steps: number;
}

/** A bot, its strength (of five stars), and how many seconds it thinks about a turn. */
export interface BotInfo {
  id: string;
  stars: number;
  seconds: number;
}

/** Where others find this server: nowhere, where it listens to its own machine only. */
export interface Network {
  only_here: boolean;
  addresses: string[];
}

/** Tables to join and games to watch, the newest first; `open` says whether there is a lobby at all. */
export interface LobbyInfo {
  open: boolean;
  join: LobbyTable[];
  watch: LobbyTable[];
}

/** A table that anybody may come to: who sits there (nothing: an open seat). */
export interface LobbyTable {
  table: string;
  game: string;
  names: string[];
  open_seats: number;
}

/** The board of some game under way. */
export interface Cover {
  width: number;
  height: number;
  svg: string;
}

/** Without chapters, the sections of the ledger are the book. `lang` is the language it is in. `synonyms`: words that people look for, and what the book calls that. */
export interface Rulebook {
  game: string;
  lang: string;
  reconstructed: string;
  chapters: RulebookChapter[];
  sections: LedgerSection[];
  synonyms: Record<string, string>;
}

/** `also` are rules that belong here and that no paragraph speaks of. */
export interface RulebookChapter {
  id: string;
  title: string;
  lead: string;
  topics: RulebookTopic[];
  also: string[];
}

export interface RulebookTopic {
  id: string;
  title: string;
  texts: RulebookText[];
  figures: RulebookFigure[];
  trial: RulebookTrial | null;
}

/** A paragraph and the ids of the rules it rests on; `**` stands around words in bold. A step is a paragraph with a picture of its own. */
export interface RulebookText {
  kind: 'example' | 'note' | 'step' | 'text';
  text: string;
  rules: string[];
  picture: string;
}

/** A picture, which is asked for by its id, and what its call-outs say, from number 1. A wide one is as wide as the page. */
export interface RulebookFigure {
  id: string;
  calls: string[];
  wide: boolean;
}

/** The step of a guided game in which one does what a topic speaks of: from which stop, and its title. */
export interface RulebookTrial {
  lesson: string;
  stop: number;
  title: string;
}

export interface LedgerSection {
  title: string;
  rules: LedgerRule[];
}

/** A rule word for word; `ruling` if some of it is ours, where the rulebook is silent ("→ "). */
export interface LedgerRule {
  id: string;
  text: string;
  ruling: boolean;
}

/** A panel. What is between the elements `crop` is shown, all of it without any; numbers stand at `calls`, in their upper corner or (`@middle`) on them; `legal` glows. */
export interface RulebookPicture {
  title: string;
  width: number;
  height: number;
  svg: string;
  crop: string[];
  calls: string[];
  legal: string[];
}

/** The answer to every request that is refused. */
export interface Refusal {
  error: Problem;
}

export interface Problem {
  code: string;
  message: string;
}

/** First of all: the tokens of the seats that are the client's own, and the last event it has. */
export interface Hello {
  type: 'hello';
  tokens?: string[];
  have?: number;
  /** Send the positions on the way to the newest, too. */
  moments?: boolean;
  /** In a guided game: where to go on. */
  stop?: number;
}

export interface Choose {
  type: 'choose';
  seat: number;
  choice: string;
  ticket?: string | null;
  id?: MessageId;
}

export interface Undo {
  type: 'undo';
  seat: number;
  id?: MessageId;
}

export interface Resign {
  type: 'resign';
  seat: number;
  id?: MessageId;
}

/** From now on a bot plays for this seat. */
export interface SeatToBot {
  type: 'seat-to-bot';
  seat: number;
  bot: string;
  id?: MessageId;
}

/** The player is back: no bot plays for this seat any more. */
export interface TakeSeat {
  type: 'take-seat';
  seat: number;
  id?: MessageId;
}

/** Ask the others for something; `about` is the seat that a bot is to play. One question is open at a time. */
export interface Ask {
  type: 'ask';
  seat: number;
  wish: 'adjourn' | 'bot' | 'go-on' | 'pause' | 'take-back';
  about?: number | null;
  id?: MessageId;
}

/** To the open question. Who asked it takes it back with a no. */
export interface Answer {
  type: 'answer';
  seat: number;
  yes: boolean;
  id?: MessageId;
}

export interface Describe {
  type: 'describe';
  lang?: string;
  id?: MessageId;
}

/** For a program that plays: what this seat may know, as a state to think about. */
export interface Observe {
  type: 'observe';
  seat: number;
  id?: MessageId;
}

/** Why can this seat do nothing with what is drawn under this name? */
export interface AskReason {
  type: 'reason';
  seat: number;
  target: string;
  id?: MessageId;
}

export interface AskHint {
  type: 'hint';
  seat: number;
  id?: MessageId;
}

/** A line for everybody at the table. */
export interface Say {
  type: 'say';
  seat: number;
  text: string;
  id?: MessageId;
}

export interface Ping {
  type: 'ping';
  id?: MessageId;
}

/** In a replay: show the moment `at` (none: the last one) as this seat saw it (none: as a spectator). */
export interface Look {
  type: 'look';
  at?: number | null;
  seat?: number | null;
  id?: MessageId;
}

/** In a replay of a game that is over: show everybody's cards at this moment. */
export interface AskHands {
  type: 'hands';
  at: number;
  id?: MessageId;
}

/** In a guided game: on to this stop, or back to it. */
export interface GoTo {
  type: 'go-to';
  stop: number;
  id?: MessageId;
}

/** In a guided game: show what the move that it waits for would bring, and do not do it. */
export interface ShowMe {
  type: 'show-me';
  id?: MessageId;
}

/** `hints` says whether people may ask what a bot would do; nothing: where nobody plays against another person. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  edition?: Record<string, unknown>;
  hints?: boolean | null;
  clock?: TimeControl | null;
  /** List it in the lobby while a seat is open. */
  anyone?: boolean;
  /** List it in the lobby to be watched once it has begun. */
  watched?: boolean;
}

/** A seat of a new table; a bot's seat names its bot. */
export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
}

/** The clocks of a table: live, `seconds` for each player's whole game and an increment after each turn; or by correspondence, `seconds` for every turn. */
export interface TimeControl {
  kind: 'correspondence' | 'live';
  seconds: number;
  increment: number;
}

export interface Join {
  name?: string;
  seat?: number | null;
}

/** The tokens of the seats one had. */
export interface AskRematch {
  tokens: string[];
}

/** A seat that is kept for somebody; the token is theirs, or of somebody who sits at the table. */
export interface FreeSeat {
  seat: number;
  token: string;
}

/** How to tell a seat's player, whose token it is, that it is their turn: by a browser, or at an address. */
export interface NewNotice {
  token: string;
  lang?: string;
  url?: string | null;
  push?: PushTarget | null;
}

/** A browser's subscription to Web Push, as its PushManager gives it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface AskNotices {
  token: string;
}

export interface StopNotice {
  token: string;
  kind: 'push' | 'url';
}

/** A Record, as it was written. */
export interface NewRecord {
  text: string;
}

/** The tokens of the seats of all who play at a table. */
export interface AskMoved {
  tokens: string[];
}

/** A table as a file, as it was written. */
export interface NewMoved {
  text: string;
}

/** Play on from a moment of a game that is over, in this seat: bots take the others, and what this seat cannot know is dealt anew. */
export interface PlayOn {
  at: number;
  seat: number;
  bot: string;
  name?: string;
}
