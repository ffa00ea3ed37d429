import { describe, expect, it } from 'vitest';
import { unpacked } from '../src/site/parts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const text = (found: ArrayBuffer): string => new TextDecoder().decode(found);

describe('a packed part of Python', () => {
  it('is unpacked, and left alone where the browser has done so already', async () => {
    const packed = new Blob([bytes('\0asm')]).stream().pipeThrough(new CompressionStream('gzip'));
    expect(text(await unpacked(await new Response(packed).arrayBuffer()))).toBe('\0asm');
    expect(text(await unpacked(bytes('\0asm')))).toBe('\0asm');
  });
});
