// The one decision on its way to the server: sent once, sent again only when it surely was not carried out.
import type { Choose, MessageId, Position } from './wire';

export class Answer {
  private waiting: Choose | null = null;
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 8);

  /** Whether our decision is still on its way at this ticket: then nothing else may be decided. */
  pending(ticket: string | null): boolean {
    return this.waiting !== null && this.waiting.ticket === ticket;
  }

  id(): string {
    return `${this.mark}-${++this.count}`;
  }

  choose(seat: number, ticket: string, choice: string): Choose {
    this.waiting = { type: 'choose', id: this.id(), seat, ticket, choice };
    return this.waiting;
  }

  /** Acknowledged or refused: either way it is not ours to send any more. */
  settled(id: MessageId | undefined): void {
    if (this.waiting?.id === id) this.waiting = null;
  }

  /**
   * After a break: the ticket changes when the seat's choices do, so an unchanged one proves that the server never
   * carried the decision out, and it is safe to say it again. Otherwise it is forgotten.
   */
  resume(position: Position): Choose | null {
    const waiting = this.waiting;
    if (!waiting) return null;
    if (position.ticket === waiting.ticket && position.choices.some((c) => c.id === waiting.choice)) return waiting;
    this.waiting = null;
    return null;
  }
}
