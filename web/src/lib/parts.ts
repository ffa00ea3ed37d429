// The static parts of panels: fetched once, kept for good, whoever asks.
import { api } from './api';
import type { Drawing, PanelUpdate, Picture } from './wire';

/** A panel with all that is drawn of it. */
export interface Panel extends Drawing {
  id: string;
  key: string;
}

const parts = new Map<string, Promise<string>>();
const ready = new Map<string, string>();

export function part(key: string): string {
  return ready.get(key) ?? '';
}

function fetched(game: string, key: string): Promise<string> {
  let coming = parts.get(key);
  if (!coming) {
    coming = api.part(game, key).then((svg) => {
      ready.set(key, svg);
      return svg;
    });
    coming.catch(() => parts.delete(key)); // the next position asks again
    parts.set(key, coming);
  }
  return coming;
}

/** Wait until all that these panels need is here. */
export async function gather(game: string, panels: readonly Panel[]): Promise<void> {
  const pictures: Picture[] = panels.flatMap((p) => (p.compact ? [p, p.compact] : [p]));
  const keys = new Set(pictures.map((p) => p.static).filter((key) => key && !ready.has(key)));
  await Promise.all([...keys].map((key) => fetched(game, key)));
}

/** The panels of a message, those left out as unchanged taken from what we have; null when one is not what we have. */
export function whole(updates: readonly PanelUpdate[], known: ReadonlyMap<string, Panel>): Panel[] | null {
  const panels: Panel[] = [];
  for (const { id, key, drawn } of updates) {
    const panel = drawn ? { id, key, ...drawn } : known.get(id);
    if (!panel || panel.key !== key) return null;
    panels.push(panel);
  }
  return panels;
}
