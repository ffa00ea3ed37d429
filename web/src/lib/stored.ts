// What the browser keeps: the tables of this person with the secrets that open their seats.
export interface StoredTable {
  table: string;
  game: string;
  /** Seat → token. */
  tokens: Record<string, string>;
  at: number;
}

const PLACE = 'kade-tables';
const MOST = 40;

export function storedTables(store: Storage = localStorage): StoredTable[] {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(found)
      ? (found as StoredTable[]).filter((k) => k && typeof k.table === 'string' && k.tokens)
      : [];
  } catch {
    return [];
  }
}

function write(tables: StoredTable[], store: Storage): void {
  try {
    store.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

export function tokensFor(table: string, store: Storage = localStorage): Record<string, string> {
  return storedTables(store).find((k) => k.table === table)?.tokens ?? {};
}

/** Remember more seats of a table, most recent table first. */
export function keep(table: string, game: string, tokens: Record<string, string>, store: Storage = localStorage): void {
  const before = storedTables(store);
  const all = { ...tokensFor(table, store), ...tokens };
  write([{ table, game, tokens: all, at: Date.now() }, ...before.filter((k) => k.table !== table)], store);
}

export function forget(table: string, store: Storage = localStorage): void {
  write(
    storedTables(store).filter((k) => k.table !== table),
    store,
  );
}

const DECLINED = 'kade-not-now';

/** The rematches this person would rather not play; the newest of them. */
function allDeclined(store: Storage): string[] {
  try {
    const found: unknown = JSON.parse(store.getItem(DECLINED) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function declined(table: string, store: Storage = localStorage): boolean {
  return allDeclined(store).includes(table);
}

export function decline(table: string, store: Storage = localStorage): void {
  try {
    store.setItem(DECLINED, JSON.stringify([table, ...allDeclined(store)].slice(0, MOST)));
  } catch {
    // It is asked again when the page is opened anew.
  }
}
