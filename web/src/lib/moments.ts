// Moments to be seen one after the other: an event that asks for a pause, together with what came of it.
import type { GameEvent } from './wire';

export interface Moment {
  head: GameEvent;
  after: GameEvent[];
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
