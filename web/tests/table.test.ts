// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../src/lib/transport';
import type { Choose, ClientMessage, GameEvent, Position, ServerMessage } from '../src/lib/wire';

const lines: Line[] = [];
vi.mock('../src/lib/transport', () => ({
  transport: { ask: () => Promise.resolve(new Response('')), open: () => new Line(), silence: 40_000 },
}));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Table } = await import('../src/lib/table.svelte');

/** One end of a line; the other is the server below, or nobody. */
class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    lines.push(this);
    setTimeout(() => this.onopen?.(), 5);
  }
  send(data: string): void {
    server.hear(this, JSON.parse(data) as ClientMessage);
  }
  close(): void {
    lines.splice(lines.indexOf(this), 1);
  }
}

/** The same numbers for the same seed. */
function luck(seed: number): (below: number) => number {
  let state = seed * 7919 + 17;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A solo game without end: after each decision an automaton has a few moments, and then there is the next question. */
class Server {
  decisions = 0;
  /** What goes lost once: a decision on its way here, or what came of it. */
  loses: 'decision' | 'position' | null = null;
  private log: GameEvent[] = [];
  private readonly seen = new Map<Line, number>();
  constructor(private readonly below: (number: number) => number) {}

  hear(line: Line, message: ClientMessage): void {
    if (message.type === 'hello') {
      this.seen.set(line, message.have ?? 0);
      this.say(line, this.position(line));
    } else if (message.type === 'choose') this.decide(line, message);
  }
  private decide(line: Line, { id, ticket, choice }: Choose): void {
    if (ticket !== `ticket-${this.decisions}` || choice !== `go-${this.decisions}`) {
      this.say(line, { type: 'error', id: id ?? null, code: 'stale', message: 'Old.', say: null });
      this.say(line, this.position(line));
      return;
    }
    const lost = this.loses;
    this.loses = null;
    if (lost === 'decision') return;
    this.decisions++;
    this.happens(0, false);
    this.say(line, { type: 'ack', id: id ?? null, number: this.decisions });
    if (lost === 'position') return;
    for (let moment = this.below(4); moment > 0; moment--) {
      this.happens(1, true);
      this.say(line, this.position(line, true));
    }
    this.say(line, this.position(line));
  }
  /** Something that changes nothing: somebody came, a question was asked. */
  again(): void {
    for (const line of lines) if (this.seen.has(line)) this.say(line, this.position(line));
  }
  private happens(seat: number, pause: boolean): void {
    this.log.push({ n: this.log.length + 1, seat, say: { id: 'x', args: {} }, pause, where: null });
  }
  private position(line: Line, passed = false): Position {
    const have = this.seen.get(line) ?? 0;
    this.seen.set(line, this.log.length);
    return {
      ...{ type: 'position', game: 'g', you: [0], seat: 0, players: [], automata: [], panels: [], drawn: {} },
      ...{ passed, events: this.log.slice(have), keep: have, number: this.decisions, started: true, over: false },
      ticket: passed ? null : `ticket-${this.decisions}`,
      choices: passed ? [] : [{ id: `go-${this.decisions}`, target: null, label: { id: 'x', args: {} } }],
    } as unknown as Position;
  }
  /** Messages keep their order; each may take its time. */
  private readonly free = new Map<Line, number>();
  private say(line: Line, message: ServerMessage): void {
    const at = Math.max(Date.now(), this.free.get(line) ?? 0) + this.below(this.below(5) ? 40 : 3000);
    this.free.set(line, at);
    setTimeout(() => line.onmessage?.({ data: JSON.stringify(message) }), at - Date.now());
  }
}
let server: Server;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  lines.length = 0;
});

describe('a table', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))('never waits for ever: run %i', async (seed) => {
    const below = luck(seed);
    server = new Server(below);
    const table = new Table('t');
    table.start();
    for (let event = 0; event < 120; event++) {
      await vi.advanceTimersByTimeAsync(below(below(3) ? 300 : 5000));
      const what = below(20);
      const [choice] = table.choices;
      if (what < 12) {
        if (choice) table.choose(choice);
      } else if (what < 14) table.flush();
      else if (what < 16) server.again();
      else if (what < 17) lines.at(-1)?.onclose?.();
      else if (what < 18) table.lookAt(table.since.length ? below(table.since.length) : null);
      else table.lookAt(null);
    }
    table.lookAt(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.decisions).toBeGreaterThan(5);
    expect([table.sent, table.waiting, table.choices.map(({ id }) => id)]).toEqual([
      null,
      0,
      [`go-${server.decisions}`],
    ]);
    table.stop();
  });

  it.each(['decision', 'position'] as const)(
    'asks where it is when a %s went lost on a line that works',
    async (what) => {
      server = new Server(() => 0);
      const table = new Table('t');
      table.start();
      await vi.advanceTimersByTimeAsync(100);
      server.loses = what;
      const [choice] = table.choices;
      if (choice) table.choose(choice);
      await vi.advanceTimersByTimeAsync(1000);
      expect([table.sent, server.loses]).toEqual(['go-0', null]);
      await vi.advanceTimersByTimeAsync(25_000);
      expect([table.sent, server.decisions, table.choices.map(({ id }) => id)]).toEqual([null, 1, ['go-1']]);
      table.stop();
    },
  );
});
