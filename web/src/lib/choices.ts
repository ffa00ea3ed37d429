// Which choices belong to which drawn thing, and how a long list of them is cut into groups. Pure functions.
import type { Panel } from './parts';
import type { Choice } from './wire';

/** Action ids hold spaces, so that attribute lists of them are parted by this. */
export const BETWEEN = '|';

/** Target → its choices, in the order they were given; choices without a target are left out. */
export function byTarget(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.target === null) continue;
    const there = found.get(choice.target);
    if (there) there.push(choice);
    else found.set(choice.target, [choice]);
  }
  return found;
}

export function attribute(choices: readonly Choice[]): string {
  return choices.map((choice) => choice.id).join(BETWEEN);
}

export interface Group {
  /** The panel its targets lie in; empty for choices that are drawn nowhere. */
  panel: string;
  /** Message id of the group's name; empty without a panel. */
  title: string;
  choices: Choice[];
}

/**
 * Choices gathered by the panel in which their targets are drawn, panels in their own order, the homeless last.
 * `where` knows in which panel an element is drawn.
 */
export function byPanel(
  choices: readonly Choice[],
  panels: readonly Pick<Panel, 'id' | 'title'>[],
  where: (target: string) => string | null,
): Group[] {
  const homes = new Map<string, Group>();
  for (const panel of panels) homes.set(panel.id, { panel: panel.id, title: panel.title, choices: [] });
  const homeless: Group = { panel: '', title: '', choices: [] };
  for (const choice of choices) {
    const panel = choice.target === null ? null : where(choice.target);
    ((panel !== null && homes.get(panel)) || homeless).choices.push(choice);
  }
  return [...homes.values(), homeless].filter((group) => group.choices.length > 0);
}

/** The choice that a number key means: 1 is the first. */
export function byKey(choices: readonly Choice[], key: string): Choice | undefined {
  return /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
}
