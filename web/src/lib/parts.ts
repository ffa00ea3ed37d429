// What panels are drawn of: static parts are fetched once and kept for good, the others come with the positions.
import { api, once } from './api';
import type { PanelUpdate, Picture as Named } from './wire';

/** A piece of a drawing, by a key that is equal for equal pieces. */
export interface Part {
  key: string;
  svg: string;
}

/** One way to draw a panel; `static` is the key of what never changes. */
export interface Picture {
  width: number;
  height: number;
  static: string;
  parts: readonly Part[];
}

/** A panel with all that is drawn of it. */
export interface Panel extends Picture {
  id: string;
  key: string;
  role: string;
  seat: number | null;
  title: string;
  /** Other ways to draw it, by name. */
  forms: Readonly<Record<string, Picture>>;
  /** The one for a phone. */
  compact: Picture | null;
  /** The one for a small place, while another panel leads. */
  glance: Picture | null;
}

/** The parts that the server counts on: all that came, until it says which of them can be forgotten. */
export type Parts = ReadonlyMap<string, Part>;

const coming = new Map<string, Promise<string>>();
const ready = new Map<string, string>();

export function part(key: string): string {
  return ready.get(key) ?? '';
}

function fetched(game: string, key: string): Promise<string> {
  return once(coming, key, async () => {
    const svg = await api.part(game, key);
    ready.set(key, svg);
    return svg;
  });
}

function pictures(panels: readonly Panel[]): Picture[] {
  return panels.flatMap((panel) => [panel, ...Object.values(panel.forms)]);
}

/** Wait until all that these panels need is here. */
export async function gather(game: string, panels: readonly Panel[]): Promise<void> {
  const keys = new Set(
    pictures(panels)
      .map((p) => p.static)
      .filter((key) => key && !ready.has(key)),
  );
  await Promise.all([...keys].map((key) => fetched(game, key)));
}

/** The first of these panels in which a thing is drawn, by its id. */
export function drawnIn(panels: readonly Panel[], id: string): Panel | undefined {
  const named = `id="${id}"`;
  return panels.find((one) => part(one.static).includes(named) || one.parts.some(({ svg }) => svg.includes(named)));
}

/** The parts for the next position: those of these panels, and unless they can be forgotten those before. */
export function remember(before: Parts, panels: readonly Panel[], forget = false): Parts {
  const shown = pictures(panels).flatMap((picture) => picture.parts);
  return new Map([...(forget ? [] : before), ...shown.map((one): [string, Part] => [one.key, one])]);
}

class Missing extends Error {}

function drawn(named: Named, parts: Parts): Picture {
  const found = named.parts.map((key) => {
    const one = parts.get(key);
    if (!one) throw new Missing(key);
    return one;
  });
  return { width: named.width, height: named.height, static: named.static, parts: found };
}

function panel({ id, key, drawn: what }: PanelUpdate, known: ReadonlyMap<string, Panel>, parts: Parts): Panel {
  if (!what) {
    const before = known.get(id);
    if (before?.key !== key) throw new Missing(id);
    return before;
  }
  const { role, seat, title } = what;
  const forms = Object.fromEntries(Object.entries(what.forms).map(([name, form]) => [name, drawn(form, parts)]));
  return {
    ...drawn(what, parts),
    id,
    key,
    role,
    seat,
    title,
    forms,
    compact: forms['phone'] ?? null,
    glance: forms['glance'] ?? null,
  };
}

/**
 * The panels of a message, those left out as unchanged and the parts that are not new taken from what we have; null
 * when something is not what we have.
 */
export function whole(
  updates: readonly PanelUpdate[],
  fresh: Readonly<Record<string, string>>,
  known: ReadonlyMap<string, Panel>,
  before: Parts,
): Panel[] | null {
  const parts = new Map(before);
  for (const [key, svg] of Object.entries(fresh)) parts.set(key, { key, svg });
  try {
    return updates.map((update) => panel(update, known, parts));
  } catch (problem) {
    if (problem instanceof Missing) return null;
    throw problem;
  }
}
