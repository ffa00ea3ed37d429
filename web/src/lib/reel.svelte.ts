// A game that is looked at again, for the same page as a table's: it shows the moment that is asked for, and only looks.
import { clamp, linesOf, type Spot } from './reel';
import { gather, remember, whole, type Panel } from './parts';
import { tokensFor } from './stored';
import { sentence } from './settings.svelte';
import { Table } from './table.svelte';
import { toast } from './toasts.svelte';
import type { ClientMessage, ErrorMessage, Hands, Position, Reel, ReelMoment, ServerMessage } from './wire';

export class ReelTable extends Table {
  override readonly past = true;
  reel: Reel | null = $state.raw(null);
  /** The moment that is wanted, which is on show as soon as it is here. */
  at = $state(0);
  seat: number | null = $state(null);
  /** It goes on by itself. */
  running = $state(false);
  /** By seat: what only that player saw at this moment, once somebody asked for it. */
  hands: { seat: number; panels: Panel[] }[] | null = $state.raw(null);
  /** Why there is nothing to see. */
  refusal: string | null = $state(null);
  readonly moments: readonly ReelMoment[] = $derived(this.reel?.moments ?? []);
  /** What is wanted is on show. */
  readonly here = $derived(
    this.shown !== null && this.shown.position.number === this.at && this.shown.position.seat === this.seat,
  );
  private asked = false;
  private last: boolean;

  constructor(id: string, spot: Spot) {
    super(id, '/ws/replay/');
    const own = Object.keys(tokensFor(id)).map(Number);
    this.at = spot.at ?? 0;
    this.last = spot.at === null;
    this.seat = spot.seat === undefined ? (own.length === 1 ? (own[0] ?? null) : null) : spot.seat;
  }

  /** Look at a moment, as somebody. */
  go(at: number, seat: number | null = this.seat): void {
    this.at = this.moments.length ? clamp(at, this.moments) : at;
    this.seat = seat;
    this.ask();
  }

  private ask(): void {
    if (this.asked) return; // what is wanted by then is asked for when the answer is here
    const look: ClientMessage = { type: 'look', at: this.last ? null : this.at, seat: this.seat };
    this.asked = this.connection.send(look);
  }

  /** Ask for everybody's cards at this moment; `hands` has them when they come. */
  askHands(): void {
    this.hands = null;
    this.connection.send({ type: 'hands', at: this.at });
  }

  private async uncovered({ hands }: Hands): Promise<void> {
    const found = hands.map(({ seat, panels, drawn }) => ({
      seat,
      panels: whole(panels, drawn, new Map(), new Map()) ?? [],
    }));
    await Promise.all(found.map(({ panels }) => gather(this.game, panels)));
    this.hands = found;
  }

  protected override hello(): ClientMessage {
    this.known.clear();
    this.parts = new Map();
    this.asked = false;
    queueMicrotask(() => this.ask());
    return { type: 'hello', tokens: this.tokens };
  }

  protected override received(message: ServerMessage): void {
    if (message.type === 'reel') {
      this.reel = message;
      if (this.last) this.at = message.moments.length - 1;
      this.last = false;
    } else if (message.type === 'hands') void this.uncovered(message);
    else super.received(message);
  }

  protected override refused(message: ErrorMessage): void {
    this.asked = false;
    if (message.code === 'wrong-seat' && this.seat !== null) this.go(this.at, null);
    else if (message.code === 'no-moment' && this.at > 0) {
      this.last = true;
      this.ask();
    } else if (message.code === 'no-table') super.refused(message);
    else if (this.shown) toast(sentence(new Error(message.message)));
    else {
      this.refusal = message.message;
      this.connection.stop();
    }
  }

  protected override async take(position: Position): Promise<void> {
    const panels = whole(position.panels, position.drawn, this.known, this.parts);
    if (!panels || !this.reel) {
      this.connection.doubt();
      return;
    }
    for (const panel of panels) this.known.set(panel.id, panel);
    this.parts = remember(this.parts, panels, position.forget);
    await Promise.all([this.learn(position.game), gather(position.game, panels)]);
    const log = this.reel.events;
    const [after, until] = linesOf(this.moments, position.number);
    const news = log.filter(({ n }) => n > after && n <= until);
    this.newest = { position, panels, log, news, ours: false, until: null, reached: until };
    this.asked = false;
    if (!this.here) this.ask();
  }
}
