// The order in which somebody last decided a whole row of decisions: kept on this device, to be given again with one click.
const PLACE = 'kade-orders';
const MOST = 30;

/** Rows by the name a drawing gives them, the newest first. */
function all(store: Storage): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as [string, string[]][]).filter((one) => Array.isArray(one?.[1])) : [];
  } catch {
    return [];
  }
}

function named(game: string, row: string): string {
  return `${game}/${row}`;
}

/** What was decided when a row of this name was last complete; empty where it never was. */
export function keptOrder(game: string, row: string, store: Storage = localStorage): string[] {
  return all(store).find(([name]) => name === named(game, row))?.[1] ?? [];
}

export function keepOrder(
  game: string,
  row: string,
  decisions: readonly string[],
  store: Storage = localStorage,
): void {
  const others = all(store).filter(([name]) => name !== named(game, row));
  try {
    store.setItem(PLACE, JSON.stringify([[named(game, row), decisions], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

/** Buttons that give a kept order again (`data-again`) are dim where there is none. */
export function markKept(root: ParentNode, game: string, store: Storage = localStorage): void {
  for (const button of root.querySelectorAll<SVGElement>('.kade-panel [data-again]')) {
    const none = !keptOrder(game, button.dataset['again'] ?? '', store).length;
    button.setAttribute('aria-disabled', String(none));
  }
}
