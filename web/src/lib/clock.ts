// The players' clocks: what is left by this page's own time, in words, and when those who listen are told. Pure.
import type { SeatClock, TimeControl } from './wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole seconds that are left `passed` milliseconds after the server said so. */
export function left(clock: SeatClock, passed: number): number {
  return Math.max(0, Math.ceil((clock.left - (clock.running ? passed : 0)) / 1000));
}

export interface Words {
  id: 'clock-days' | 'clock-hours' | 'clock-time';
  args: Record<string, number | string>;
}

/** Days and hours, hours and minutes, or minutes and seconds, whichever one wants to know. */
export function words(seconds: number, kind: TimeControl['kind']): Words {
  if (seconds >= DAY)
    return {
      id: 'clock-days',
      args: { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) },
    };
  if (kind === 'correspondence' && seconds >= HOUR)
    return {
      id: 'clock-hours',
      args: { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) },
    };
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const time = hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
  return { id: 'clock-time', args: { time } };
}

/** The last minute stands out; by correspondence the last hour does. */
export function short(seconds: number, kind: TimeControl['kind']): boolean {
  return seconds <= (kind === 'live' ? MINUTE : HOUR);
}

/** What is announced, twice at most: the step below which the time has fallen, or none. */
export function step(seconds: number, kind: TimeControl['kind']): number | null {
  const steps = kind === 'live' ? [10, MINUTE] : [10 * MINUTE, HOUR];
  return steps.find((one) => seconds <= one) ?? null;
}
