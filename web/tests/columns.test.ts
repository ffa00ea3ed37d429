// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { columns, draws, MEASURES, roomBelow, Tallest, taught } from '../src/lib/columns';
import { places, strip } from '../src/lib/layout';
import type { Panel } from '../src/lib/parts';

const panel = (id: string, role: string, width: number, height: number, flat = 0): Panel => ({
  id,
  role,
  width,
  height,
  seat: null,
  title: id,
  key: id,
  static: '',
  parts: [
    { key: 'a', svg: `<g id="${id}-target"/>` },
    { key: 'b', svg: '<g data-like="else-where"/>' },
  ],
  forms: {},
  glance: null,
  compact: flat ? { width: 396, height: flat, static: '', parts: [] } : null,
});
const board = (width: number): Panel => panel('board', 'board', width, 1100);
const much = [
  panel('own', 'hand', 396, 272),
  panel('ring', 'hand', 396, 388),
  panel('season', 'display', 396, 152, 52),
  panel('shops', 'display', 396, 372),
  panel('fish', 'display', 396, 112),
  panel('ships', 'display', 396, 186),
  panel('cards', 'display', 396, 132),
  panel('stock', 'display', 396, 112),
  panel('p0', 'player', 480, 184, 165),
  panel('hand', 'hand', 880, 128),
];

describe('what a coach speaks of', () => {
  const farm = { ...panel('farm-1', 'display', 400, 300), seat: 1 };
  const all = [board(1200), farm, panel('card', 'display', 100, 100)];
  it('is shown large if it is somebody else’s and the board is not needed', () => {
    expect(taught(['card', 'farm-1'], all, 0)).toBe('farm-1');
    expect(taught(['board-target', 'farm-1'], all, 0)).toBeNull();
    expect(taught(['card'], all, 0)).toBeNull();
    expect(taught(['farm-1'], all, 1)).toBeNull();
  });
});

describe('what leads', () => {
  const plan = columns(places([board(1200), ...much]), 1440, 764, new Tallest());
  const lead = (id: string): Panel | undefined => much.find((panel) => panel.id === id);
  it('leaves the board room below itself if it is flat', () => {
    expect(roomBelow(lead('ships'), plan)).toBe(true);
    expect(roomBelow(lead('shops'), plan)).toBe(false);
    expect(roomBelow(lead('ring'), plan), 'one’s own: the board has its place').toBe(false);
    expect(roomBelow(undefined, plan)).toBe(false);
    expect(roomBelow(lead('ships'), null), 'a single column').toBe(false);
  });
});

describe('two columns', () => {
  it('leave the edge to players and log where one looks back', () => {
    const plan = columns(places([board(1200), ...much]), 1440, 764, new Tallest(), true);
    expect(plan?.far).toEqual([]);
    expect(plan?.near.map((p) => p.id)).toContain('own');
    expect(plan?.shelf.map((p) => p.id)).toContain('shops');
  });
  it('are for a board that leaves the room, with more beside it than one column holds', () => {
    expect(columns(places([board(1200), ...much]), 1440, 764, new Tallest())).not.toBeNull();
    expect(columns(places([board(1200), ...much.slice(0, 1)]), 1440, 764, new Tallest())).toBeNull();
    expect(columns(places([board(2200), ...much]), 1440, 764, new Tallest()), 'the board comes first').toBeNull();
  });
  it('hold one’s own next to the board, what fits at the edge, and leave the rest to the shelf', () => {
    const plan = columns(places([board(1200), ...much]), 1440, 764, new Tallest());
    expect(plan?.near.slice(0, 2).map((p) => p.id)).toEqual(['own', 'ring']);
    expect(plan?.far.map((p) => p.id)).toEqual(['season', 'shops']);
    expect([...(plan?.flat ?? [])], 'the flat form makes room').toEqual(['season']);
    const everything = [...(plan?.near ?? []), ...(plan?.far ?? []), ...(plan?.shelf ?? [])].map((p) => p.id);
    expect(everything.toSorted()).toEqual(
      much
        .slice(0, 8)
        .map((p) => p.id)
        .toSorted(),
    );
  });
  it('do not overflow', () => {
    for (const height of [700, 764, 820]) {
      const plan = columns(places([board(1200), ...much]), 1600, height, new Tallest());
      expect(plan, `${height}`).not.toBeNull();
      const inner = (plan?.width ?? 0) - MEASURES.inset;
      const near = (plan?.near ?? []).reduce((sum, p) => sum + (p.height / p.width) * inner + MEASURES.card, 0);
      expect(near).toBeLessThanOrEqual(height - 2 * MEASURES.edge);
    }
  });
  it('take the headings from one’s own things before any of them is cut', () => {
    const own = [
      panel('pyramid', 'hand', 396, 210),
      panel('moves', 'hand', 396, 110),
      panel('ring', 'hand', 396, 470),
      ...much.slice(2),
    ];
    const small = columns(places([board(1200), ...own]), 1366, 634, new Tallest());
    expect(small?.bare).toBe(true);
    const inner = (small?.width ?? 0) - MEASURES.inset;
    const drawn = (p: Panel): number => Math.min((p.height / p.width) * inner, small?.low.get(p.id) ?? Infinity);
    const near = (small?.near ?? []).reduce((sum, p) => sum + drawn(p) + MEASURES.card - MEASURES.heading, 0);
    expect(near + 2 * MEASURES.gap).toBeLessThanOrEqual(634 - 2 * MEASURES.edge);
    expect(columns(places([board(1200), ...own]), 1440, 766, new Tallest())?.bare).toBe(false);
  });
  it('do not jump when a panel shrinks again', () => {
    const tallest = new Tallest();
    const high = columns(places([board(1200), ...much]), 1440, 764, tallest);
    const low = columns(places([board(1200), panel('own', 'hand', 396, 200), ...much.slice(1)]), 1440, 764, tallest);
    expect(low?.width).toBe(high?.width);
  });
});

describe('a panel', () => {
  it('draws what has its id there, or stands for it', () => {
    const fish = panel('fish', 'display', 1, 1);
    expect(draws(fish, '', 'fish-target')).toBe(true);
    expect(draws(fish, '', 'else-where')).toBe(true);
    expect(draws(fish, '<g id="fixed"/>', 'fixed')).toBe(true);
    expect(draws(fish, '', 'fish')).toBe(false);
  });
  it('that is very flat stays in sight on a phone', () => {
    expect(strip(places(much))?.id).toBe('season');
    expect(strip(places(much.slice(3)))).toBeUndefined();
  });
});
