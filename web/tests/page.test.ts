// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { keep, storedTables, forget, tokensFor } from '../src/lib/stored';
import { places, side, stacked } from '../src/lib/layout';
import { once } from '../src/lib/api';
import { copied, localise } from '../src/lib/localise';
import { parse, tableIn } from '../src/lib/route.svelte';
import { Texts } from '../src/lib/texts';
import type { Panel } from '../src/lib/parts';

const panel = (id: string, role: string, width: number, height: number, compact = false): Panel => ({
  id,
  role,
  width,
  height,
  seat: null,
  title: id,
  key: id,
  static: '',
  parts: [],
  forms: {},
  glance: null,
  compact: compact ? { width: 125, height: 52, static: '', parts: [] } : null,
});

describe('the places of panels', () => {
  const all = [
    panel('map', 'board', 1600, 1100),
    panel('hand', 'hand', 900, 136),
    panel('p0', 'player', 480, 76, true),
    panel('row', 'display', 480, 138),
    panel('letters', 'hand', 480, 200),
  ];
  it('follow from role and shape', () => {
    const found = places(all);
    expect(found.boards.map((p) => p.id)).toEqual(['map']);
    expect(found.below.map((p) => p.id)).toEqual(['hand']);
    expect(found.side.map((p) => p.id)).toEqual(['row', 'letters']);
    expect(stacked(found).map((p) => p.id)).toEqual(['row', 'hand', 'letters']);
  });
  it('leave out the boards of others where each player has a line', () => {
    const farms = [0, 1, 2].map((seat) => ({ ...panel(`farm-${seat}`, 'display', 640, 322), seat }));
    expect(places([...all, ...farms], [0, 2]).side.map((p) => p.id)).toEqual(['row', 'letters', 'farm-1']);
    expect(places([...all, ...farms]).side.map((p) => p.id)).toContain('farm-2');
  });
  it('let the side be as wide as leaves room for the log', () => {
    const found = places(all);
    const roomy = side(found.players, found.side, 660);
    expect(roomy.short).toBe(false);
    expect(side(found.players, found.side, 600).width).toBeLessThan(roomy.width);
  });
  it('show players in short where they do not fit', () => {
    const four = Array.from({ length: 4 }, (_, i) => panel(`p${i}`, 'player', 480, 76, true));
    expect(side(four, places(all).side, 560).short).toBe(true);
  });
});

describe('words in panels', () => {
  const texts = new Texts('en', [
    { lang: 'en', source: 'tip = { $n } things\nplayer-default = Player { $number }\nof = Mill of { $player }' },
  ]);
  it('are filled in, names by seat, titles as tips', () => {
    document.body.innerHTML = `<svg><g id="a"><title data-l10n-id="tip" data-l10n-args='{"n":3}'></title></g>
      <text data-l10n-id="name" data-l10n-args='{"seat":1}' data-player="0"></text><text data-l10n-id="name" data-l10n-args='{"seat":2}' data-player="1"></text></svg>`;
    localise(document.body, texts, ['Ada', null]);
    expect(document.querySelector('#a')?.getAttribute('data-tip')).toBe('3 things');
    expect(document.querySelector('title')).toBeNull();
    expect([...document.querySelectorAll('text')].map((e) => e.textContent)).toEqual(['Ada', 'Player 2']);
  });
  it('that speak of a seat get its name', () => {
    document.body.innerHTML = `<svg><text data-l10n-id="of" data-l10n-args='{"seat":1}'></text><text data-l10n-id="of" data-l10n-args='{"seat":2}'></text></svg>`;
    localise(document.body, texts, [null, 'The Gardener']);
    const said = [...document.querySelectorAll('text')].map((e) => e.textContent);
    expect(said).toEqual(['Mill of Player 1', 'Mill of The Gardener']);
  });
});

describe('addresses', () => {
  it('lead home or to a table', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/t/k7f3')).toEqual({ page: 'table', table: 'k7f3' });
    expect(parse('/t')).toEqual({ page: 'lost' });
    expect(parse('/no/where')).toEqual({ page: 'lost' });
  });
  it('are found in what people paste', () => {
    expect(tableIn(' http://host:8000/t/k7f3ab?x=1 ')).toBe('k7f3ab');
    expect(tableIn('k7f3ab')).toBe('k7f3ab');
    expect(tableIn('not a link')).toBeNull();
  });
});

describe('what the browser keeps', () => {
  it('is every seat of every table, the latest first', () => {
    localStorage.clear();
    keep('a', 'g', { 0: 'x' });
    keep('b', 'g', { 1: 'y' });
    keep('a', 'g', { 2: 'z' });
    expect(storedTables().map((k) => k.table)).toEqual(['a', 'b']);
    expect(tokensFor('a')).toEqual({ 0: 'x', 2: 'z' });
    forget('a');
    expect(tokensFor('a')).toEqual({});
  });
  it('survives rubbish', () => {
    localStorage.setItem('kade-tables', '{"not":"a list"}');
    expect(storedTables()).toEqual([]);
  });
});

describe('what is asked for once', () => {
  it('is asked for again only when it failed', async () => {
    const asked = new Map<string, Promise<string>>();
    let times = 0;
    const ask = () => (times++ ? Promise.resolve('words') : Promise.reject(new Error('offline')));
    await expect(once(asked, 'a', ask)).rejects.toThrow('offline');
    expect(await once(asked, 'a', ask)).toBe('words');
    expect(await once(asked, 'a', ask)).toBe('words');
    expect(times).toBe(2);
  });
});

describe('a drawing that never changes', () => {
  const speaking = (says: string) => new Texts('en', [{ lang: 'en', source: `plate = ${says} { $player }` }]);
  const svg = `<text data-l10n-id="plate" data-l10n-args='{"seat":1}'></text>`;
  const said = (drawn: Node[]) => drawn.map((node) => node.textContent).join();

  it('is in the words and with the names of those who look, and every copy is a new one', () => {
    const texts = speaking('Farm of');
    const first = copied('key', svg, texts, ['Ada']);
    const second = copied('key', svg, texts, ['Ada']);
    expect(said(first)).toContain('Ada');
    expect(said(second)).toBe(said(first));
    expect(second[0]).not.toBe(first[0]);
    expect(said(copied('key', svg, texts, ['Bram']))).toContain('Bram');
    expect(said(copied('key', svg, speaking('Gospodarstwo'), ['Ada']))).toContain('Gospodarstwo');
  });
});
