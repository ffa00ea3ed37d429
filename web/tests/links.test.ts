import { describe, expect, it } from 'vitest';
import { here } from '../src/lib/links';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://kade.test');
  return { pathname, search, hash };
};

describe('where an address leads', () => {
  it('is said by its path where a server answers', () => {
    expect(here(at('/rules/burano#BU-7.5'), true)).toEqual({ path: '/rules/burano', search: '', hash: '#BU-7.5' });
  });
  it('is said behind the # on a site of plain files, whatever folder it lies in', () => {
    expect(here(at('/some/folder/'), false)).toEqual({ path: '/', search: '', hash: '' });
    expect(here(at('/kade/#/t/abc'), false).path).toBe('/t/abc');
    expect(here(at('/kade/index.html#/replay/abc?at=3&seat=1'), false).search).toBe('?at=3&seat=1');
    expect(here(at('/#/rules/burano#BU-7.5'), false)).toEqual({ path: '/rules/burano', search: '', hash: '#BU-7.5' });
  });
});
