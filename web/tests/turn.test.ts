// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

window.matchMedia ??= () => new EventTarget() as MediaQueryList; // jsdom has no screen
const { audible, permission } = await import('../src/lib/turn');

describe('the sound at your turn', () => {
  it('is on by default, but not on a phone at night', () => {
    expect(audible('auto', false, 23)).toBe(true);
    expect(audible('auto', true, 12)).toBe(true);
    expect([22, 23, 0, 6].map((hour) => audible('auto', true, hour))).toEqual([false, false, false, false]);
    expect(audible('auto', true, 7)).toBe(true);
  });
  it('is as was chosen, at any hour', () => {
    expect(audible('on', true, 2)).toBe(true);
    expect(audible('off', false, 12)).toBe(false);
  });
});

describe('messages of the browser', () => {
  it('are missing where the browser has none', () => {
    expect(permission()).toBe('missing');
  });
});
