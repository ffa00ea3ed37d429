// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { GameOption } from '../src/lib/wire';

window.matchMedia ??= () => new EventTarget() as MediaQueryList; // jsdom has no screen
const { instead, levelLine, offered } = await import('../src/lib/levels');
const { settings } = await import('../src/lib/settings.svelte');

const option = (choices: GameOption['choices'], when: string): GameOption => ({
  name: 'x',
  type: 'text',
  choices,
  default: null,
  when,
});

describe('levels', () => {
  it('show their strength in stars and how long they think, in every language', () => {
    settings.lang = 'en';
    expect(levelLine({ id: 'merchant', stars: 4, seconds: 2 })).toBe('merchant ★★★★☆ · about 2 s a turn');
    expect(levelLine({ id: 'novice', stars: 3, seconds: 0.5 })).toBe('novice ★★★☆☆ · about 1 s a turn');
    settings.lang = 'pl';
    expect(levelLine({ id: 'greedy', stars: 2, seconds: 0 })).toBe('prosty ★★☆☆☆ · od razu');
    settings.lang = 'it';
    expect(levelLine({ id: 'master', stars: 5, seconds: 6 })).toBe('maestro ★★★★★ · circa 6 s a turno');
  });
});

describe('options', () => {
  const gardener = option([null, 'easy', 'medium', 'hard'], 'players is 1; then medium unless said');
  it('that count for one player only are not offered to more', () => {
    expect(offered(gardener, 2)).toEqual([]);
    expect(offered(gardener, 1)).toEqual(['easy', 'medium', 'hard']);
    expect(instead(gardener)).toBe('medium');
  });
  it('that count seats end with them', () => {
    const first = option([null, 0, 1, 2, 3], 'less than players');
    expect(offered(first, 2)).toEqual([null, 0, 1]);
    expect(offered(option([false, true], 'players is 2 or more'), 1)).toEqual([]);
  });
});
