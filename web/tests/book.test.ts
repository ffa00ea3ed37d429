import { describe, expect, it } from 'vitest';
import { book, pieces, rulings, search, short } from '../src/lib/book';
import type { Rulebook } from '../src/lib/wire';

const text = (words: string, rules: string[]) => ({ kind: 'text' as const, text: words, rules, picture: '' });
const from: Rulebook = {
  game: 'x',
  lang: 'en',
  reconstructed: '',
  synonyms: { thatch: 'roof', gable: 'roof' },
  chapters: [
    {
      id: 'minute',
      title: 'In one minute',
      lead: '',
      also: [],
      topics: [
        {
          id: 'minute',
          title: '',
          texts: [text('Build and **roof**.', ['XX-1.1', 'XX-1.2'])],
          figures: [],
          trial: null,
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      lead: '',
      also: ['XX-1.3'],
      topics: [
        { id: 'turn-roof', title: 'Żółty dach', texts: [text('Lay a roof.', ['XX-1.2'])], figures: [], trial: null },
      ],
    },
  ],
  sections: [
    {
      title: '1 All',
      rules: [
        { id: 'XX-1.1', text: 'Build.', ruling: false },
        { id: 'XX-1.2', text: 'Roof. → On two houses.', ruling: true },
        { id: 'XX-1.3', text: 'Workers go home.', ruling: false },
        { id: 'XX-1.10', text: 'From 1→2.', ruling: false },
      ],
    },
  ],
};
const made = book(from, 'All rules');

describe('a rulebook', () => {
  it('has chapters, then every rule', () => {
    expect(made.pages.map((page) => [page.id, page.number])).toEqual([
      ['minute', null],
      ['turn', 1],
      ['ledger', null],
    ]);
    expect(book({ ...from, chapters: [] }, '').pages.map((page) => page.title)).toEqual(['1 All']);
  });
  it('has each rule at home where it is explained, not where it is touched upon', () => {
    const where = (id: string) => [made.homes.get(id)?.topic.id, made.homes.get(id)?.text];
    expect(where('XX-1.2')).toEqual(['turn-roof', 0]);
    expect(where('XX-1.1')).toEqual(['minute', 0]);
    expect(where('XX-1.3')).toEqual(['turn-roof', -1]);
    expect(where('XX-1.10')).toEqual(['ledger-1', -1]);
  });
  it('is found by number, by word, without accents, and with other endings', () => {
    const ids = (asked: string) => search(made, asked).map((hit) => hit.id);
    expect(ids('xx-1.1')).toEqual(['XX-1.1']);
    expect(ids('1.1')).toEqual(['XX-1.1']);
    expect(ids('gables')).toEqual(ids('roof'));
    expect(ids('build thatch')).toEqual(['minute']);
    expect(ids('1')).toEqual(['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.10']);
    expect(ids('zolty')).toEqual(['turn-roof']);
    expect(ids('workshops')).toEqual([]);
    expect(ids('workery')).toEqual(['XX-1.3']);
    expect(ids('  ')).toEqual([]);
  });
  it('says numbers shortly, bold words and rulings', () => {
    expect(short(['XX-1.1', 'XX-1.2'])).toBe('XX-1.1 · 1.2');
    expect(pieces('a **b** c')).toEqual(['a ', 'b', ' c']);
    expect(rulings('Roof. → On two.')).toEqual([
      { text: 'Roof.', ours: false },
      { text: 'On two.', ours: true },
    ]);
    expect(rulings('From 1→2.')).toEqual([{ text: 'From 1→2.', ours: false }]);
  });
});
