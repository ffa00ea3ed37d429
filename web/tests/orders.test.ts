// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepOrder, keptOrder, markKept } from '../src/lib/orders';

const PYRAMID = ['stack pink', 'stack blue', 'stack white'];

beforeEach(() => localStorage.clear());

describe('an order of decisions', () => {
  it('is kept by game and by what it is made of, the last one each', () => {
    keepOrder('burano', '3-3', ['stack white']);
    keepOrder('burano', '3-3', PYRAMID);
    keepOrder('burano', '2-4', ['stack blue']);
    expect(keptOrder('burano', '3-3')).toEqual(PYRAMID);
    expect(keptOrder('burano', '1-5')).toEqual([]);
    expect(keptOrder('amsterdam', '3-3')).toEqual([]);
  });
  it('survives nonsense in its place', () => {
    localStorage.setItem('kade-orders', '[1, {"a": 2}, ["burano/3-3"]');
    expect(keptOrder('burano', '3-3')).toEqual([]);
    keepOrder('burano', '3-3', PYRAMID);
    expect(keptOrder('burano', '3-3')).toEqual(PYRAMID);
  });
  it('does not grow for ever', () => {
    for (let i = 0; i < 100; i++) keepOrder('burano', String(i), PYRAMID);
    expect(keptOrder('burano', '99')).toEqual(PYRAMID);
    expect(keptOrder('burano', '0')).toEqual([]);
  });
  it('is offered only where there is one', () => {
    document.body.innerHTML =
      '<svg class="kade-panel"><g id="one" data-again="3-3"></g><g id="two" data-again="2-4"></g></svg>';
    keepOrder('burano', '3-3', PYRAMID);
    markKept(document, 'burano');
    const dim = ['one', 'two'].map((id) => document.getElementById(id)?.getAttribute('aria-disabled'));
    expect(dim).toEqual(['false', 'true']);
  });
});
