import { expect, test } from 'vitest';
import { left, short, step, words } from '../src/lib/clock';

test('only a running clock loses time, and never falls below zero', () => {
  expect(left({ seat: 0, left: 61_500, running: true }, 1000)).toBe(61);
  expect(left({ seat: 0, left: 61_500, running: false }, 99_000)).toBe(62);
  expect(left({ seat: 0, left: 500, running: true }, 9000)).toBe(0);
});

test('a long time is said in days or hours, a short one as a clock shows it', () => {
  expect(words(2 * 86400 + 3 * 3600 + 5, 'correspondence')).toEqual({ id: 'clock-days', args: { days: 2, hours: 3 } });
  expect(words(3 * 3600 + 120, 'correspondence')).toEqual({ id: 'clock-hours', args: { hours: 3, minutes: 2 } });
  expect(words(3 * 3600 + 120, 'live').args).toEqual({ time: '3:02:00' });
  expect(words(65, 'live').args).toEqual({ time: '1:05' });
  expect(words(59, 'correspondence').args).toEqual({ time: '0:59' });
});

test('little time stands out and is announced twice at most', () => {
  expect([61, 60, 11, 10, 0].map((s) => step(s, 'live'))).toEqual([null, 60, 60, 10, 10]);
  expect([3601, 3600, 600].map((s) => step(s, 'correspondence'))).toEqual([null, 3600, 600]);
  expect([short(61, 'live'), short(60, 'live'), short(3600, 'correspondence')]).toEqual([false, true, true]);
});
