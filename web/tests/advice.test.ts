import { describe, expect, it } from 'vitest';
import { Advice } from '../src/lib/advice.svelte';

const answer = { type: 'hint' as const, id: 'a', seat: 0, ticket: 'first' };
const hints = [{ choice: 'x', behind: 0, grade: 'best' as const }];

describe('advice', () => {
  it('is on its way, then here', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    expect(advice.open('first')).toBe(true);
    advice.received({ type: 'hint-progress', id: 'a', seat: 0, part: 0.5 });
    expect(advice.part).toBe(0.5);
    advice.received({ ...answer, hints });
    expect([advice.part, advice.hints]).toEqual([null, hints]);
    expect(advice.open('first'), 'it need not be asked again').toBe(true);
  });
  it('is forgotten when the question is another', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    advice.received({ ...answer, hints });
    advice.moved('first');
    expect(advice.hints).toEqual(hints);
    advice.moved('second');
    expect(advice.hints).toEqual([]);
    advice.received({ ...answer, hints });
    expect(advice.hints, 'an old answer is not taken').toEqual([]);
  });
  it('that is refused is awaited no longer', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    expect(advice.refused('b')).toBe(false);
    expect(advice.refused('a')).toBe(true);
    expect(advice.part).toBeNull();
  });
});
