// The log as the server sends it: events with growing numbers, some of which an undo takes back.
import type { GameEvent } from './wire';

/** What we have after a message: of ours those up to `keep` still stand, the new ones follow. */
export function merged(ours: readonly GameEvent[], news: readonly GameEvent[], keep?: number): GameEvent[] {
  const last = ours.at(-1)?.n ?? 0;
  const standing = ours.filter((e) => e.n <= (keep ?? last));
  const from = standing.at(-1)?.n ?? 0;
  return [...standing, ...news.filter((e) => e.n > from)];
}

/** Those of `now` that were not in `before`: what is to be announced and shown. */
export function fresh(before: readonly GameEvent[], now: readonly GameEvent[]): GameEvent[] {
  const known = new Set(before.map((e) => e.n));
  return now.filter((e) => !known.has(e.n));
}

/** The highest number we have: what `have` tells the server. */
export function have(ours: readonly GameEvent[]): number {
  return ours.at(-1)?.n ?? 0;
}
