// The shapes of what server and client tell each other. No behaviour lives here, and no word of any game.

/** A sentence not yet said in any language. */
export interface Phrase {
  id: string;
  args?: Record<string, Value>;
}
export type Value = string | number | Phrase | { player: number } | Value[];

export interface Picture {
  width: number;
  height: number;
  /** The key of the part that never changes; fetched once. */
  static: string;
  moving: string;
}

export interface Panel extends Picture {
  id: string;
  role: string;
  seat: number | null;
  title: string;
  /** Changes exactly when the panel does. */
  key: string;
  compact: Picture | null;
}
/** A panel the server knows we have already. */
export type PanelOnWire = Panel | Pick<Panel, 'id' | 'key'>;

export interface Player {
  seat: number;
  name: string | null;
  kind: 'person' | 'bot' | 'open';
  connected: boolean;
}

export interface Choice {
  id: string;
  target: string | null;
  label: Phrase;
}

export interface Happening {
  n: number;
  event: { event: string; seat?: number } & Record<string, unknown>;
  say: Phrase;
  beat: boolean;
  /** The drawn element it happened at. */
  where?: string;
}

export interface Result {
  points: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

/** The minute that the rules offer those who still decide, once somebody is done. Nothing ends by it. */
export interface Clock {
  waiting: number[];
  seconds: number;
  /** Milliseconds, when the message was sent. */
  left: number;
}

/** What a bot would do: an action, how many points it is behind the best, and how that is called. */
export interface Hint {
  choice: string;
  behind: number;
  word: 'best' | 'close' | 'less' | 'worse';
}

export interface Position {
  type: 'position';
  table: string;
  game: string;
  options?: Record<string, unknown>;
  number: number;
  started: boolean;
  over: boolean;
  players: Player[];
  /** What the game calls the seats after those of the players, which its rules play. */
  automata?: Phrase[];
  you: number[];
  seat: number | null;
  ticket: string | null;
  actors: number[];
  prompt: Phrase | null;
  panels: PanelOnWire[];
  choices: Choice[];
  can_undo: boolean;
  /** Whose decision an undo takes back, and for how many more milliseconds bots wait for it. */
  undo_seat?: number | null;
  undo_for?: number;
  events: Happening[];
  /** Of the events we have those up to this number still stand; without it all do. */
  keep?: number;
  result: Result | null;
  /** Whether we may ask what a bot would do. */
  hints?: boolean;
  clock?: Clock | null;
}

/** The position in lines of words, by the name of the section. */
export type Sections = Record<string, string[]>;

export type FromServer =
  | Position
  | { type: 'ack'; id: string; number: number }
  | { type: 'error'; id: string | null; code: string; message: string; say?: Phrase }
  | { type: 'static'; key: string; svg: string }
  | { type: 'thinking'; seat: number; part?: number }
  | { type: 'hint'; id: string; seat: number; part: number; hints?: undefined }
  | { type: 'hint'; id: string; seat: number; ticket: string; hints: Hint[] }
  | { type: 'presence'; players: Player[] }
  | { type: 'described'; id: string | null; number: number; sections: Sections }
  | { type: 'pong' };

export type ToServer =
  | { type: 'hello'; tokens: string[]; have: number }
  | { type: 'choose'; id: string; seat: number; ticket: string; choice: string }
  | { type: 'undo'; id: string; seat: number }
  | { type: 'describe'; lang: string }
  | { type: 'hint'; id: string; seat: number }
  | { type: 'resign'; id: string; seat: number }
  | { type: 'seat-to-bot'; id: string; seat: number; bot: string }
  | { type: 'ping' };

export type OptionValue = string | number | boolean | null;

export interface GameOption {
  name: string;
  type: 'bool' | 'int' | 'text';
  choices: OptionValue[];
  default: OptionValue;
  when: string;
}

export interface GameInfo {
  id: string;
  title: Record<string, string>;
  blurb: Record<string, string>;
  options: GameOption[];
  seats: { min: number; max: number };
  reconstructed: boolean;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface TableInfo {
  game: string;
  options: Record<string, OptionValue>;
  seats: { kind: string; name: string | null; taken?: boolean; bot?: string }[];
  started: boolean;
  over: boolean;
  number: number;
  actors?: number[];
  result?: Result | null;
  hints?: boolean | null;
}
