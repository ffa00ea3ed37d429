import { describe, expect, it } from 'vitest';
import { place, reach, type Box } from '../src/lib/bubble';

const ROOM: Box = { x: 0, y: 50, width: 1366, height: 630 };
const SIZE = { width: 480, height: 200 };

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
function stands(shows: Box[]): Box {
  const { x, y } = place(ROOM, SIZE, shows);
  return { x, y, ...SIZE };
}

describe('a bubble', () => {
  it('covers nothing that it speaks of, wherever that is', () => {
    for (let x = 0; x < 1330; x += 70)
      for (let y = 50; y < 640; y += 45) {
        const target = { x, y, width: 36, height: 36 };
        const second = { x: (x * 7 + 300) % 1300, y: 50 + ((y * 5) % 560), width: 60, height: 60 };
        const here = stands([target, second]);
        expect(overlap(here, target) || overlap(here, second), `${x} ${y}`).toBe(false);
      }
  });

  it('stands in the room, also where the room is hardly larger than it', () => {
    for (const room of [ROOM, { x: 0, y: 50, width: 500, height: 210 }]) {
      const { x, y } = place(room, SIZE, [{ x: 1300, y: 600, width: 40, height: 40 }]);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(50);
      expect(x + SIZE.width).toBeLessThanOrEqual(room.width);
    }
  });

  it('points at the first thing from the side that looks at it', () => {
    const target = { x: 900, y: 100, width: 60, height: 80 };
    const found = place(ROOM, SIZE, [target]);
    const here = { ...found, ...SIZE };
    expect(found.tip).not.toBeNull();
    if (!found.tip) return;
    const { from, to } = reach(here, target, found.tip);
    expect(Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!)).toBeLessThan(60);
  });

  it('may lie over a thing as large as the room, but stands beside it where it can', () => {
    const board = { x: 120, y: 60, width: 670, height: 460 };
    expect(overlap(stands([board]), board)).toBe(false);
    const everything = { x: 0, y: 50, width: 1366, height: 630 };
    expect(place(ROOM, SIZE, [everything]).tip).toBeNull();
  });

  it('would rather stand beside the panel of its target than over it', () => {
    const panel = { x: 12, y: 62, width: 770, height: 392 };
    const target = { x: 255, y: 350, width: 44, height: 44 };
    const { x, y } = place(ROOM, SIZE, [target], [panel]);
    expect(overlap({ x, y, ...SIZE }, panel)).toBe(false);
  });

  it('points at nothing where there is nothing to show', () => {
    expect(place(ROOM, SIZE, []).tip).toBeNull();
  });
});
