// Where panels go, by role and shape alone: what is large, what lies below it, what stands at the side.
import type { Panel } from './parts';

export interface Places {
  boards: Panel[];
  /** What can be seen at a glance: side by side under the board. */
  strip: Panel[];
  /** Wide and flat: under that. */
  below: Panel[];
  players: Panel[];
  side: Panel[];
  scores: Panel[];
  /** Shown while they lead; where nothing leads, in the list if they have a form for it. */
  details: Panel[];
  /** A few figures, at the top of the page. */
  gauges: Panel[];
}

const FLAT = 4;
const STRIP = 6;

/** The boards of the `others` have no place: each has a line, and their boards are looked at one at a time. */
export function places(panels: readonly Panel[], others: readonly number[] = []): Places {
  const found: Places = {
    boards: [],
    strip: [],
    below: [],
    players: [],
    side: [],
    scores: [],
    details: [],
    gauges: [],
  };
  for (const panel of panels) {
    if (panel.role === 'board') found.boards.push(panel);
    else if (panel.role === 'score') found.scores.push(panel);
    else if (panel.role === 'player') found.players.push(panel);
    else if (panel.role === 'gauge') found.gauges.push(panel);
    else if (panel.role === 'detail') found.details.push(panel);
    else if (panel.glance && panel.role === 'hand') found.strip.push(panel);
    else if (panel.role === 'hand' && panel.width / panel.height >= FLAT) found.below.push(panel);
    else if (panel.role !== 'display' || panel.seat === null || !others.includes(panel.seat)) found.side.push(panel);
  }
  return found;
}

/** On a narrow screen, below the board: what is taken from, what is held, then the rest. */
export function stacked({ details, strip, below, side }: Places): Panel[] {
  const first = side.find((panel) => panel.role === 'display');
  const now = details.filter((panel) => panel.compact);
  return [...now, ...(first ? [first] : []), ...below, ...strip, ...side.filter((panel) => panel !== first)];
}

/** A strip so flat that it can stay in sight on a narrow screen while the rest is pushed under it. */
export function strip({ side }: Places): Panel | undefined {
  return side.find((p) => p.role === 'display' && !!p.compact && p.compact.width / p.compact.height >= STRIP);
}

/** So many panels below each other that one would look for them. */
export const MANY = 7;

export interface Room {
  /** Height of a heading, of the gap between cards, of the padding in them, and the least height of the log. */
  heading: number;
  gap: number;
  log: number;
  /** The log where room is short. */
  least: number;
  narrowest: number;
  widest: number;
}

export const ROOM: Room = { heading: 40, gap: 8, log: 110, least: 72, narrowest: 385, widest: 540 };

export interface Side {
  width: number;
  /** There is no room for the players in full: their short form is shown, at the top of the page. */
  short: boolean;
}

/** The width that the board cannot use, since it is as high as the room above what lies below it. */
export function spare(places: Places, width: number, height: number, gaps = 44): number {
  const [board] = places.boards;
  if (!board) return 0;
  const flat = places.below.reduce((sum, panel) => sum + panel.height / panel.width, 0);
  const ratio = board.width / board.height;
  return width - (ratio * (height - gaps)) / (1 + ratio * flat);
}

/**
 * The widest side column in which everything and a few lines of the log still fit below each other. Where not even the
 * narrowest is enough, it has to be scrolled, and then may as well be as wide as the board leaves it (`spare`).
 */
export function side(
  players: readonly Panel[],
  others: readonly Panel[],
  height: number,
  room: Room = ROOM,
  spare = 0,
): Side {
  const flat = (panel: Panel): number => panel.height / panel.width;
  const sum = (panels: readonly Panel[]): number => panels.reduce((total, panel) => total + flat(panel), 0);
  const fixed = room.log + room.gap + others.length * (room.heading + room.gap) + players.length * 6;
  const full = (height - fixed) / (sum(players) + sum(others) || 1);
  if (full >= room.narrowest || !players.some((p) => p.compact)) return { width: clamp(full, room), short: false };
  const fits = (height - fixed + players.length * 6 + room.log - room.least) / (sum(others) || 1);
  return {
    width: clamp(fits < room.narrowest ? Math.max(fits, spare) : Math.min(fits, Math.max(spare, full)), room),
    short: true,
  };
}

/** Beside a board with one's own things under it: lines of players, displays without headings, a line of the log. */
const TIGHT: Room = { heading: 14, gap: 8, log: 48, least: 48, narrowest: 430, widest: 0 };
const SHARE = 0.41; // of the window

export function beside(set: Places, width: number, height: number): Side {
  const widest = Math.round(SHARE * width);
  const seen = set.side.map((panel) => ({ ...panel, ...panel.glance }));
  return { width: side(set.players, seen, height - 24, { ...TIGHT, widest }).width, short: false };
}

function clamp(width: number, room: Room): number {
  return Math.round(Math.min(room.widest, Math.max(room.narrowest, width)));
}
