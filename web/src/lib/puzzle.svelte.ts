// A puzzle as this browser knows it: a table at which one decision is thought about and nothing is played.
import { api } from './api';
import { sentence } from './settings.svelte';
import { Table } from './table.svelte';
import { toast } from './toasts.svelte';
import type { Choice, ClientMessage, PuzzleAnswer, PuzzleQuestion } from './wire';

export class PuzzleTable extends Table {
  override readonly guided: boolean = true;
  override readonly logged: boolean = false;
  override readonly answered: number = 50;
  question: PuzzleQuestion | null = $state.raw(null);
  /** What was chosen, and then what each candidate is worth. */
  picked: string | null = $state(null);
  solution: PuzzleAnswer | null = $state.raw(null);

  constructor(
    readonly of: string,
    readonly number: number,
  ) {
    super(String(number), `/ws/puzzle/${encodeURIComponent(of)}/`);
  }

  override start(): void {
    void this.learn(this.of).catch(() => undefined); // it is asked for again with the position
    api.puzzle(this.of, this.number).then(
      (found) => (this.question = found),
      () => undefined, // the socket says the same
    );
    super.start();
  }

  protected override hello(): ClientMessage {
    const greeting = super.hello();
    return greeting.type === 'hello' ? { ...greeting, have: 0 } : greeting;
  }

  override choose({ id }: Pick<Choice, 'id'>): void {
    if (this.picked !== null) return;
    this.picked = this.sent = id; // nothing glows any more
    api.puzzleAnswer(this.of, this.number).then(
      (found) => (this.solution = found),
      (error: unknown) => {
        toast(sentence(error));
        this.again();
      },
    );
  }

  again(): void {
    this.picked = this.sent = null;
    this.solution = null;
  }

  /** Where a choice is drawn. */
  target(choice: string | null): string | null {
    return this.shown?.position.choices.find(({ id }) => id === choice)?.target ?? null;
  }
}
