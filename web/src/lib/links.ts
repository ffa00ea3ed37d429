// Paths of the application and the addresses that the browser shows for them: the same where a server answers; behind a `#`
// on a site of plain files, which is served from any folder and has no file at /t/… to send.
import { site } from './site';

export interface Here {
  path: string;
  search: string;
  hash: string;
}

/** Where the address leads. */
export function here(address: Pick<Location, 'pathname' | 'search' | 'hash'> = location, plain = !site): Here {
  if (plain) return { path: address.pathname, search: address.search, hash: address.hash };
  const [, path = '', search = '', hash = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address.hash) ?? [];
  return { path: path || '/', search, hash };
}

/** What a link to this path says. */
export function to(path: string): string {
  return site ? `#${path}` : path;
}

/** What a link to something on this page says. */
export function within(id: string): string {
  return site ? to(`${here().path}#${id}`) : `#${id}`;
}

/** The address of this path, for people elsewhere. */
export function whole(path: string): string {
  return new URL(to(path), location.href).href;
}

/** A file that lies beside the page, such as an icon, or an answer that needs nobody to think, such as a style sheet. */
export function file(path: string): string {
  return site ? (site.answers[path] ?? path.slice(1)) : path;
}
