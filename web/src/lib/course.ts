// The points of a game turn by turn as lines in a picture, and which source made the difference.
import type { Result } from './wire';

export interface Frame {
  width: number;
  height: number;
}

/** Round numbers for an axis: about `number` of them, from at most `least` to at least `most`. */
export function ticks(least: number, most: number, number = 5): number[] {
  const rough = Math.max(1, (most - least) / number);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(least / step) * step;
  const found: number[] = [];
  for (let tick = first; tick < most + step; tick += step) found.push(tick);
  return found;
}

/** Turns to mark below: the first, round ones, the last; none so near the last that they touch it. */
export function turnTicks(last: number): number[] {
  const inner = ticks(0, last).filter((turn) => turn > 0 && turn < last * 0.92);
  return last > 0 ? [...new Set([...inner, last])] : [];
}

/** Points as they are written: with a minus, not a hyphen. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Everybody's points, by seat: "−17 : 39". */
export function scoreText(points: readonly number[]): string {
  return points.map(pointsText).join(' : ');
}

/** A staircase: points stay until the turn that changes them. */
export function stairs(points: readonly number[], x: (turn: number) => number, y: (points: number) => number): string {
  return points.map((value, turn) => `${turn ? `H${round(x(turn))}V` : `M${round(x(0))} `}${round(y(value))}`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Labels that stand at these heights, pushed apart so that none lies on another. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  for (let i = 1; i < order.length; i++) {
    const [before, now] = [order[i - 1] ?? 0, order[i] ?? 0];
    placed[now] = Math.max(placed[now] ?? 0, (placed[before] ?? 0) + gap);
  }
  return placed;
}

/** The sources that brought anybody anything. */
export function sources({ sources: all }: Pick<Result, 'sources'>): string[] {
  const named = [...new Set(all.flatMap((parts) => Object.keys(parts)))];
  return named.filter((name) => all.some((parts) => parts[name]));
}

export interface Difference {
  seat: number;
  source: string;
  points: number;
}

/** Where the winner gained most on the best of the others; nothing where several won, or the winner was alone. */
export function difference(result: Pick<Result, 'points' | 'sources' | 'winners'>): Difference | null {
  const [seat] = result.winners;
  if (seat === undefined || result.winners.length > 1) return null;
  const others = result.points.map((_, other) => other).filter((other) => other !== seat);
  const [second] = others.sort((a, b) => (result.points[b] ?? 0) - (result.points[a] ?? 0));
  if (second === undefined) return null;
  let found: Difference | null = null;
  for (const source of sources(result)) {
    const points = (result.sources[seat]?.[source] ?? 0) - (result.sources[second]?.[source] ?? 0);
    if (points > (found?.points ?? 0)) found = { seat, source, points };
  }
  return found;
}
