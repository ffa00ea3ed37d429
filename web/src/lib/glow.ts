// What is possible glows: marks the drawn targets of choices, so that pointer, keyboard and screen reader find them.
import { attribute, BETWEEN, byTarget } from './choices';
import { still } from './motion';
import type { Choice } from './wire';

/** Under this name panels find, in their context, whom to call when they were drawn: what glows is to be marked anew. */
export const DRAWN = Symbol('drawn');

const ATTRIBUTES = ['data-choice', 'role', 'tabindex', 'aria-label'];

export function element(root: ParentNode, target: string): SVGGraphicsElement | null {
  return root.querySelector<SVGGraphicsElement>(`[id=${JSON.stringify(target)}]`);
}

/** The target and all that is just like it: two equal cards are one choice, and both of them glow. */
function alike(root: ParentNode, target: string): SVGGraphicsElement[] {
  const name = JSON.stringify(target);
  return [...root.querySelectorAll<SVGGraphicsElement>(`[id=${name}], [data-like=${name}]`)];
}

/** Mark the targets of these choices and no others. Reading order is that of the drawing. */
export function glow(root: ParentNode, choices: readonly Choice[], label: (choice: Choice) => string): void {
  for (const old of root.querySelectorAll('.kade-panel .legal')) {
    old.classList.remove('legal', 'pointed');
    for (const name of ATTRIBUTES) old.removeAttribute(name);
  }
  const targets = byTarget(choices);
  for (const [target, theirs] of targets) {
    for (const drawn of alike(root, target)) {
      drawn.classList.add('legal');
      drawn.setAttribute('data-choice', attribute(theirs));
      drawn.setAttribute('role', 'button');
      drawn.setAttribute('tabindex', '0');
      drawn.setAttribute('aria-label', named(theirs.map(label).join('; '), drawn));
    }
  }
}

/** Decisions that stand in a row and may change places (`data-series`): to be reached by keyboard, named by their tip. */
export function reachable(root: ParentNode): void {
  for (const row of root.querySelectorAll<SVGElement>('.kade-panel [data-series]')) {
    const decided = row.dataset['series']?.split(BETWEEN).filter(Boolean).length ?? 0;
    for (const piece of row.querySelectorAll<SVGElement>('[data-nth]')) {
      if (Number(piece.dataset['nth']) >= decided) continue;
      piece.setAttribute('tabindex', '0');
      piece.setAttribute('role', 'button');
      piece.setAttribute('aria-pressed', String(piece.classList.contains('chosen')));
      piece.setAttribute('aria-label', piece.querySelector('title')?.textContent ?? '');
    }
  }
}

/** Its name for those who speak to the page or listen to it: what it does, and what is written on it besides. */
function named(label: string, drawn: Element): string {
  const written = [...drawn.querySelectorAll('text')].map((text) => text.textContent?.trim() ?? '');
  const more = written.filter((text) => !label.includes(text));
  return more.length ? `${label} – ${more.join(', ')}` : label;
}

/** Point at the target of a choice, or at none. */
export function point(root: ParentNode, target: string | null, name = 'pointed'): void {
  for (const old of root.querySelectorAll(`.kade-panel .${name}`)) old.classList.remove(name);
  if (target !== null) for (const drawn of alike(root, target)) drawn.classList.add(name);
}

/** On a small screen: bring something that may be chosen into view, unless some of it already is, above the bar. */
export function reveal(floor: Element): void {
  const { top, bottom } = floor.getBoundingClientRect();
  const bar = floor.parentElement?.querySelector('.bar')?.getBoundingClientRect().top ?? window.innerHeight;
  const frame = { top: Math.max(top, 0), bottom: Math.min(bottom, bar) };
  const legal = [...floor.querySelectorAll('.kade-panel .legal')];
  const seen = legal.some((e) => {
    const r = e.getBoundingClientRect();
    return r.top >= frame.top - 8 && r.bottom <= frame.bottom + 8;
  });
  if (!seen) legal[0]?.scrollIntoView({ block: 'center', behavior: still() ? 'auto' : 'smooth' });
}

const CLOSE = 9;
const FAR = 24;

/** The glowing things a finger may have meant: it is wide, so those close by, and if there are none, those a little farther. */
export function under(x: number, y: number): SVGGraphicsElement[] {
  const close = at([[x, y], ...ring(x, y, CLOSE)]);
  return close.length ? close : at([...ring(x, y, (CLOSE + FAR) / 2), ...ring(x, y, FAR)]);
}

function ring(x: number, y: number, r: number): [number, number][] {
  return Array.from({ length: 8 }, (_, i) => [
    x + r * Math.cos((i * Math.PI) / 4),
    y + r * Math.sin((i * Math.PI) / 4),
  ]);
}

function at(points: [number, number][]): SVGGraphicsElement[] {
  const found = new Set<SVGGraphicsElement>();
  for (const [x, y] of points) {
    const legal = document.elementFromPoint(x, y)?.closest<SVGGraphicsElement>('.kade-panel .legal');
    if (legal) found.add(legal);
  }
  return [...found];
}
