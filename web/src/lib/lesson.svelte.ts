// A guided game as this browser knows it: a table for one, with a coach who waits.
import { keepProgress, progress } from './lessons';
import { t } from './settings.svelte';
import { still } from './motion';
import { myName } from './start';
import { Table } from './table.svelte';
import { toast } from './toasts.svelte';
import type { Choice, ClientMessage, Coach, ErrorMessage, ServerMessage } from './wire';

/** How long a move that was only shown stays. */
const SHOWN = 1800;
const SHOWN_STILL = 2600;

export class Lesson extends Table {
  override readonly guided: boolean = true;
  /** A move is being shown and will be taken back. */
  showing = $state(false);
  /** Where the coach waits; null while others move. */
  readonly coach: Coach | null = $derived(this.shown?.position.coach ?? null);
  /** What is legal here and not asked for. */
  readonly others: Choice[] = $derived(
    (this.shown?.position.choices ?? []).filter((choice) => choice.id !== this.coach?.choice),
  );
  private back: number | undefined;

  constructor(
    readonly of: string,
    readonly name: string,
    /** Where to begin, if one only wants to try something. */
    private readonly from: number | null = null,
  ) {
    super(name, `/ws/learn/${encodeURIComponent(of)}/`);
  }

  override start(): void {
    void this.learn(this.of).catch(() => undefined); // it is asked for again with the first position
    super.start();
  }

  override stop(): void {
    window.clearTimeout(this.back);
    super.stop();
  }

  protected override hello(): ClientMessage {
    const greeting = super.hello();
    this.showing = false;
    const kept = this.newest?.position.number ?? this.from ?? progress(this.of, this.name)?.stop ?? 0;
    return greeting.type === 'hello' ? { ...greeting, have: 0, stop: kept } : greeting;
  }

  protected override received(message: ServerMessage): void {
    if (message.type === 'position') {
      message.players = message.players.map((p) => (p.kind === 'person' ? { ...p, name: myName() } : p));
      const { coach } = message;
      if (coach) {
        this.showing = false;
        const done = coach.stop + 1 === coach.stops;
        if (this.from === null) keepProgress(this.of, this.name, { stop: coach.stop, step: coach.step, done });
      }
    }
    super.received(message);
  }

  protected override refused(message: ErrorMessage): void {
    if (message.code !== 'follow-me') super.refused(message);
    else {
      this.settle(message.id);
      this.decline();
    }
  }

  /** Something legal that is not asked for. */
  decline(): void {
    toast(t('learn-follow'), 'info');
  }

  // ---------------------------------------------------------------- what the learner does

  /** What the coach waits for: the move, or that it has been read. */
  goOn(): void {
    const here = this.coach;
    if (!here || this.showing || this.waiting > 0) return;
    const choice = this.choices.find((one) => one.id === here.choice);
    if (choice) this.choose(choice);
    else if (here.choice === null && here.stop + 1 < here.stops) this.goTo(here.stop + 1);
  }

  skip(): void {
    if (this.coach && !this.showing) this.goTo(this.coach.skip);
  }

  /** Show what the move brings, and take it back. */
  showMe(): void {
    const here = this.coach;
    if (!here?.choice || this.showing || this.sent !== null || !this.send({ type: 'show-me' })) return;
    this.showing = true;
    this.back = window.setTimeout(() => this.goTo(here.stop), still() ? SHOWN_STILL : SHOWN);
  }

  begin(): void {
    this.goTo(0);
  }

  private goTo(stop: number): void {
    window.clearTimeout(this.back);
    this.send({ type: 'go-to', stop });
  }
}
