// Where in the application we are: home, a table, a replay, a guided game, a puzzle, a rulebook, a table that was sent, or where
// there is nothing; known by the address.
import { here, to } from './links';

export type Place =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'rules'; game: string }
  | { page: 'moved' }
  | { page: 'lost' };

export function parse(path: string): Place {
  const lesson = /^\/learn\/([^/]+)\/([^/]+)\/?$/.exec(path);
  if (lesson?.[1] && lesson[2])
    return { page: 'learn', game: decodeURIComponent(lesson[1]), lesson: decodeURIComponent(lesson[2]) };
  const puzzle = /^\/puzzle\/([^/]+)\/(\d{1,4})\/?$/.exec(path);
  if (puzzle?.[1] && puzzle[2])
    return { page: 'puzzle', game: decodeURIComponent(puzzle[1]), number: Number(puzzle[2]) };
  const found = /^\/(t|rules|replay)\/([^/]+)\/?$/.exec(path);
  const name = decodeURIComponent(found?.[2] ?? '');
  if (found?.[1] === 'replay') return { page: 'replay', table: name };
  if (found) return found[1] === 't' ? { page: 'table', table: name } : { page: 'rules', game: name };
  if (/^\/moved(\/|$)/.test(path)) return { page: 'moved' };
  return { page: path === '/' || path === '' ? 'home' : 'lost' };
}

/** What the browser keeps with an address: the table from which somebody came to look something up. */
interface Kept {
  table?: string;
}

function table(): string | null {
  return (history.state as Kept | null)?.table ?? null;
}

export const route: { place: Place; table: string | null } = $state({
  place: parse(here().path),
  table: table(),
});

/** The path may end with `#` or `?` and what to look at there. */
export function go(path: string): void {
  const place = parse(path.replace(/[?#].*/, ''));
  const playing = route.place.page === 'table' || (route.place.page === 'learn' && !here().search);
  const from = playing ? here().path : route.table;
  const kept: Kept = place.page === 'rules' && from ? { table: from } : {};
  if (path !== here().path) history.pushState(kept, '', to(path));
  route.place = place;
  route.table = table();
  window.scrollTo(0, 0);
}

/** For links: this page goes there, unless another tab or window was asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { path, search, hash } = here(link);
  go(path + search + hash);
}

/** Where a rule stands in the rulebook, or the beginning of the book. */
export function rulesOf(game: string, rule = ''): string {
  return `/rules/${game}${rule && '#' + rule}`;
}

window.addEventListener('popstate', () => {
  route.place = parse(here().path);
  route.table = table();
});

/** The table in an address, a path or a bare code that somebody pasted. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const found = /\/t\/([\w-]+)/.exec(trimmed) ?? /^([\w-]{4,})$/.exec(trimmed);
  return found?.[1] ?? null;
}
