// Pieces move: remembers where everything was drawn before a new position, and lets it travel to where it is now.

export interface Before {
  pieces: Map<string, DOMRect>;
  /** Elements by id: where new pieces come from. */
  places: Map<string, DOMRect>;
  turns: Map<string, number>;
  levels: Map<string, DOMRect>;
}

const GLIDE = 340;
const APART = 60;
const TURN = 420;
const RISE = 700;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const GEAR = 'cubic-bezier(.4,0,.2,1)';
const MOST = 24;

export function still(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  if (chosen === 'on' || chosen === 'off') return chosen === 'off';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Do something when the page is about to be drawn anyway; the answer calls it off. */
export function nextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

function drawn(root: ParentNode, selector: string): SVGGraphicsElement[] {
  return [...root.querySelectorAll<SVGGraphicsElement>(`.kade-panel ${selector}`)];
}

function name(element: Element): string {
  return element.getAttribute('data-piece') ?? (element.id || (element.getAttribute('data-like') ?? ''));
}

/** Where everything is now. */
export function look(root: ParentNode): Before {
  const before: Before = { pieces: new Map(), places: new Map(), turns: new Map(), levels: new Map() };
  for (const piece of drawn(root, '[data-piece]')) before.pieces.set(name(piece), piece.getBoundingClientRect());
  for (const piece of drawn(root, '[data-from]')) remember(piece, before);
  for (const wheel of drawn(root, '[data-turn]')) before.turns.set(name(wheel), Number(wheel.dataset['turn']));
  for (const water of drawn(root, '[data-level]')) before.levels.set(name(water), water.getBoundingClientRect());
  return before;
}

function remember(piece: SVGGraphicsElement, before: Before): void {
  const from = piece.dataset['from'];
  if (!from || before.places.has(from)) return;
  const place = document.querySelector(`[id=${JSON.stringify(from)}]`); // it may lie at the top, beside the table
  if (place) before.places.set(from, place.getBoundingClientRect());
}

/**
 * Let all that is elsewhere now travel there; tells which pieces moved or came.
 * `flights` is a layer over the table; `origin` is where something was taken that is held in a hand now.
 */
export function play(
  root: ParentNode,
  before: Before,
  flights: SVGSVGElement | null,
  origin: DOMRect | null = null,
): SVGGraphicsElement[] {
  const moved: { piece: SVGGraphicsElement; from: DOMRect }[] = [];
  const changed: SVGGraphicsElement[] = [];
  for (const piece of drawn(root, '[data-piece]')) {
    const now = piece.getBoundingClientRect();
    const known = before.pieces.get(name(piece));
    const from = known ?? whence(piece, before, origin);
    if (known && near(known, now)) continue;
    changed.push(piece);
    if (from && visible(from) && visible(now)) moved.push({ piece, from });
  }
  if (still()) {
    for (const { piece } of moved) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
    return changed;
  }
  if (flights && moved.length <= MOST) moved.forEach(({ piece, from }, i) => fly(piece, from, flights, i * APART));
  for (const wheel of drawn(root, '[data-turn]')) turn(wheel, before.turns.get(name(wheel)));
  for (const water of drawn(root, '[data-level]')) rise(water, before.levels.get(name(water)));
  return changed;
}

function whence(piece: SVGGraphicsElement, before: Before, origin: DOMRect | null): DOMRect | null {
  const from = piece.dataset['from'];
  if (!from) return null;
  if (origin && piece.closest('[data-role=hand]')) return origin;
  const place = before.places.get(from);
  return place ?? document.querySelector(`[id=${JSON.stringify(from)}]`)?.getBoundingClientRect() ?? null;
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 3;
}

function visible(r: DOMRect): boolean {
  return r.width > 0 && r.bottom > 0 && r.top < window.innerHeight && r.right > 0 && r.left < window.innerWidth;
}

/** A copy of the piece flies over everything, however the panels below are clipped; the piece waits unseen. */
function fly(piece: SVGGraphicsElement, from: DOMRect, flights: SVGSVGElement, delay: number): void {
  const matrix = piece.getScreenCTM();
  if (!matrix) return;
  const now = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - now.x - now.width / 2;
  const dy = from.y + from.height / 2 - now.y - now.height / 2;
  const grown = Math.min(2, Math.max(0.5, from.height / (now.height || 1)));
  const copy = dressed(piece, matrix);
  const carrier = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  carrier.append(copy);
  flights.append(carrier);
  carrier.style.transformOrigin = `${now.x + now.width / 2}px ${now.y + now.height / 2}px`;
  const options = { duration: GLIDE, delay, easing: EASE, fill: 'backwards' as const };
  const flight = carrier.animate(
    [{ transform: `translate(${dx}px,${dy}px) scale(${grown})` }, { transform: 'none' }],
    options,
  );
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE + delay });
  const land = (): void => {
    carrier.remove();
    hidden.cancel();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}

/** The piece within the classes of all it stands in, so that its colours come along. */
export function dressed(piece: SVGGraphicsElement, matrix: DOMMatrix): Element {
  let copy = piece.cloneNode(true) as Element;
  bare(copy);
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id');
  copy.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  for (let parent = piece.parentElement; parent; parent = parent.parentElement) {
    const wrap = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    if (parent.localName === 'svg') {
      wrap.setAttribute('class', (parent.getAttribute('class') ?? '').replace('kade-panel', 'kade-part'));
      wrap.append(copy);
      return wrap;
    }
    wrap.setAttribute('class', (parent.getAttribute('class') ?? '').replace(/\blegal\b/, ''));
    wrap.append(copy);
    copy = wrap;
  }
  return copy;
}

function bare(copy: Element): void {
  for (const attribute of ['id', 'data-piece', 'data-choice', 'tabindex', 'role']) copy.removeAttribute(attribute);
  copy.classList.remove('legal', 'pointed', 'last');
}

/** By how much a wheel has turned. One that only ever goes clockwise (`data-way`) starts again at 0 after a full turn. */
export function turned(before: number, now: number, clockwise: boolean): number {
  return clockwise ? (((now - before) % 360) + 360) % 360 : now - before;
}

/** How many steps such a turn is, if a step is so many degrees (`data-step`): that many times it takes as long. */
export function steps(by: number, step: number): number {
  return step > 0 ? Math.min(6, Math.max(1, Math.round(Math.abs(by) / step))) : 1;
}

function turn(wheel: SVGGraphicsElement, before: number | undefined): void {
  const now = Number(wheel.dataset['turn']);
  if (before === undefined || before === now || Number.isNaN(now)) return;
  const by = turned(before, now, wheel.dataset['way'] === 'clockwise');
  wheel.animate([{ transform: `rotate(${-by}deg)` }, { transform: 'rotate(0deg)' }], {
    duration: TURN * steps(by, Number(wheel.dataset['step'])),
    easing: GEAR,
    composite: 'add',
  });
}

function rise(water: SVGGraphicsElement, before: DOMRect | undefined): void {
  if (!before) return;
  const now = water.getBoundingClientRect();
  if (Math.abs(before.left - now.left) > 1) return; // it is drawn elsewhere now
  const scale = water.getScreenCTM()?.d || 1;
  const dy = (before.top - now.top) / scale;
  const dx = Math.abs(dy) < 0.5 ? (before.right - now.right) / scale : 0; // it may also lie on its side
  if (Math.abs(dx) + Math.abs(dy) < 0.5) return;
  water.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }], {
    duration: RISE,
    easing: 'ease-out',
    composite: 'add',
  });
}

/** Nothing blocks a click: end what is under way. */
export function finish(flights: SVGSVGElement | null): void {
  for (const flight of flights?.getAnimations({ subtree: true }) ?? []) flight.finish();
}
