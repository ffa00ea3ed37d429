// What a bot would do in our place: asked for, on its way, here, and forgotten when the question is another.
import type { Hint, HintFound, HintProgress, MessageId } from './wire';

export class Advice {
  /** How far the search is, from 0 to 1; null when nobody searches. */
  part: number | null = $state(null);
  hints: Hint[] = $state.raw([]);
  private id: string | null = null;
  private ticket: string | null = null;

  /** Whether it is on its way or here for this question. */
  open(ticket: string): boolean {
    return this.ticket === ticket && (this.part !== null || this.hints.length > 0);
  }

  asked(id: string, ticket: string): void {
    this.id = id;
    this.ticket = ticket;
    this.part = 0;
    this.hints = [];
  }

  received(message: HintProgress | HintFound): void {
    if (message.id !== this.id) return;
    if (message.type === 'hint') {
      this.part = null;
      this.hints = message.hints;
    } else {
      this.part = message.part;
    }
  }

  /** Whether it was our question that was refused; then nothing is awaited any more. */
  refused(id: MessageId): boolean {
    if (id === null || id !== this.id) return false;
    this.forget();
    return true;
  }

  /** Another question needs another hint. */
  moved(ticket: string | null): void {
    if (this.ticket !== ticket) this.forget();
  }

  forget(): void {
    this.id = this.ticket = this.part = null;
    this.hints = [];
  }
}
