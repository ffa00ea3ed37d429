import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import en from '../src/texts/en.ftl?raw';
import it_ from '../src/texts/it.ftl?raw';
import pl from '../src/texts/pl.ftl?raw';
import { LANGUAGES, Texts } from '../src/lib/texts';

const game = `
card = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
took = { $player } takes { $these }.
only-english = still said
`;
const italian = `took = { $player } prende { $these }.\ncard = { $number } carte`;
const texts = new Texts('it', [
  { lang: 'it', source: italian },
  { lang: 'en', source: game },
]);

const player = (seat: number) => ({ id: '@player', args: { seat } });

describe('phrases', () => {
  it('are filled with names, numbers, phrases and lists, all in the language of the reader', () => {
    const phrase = {
      id: 'took',
      args: { player: player(1), these: [{ id: 'card', args: { number: 2 } }, 'pane', player(0)] },
    };
    expect(texts.phrase(phrase, ['Ada', 'Bram'])).toBe('Bram prende 2 carte, pane e Ada.');
  });
  it('fall back to English where the language has no such message', () => {
    expect(texts.phrase({ id: 'only-english', args: {} })).toBe('still said');
  });
  it('inflect by number', () => {
    const english = new Texts('en', [{ lang: 'en', source: game }]);
    expect(english.message('card', { number: 1 })).toBe('1 card');
    expect(english.message('card', { number: 3 })).toBe('3 cards');
  });
  it('write numbers below zero with a minus, and choose by them as before', () => {
    const source = 'lost = { $points } points\nlevel = { $points ->\n    [-1] one short\n   *[other] { $points }\n}';
    for (const lang of LANGUAGES) {
      const said = new Texts(lang, [{ lang, source }]);
      expect(said.message('lost', { points: -3 })).toBe('−3 points');
      expect(said.message('level', { points: -1 })).toBe('one short');
    }
  });
  it('show the id of a message nobody knows, rather than nothing', () => {
    expect(texts.message('no-such')).toBe('no-such');
  });
  it('call a player without a name by number', () => {
    const named = new Texts('en', [{ lang: 'en', source: 'player-default = Player { $number }' }]);
    expect(named.player(1, ['Ada', null])).toBe('Player 2');
  });
});

describe('our own texts', () => {
  const own = { en, pl, it: it_ };
  const ids = (lang: keyof typeof own): string[] => new FluentResource(own[lang]).body.map((entry) => entry.id).sort();
  it.each(LANGUAGES)('say the same things in %s as in English', (lang) => {
    expect(ids(lang)).toEqual(ids('en'));
  });
  it('know every message that the components ask for', () => {
    const known = new Set(ids('en'));
    const sources = Object.values(
      import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
    );
    const asked = sources.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] ?? ''));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(40);
  });
});
