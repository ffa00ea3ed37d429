// Puts the parts of a drawing into the page: those that are there already stay untouched, whatever moves or glows in them.
import type { Part } from './parts';

/** A part, and where it is the beginning of a group the parts that stand in it. */
interface Node extends Part {
  inside: Node[] | null;
}

type Fill = (group: SVGGElement, svg: string) => void;

const OPEN = '<g data-around=';
const CLOSE = '</g>';

function tree(parts: readonly Part[]): Node[] {
  const top: Node[] = [];
  const open = [top];
  for (const { key, svg } of parts) {
    if (svg === CLOSE) {
      open.pop();
      continue;
    }
    const inside: Node[] | null = svg.startsWith(OPEN) ? [] : null;
    open.at(-1)?.push({ key, svg, inside });
    if (inside) open.push(inside);
  }
  return top;
}

/** Make these parts the content of `place`, in this order; `fill` puts the SVG of a new one into its group. */
export function paint(place: Element, parts: readonly Part[], fill: Fill): void {
  put(place, tree(parts), fill);
}

function put(place: Element, nodes: readonly Node[], fill: Fill): void {
  const there = new Map<string, SVGGElement[]>();
  for (const child of place.querySelectorAll<SVGGElement>(':scope > [data-part]')) {
    const key = child.dataset['part'] ?? '';
    there.set(key, [...(there.get(key) ?? []), child]);
  }
  const wanted = nodes.map((node) => ({ node, group: there.get(node.key)?.shift() }));
  for (const gone of there.values()) for (const child of gone) child.remove();
  let next = place.querySelector(':scope > [data-part]');
  for (const { node, group } of wanted) {
    const here = group ?? made(node, fill);
    if (here === next) next = next.nextElementSibling;
    else place.insertBefore(here, next);
    if (node.inside) put(here.firstElementChild ?? here, node.inside, fill);
  }
}

/** A group around the part; the group that a part opens is all that is in it, until others are put there. */
function made({ key, svg, inside }: Node, fill: Fill): SVGGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.dataset['part'] = key;
  fill(group, inside ? svg + CLOSE : svg);
  return group;
}
