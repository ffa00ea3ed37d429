import { describe, expect, it } from 'vitest';
import { momentsOf } from '../src/lib/moments';
import type { GameEvent } from '../src/lib/wire';

function event(n: number, seat: number | null, pause = false): GameEvent {
  return { n, seat, say: { id: `say-${n}`, args: {} }, pause, where: null };
}

describe('moments', () => {
  it('take along what came of them, and nothing of what others did', () => {
    const found = momentsOf([
      event(1, 0),
      event(2, 1, true),
      event(3, null),
      event(4, 1),
      event(5, 1, true),
      event(6, 0),
      event(7, null),
    ]);
    expect(found.map((moment) => [moment.head.n, ...moment.after.map((one) => one.n)])).toEqual([[2, 3, 4], [5]]);
  });
  it('are none where nobody plays by the rules alone', () => {
    expect(momentsOf([event(1, 0), event(2, null)])).toEqual([]);
  });
});
