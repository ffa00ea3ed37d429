// Decisions of one's own that stand in a row: given one after the other, or taken back and given again in another order.
import type { Table } from './table.svelte';

/** What is put somewhere: a choice that is on offer, or a decision that stands in the row. */
export type Held = { choice: string } | { nth: number };

export interface Change {
  /** How many decisions are taken back first. */
  back: number;
  answers: string[];
}

/** What it takes to put something onto the place `onto` of the row: a choice replaces what is there, or goes to its end;
 * decisions change places. Null when nothing would change. */
export function change(row: readonly string[], held: Held, onto: number): Change | null {
  if ('choice' in held) {
    if (onto > row.length || row[onto] === held.choice) return null;
    return { back: row.length - onto, answers: [held.choice, ...row.slice(onto + 1)] };
  }
  const first = Math.min(held.nth, onto);
  const second = Math.max(held.nth, onto);
  const [one, two] = [row[first], row[second]];
  if (one === undefined || two === undefined || one === two) return null;
  const next = row.map((answer, i) => (i === first ? two : i === second ? one : answer));
  return { back: row.length - first, answers: next.slice(first) };
}

/** What it takes to give a row again as it was kept, but for its last decision, which is left to the player. Null when
 * nothing would change. */
export function again(row: readonly string[], kept: readonly string[]): Change | null {
  const wanted = kept.slice(0, -1);
  const differs = wanted.findIndex((answer, i) => row[i] !== answer);
  const same = differs < 0 ? wanted.length : differs;
  const found = { back: row.length - same, answers: wanted.slice(same) };
  return found.back || found.answers.length ? found : null;
}

/** Carries out a change step by step, each as if it had been clicked; what is no longer possible ends it. */
export class Series {
  private back = 0;
  private answers: string[] = [];
  /** The ticket at which we last did something: its answer has another. */
  private acted: string | null = null;

  constructor(private readonly table: Table) {}

  start({ back, answers }: Change): void {
    this.back = back;
    this.answers = [...answers];
    this.acted = null;
    this.step();
  }

  stop(): void {
    this.back = 0;
    this.answers = [];
  }

  /** Go on, if there is a new position to go on from. */
  step(): void {
    const { shown, waiting, sent, choices } = this.table;
    const busy = this.back > 0 || this.answers.length > 0;
    const ticket = shown?.position.ticket ?? null;
    if (!busy || !shown || waiting > 0 || sent !== null || (ticket !== null && ticket === this.acted)) return;
    this.acted = ticket;
    if (this.back > 0) {
      this.back--;
      if (shown.position.can_undo) this.table.undo();
      else this.stop();
      return;
    }
    const next = choices.find((choice) => choice.id === this.answers[0]);
    this.answers.shift();
    if (next) this.table.choose(next);
    else this.stop();
  }
}
