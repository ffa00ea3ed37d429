// Panels come with message ids instead of prose; here they become words, and their <title>s become tooltips of ours.
import type { Names, Texts } from './texts';
import type { Value } from './wire';

function args(element: Element): Record<string, Value> {
  const text = element.getAttribute('data-l10n-args');
  if (!text) return {};
  try {
    return JSON.parse(text) as Record<string, Value>;
  } catch {
    return {};
  }
}

/** A name slot holds a name; a message that speaks of a seat (`seat`, counted from 1) also gets `player`. */
function line(element: Element, texts: Texts, names: Names): string {
  const slot = element.getAttribute('data-player');
  if (slot !== null) return texts.player(Number(slot), names);
  const filled = args(element);
  const seat = filled['seat'];
  if (typeof seat === 'number') filled['player'] = texts.player(seat - 1, names);
  return texts.message(element.getAttribute('data-l10n-id') ?? '', filled, names);
}

/**
 * Fill in every message below `root`. What a <title> says goes to `data-tip` of its parent: the browser would show
 * titles to the mouse only, and late.
 */
export function localise(root: Element, texts: Texts, names: Names): void {
  for (const element of root.querySelectorAll('[data-l10n-id]')) {
    const said = line(element, texts, names);
    if (element.localName === 'title') {
      element.parentElement?.setAttribute('data-tip', said);
      element.remove();
    } else {
      element.textContent = said;
    }
  }
}

const fixed = new WeakMap<Texts, Map<string, SVGGElement>>();

/** A copy of a drawing that never changes, in words: it is read and filled in once for a language and these names. */
export function copied(key: string, svg: string, texts: Texts, names: Names): Node[] {
  const known = fixed.get(texts) ?? new Map<string, SVGGElement>();
  fixed.set(texts, known);
  const named = [key, ...names].join('\n');
  let whole = known.get(named);
  if (!whole) {
    whole = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    whole.innerHTML = svg;
    localise(whole, texts, names);
    if (svg) known.set(named, whole); // it may yet have to be fetched
  }
  return [...whole.cloneNode(true).childNodes];
}
