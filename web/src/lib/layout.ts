// Where panels go, by role and shape alone: what is large, what lies below it, what stands at the side.
import type { Panel } from './wire';

export interface Places {
  boards: Panel[];
  /** Wide and flat: under the board. */
  below: Panel[];
  players: Panel[];
  side: Panel[];
  scores: Panel[];
}

const FLAT = 4;
const STRIP = 6;

export function places(panels: readonly Panel[]): Places {
  const found: Places = { boards: [], below: [], players: [], side: [], scores: [] };
  for (const panel of panels) {
    if (panel.role === 'board') found.boards.push(panel);
    else if (panel.role === 'score') found.scores.push(panel);
    else if (panel.role === 'player') found.players.push(panel);
    else if (panel.role === 'hand' && panel.width / panel.height >= FLAT) found.below.push(panel);
    else found.side.push(panel);
  }
  return found;
}

/** On a narrow screen, below the board: what is taken from, what is held, then the rest. */
export function stacked({ below, side }: Places): Panel[] {
  const first = side.find((panel) => panel.role === 'display');
  return [...(first ? [first] : []), ...below, ...side.filter((panel) => panel !== first)];
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
  narrowest: number;
  widest: number;
}

export const ROOM: Room = { heading: 40, gap: 8, log: 110, narrowest: 385, widest: 540 };

export interface Side {
  width: number;
  /** There is no room for the players in full: their short form is shown, in a row. */
  short: boolean;
}

/** The widest side column in which everything and a few lines of the log still fit below each other. */
export function side(players: readonly Panel[], others: readonly Panel[], height: number, room: Room = ROOM): Side {
  const flat = (panel: Panel): number => panel.height / panel.width;
  const sum = (panels: readonly Panel[]): number => panels.reduce((total, panel) => total + flat(panel), 0);
  const fixed = room.log + room.gap + others.length * (room.heading + room.gap) + players.length * 6;
  const full = (height - fixed) / (sum(players) + sum(others) || 1);
  if (full >= room.narrowest || !players.some((p) => p.compact)) return { width: clamp(full, room), short: false };
  const chip = players[0]?.compact;
  const row = chip ? chip.height / chip.width / players.length : 0;
  return { width: clamp((height - fixed) / (row + sum(others) || 1), room), short: true };
}

function clamp(width: number, room: Room): number {
  return Math.round(Math.min(room.widest, Math.max(room.narrowest, width)));
}
