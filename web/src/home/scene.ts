// The measures of the quay on the home page: which house stands where. Drawn in Quay.svelte.
export const QUAY = 430;

export interface House {
  x: number;
  width: number;
  height: number;
  tone: number;
  /** The outline of the front, closed. */
  front: string;
  windows: { x: number; y: number; width: number; height: number; lit: boolean }[];
  door: { x: number; width: number };
}

const GABLES = [0, 1, 2, 0, 2, 1, 0, 1, 2, 0, 1, 2];

function gable(kind: number, x: number, w: number, top: number): string {
  const r = Math.round;
  const stepped = `L${x} ${top}h${r(w * 0.16)}v-12h${r(w * 0.16)}v-12h${r(w * 0.12)}v-9h${r(w * 0.12)}v9h${r(w * 0.12)}v12h${r(w * 0.16)}v12H${x + w}`;
  const bell =
    `L${x} ${top}Q${r(x + w * 0.14)} ${top - 8} ${r(x + w * 0.18)} ${top - 20}Q${r(x + w * 0.3)} ${top - 36} ${r(x + w / 2)} ${top - 37}` +
    `Q${r(x + w * 0.7)} ${top - 36} ${r(x + w * 0.82)} ${top - 20}Q${r(x + w * 0.86)} ${top - 8} ${x + w} ${top}`;
  const plain = `L${x} ${top}L${r(x + w / 2)} ${top - 36}L${x + w} ${top}`;
  return [stepped, bell, plain][kind] ?? plain;
}

/** Narrow brick houses shoulder to shoulder. */
export function canalHouses(): House[] {
  let x = 430;
  return GABLES.map((kind, i) => {
    const width = 33 + ((i * 7) % 9);
    const height = 100 + ((i * 37) % 52);
    const here = x;
    x += width;
    const windows = [];
    for (let row = 0; row < Math.floor((height - 24) / 27); row++)
      for (const column of [0, 1])
        windows.push({
          x: here + width * (0.14 + 0.42 * column),
          y: QUAY - height + 6 + row * 27,
          width: width * 0.3,
          height: 16,
          lit: (i * 5 + row * 3 + column * 2) % 4 !== 0,
        });
    return {
      x: here,
      width,
      height,
      tone: i % 6,
      front: `M${here} ${QUAY}${gable(kind, here, width, QUAY - height)}V${QUAY}z`,
      windows,
      door: { x: here + width * 0.36, width: width * 0.28 },
    };
  });
}

export const PAINT = ['pink', 'yellow', 'blue', 'orange', 'white', 'green', 'pink', 'blue'];

/** Low houses in all colours. */
export function paintedHouses(): House[] {
  let x = 954;
  return PAINT.map((_, i) => {
    const width = 44 + ((i * 11) % 13);
    const height = 76 + ((i * 23) % 30);
    const here = x;
    x += width;
    const top = QUAY - height;
    const windows = [
      { x: here + width * 0.14, y: top + 10 },
      { x: here + width * 0.58, y: top + 10 },
      { x: here + width * 0.58, y: top + 44 },
    ]
      .filter((w) => w.y < QUAY - 24)
      .map((w, k) => ({ ...w, width: width * 0.26, height: 18, lit: (i + k) % 3 !== 0 }));
    return {
      x: here,
      width,
      height,
      tone: i,
      front: `M${here} ${QUAY}V${top}H${here + width}V${QUAY}z`,
      windows,
      door: { x: here + width * 0.14, width: width * 0.28 },
    };
  });
}

export const MILLS = [
  { x: 120, y: QUAY - 36, size: 1.18, tone: 1, time: 14 },
  { x: 262, y: QUAY - 38, size: 0.95, tone: 2, time: 11 },
  { x: 372, y: QUAY - 30, size: 0.8, tone: 3, time: 9 },
];

export const CLOUDS = [
  { x: 640, y: 246, size: 1, time: 90 },
  { x: 1220, y: 250, size: 1.1, time: 120 },
  { x: 420, y: 64, size: 0.7, time: 70 },
  { x: 1010, y: 60, size: 0.7, time: 80 },
];

export const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 211 + 37) % 1440,
  y: (i * 67) % 250,
  r: 0.8 + ((i * 13) % 10) / 8,
}));

export const RIPPLES = Array.from({ length: 44 }, (_, i) => ({ x: (i * 97) % 1440, y: QUAY + 26 + ((i * 29) % 120) }));
