// Where one is in a game that is looked at again: moments, turns, lines of the log, and the address of each moment.
import type { Reel, ReelMoment } from './wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment stays at speed 1, in milliseconds. */
export const STAY = 1500;

export interface Spot {
  /** Null: the last moment. */
  at: number | null;
  /** Null: a spectator; undefined: whoever one is at this table. */
  seat: number | null | undefined;
  /** With the analysis. */
  analysis: boolean;
}

export function clamp(at: number, moments: readonly ReelMoment[]): number {
  return Math.min(moments.length - 1, Math.max(0, at));
}

/** The end of the turn before, or of this one and then of the next. */
export function byTurn(moments: readonly ReelMoment[], at: number, forward: boolean): number {
  if (forward) {
    const next = clamp(at + 1, moments);
    const turn = moments[next]?.turn;
    return Math.max(
      next,
      moments.findLastIndex((moment) => moment.turn === turn),
    );
  }
  const turn = moments[at]?.turn ?? 0;
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.turn < turn),
  );
}

/** The moment at which this line of the log stands for the first time. */
export function momentOf(moments: readonly ReelMoment[], line: number): number {
  const found = moments.findIndex(({ n }) => n >= line);
  return found < 0 ? moments.length - 1 : found;
}

/** Which moments are the first of a turn: the ticks of the slider. */
export function turnStarts(moments: readonly ReelMoment[]): number[] {
  return moments.flatMap((moment, at) => (at > 0 && moment.turn !== moments[at - 1]?.turn ? [at] : []));
}

export function turns(moments: readonly ReelMoment[]): number {
  return moments.at(-1)?.turn ?? 0;
}

/** Numbers of the lines that came with this moment: after the first of them, up to the second. */
export function linesOf(moments: readonly ReelMoment[], at: number): [number, number] {
  return [moments[at - 1]?.n ?? 0, moments[at]?.n ?? 0];
}

/** As whom one looks next: every seat that may be looked from, then a spectator, then the first again. */
export function nextSeat({ seats, seat }: Pick<Reel, 'seats' | 'seat'>): number | null {
  return seat === null ? (seats[0] ?? null) : (seats[seats.indexOf(seat) + 1] ?? null);
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What `?at=17&seat=1&analysis` says; `seat=none` is a spectator. */
export function spotOf(search: string): Spot {
  const asked = new URLSearchParams(search);
  const seat = asked.get('seat');
  return {
    at: whole(asked.get('at')),
    seat: seat === 'none' ? null : (whole(seat) ?? undefined),
    analysis: asked.has('analysis'),
  };
}

export function address(table: string, at: number, seat: number | null, analysis = false): string {
  return `/replay/${table}?at=${at}&seat=${seat ?? 'none'}${analysis ? '&analysis' : ''}`;
}
