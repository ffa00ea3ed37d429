// What somebody has played on this device: kept in the browser and nowhere else.
import type { Result } from './wire';

export interface Played {
  table: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  seat: number;
  names: string[];
  points: number[];
  winners: number[];
  /** By seat: points by the messages that name their sources. */
  sources: Record<string, number>[];
}

export interface Summary {
  game: string;
  games: number;
  won: number;
  mean: number;
  best: number;
  /** The source from which the best of the others had most more, on average; none where nobody had. */
  behind: { source: string; points: number } | null;
}

const PLACE = 'kade-played';
const MOST = 300;

function isPlayed(one: unknown): one is Played {
  const { table, game, seat, points, winners, sources } = (one ?? {}) as Partial<Played>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof seat === 'number' &&
    [points, winners, sources].every(Array.isArray) &&
    points?.[seat] !== undefined
  );
}

/** The games, the newest first. */
export function playedGames(store: Storage = localStorage): Played[] {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function write(games: Played[], store: Storage): void {
  try {
    store.setItem(PLACE, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

/** Remember a game that is over, once: whoever looks at its end again changes nothing. */
export function keepPlayed(
  one: Pick<Played, 'table' | 'game' | 'seat' | 'names'>,
  { points, winners, sources }: Pick<Result, 'points' | 'winners' | 'sources'>,
  store: Storage = localStorage,
  now = Date.now(),
): void {
  const before = playedGames(store);
  if (before.some(({ table }) => table === one.table)) return;
  write([{ ...one, at: now, points, winners, sources }, ...before], store);
}

export function forgetPlayed(store: Storage = localStorage): void {
  write([], store);
}

/** By game, the one played most first. */
export function summaries(played: readonly Played[]): Summary[] {
  const games = [...new Set(played.map(({ game }) => game))];
  return games
    .map((game) =>
      summary(
        game,
        played.filter((one) => one.game === game),
      ),
    )
    .sort((a, b) => b.games - a.games);
}

function summary(game: string, all: readonly Played[]): Summary {
  const points = all.map(({ points, seat }) => points[seat] ?? 0);
  return {
    game,
    games: all.length,
    won: all.filter(({ winners, seat }) => winners.includes(seat)).length,
    mean: points.reduce((sum, one) => sum + one, 0) / all.length,
    best: Math.max(...points),
    behind: behind(all),
  };
}

function behind(all: readonly Played[]): Summary['behind'] {
  const sums: Record<string, number> = {};
  for (const { points, seat, sources } of all) {
    const others = points.map((_, other) => other).filter((other) => other !== seat);
    const [best] = others.sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
    if (best === undefined) continue;
    const [mine, theirs] = [sources[seat] ?? {}, sources[best] ?? {}];
    for (const source of new Set([...Object.keys(mine), ...Object.keys(theirs)]))
      sums[source] = (sums[source] ?? 0) + (mine[source] ?? 0) - (theirs[source] ?? 0);
  }
  const [worst] = Object.entries(sums).sort(([, a], [, b]) => a - b);
  return worst && worst[1] < 0 ? { source: worst[0], points: -worst[1] / all.length } : null;
}
