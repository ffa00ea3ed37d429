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
