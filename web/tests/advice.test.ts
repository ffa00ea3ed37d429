import { describe, expect, it } from 'vitest';
import { Advice } from '../src/lib/advice.svelte';

const told = { type: 'hint' as const, id: 'a', seat: 0 };
const hints = [{ choice: 'x', behind: 0, word: 'best' as const }];

describe('advice', () => {
  it('is on its way, then here', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    expect(advice.open('first')).toBe(true);
    advice.heard({ ...told, part: 0.5 });
    expect(advice.part).toBe(0.5);
    advice.heard({ ...told, ticket: 'first', hints });
    expect([advice.part, advice.hints]).toEqual([null, hints]);
    expect(advice.open('first'), 'it need not be asked again').toBe(true);
  });
  it('is forgotten when the question is another', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    advice.heard({ ...told, ticket: 'first', hints });
    advice.moved('first');
    expect(advice.hints).toEqual(hints);
    advice.moved('second');
    expect(advice.hints).toEqual([]);
    advice.heard({ ...told, ticket: 'first', hints });
    expect(advice.hints, 'an old answer is not heard').toEqual([]);
  });
  it('that is refused is awaited no longer', () => {
    const advice = new Advice();
    advice.asked('a', 'first');
    expect(advice.refused('b')).toBe(false);
    expect(advice.refused('a')).toBe(true);
    expect(advice.part).toBeNull();
  });
});
