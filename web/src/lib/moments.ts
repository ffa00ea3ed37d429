// Moments to be seen one after the other: what somebody else decided, or an event that asks for a pause, together with
// what came of it.
import type { GameEvent, Position } from './wire';

export interface Moment {
  head: GameEvent;
  after: GameEvent[];
}

/** A moment, and the number of the position it led to. */
export interface Step extends Moment {
  at: number;
}

interface Happened {
  position: Position;
  news: GameEvent[];
  /** We decided something, and this came of it. */
  ours: boolean;
}

const MOST = 60;

/** What others did since a decision of ours, position by position; a new decision of ours begins anew. */
export function remembered<S extends Happened>(since: readonly S[], shown: S): S[] {
  const { position, news, ours } = shown;
  const others = (event: GameEvent): boolean => event.seat !== null && !position.you.includes(event.seat);
  const first = news.findIndex(others);
  const before = ours ? [] : since;
  return first < 0 ? [...before] : [...before, { ...shown, news: news.slice(ours ? first : 0) }].slice(-MOST);
}

/** All moments of these positions. Where nothing asks for a pause, what came with a position is one. */
export function steps(since: readonly Happened[]): Step[] {
  return since.flatMap(({ news }, at) => {
    const paused = momentsOf(news);
    const [head, ...after] = news.filter((event) => event.seat !== null || paused.length === 0);
    const found = paused.length || !head ? paused : [{ head, after }];
    return found.map((moment) => ({ ...moment, at }));
  });
}

/** The moments among these events. What nobody did, or the same seat, belongs to the moment before it. */
export function momentsOf(events: readonly GameEvent[]): Moment[] {
  const found: Moment[] = [];
  let open: Moment | null = null;
  for (const event of events) {
    if (event.pause) found.push((open = { head: event, after: [] }));
    else if (open && (event.seat === null || event.seat === open.head.seat)) open.after.push(event);
    else open = null;
  }
  return found;
}

/** How long a moment stays before the next one, in milliseconds: as long as it takes to read. */
export function readingTime(words: string): number {
  return 900 + 22 * words.length;
}
