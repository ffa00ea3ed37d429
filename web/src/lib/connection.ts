// One line to a table that is put up again whenever it breaks. It knows messages, not what they mean for the page.
import { transport, type Wire } from './transport';
import type { ClientMessage, ServerMessage } from './wire';

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Surroundings {
  open(path: string): Wire;
  silence: number;
  later(run: () => void, ms: number): number;
  never(timer: number): void;
  random(): number;
}

const PING = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;

/** How long to wait before the next attempt after this many failures: longer each time, never all browsers at once. */
export function backoff(failures: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return Math.round(wait * (0.7 + 0.6 * random));
}

export const browser: Surroundings = {
  open: (path) => transport.open(path),
  silence: transport.silence,
  later: (run, ms) => window.setTimeout(run, ms),
  never: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
};

export interface Listener {
  hello(): ClientMessage;
  received(message: ServerMessage): void;
  state(state: LineState): void;
}

export class Connection {
  state: LineState = 'closed';
  private wire: Wire | null = null;
  private failures = 0;
  private timers: { retry?: number; ping?: number; silence?: number } = {};

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = browser,
  ) {}

  start(): void {
    if (this.state === 'closed') this.connect();
  }

  stop(): void {
    this.hangUp();
    this.turn('closed');
  }

  /** Something says the line may work again (the network is back, the page is looked at): try now. */
  hurry(): void {
    if (this.state !== 'waiting') return;
    this.failures = 0;
    this.connect();
  }

  /** Begin anew at once: there is something else to say in the greeting. */
  again(): void {
    if (this.state !== 'closed') this.connect();
  }

  /** What we hear does not fit what we have: begin anew after a while. */
  doubt(): void {
    if (this.state !== 'closed') this.broken();
  }

  /** False when there is no line: the message is not kept, the caller decides what to do. */
  send(message: ClientMessage): boolean {
    if (this.state !== 'open' || !this.wire) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.hangUp();
    this.turn('connecting');
    const wire = this.around.open(this.path);
    this.wire = wire;
    this.watch();
    wire.onopen = () => {
      this.turn('open');
      wire.send(JSON.stringify(this.listener.hello()));
      this.ping();
      this.watch();
    };
    wire.onmessage = (event) => {
      this.watch();
      const message = read(event.data);
      if (!message) return;
      this.failures = 0; // only a server that speaks is a server that works
      this.listener.received(message);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.broken();
    };
  }

  private broken(): void {
    this.hangUp();
    this.turn('waiting');
    this.timers.retry = this.around.later(() => this.connect(), backoff(this.failures++, this.around.random()));
  }

  private hangUp(): void {
    for (const timer of Object.values(this.timers)) if (timer !== undefined) this.around.never(timer);
    this.timers = {};
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private ping(): void {
    this.timers.ping = this.around.later(() => {
      this.send({ type: 'ping' });
      this.ping();
    }, PING);
  }

  /** A line that says nothing for long is taken for broken: not every break closes it. */
  private watch(): void {
    if (this.timers.silence !== undefined) this.around.never(this.timers.silence);
    this.timers.silence = this.around.later(() => this.broken(), this.around.silence);
  }

  private turn(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.state(state);
  }
}

function read(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}
