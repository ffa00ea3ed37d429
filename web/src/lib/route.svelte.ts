// Where in the application we are: home, a table, or where there is nothing; known by the address.
export type Place = { page: 'home' } | { page: 'table'; table: string } | { page: 'lost' };

export function parse(path: string): Place {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  if (found?.[1]) return { page: 'table', table: decodeURIComponent(found[1]) };
  return { page: path === '/' || path === '' ? 'home' : 'lost' };
}

export const route: { place: Place } = $state({ place: parse(location.pathname) });

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  route.place = parse(path);
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  route.place = parse(location.pathname);
});

/** The table in an address, a path or a bare code that somebody pasted. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const found = /\/t\/([\w-]+)/.exec(trimmed) ?? /^([\w-]{4,})$/.exec(trimmed);
  return found?.[1] ?? null;
}
