import { beforeEach, describe, expect, it } from 'vitest';
import { backoff, Connection, type LineState, type Surroundings } from '../src/lib/connection';
import type { Wire } from '../src/lib/transport';
import type { ClientMessage, ServerMessage } from '../src/lib/wire';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
}

let wires: FakeWire[];
let timers: { run: () => void; at: number; id: number }[];
let now: number;
let states: LineState[];
let received: ServerMessage[];
let line: Connection;

const around: Surroundings = {
  open: () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  },
  later: (run, ms) => {
    const id = Math.random();
    timers.push({ run, at: now + ms, id });
    return id;
  },
  never: (id) => {
    timers = timers.filter((timer) => timer.id !== id);
  },
  random: () => 0.5,
  silence: 40_000,
};

function pass(ms: number): void {
  const until = now + ms;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.run();
  }
  now = until;
}

const last = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  wires = [];
  timers = [];
  now = 0;
  states = [];
  received = [];
  line = new Connection(
    'ws://x/ws/t',
    {
      hello: () => ({ type: 'hello', tokens: ['s'], have: 7 }),
      received: (m) => received.push(m),
      state: (s) => states.push(s),
    },
    around,
  );
});

describe('a line to the table', () => {
  it('greets as soon as it is open, with what we have', () => {
    line.start();
    last().onopen?.();
    expect(last().sent[0]).toEqual({ type: 'hello', tokens: ['s'], have: 7 });
    expect(states).toEqual(['connecting', 'open']);
  });
  it('is put up again after a break, after longer and longer waits', () => {
    line.start();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = wires.length;
      const then = now;
      last().onclose?.();
      expect(line.state).toBe('waiting');
      while (wires.length === before) pass(50);
      waits.push(now - then);
    }
    expect(waits[0]).toBeLessThan(600);
    expect(waits[3]).toBeGreaterThan(waits[1] ?? 0);
    expect(Math.max(...waits)).toBeLessThan(11_000);
  });
  it('forgets its failures once the server has spoken, not when the line merely opened', () => {
    line.start();
    for (let i = 0; i < 5; i++) {
      last().onopen?.();
      last().onclose?.();
      pass(15_000);
    }
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"pong"}' });
    const before = wires.length;
    last().onclose?.();
    pass(700);
    expect(wires.length).toBe(before + 1);
  });
  it('is taken for broken when nothing is received for long', () => {
    line.start();
    last().onopen?.();
    pass(19_000);
    last().onmessage?.({ data: '{"type":"pong"}' });
    pass(30_000);
    expect(line.state).toBe('open');
    pass(15_000);
    expect(wires.length).toBeGreaterThan(1);
    expect(wires[0]?.closed).toBe(true);
  });
  it('pings, so that there is something to hear', () => {
    line.start();
    last().onopen?.();
    pass(21_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  });
  it('tries at once when the network is back', () => {
    line.start();
    last().onclose?.();
    line.hurry();
    expect(line.state).toBe('connecting');
    expect(wires.length).toBe(2);
  });
  it('says that it could not send instead of keeping the message for later', () => {
    line.start();
    expect(line.send({ type: 'ping' })).toBe(false);
    last().onopen?.();
    expect(line.send({ type: 'ping' })).toBe(true);
  });
  it('survives words that make no sense', () => {
    line.start();
    last().onopen?.();
    last().onmessage?.({ data: 'not json' });
    last().onmessage?.({ data: '[]' });
    last().onmessage?.({ data: '{"type":"pong"}' });
    expect(received).toEqual([{ type: 'pong' }]);
  });
  it('stays down once it was stopped', () => {
    line.start();
    last().onopen?.();
    line.stop();
    pass(60_000);
    expect(wires.length).toBe(1);
    expect(line.state).toBe('closed');
  });
  it('waits at most some ten seconds, and not everywhere the same', () => {
    expect(backoff(20, 1)).toBeLessThanOrEqual(10_400);
    expect(backoff(3, 0)).not.toBe(backoff(3, 1));
  });
});
