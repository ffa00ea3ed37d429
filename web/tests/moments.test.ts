import { describe, expect, it } from 'vitest';
import { beatsOf } from '../src/lib/beats';
import type { Happening } from '../src/lib/wire';

function happening(n: number, seat: number | undefined, beat = false): Happening {
  const event = seat === undefined ? { event: 'e' } : { event: 'e', seat };
  return { n, event, say: { id: `say-${n}` }, beat };
}

describe('beats', () => {
  it('take along what came of them, and nothing of what others did', () => {
    const found = beatsOf([
      happening(1, 0),
      happening(2, 1, true),
      happening(3, undefined),
      happening(4, 1),
      happening(5, 1, true),
      happening(6, 0),
      happening(7, undefined),
    ]);
    expect(found.map((beat) => [beat.head.n, ...beat.after.map((one) => one.n)])).toEqual([[2, 3, 4], [5]]);
  });
  it('are none where nobody plays by the rules alone', () => {
    expect(beatsOf([happening(1, 0), happening(2, undefined)])).toEqual([]);
  });
});
