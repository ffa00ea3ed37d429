// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { attribute, byKey, byKind, byTarget, halves } from '../src/lib/choices';
import { glow, point } from '../src/lib/glow';
import type { Choice } from '../src/lib/wire';

const choice = (id: string, target: string | null): Choice => ({
  id,
  kind: id.split(' ')[0] ?? '',
  words: {},
  target,
  label: { id: 'say', args: { what: id } },
});
const choices = [choice('take a', 'row-1'), choice('pay x', 'hand'), choice('pay y', 'hand'), choice('pass', null)];

describe('choices and their targets', () => {
  it('gathers the meanings of one target and leaves out what is drawn nowhere', () => {
    const found = byTarget(choices);
    expect([...found.keys()]).toEqual(['row-1', 'hand']);
    expect(attribute(found.get('hand') ?? [])).toBe('pay x|pay y');
  });
  it('groups them by what one does, in the order they were given', () => {
    const groups = byKind(choices);
    expect(groups.map((g) => [g.kind, g.choices.map((c) => c.id)])).toEqual([
      ['take', ['take a']],
      ['pay', ['pay x', 'pay y']],
      ['pass', ['pass']],
    ]);
  });
  it('knows the choice of a number key', () => {
    expect(byKey(choices, '2')?.id).toBe('pay x');
    expect(byKey(choices, '9')).toBeUndefined();
    expect(byKey(choices, 'x')).toBeUndefined();
  });
});

describe('what is possible', () => {
  const drawing = '<svg class="kade-panel" data-panel="p"><g id="row-1"></g><g id="hand"></g><g id="other"></g></svg>';
  const label = (c: Choice): string => c.id;

  it('glows, can be reached by keyboard and says what it does', () => {
    document.body.innerHTML = drawing;
    glow(document, choices, label);
    const hand = document.querySelector('#hand');
    expect(hand?.classList.contains('legal')).toBe(true);
    expect(hand?.getAttribute('data-choice')).toBe('pay x|pay y');
    expect(hand?.getAttribute('role')).toBe('button');
    expect(hand?.getAttribute('tabindex')).toBe('0');
    expect(hand?.getAttribute('aria-label')).toBe('pay x; pay y');
    expect(document.querySelectorAll('.legal').length).toBe(2);
  });
  it('stops glowing when it is possible no more', () => {
    document.body.innerHTML = drawing;
    glow(document, choices, label);
    glow(document, [choice('take a', 'row-1')], label);
    expect(document.querySelectorAll('.legal').length).toBe(1);
    expect(document.querySelector('#hand')?.hasAttribute('data-choice')).toBe(false);
  });
  it('is pointed at one at a time', () => {
    document.body.innerHTML = drawing;
    point(document, 'row-1');
    point(document, 'hand');
    expect([...document.querySelectorAll('.pointed')].map((e) => e.id)).toEqual(['hand']);
    point(document, null);
    expect(document.querySelectorAll('.pointed').length).toBe(0);
  });
});

describe('a label in two', () => {
  it('says first what one does, and loses nothing', () => {
    expect(halves('1 step: market, 2 moves (costs 1 tool)')).toEqual(['1 step: ', 'market, 2 moves (costs 1 tool)']);
    expect(halves('Claim Dam – Waag')).toEqual(['Claim Dam – Waag', '']);
    expect(halves('End your turn')).toEqual(['End your turn', '']);
    for (const label of ['Build (2 guilders)', 'Z kalendarza: 8 PZ', 'F1: x'])
      expect(halves(label).join('')).toBe(label);
  });
});
