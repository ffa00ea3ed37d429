// Puts the parts of a drawing into the page: those that are there already stay untouched, whatever moves or glows in them.
import type { Part } from './parts';

/** Make the children of `place` these parts, in this order; `fill` puts the SVG of a new one into its group. */
export function paint(place: Element, parts: readonly Part[], fill: (group: SVGGElement, svg: string) => void): void {
  const there = new Map<string, SVGGElement[]>();
  for (const child of place.querySelectorAll<SVGGElement>(':scope > g')) {
    const key = child.dataset['part'] ?? '';
    there.set(key, [...(there.get(key) ?? []), child]);
  }
  const wanted = parts.map((one) => ({ one, group: there.get(one.key)?.shift() }));
  for (const gone of there.values()) for (const child of gone) child.remove();
  let next = place.firstElementChild;
  for (const { one, group } of wanted) {
    if (group && group === next) {
      next = next.nextElementSibling;
      continue;
    }
    place.insertBefore(group ?? made(one, fill), next);
  }
}

function made({ key, svg }: Part, fill: (group: SVGGElement, svg: string) => void): SVGGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.dataset['part'] = key;
  fill(group, svg);
  return group;
}
