// Two columns beside the board: where one would be far too long, and the board leaves the room anyway.
import type { Places } from './layout';
import { part, type Panel, type Picture } from './parts';

export interface Columns {
  /** Of each of the two columns. */
  width: number;
  /** Next to the board: one's own things, and what else fits below them. */
  near: Panel[];
  /** At the edge. */
  far: Panel[];
  /** What has no room: shown one at a time, together with the log. */
  shelf: Panel[];
  /** Panels whose flat form is shown, so that more of the others have room. */
  flat: ReadonlySet<string>;
  /** Pictures that are drawn smaller than their column is wide, by the height they may have. */
  low: ReadonlyMap<string, number>;
  /** One's own things have no headings, so that none of them is cut. */
  bare: boolean;
  /** There is no room for the players in full. */
  short: boolean;
}

/** What things measure besides the pictures themselves, in pixels. */
export const MEASURES = {
  edge: 12,
  gap: 8,
  /** Heading and padding of a card, and padding at its sides. */
  card: 34,
  inset: 22,
  /** Of that, the heading. */
  heading: 22,
  /** The least that the shelf needs: its tabs and some lines of the log. */
  shelf: 190,
  narrowest: 330,
  widest: 410,
  /** The narrowest single column, and the lowest log in it. */
  single: 385,
  log: 72,
  /** So much of its size the board keeps; the second, where the first cannot be. */
  board: [0.96, 0.9],
  /** A picture is not drawn lower than so much of its height: its words could not be read. */
  lowest: 0.79,
  /** A panel under the board is no wider than this. */
  below: 940,
  /** How many times as wide as high a panel is that leads above the board. */
  leadFlat: 2,
};

/** How high a panel is for its width. Panels that grow and shrink are remembered by the highest they were. */
export class Tallest {
  private readonly seen = new Map<string, number>();

  ratio(panel: Panel): number {
    const now = panel.height / panel.width;
    const most = Math.max(now, this.seen.get(panel.id) ?? 0);
    this.seen.set(panel.id, most);
    return most;
  }
}

const m = MEASURES;
const flatter = (panel: Panel): Picture | null =>
  panel.compact && panel.compact.height / panel.compact.width < (0.6 * panel.height) / panel.width
    ? panel.compact
    : null;

function high(ratio: number, width: number): number {
  return ratio * (width - m.inset) + m.card + m.gap;
}

/** How wide the board would be in a room of this width and height, above what lies below it. */
function boardIn({ boards, below }: Places, width: number, height: number): number {
  const board = boards[0];
  if (!board) return 0;
  const under = below.reduce((sum, p) => sum + (p.height / p.width) * Math.min(width, m.below) + m.gap + 10, 0);
  return Math.min(width, (height - under) * (board.width / board.height));
}

/** The plan for a window, or null where a single column does. In a game that is looked at
 * again the edge belongs to players and log. */
export function columns(set: Places, window: number, room: number, tallest: Tallest, past = false): Columns | null {
  const height = room - 2 * m.edge;
  if (height <= 0) return null; // not measured yet
  const across = window - 2 * m.edge - m.gap;
  const ratios = new Map([...set.side, ...set.players].map((panel) => [panel.id, tallest.ratio(panel)]));
  const ratio = (panel: Panel): number => ratios.get(panel.id) ?? 1;
  const length = (panels: readonly Panel[], width: number): number =>
    panels.reduce((sum, panel) => sum + high(ratio(panel), width), 0);

  if (length(set.side, m.single) + m.log <= height) return null;
  const alone = boardIn(set, across - m.single, height);
  const own = set.side.filter((panel) => panel.role === 'hand');
  for (const enough of m.board) {
    let best: Columns | null = null;
    for (let width = m.widest; width >= m.narrowest; width -= 5) {
      if (boardIn(set, across - 2 * width - m.gap, height) < enough * alone) continue;
      if (length(own, width) - m.gap > height && width > m.narrowest) continue;
      const plan = filled(set, own, width, height, past, ratio);
      if (!best || worth(set, plan) > worth(set, best)) best = plan;
    }
    if (best) return best;
  }
  return null;
}

/** Wide is good, and so is having in sight what comes first: games name first what matters most. */
function worth(set: Places, plan: Columns): number {
  return plan.width / 20 + leading(set, plan);
}

/** How many panels are in sight before the first that is not. */
function leading(set: Places, plan: Columns): number {
  const missing = set.side.findIndex((panel) => plan.shelf.includes(panel));
  return missing < 0 ? set.side.length : missing;
}

function filled(
  set: Places,
  own: Panel[],
  width: number,
  height: number,
  past: boolean,
  ratio: (panel: Panel) => number,
): Columns {
  const others = set.side.filter((panel) => !own.includes(panel));
  const full = set.players.reduce((sum, panel) => sum + ratio(panel) * width + 6, m.gap);
  const all = others.reduce((sum, panel) => sum + high(ratio(panel), width), 0);
  const flat = new Set<string>();
  if (full + all + m.shelf > height) for (const panel of others) if (flatter(panel)) flat.add(panel.id);
  const needs = (panel: Panel): number => {
    const form = flat.has(panel.id) ? flatter(panel) : null;
    return high(form ? form.height / form.width : ratio(panel), width);
  };
  const near: Panel[] = [];
  const far: Panel[] = [];
  const shelf: Panel[] = [];
  let nearRoom = height;
  for (const panel of own) {
    const needed = high(ratio(panel), width);
    if (past && needed > nearRoom) continue; // nobody plays with it: it has a tab
    near.push(panel);
    nearRoom -= needed;
  }
  const low = new Map<string, number>();
  let bare = false;
  if (nearRoom < -m.gap) {
    const tallest = near.reduce((most, panel) => (ratio(panel) > ratio(most) ? panel : most));
    const tall = ratio(tallest) * (width - m.inset);
    bare = tall + nearRoom < m.lowest * tall;
    if (bare) nearRoom += near.length * m.heading;
    if (nearRoom < -m.gap && tall + nearRoom >= m.lowest * tall) low.set(tallest.id, tall + nearRoom + m.gap);
  }
  let farRoom = past ? 0 : height - m.shelf;
  for (const panel of others) {
    const needed = needs(panel);
    if (needed <= farRoom) {
      far.push(panel);
      farRoom -= needed;
    } else if (needed <= nearRoom) {
      near.push(panel);
      nearRoom -= needed;
    } else shelf.push(panel);
  }
  return { width, near, far, shelf, flat, low, bare, short: full > farRoom };
}

/** What leads and is flat leaves the board room below itself, unless the board is wanted in its place among one's own. */
export function roomBelow(lead: Panel | undefined, plan: Columns | null): boolean {
  return !!lead && !!plan && lead.width >= m.leadFlat * lead.height && !plan.near.some(({ id }) => id === lead.id);
}

/** Whether a panel draws the element of this id, or one that stands for it. */
export function draws(panel: Picture, fixed: string, target: string): boolean {
  const name = JSON.stringify(target);
  return [`id=${name}`, `data-like=${name}`].some(
    (mark) => panel.parts.some(({ svg }) => svg.includes(mark)) || fixed.includes(mark),
  );
}

/** What somebody else has, if a coach speaks of it and of nothing on the board: at its own place it is small, if anywhere. */
export function taught(shows: readonly string[], panels: readonly Panel[], own: number | null): string | null {
  const onBoard = (name: string): boolean =>
    panels.some((panel) => panel.role === 'board' && (panel.id === name || draws(panel, part(panel.static), name)));
  const theirs = panels.find(
    ({ id, role, seat }) => role === 'display' && seat !== null && seat !== own && shows.includes(id),
  );
  return theirs && !shows.some(onBoard) ? theirs.id : null;
}
