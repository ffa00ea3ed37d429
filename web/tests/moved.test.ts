import { describe, expect, it } from 'vitest';
import { LARGEST, LONGEST_LINK, pack, packedIn, readTable, unpack } from '../src/lib/moved';

const FILE = JSON.stringify({ kade: 1, game: 'burano', seats: [{ name: 'Łucja' }, { name: 'Zeno', bot: 'novice' }] });

describe('a table in a link', () => {
  it('comes out as it went in', async () => {
    expect(await unpack(await pack(FILE))).toBe(FILE);
    expect(await readTable(await pack(FILE))).toEqual({ text: FILE, game: 'burano', names: ['Łucja', 'Zeno'] });
  });
  it('has only letters that no program changes in an address', async () => {
    expect(await pack(FILE)).toMatch(/^[\w-]+$/);
  });
  it('is read from a link of any site or server', () => {
    expect(packedIn('https://a.test/kade/#/moved/abc_-9')).toBe('abc_-9');
    expect(packedIn(' http://b.test:8000/moved#abc_-9\n')).toBe('abc_-9');
    expect(packedIn('http://b.test:8000/t/abcd')).toBeNull();
  });
  it('is refused where it is none, or not whole', async () => {
    const packed = await pack(FILE);
    const others = await Promise.all(['[]', '{}', 'null', '{"game": 1, "seats": [null]}'].map(pack));
    for (const wrong of ['', 'ż', 'AAAA', packed.slice(0, -8), ...others])
      await expect(readTable(wrong), wrong).rejects.toThrow('bad-link');
  });
  it('is not read on where a few letters would fill the memory', async () => {
    const bomb = await pack(`{"game": "${'a'.repeat(LARGEST * 20)}"}`);
    expect(bomb.length).toBeLessThan(LONGEST_LINK * 2);
    await expect(unpack(bomb)).rejects.toThrow(RangeError);
  });
});
