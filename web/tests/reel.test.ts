import { describe, expect, it } from 'vitest';
import { address, byTurn, clamp, linesOf, momentOf, nextSeat, spotOf, turns, turnStarts } from '../src/lib/reel';
import type { ReelMoment } from '../src/lib/wire';

// The start; a turn of one decision, one of three, one of two. The fourth decision brought no line of the log.
const moments: ReelMoment[] = [
  { seat: null, turn: 0, n: 4 },
  { seat: 0, turn: 1, n: 6 },
  { seat: 1, turn: 2, n: 7 },
  { seat: 1, turn: 2, n: 9 },
  { seat: 1, turn: 2, n: 9 },
  { seat: 0, turn: 3, n: 12 },
  { seat: 0, turn: 3, n: 15 },
];

describe('moving in time', () => {
  it('stays within the game', () => {
    expect([clamp(-3, moments), clamp(3, moments), clamp(99, moments)]).toEqual([0, 3, 6]);
  });
  it('goes forward to the end of each turn', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => byTurn(moments, at, true))).toEqual([1, 4, 4, 4, 6, 6, 6]);
  });
  it('goes back to the end of the turn before', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => byTurn(moments, at, false))).toEqual([0, 0, 1, 1, 1, 4, 4]);
  });
  it('has a tick at the first decision of each turn', () => {
    expect(turnStarts(moments)).toEqual([1, 2, 5]);
    expect(turns(moments)).toBe(3);
    expect(turns([])).toBe(0);
  });
});

describe('the log', () => {
  it('leads from a line to the moment it came with', () => {
    expect([1, 4, 5, 8, 9, 10, 15, 99].map((line) => momentOf(moments, line))).toEqual([0, 0, 1, 3, 3, 5, 6, 6]);
  });
  it('knows the lines of a moment', () => {
    expect(linesOf(moments, 0)).toEqual([0, 4]);
    expect(linesOf(moments, 3)).toEqual([7, 9]);
    expect(linesOf(moments, 4)).toEqual([9, 9]);
  });
});

describe('the address', () => {
  it('says the moment and the seat, and is read back', () => {
    expect(address('abc', 17, 1)).toBe('/replay/abc?at=17&seat=1');
    expect(spotOf('?at=17&seat=1')).toEqual({ at: 17, seat: 1, analysis: false });
    expect(spotOf(address('abc', 17, 1, true).slice('/replay/abc'.length))).toEqual({
      at: 17,
      seat: 1,
      analysis: true,
    });
    expect(spotOf(address('abc', 0, null).slice('/replay/abc'.length))).toEqual({ at: 0, seat: null, analysis: false });
  });
  it('is the end as oneself where it says nothing, or nonsense', () => {
    for (const search of ['', '?at=&seat=', '?at=-1&seat=x', '?at=1e9', '?at=12345678'])
      expect(spotOf(search)).toEqual({ at: null, seat: undefined, analysis: false });
  });
});

it('looks as every seat in turn, then as a spectator', () => {
  expect(nextSeat({ seats: [0, 1], seat: 0 })).toBe(1);
  expect(nextSeat({ seats: [0, 1], seat: 1 })).toBe(null);
  expect(nextSeat({ seats: [0, 1], seat: null })).toBe(0);
  expect(nextSeat({ seats: [], seat: null })).toBe(null);
});
