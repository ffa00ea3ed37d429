import { describe, expect, it } from 'vitest';
import { announcement, asked } from '../src/lib/announce';
import type { Shown } from '../src/lib/table.svelte';
import type { GameEvent, Phrase, Position } from '../src/lib/wire';

const say = (phrase: Phrase): string => phrase.id;
const event = (n: number, id: string, seat: number | null = 1): GameEvent =>
  ({ n, seat, say: { id, args: {} } }) as GameEvent;
function shown(actors: number[], prompt: string, news: GameEvent[] = [], over = false): Shown {
  const position = { seat: 0, actors, over, prompt: { id: prompt, args: {} } } as unknown as Position;
  return { position, panels: [], log: news, news, ours: false, until: null };
}
const told = (now: Shown, before: Shown | null = null): string[] =>
  announcement(now, before && asked(before, say), say, 'Your turn');

describe('what is announced', () => {
  it('is what happened, that the turn begins, and the question', () => {
    expect(told(shown([0], 'take a card', [event(1, 'Ben takes blue')]), shown([1], 'Ben takes'))).toEqual([
      'Ben takes blue',
      'Your turn',
      'take a card',
    ]);
  });
  it('holds what came of one’s own decision: a card from the deck is news', () => {
    expect(told(shown([0], 'second card', [event(1, 'Ada draws pink', 0)]), shown([0], 'first card'))).toEqual([
      'Ada draws pink',
      'second card',
    ]);
  });
  it('does not say again and again whom one waits for', () => {
    expect(told(shown([1], 'Ben decides'), shown([0], 'take a card'))).toEqual(['Ben decides']);
    expect(told(shown([1], 'Ben decides', [event(1, 'Ben takes red')]), shown([1], 'Ben decides'))).toEqual([
      'Ben takes red',
    ]);
  });
  it('is short when much happened at once, and says nothing twice in a row', () => {
    const many = Array.from({ length: 20 }, (_, i) => event(i, `line ${i}`));
    expect(told(shown([1], 'Ben decides', many), shown([1], 'Ben decides'))).toHaveLength(6);
    const same = [event(1, 'a card is turned up', null), event(2, 'a card is turned up', null)];
    expect(told(shown([1], 'Ben decides', same), shown([1], 'Ben decides'))).toEqual(['a card is turned up']);
  });
  it('leaves the end to the dialog that it opens', () => {
    expect(told(shown([], 'over', [event(1, 'Ada wins')], true), shown([0], 'take a card'))).toEqual(['Ada wins']);
  });
});
