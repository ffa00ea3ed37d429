// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { paint } from '../src/lib/paint';
import { remember, whole, type Panel, type Part } from '../src/lib/parts';
import type { PanelUpdate } from '../src/lib/wire';

const part = (key: string): Part => ({ key, svg: `<path id="${key}"/>` });
const panel = (id: string, key: string, ...keys: string[]): Panel => ({
  id,
  key,
  role: 'board',
  seat: null,
  title: id,
  width: 1,
  height: 1,
  static: '',
  parts: keys.map(part),
  forms: {},
  glance: null,
  compact: null,
});
const update = (id: string, key: string, ...parts: string[]): PanelUpdate => ({
  id,
  key,
  drawn: { role: 'board', seat: null, title: id, width: 1, height: 1, static: '', parts, forms: {} },
});
const same = (id: string, key: string): PanelUpdate => ({ id, key, drawn: null });
const known = new Map([['a', panel('a', 'k1', 'p')]]);

describe('panels', () => {
  it('that did not change, and parts that are not new, are taken from what we have', () => {
    const found = whole(
      [same('a', 'k1'), update('b', 'k2', 'p', 'q')],
      { q: part('q').svg },
      known,
      remember(new Map(), [...known.values()]),
    );
    expect(found).toEqual([panel('a', 'k1', 'p'), panel('b', 'k2', 'p', 'q')]);
  });
  it('are doubted when we do not have what the server thinks we have', () => {
    expect(whole([same('a', 'k9')], {}, known, new Map())).toBeNull();
    expect(whole([same('z', 'k1')], {}, known, new Map())).toBeNull();
    expect(whole([update('b', 'k2', 'p', 'q')], {}, known, remember(new Map(), [...known.values()]))).toBeNull();
  });
  it('keep for the next position the parts of all their forms', () => {
    const both = { ...panel('a', 'k', 'p'), forms: { phone: { width: 1, height: 1, static: '', parts: [part('q')] } } };
    expect([...remember(new Map(), [both]).keys()]).toEqual(['p', 'q']);
  });
  it('keep the parts that came before, until the server says that they can be forgotten', () => {
    const before = remember(new Map(), [panel('a', 'k1', 'p', 'q')]);
    const now = [panel('a', 'k2', 'r')];
    expect([...remember(before, now).keys()]).toEqual(['p', 'q', 'r']);
    expect([...remember(before, now, true).keys()]).toEqual(['r']);
  });
  it('know the form for a phone by its name', () => {
    const sent = update('a', 'k', 'p');
    if (sent.drawn) sent.drawn.forms = { phone: { width: 2, height: 3, static: '', parts: ['p'] } };
    expect(whole([sent], { p: part('p').svg }, new Map(), new Map())?.[0]?.compact).toEqual({
      width: 2,
      height: 3,
      static: '',
      parts: [part('p')],
    });
  });
});

describe('painting', () => {
  const place = (): Element => document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const fill = (group: Element, svg: string): void => {
    group.innerHTML = svg;
  };
  const put = (where: Element, keys: string): void => paint(where, [...keys].map(part), fill);
  const painted = (where: Element): string => [...where.querySelectorAll('path')].map((e) => e.id).join('');

  it('leaves what is there already untouched, in the order of painting', () => {
    const where = place();
    put(where, 'abcd');
    const [a, b, , d] = where.children;
    b?.classList.add('legal');
    put(where, 'axbd');
    expect(painted(where)).toBe('axbd');
    expect([where.children[0], where.children[2], where.children[3]]).toEqual([a, b, d]);
    expect(where.children[2]?.classList.contains('legal')).toBe(true);
  });
  it('keeps the parts of a group in it, behind what the group itself draws', () => {
    const where = place();
    const group = (turn: string): Part => ({
      key: `g${turn}`,
      svg: `<g data-around="" id="seat"><path id="${turn}"/>`,
    });
    const close = { key: 'close', svg: '</g>' };
    const inside = (turn: string, keys: string): void =>
      paint(where, [part('a'), group(turn), ...[...keys].map(part), close, part('z')], fill);
    inside('1', 'bc');
    const seat = where.querySelector('#seat');
    expect(painted(where)).toBe('a1bcz');
    expect(seat?.querySelectorAll('path').length).toBe(3);
    const b = seat?.querySelector('#b');
    inside('1', 'dbc');
    expect(painted(where)).toBe('a1dbcz');
    expect(where.querySelector('#seat')).toBe(seat);
    expect(where.querySelector('#b')).toBe(b);
    inside('2', 'bc');
    expect(painted(where)).toBe('a2bcz');
  });
  it('holds equal parts as often as they are drawn, and follows any other order', () => {
    const where = place();
    for (const keys of ['aab', 'ba', 'aaab', 'dcba', '', 'abcd', 'cadb']) {
      put(where, keys);
      expect(painted(where)).toBe(keys);
    }
  });
});
