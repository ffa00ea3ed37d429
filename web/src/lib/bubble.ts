// Where a bubble stands: near the thing it points at, over nothing that it speaks of. Pure geometry.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Side = 'left' | 'right' | 'above' | 'below';
export interface Place {
  x: number;
  y: number;
  /** On which side of the bubble its tip is, and how far along it; none: it points at nothing. */
  tip: { side: Side; at: number } | null;
}

const GAP = 20;
const EDGE = 8;
const CORNER = 24;
/** The same for what lies around it: a bubble of usual size would stand some hundred pixels farther away. */
const RATHER = 0.01;
/** Places in a row, and in a column, where nothing beside the target is free. */
const ELSEWHERE = 15;
/** Of the room: what is larger cannot be left free, only pointed at. */
const LARGE = 0.3;
/** How much farther away the bubble would rather stand than cover a pixel of what it speaks of. */
const COVERED = 40;

function common(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How far two boxes are from each other. */
function apart(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(dx, dy);
}

function spread(from: number, to: number): number[] {
  return Array.from({ length: ELSEWHERE }, (_, i) => from + ((to - from) * i) / (ELSEWHERE - 1));
}

/** Places beside the target on each side of it, then all over the room. */
function candidates(room: Box, bubble: Box, target: Box | null): { x: number; y: number }[] {
  const right = room.x + room.width - bubble.width - EDGE;
  const bottom = room.y + room.height - bubble.height - EDGE;
  const across = spread(room.x + EDGE, right);
  const down = spread(room.y + EDGE, bottom);
  const found: { x: number; y: number }[] = [];
  if (target) {
    const along = (start: number, size: number, own: number): number[] => [
      start + size / 2 - own / 2,
      start,
      start + size - own,
      start + size / 2 - CORNER,
      start + size / 2 - own + CORNER,
    ];
    for (const y of along(target.y, target.height, bubble.height)) {
      found.push({ x: target.x + target.width + GAP, y }, { x: target.x - bubble.width - GAP, y });
    }
    for (const x of along(target.x, target.width, bubble.width)) {
      found.push({ x, y: target.y + target.height + GAP }, { x, y: target.y - bubble.height - GAP });
    }
  }
  for (const x of across) for (const y of down) found.push({ x, y });
  return found.map(({ x, y }) => ({
    x: between(room.x + EDGE, x, Math.max(room.x + EDGE, right)),
    y: between(room.y + EDGE, y, Math.max(room.y + EDGE, bottom)),
  }));
}

/** Where the bubble stands in the room; it points at the first of what it shows, and would rather not cover the rest. */
export function place(
  room: Box,
  size: { width: number; height: number },
  shows: readonly Box[],
  rather: readonly Box[] = [],
): Place {
  const target = shows[0] ?? null;
  const free = shows.filter((box) => box.width * box.height < LARGE * room.width * room.height);
  let best: { x: number; y: number; cost: number } | null = null;
  for (const { x, y } of candidates(room, { x: 0, y: 0, ...size }, target)) {
    const here = { x, y, ...size };
    const covered = free.reduce((sum, box) => sum + common(here, grown(box)), 0);
    const large = target && !free.includes(target) ? common(here, target) : 0;
    const far = target ? apart(here, target) : Math.abs(x + size.width / 2 - room.x - room.width / 2);
    const beside = rather.reduce((sum, box) => sum + common(here, box), 0);
    const cost = covered * COVERED + large + beside * RATHER + far;
    if (!best || cost < best.cost) best = { x, y, cost };
  }
  const { x, y } = best ?? { x: room.x, y: room.y };
  return { x, y, tip: target && tip({ x, y, ...size }, target) };
}

function grown(box: Box): Box {
  return { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
}

/** The side that looks at the target, and the point of it that is nearest to the middle of the target. */
function tip(bubble: Box, target: Box): { side: Side; at: number } | null {
  if (common(bubble, target) > 0) return null;
  const gaps: [Side, number][] = [
    ['right', target.x - bubble.x - bubble.width],
    ['left', bubble.x - target.x - target.width],
    ['below', target.y - bubble.y - bubble.height],
    ['above', bubble.y - target.y - target.height],
  ];
  const side = gaps.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const level = side === 'left' || side === 'right';
  const middle = level ? target.y + target.height / 2 - bubble.y : target.x + target.width / 2 - bubble.x;
  return { side, at: between(CORNER, middle, (level ? bubble.height : bubble.width) - CORNER) };
}

/** From the tip of a bubble to the nearest edge of its target: for a line where they are far from each other. */
export function reach(bubble: Box, target: Box, at: { side: Side; at: number }): { from: number[]; to: number[] } {
  const level = at.side === 'left' || at.side === 'right';
  const x = level ? bubble.x + (at.side === 'right' ? bubble.width : 0) : bubble.x + at.at;
  const y = level ? bubble.y + at.at : bubble.y + (at.side === 'below' ? bubble.height : 0);
  return {
    from: [x, y],
    to: [between(target.x, x, target.x + target.width), between(target.y, y, target.y + target.height)],
  };
}
