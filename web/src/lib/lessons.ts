// How far this person has come in the guided games. Stored in the browser.
export interface Progress {
  /** The stop to go on from. */
  stop: number;
  /** From 1. */
  step: number;
  done: boolean;
}

const PLACE = 'kade-lessons';

function all(store: Storage): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function learnPath(game: string, lesson: string): string {
  return `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

/** One step of a guided game, tried from a topic of the rulebook: nothing of it is kept. */
export interface Attempt {
  stop: number;
  topic: string;
}

export function tryPath(game: string, lesson: string, { stop, topic }: Attempt): string {
  return `${learnPath(game, lesson)}?try=${stop}&from=${encodeURIComponent(topic)}`;
}

export function attemptIn(search: string): Attempt | null {
  const found = new URLSearchParams(search);
  const stop = Number(found.get('try') ?? NaN);
  return Number.isInteger(stop) && stop >= 0 ? { stop, topic: found.get('from') ?? '' } : null;
}

export function progress(game: string, lesson: string, store: Storage = localStorage): Progress | null {
  const found = all(store)[`${game}/${lesson}`];
  return found && Number.isInteger(found.stop) && Number.isInteger(found.step) ? found : null;
}

/** Once done it stays so, also while it is played again. */
export function keepProgress(
  game: string,
  lesson: string,
  now: { stop: number; step: number; done: boolean },
  store: Storage = localStorage,
): void {
  const kept = all(store);
  const done = now.done || (kept[`${game}/${lesson}`]?.done ?? false);
  try {
    store.setItem(PLACE, JSON.stringify({ ...kept, [`${game}/${lesson}`]: { ...now, done } }));
  } catch {
    // A browser that keeps nothing still teaches; it only begins anew.
  }
}
