// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

window.matchMedia ??= () => new EventTarget() as MediaQueryList; // jsdom has no screen
const { audible, permission, yourTurn } = await import('../src/lib/turn');
const { settings } = await import('../src/lib/settings.svelte');

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

describe('your turn', () => {
  /** As much of the browser's sound as is asked for. */
  class Sound {
    static notes = 0;
    currentTime = 0;
    destination = {};
    createGain() {
      const nothing = () => undefined;
      const gain = {
        setValueAtTime: nothing,
        linearRampToValueAtTime: nothing,
        exponentialRampToValueAtTime: nothing,
      };
      return { gain, connect: nothing };
    }
    createOscillator() {
      const volume = (to: unknown) => to;
      return { type: '', frequency: { value: 0 }, connect: volume, start: () => Sound.notes++, stop: () => undefined };
    }
  }
  it('sounds as was chosen: three notes made here, or none', () => {
    vi.stubGlobal('AudioContext', Sound);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    settings.sound = 'off';
    yourTurn('Burano');
    expect(Sound.notes).toBe(0);
    settings.sound = 'on';
    yourTurn('Burano');
    expect(Sound.notes).toBe(3);
    vi.unstubAllGlobals();
  });
});

describe('messages of the browser', () => {
  it('are missing where the browser has none', () => {
    expect(permission()).toBe('missing');
  });
});
