import { describe, expect, it } from 'vitest';
import { turned } from '../src/lib/motion';

describe('a wheel', () => {
  it('turns by the difference, either way', () => {
    expect(turned(60, 180, false)).toBe(120);
    expect(turned(180, 60, false)).toBe(-120);
  });
  it('that only goes clockwise passes the top', () => {
    expect(turned(330, 30, true)).toBe(60);
    expect(turned(30, 330, true)).toBe(300);
  });
});
