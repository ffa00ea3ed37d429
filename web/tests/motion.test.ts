import { describe, expect, it } from 'vitest';
import { steps, turned } from '../src/lib/motion';

describe('a wheel', () => {
  it('turns by the difference, either way', () => {
    expect(turned(60, 180, false)).toBe(120);
    expect(turned(180, 60, false)).toBe(-120);
  });
  it('that only goes clockwise passes the top', () => {
    expect(turned(330, 30, true)).toBe(60);
    expect(turned(30, 330, true)).toBe(300);
  });
  it('takes as long as it has steps, whichever way it turns', () => {
    expect(steps(180, 60)).toBe(3);
    expect(steps(-144, 72)).toBe(2);
    expect(steps(90, Number.NaN)).toBe(1);
  });
});
