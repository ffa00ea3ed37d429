import { describe, expect, it } from 'vitest';
import { again, change, Series } from '../src/lib/series';
import type { Table } from '../src/lib/table.svelte';

const ROW = ['stack pink', 'stack blue', 'leave empty'];

describe('a row of decisions', () => {
  it('grows at its end without taking anything back', () => {
    expect(change(ROW, { choice: 'stack white' }, 3)).toEqual({ back: 0, answers: ['stack white'] });
  });
  it('is taken back to what is replaced, and given again', () => {
    expect(change(ROW, { choice: 'stack white' }, 1)).toEqual({ back: 2, answers: ['stack white', 'leave empty'] });
  });
  it('is given again from the first of two that change places', () => {
    const swapped = { back: 3, answers: ['leave empty', 'stack blue', 'stack pink'] };
    expect(change(ROW, { nth: 0 }, 2)).toEqual(swapped);
    expect(change(ROW, { nth: 2 }, 0)).toEqual(swapped);
  });
  it('stays when nothing would change', () => {
    expect(change(ROW, { choice: 'stack pink' }, 0)).toBeNull();
    expect(change(ROW, { choice: 'stack pink' }, 4)).toBeNull();
    expect(change(ROW, { nth: 1 }, 1)).toBeNull();
    expect(change(ROW, { nth: 1 }, 3)).toBeNull();
    expect(change(['stack pink', 'stack pink'], { nth: 0 }, 1)).toBeNull();
  });
});

describe('a row that was kept', () => {
  it('is given again but for its last decision', () => {
    expect(again([], ROW)).toEqual({ back: 0, answers: ['stack pink', 'stack blue'] });
  });
  it('takes back only what differs', () => {
    expect(again(['stack pink', 'stack white'], ROW)).toEqual({ back: 1, answers: ['stack blue'] });
  });
  it('changes nothing where it stands already', () => {
    expect(again(['stack pink', 'stack blue'], ROW)).toBeNull();
  });
});

/** A table that answers when it is told to. */
function fake(offered: string[]) {
  const done: string[] = [];
  const table = {
    shown: { position: { ticket: 't0', can_undo: true } },
    waiting: 0,
    sent: null as string | null,
    choices: offered.map((id) => ({ id })),
    undo: () => done.push('undo'),
    choose: (choice: { id: string }) => {
      done.push(choice.id);
      table.sent = choice.id;
    },
  };
  let n = 0;
  const moved = (ticket = `t${++n}`) => {
    table.sent = null;
    table.shown = { position: { ticket, can_undo: true } };
  };
  return { table: table as unknown as Table, raw: table, done, moved };
}

describe('a series', () => {
  it('goes on with every answer, undo first', () => {
    const { table, done, moved } = fake(['a', 'b']);
    const series = new Series(table);
    series.start({ back: 1, answers: ['a', 'b'] });
    for (let i = 0; i < 4; i++) {
      moved();
      series.step();
    }
    expect(done).toEqual(['undo', 'a', 'b']);
  });
  it('waits while only others have moved', () => {
    const { table, done, moved } = fake(['a']);
    const series = new Series(table);
    series.start({ back: 1, answers: ['a'] });
    moved('t0');
    series.step();
    expect(done).toEqual(['undo']);
  });
  it('ends at what is not possible any more', () => {
    const { table, raw, done, moved } = fake(['a', 'b']);
    const series = new Series(table);
    series.start({ back: 0, answers: ['a', 'c', 'b'] });
    moved();
    series.step();
    moved();
    series.step();
    expect(done).toEqual(['a']);
    raw.shown.position.can_undo = false;
    series.start({ back: 1, answers: ['a'] });
    moved();
    series.step();
    expect(done).toEqual(['a']);
  });
});
