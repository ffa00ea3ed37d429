// What an analysis tells: which decisions are marked, the curve's lines, numbers as they are said.
import type { AnalysedDecision, Estimate, LuckShare } from './wire';

/** Decisions of a player that are named as those that cost most. */
export const NAMED = 3;

export function isMarked({ grade }: Pick<AnalysedDecision, 'grade'>): boolean {
  return grade === 'less-good' || grade === 'costly';
}

/** The marked decisions of a seat that cost most, worst first. */
export function worst(decisions: readonly AnalysedDecision[], seat: number, most = NAMED): AnalysedDecision[] {
  const own = decisions.filter((one) => one.seat === seat && isMarked(one));
  return own.sort((a, b) => b.cost - a.cost).slice(0, most);
}

/** The decision of these seats that was farthest ahead of the next possibility. */
export function best(decisions: readonly AnalysedDecision[], seats: readonly number[]): AnalysedDecision | null {
  const own = decisions.filter((one) => seats.includes(one.seat) && one.lead > 0);
  return own.reduce<AnalysedDecision | null>((found, one) => (found && found.lead >= one.lead ? found : one), null);
}

/** The next marked moment, or the one before; after the last comes the first. */
export function nextMark<M extends { at: number }>(marked: readonly M[], at: number, forward: boolean): M | undefined {
  if (forward) return marked.find((one) => one.at > at) ?? marked[0];
  return marked.findLast((one) => one.at < at) ?? marked.at(-1);
}

export interface Line {
  /** Whose it is; the lead is that of the first of two players. */
  seat: number;
  /** `off` is how far the end usually lies from such a value. */
  points: { turn: number; value: number; off: number }[];
}

/** What each could expect. */
export function lines(curve: readonly Estimate[]): Line[] {
  const seats = curve[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: curve.map(({ turn, points, spread }) => ({ turn, value: points[seat] ?? 0, off: spread })),
  }));
}

/** What the first of two could expect to have more than the second. */
export function leadLine(curve: readonly Estimate[]): Line {
  return {
    seat: 0,
    points: curve.map(({ turn, points: [a = 0, b = 0], lead_spread }) => ({ turn, value: a - b, off: lead_spread })),
  };
}

/** The value of a line at a turn: that of the last estimate up to it. */
export function valueAt({ points }: Line, turn: number): number {
  return (points.findLast((one) => one.turn <= turn) ?? points[0])?.value ?? 0;
}

/** "+1.4", "−3", "0", as the language writes numbers. */
export function signed(value: number, lang: string, digits = 1): string {
  const said = new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(Math.abs(value));
  return Number(value.toFixed(digits)) === 0 ? '0' : `${value < 0 ? '−' : '+'}${said}`;
}

export function plain(value: number, lang: string, digits = 1): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);
}

/** Between two, what one gained the other lost: only the better one's is told. */
export function toldShares(shares: readonly LuckShare[], seats: number): LuckShare[] {
  const [first, second] = shares;
  if (seats !== 2 || !first || !second) return [...shares];
  return [first.lead >= second.lead ? first : second];
}

/** What decisions brought cannot be told from nothing. */
export function level({ decisions, error }: Pick<LuckShare, 'decisions' | 'error'>): boolean {
  return Math.abs(decisions) <= 2 * error;
}
