// What is asked over HTTP. A refusal becomes an Error whose message is a sentence for the player.
import type { GameInfo, OptionValue, SeatWish, TableInfo } from './wire';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused('offline', 'offline');
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: { code?: string; message?: string } } | null;
  throw new Refused(told?.error?.code ?? String(response.status), told?.error?.message ?? response.statusText);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answer(path, init)).json()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return json<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  hints?: boolean | null;
}

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  bots: () => json<{ id: string }[]>('/api/bots'),
  texts: async (game: string, lang: string) => (await answer(`/api/games/${game}/texts/${lang}.ftl`)).text(),
  cover: (game: string) => json<{ width: number; height: number; svg: string }>(`/api/games/${game}/cover`),
  part: async (game: string, key: string) =>
    (await answer(`/api/games/${game}/static/${encodeURIComponent(key)}`)).text(),
  create: (wish: NewTable) => post<{ table: string; tokens: Record<string, string> }>('/api/tables', wish),
  table: (id: string) => json<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  join: (id: string, name: string, seat?: number) =>
    post<{ seat: number; token: string }>(
      `/api/tables/${encodeURIComponent(id)}/join`,
      seat === undefined ? { name } : { name, seat },
    ),
};
