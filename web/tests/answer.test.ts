import { describe, expect, it } from 'vitest';
import { Answer } from '../src/lib/answer';
import { fresh, have, merged } from '../src/lib/log';
import type { GameEvent, Position } from '../src/lib/wire';

const position = (ticket: string | null, ...ids: string[]): Position =>
  ({ ticket, choices: ids.map((id) => ({ id, target: null, label: { id } })) }) as unknown as Position;

describe('a decision on its way', () => {
  it('is sent again after a break when the ticket proves that it was not carried out', () => {
    const answer = new Answer();
    const sent = answer.choose(0, 'ticket-1', 'take a');
    expect(answer.resume(position('ticket-1', 'take a', 'take b'))).toEqual(sent);
  });
  it('is never sent again once the server acknowledged it', () => {
    const answer = new Answer();
    const sent = answer.choose(0, 'ticket-1', 'take a');
    answer.settled(sent.id);
    expect(answer.resume(position('ticket-1', 'take a'))).toBeNull();
  });
  it('is forgotten when the ticket has changed', () => {
    const answer = new Answer();
    answer.choose(0, 'ticket-1', 'take a');
    expect(answer.resume(position('ticket-2', 'take a'))).toBeNull();
    expect(answer.resume(position('ticket-1', 'take a'))).toBeNull();
  });
  it('is not settled by the answer to something else', () => {
    const answer = new Answer();
    answer.choose(0, 'ticket-1', 'take a');
    answer.settled('other');
    expect(answer.pending('ticket-1')).toBe(true);
    expect(answer.pending('ticket-2')).toBe(false);
  });
});

const event = (n: number): GameEvent => ({ n, seat: null, say: { id: 'e', args: {} }, pause: false, where: null });

describe('the log', () => {
  it('grows by what is new and keeps nothing twice', () => {
    expect(merged([event(1), event(2)], [event(2), event(3)]).map((e) => e.n)).toEqual([1, 2, 3]);
  });
  it('loses what an undo took back', () => {
    const ours = [event(1), event(2), event(3)];
    const now = merged(ours, [event(4)], 1);
    expect(now.map((e) => e.n)).toEqual([1, 4]);
    expect(fresh(ours, now).map((e) => e.n)).toEqual([4]);
    expect(have(now)).toBe(4);
  });
  it('begins anew when nothing of ours stands', () => {
    expect(merged([event(5)], [event(1), event(2)], 0).map((e) => e.n)).toEqual([1, 2]);
  });
});
