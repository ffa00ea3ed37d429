import { describe, expect, it } from 'vitest';
import { apart, difference, scoreText, sources, stairs, ticks, turnTicks } from '../src/lib/course';

describe('axes', () => {
  it('have round numbers around all points', () => {
    expect(ticks(0, 41)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(-7, 23)).toEqual([-10, 0, 10, 20, 30]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });
  it('mark the last turn and nothing right before it', () => {
    expect(turnTicks(39)).toEqual([10, 20, 30, 39]);
    expect(turnTicks(41)).toEqual([10, 20, 30, 41]);
    expect(turnTicks(0)).toEqual([]);
  });
});

it('points are a staircase', () => {
  const same = (value: number): number => value;
  expect(stairs([0, 0, 5], same, same)).toBe('M0 0H1V0H2V5');
});

it('labels do not lie on each other', () => {
  expect(apart([50, 52, 10], 18)).toEqual([50, 68, 10]);
});

const result = {
  points: [41, 39, 20],
  sources: [
    { tracks: 18, contracts: 23, lost: 0, goods: 0 },
    { tracks: 19, contracts: 18, lost: 2, goods: 0 },
    { tracks: 0, contracts: 20, lost: 0, goods: 0 },
  ],
  winners: [0],
};

it('writes a score with minus signs', () => {
  expect(scoreText([-17, 39])).toBe('−17 : 39');
});

describe('sources', () => {
  it('leave out what brought nobody anything', () => {
    expect(sources(result)).toEqual(['tracks', 'contracts', 'lost']);
  });
  it('tell where the winner gained most on the second', () => {
    expect(difference(result)).toEqual({ seat: 0, source: 'contracts', points: 5 });
  });
  it('tell nothing where several won, or one was alone', () => {
    expect(difference({ ...result, winners: [0, 1] })).toBeNull();
    expect(difference({ points: [3], sources: [{ tracks: 3 }], winners: [0] })).toBeNull();
  });
});
