// Moments to be seen one after the other: a beat is one of them, together with what came of it.
import type { Happening } from './wire';

export interface Beat {
  head: Happening;
  after: Happening[];
}

/** The beats among these happenings. What nobody did, or the same seat, belongs to the beat before it. */
export function beatsOf(happenings: readonly Happening[]): Beat[] {
  const found: Beat[] = [];
  let open: Beat | null = null;
  for (const one of happenings) {
    const seat = one.event.seat;
    if (one.beat) found.push((open = { head: one, after: [] }));
    else if (open && (seat === undefined || seat === open.head.event.seat)) open.after.push(one);
    else open = null;
  }
  return found;
}

/** How long a beat stays before the next one, in milliseconds: as long as it takes to read. */
export function readingTime(words: string): number {
  return 900 + 22 * words.length;
}
