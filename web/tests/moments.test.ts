import { describe, expect, it } from 'vitest';
import { momentsOf, remembered, steps } from '../src/lib/moments';
import type { GameEvent, Position } from '../src/lib/wire';

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

describe('since our turn', () => {
  const shown = (ours: boolean, ...news: GameEvent[]) => ({
    position: { you: [0] } as unknown as Position,
    news,
    ours,
  });
  const numbers = (since: { news: GameEvent[] }[]): number[][] => since.map(({ news }) => news.map(({ n }) => n));

  it('positions gather, each with what others did, until we decide again', () => {
    const first = remembered([], shown(true, event(1, 0), event(2, 1), event(3, 0)));
    expect(numbers(first)).toEqual([[2, 3]]);
    const second = remembered(first, shown(false, event(4, 0), event(5, 2)));
    expect(numbers(second)).toEqual([
      [2, 3],
      [4, 5],
    ]);
    expect(remembered(second, shown(true, event(6, 0)))).toEqual([]);
  });
  it('a position is one step, but what asks for a pause is a step by itself', () => {
    const since = [shown(false, event(1, 1), event(2, null)), shown(false, event(3, 2, true), event(4, 2, true))];
    expect(steps(since).map(({ head, after, at }) => [at, head.n, after.length])).toEqual([
      [0, 1, 1],
      [1, 3, 0],
      [1, 4, 0],
    ]);
  });
});
