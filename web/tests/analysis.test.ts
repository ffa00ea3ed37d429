import { describe, expect, it } from 'vitest';
import { leadLine, lines } from '../src/lib/analysis';
import { attemptIn, tryPath } from '../src/lib/lessons';

const curve = [
  { at: 0, turn: 1, points: [20, 24], spread: 6, lead_spread: 8 },
  { at: 9, turn: 2, points: [31, 30], spread: 0, lead_spread: 0 },
];

describe('the curve', () => {
  it('has a line for each player, with how far the end usually lies from it', () => {
    expect(lines(curve).map(({ points }) => points.map(({ value }) => value))).toEqual([
      [20, 31],
      [24, 30],
    ]);
    expect(lines(curve)[1]?.points.map(({ off }) => off)).toEqual([6, 0]);
  });
  it('or one for the lead of the first of two', () => {
    expect(leadLine(curve).points).toEqual([
      { turn: 1, value: -4, off: 8 },
      { turn: 2, value: 1, off: 0 },
    ]);
  });
});

describe('a step that is only tried', () => {
  it('is named in the address, with where one came from', () => {
    const path = tryPath('burano', 'first-game', { stop: 9, topic: 'turn-build' });
    expect(path).toBe('/learn/burano/first-game?try=9&from=turn-build');
    expect(attemptIn(new URL(path, 'http://kade.test').search)).toEqual({ stop: 9, topic: 'turn-build' });
    expect(attemptIn('')).toBeNull();
    expect(attemptIn('?try=-1')).toBeNull();
    expect(attemptIn('?try=first')).toBeNull();
  });
});
