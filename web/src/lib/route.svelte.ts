// Where in the application we are: two places, home and a table, known by the address.
export type Place = { page: 'home' } | { page: 'table'; table: string };

export function parse(path: string): Place {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found?.[1] ? { page: 'table', table: decodeURIComponent(found[1]) } : { page: 'home' };
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
