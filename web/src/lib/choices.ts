// Which choices belong to which drawn thing, and how a long list of them is cut into groups. Pure functions.
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
  /** What one does: the kind of the actions; `group-` and it is the message that names it. */
  kind: string;
  choices: Choice[];
}

/** Choices gathered by what one does, kinds and choices in the order they were given. */
export function byKind(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const group = groups.get(choice.kind);
    if (group) group.choices.push(choice);
    else groups.set(choice.kind, { kind: choice.kind, choices: [choice] });
  }
  return [...groups.values()];
}

/** The choice that a number key means: 1 is the first. */
export function byKey(choices: readonly Choice[], key: string): Choice | undefined {
  return /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
}

/** A label in two: what one does, and what that costs or brings, which is shown quieter. Together they are the label. */
export function halves(label: string): [string, string] {
  const between = /: | (?=\()/.exec(label);
  if (!between || between.index < 3) return [label, ''];
  const cut = between.index + between[0].length;
  return [label.slice(0, cut), label.slice(cut)];
}
