// A table as a link: its file, compressed, behind the # of an address. No host is sent what stands there.
import { here, whole } from './links';
import { site } from './site';

/** Characters of a file that a server takes: a longer one is not unpacked to its end either. */
export const LARGEST = 240_000;
/** Characters of a link that messages and browsers carry without cutting it. */
export const LONGEST_LINK = 8_000;

/** What is known of a table before the rules have looked at it. */
export interface SentTable {
  /** The file that was in the link. */
  text: string;
  game: string;
  names: string[];
}

export const canLink = typeof CompressionStream === 'function';

/** Behind one # only: many programs cut an address at the second. */
export function movedPath(packed: string): string {
  return `/moved${site ? '/' : '#'}${packed}`;
}

/** The link to a table, or null where the game has grown too long for one. */
export async function linkTo(text: string): Promise<string | null> {
  const link = whole(movedPath(await pack(text)));
  return link.length > LONGEST_LINK ? null : link;
}

/** What the address of this page holds. */
export function packedHere(): string {
  const { path, hash } = here();
  return hash.slice(1) || path.split('/')[2] || '';
}

/** The packed table in a link that somebody pasted, from whatever site or server it comes. */
export function packedIn(text: string): string | null {
  return /\/moved[/#]([\w-]+)\s*$/.exec(text)?.[1] ?? null;
}

/** An Error names the sentence that says why there is none. */
export async function readTable(packed: string): Promise<SentTable> {
  if (!canLink) throw new Error('old-browser');
  try {
    const text = await unpack(packed);
    const { game, seats } = JSON.parse(text) as { game: unknown; seats: { name: unknown }[] };
    return { text, game: String(game), names: seats.map((seat) => String(seat.name)) };
  } catch {
    throw new Error('bad-link');
  }
}

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A few letters can unpack to gigabytes: what is too long is not read on. */
export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new RangeError('too long');
    }
  }
}
