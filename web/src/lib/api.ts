// What is asked over HTTP. A refusal becomes an Error whose message is a sentence for the player.
import { site } from './site';
import { transport } from './transport';
import type {
  AskMoved,
  AskNotices,
  AskRematch,
  BotInfo,
  Course,
  Cover,
  Described,
  FreeSeat,
  GameAnalysis,
  GameInfo,
  Join,
  Joined,
  LobbyInfo,
  Network,
  NewMoved,
  NewNotice,
  NewRecord,
  NewTable,
  NoticeKey,
  NoticeKinds,
  PlayOn,
  PuzzleAnswer,
  PuzzleQuestion,
  PuzzleRef,
  RecordKept,
  Refusal,
  Rulebook,
  RulebookPicture,
  StopNotice,
  TableInfo,
  TableMade,
} from './wire';

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
    response = await transport.ask(path, init);
  } catch (problem) {
    throw new Refused('offline', site && problem instanceof Error ? problem.message : 'offline');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(problem?.error?.code ?? String(response.status), problem?.error?.message ?? response.statusText);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answer(path, init)).json()) as T;
}

function said(
  body:
    | AskMoved
    | AskNotices
    | AskRematch
    | FreeSeat
    | Join
    | NewMoved
    | NewNotice
    | NewRecord
    | NewTable
    | PlayOn
    | StopNotice
    | Record<string, never>,
): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Ask for something that stays as it is once; what failed is asked for again the next time. */
export function once<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = asked.get(key);
  if (!found) {
    found = ask();
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

const words = new Map<string, Promise<string>>();

export const api = {
  noticeKey: () => json<NoticeKey>('/api/notices/key'),
  notices: (table: string, token: string) => json<NoticeKinds>(`/api/tables/${table}/notices/mine`, said({ token })),
  keepNotice: (table: string, wish: NewNotice) => json<NoticeKinds>(`/api/tables/${table}/notices`, said(wish)),
  stopNotice: (table: string, wish: StopNotice) => json<NoticeKinds>(`/api/tables/${table}/notices/stop`, said(wish)),
  games: () => json<GameInfo[]>('/api/games'),
  network: () => json<Network>('/api/network'),
  lobby: () => json<LobbyInfo>('/api/lobby'),
  bots: () => json<BotInfo[]>('/api/bots'),
  texts: (game: string, lang: string) =>
    once(words, `${game}/${lang}`, async () => (await answer(`/api/games/${game}/texts/${lang}.ftl`)).text()),
  cover: (game: string) => json<Cover>(`/api/games/${game}/cover`),
  rulebook: (game: string, lang: string) => json<Rulebook>(`/api/games/${game}/rulebook?lang=${lang}`),
  rulebookPicture: (game: string, name: string) => json<RulebookPicture>(`/api/games/${game}/rulebook/${name}`),
  rulebookPictureInWords: (game: string, name: string, lang: string) =>
    json<Described['sections']>(`/api/games/${game}/rulebook/${name}/words?lang=${lang}`),
  part: async (game: string, key: string) =>
    (await answer(`/api/games/${game}/static/${encodeURIComponent(key)}`)).text(),
  create: (wish: NewTable) => json<TableMade>('/api/tables', said(wish)),
  table: (id: string) => json<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  join: (id: string, name: string, seat?: number) =>
    json<Joined>(`/api/tables/${encodeURIComponent(id)}/join`, said(seat === undefined ? { name } : { name, seat })),
  rematch: (id: string, tokens: string[]) =>
    json<TableMade>(`/api/tables/${encodeURIComponent(id)}/rematch`, said({ tokens })),
  /** A table as a file, to go on with elsewhere. */
  moved: async (id: string, tokens: string[]) =>
    (await answer(`/api/tables/${encodeURIComponent(id)}/moved`, said({ tokens }))).text(),
  bring: (text: string) => json<TableMade>('/api/moved', said({ text })),
  text: async (path: string) => (await answer(path)).text(),
  keepRecord: (text: string) => json<RecordKept>('/api/records', said({ text })),
  playOn: (id: string, wish: PlayOn) => json<TableMade>(`/api/replays/${encodeURIComponent(id)}/play`, said(wish)),
  analyse: (id: string) => json<GameAnalysis>(`/api/replays/${encodeURIComponent(id)}/analysis`, said({})),
  analysis: (id: string, after: number) =>
    json<GameAnalysis>(`/api/replays/${encodeURIComponent(id)}/analysis?after=${after}`),
  puzzlesByDays: () => json<PuzzleRef[]>('/api/puzzles/days'),
  puzzle: (game: string, number: number) =>
    json<PuzzleQuestion>(`/api/games/${encodeURIComponent(game)}/puzzles/${number}`),
  puzzleAnswer: (game: string, number: number) =>
    json<PuzzleAnswer>(`/api/games/${encodeURIComponent(game)}/puzzles/${number}/answer`),
  course: (id: string) => json<Course>(`/api/replays/${encodeURIComponent(id)}/course`),
  free: (id: string, seat: number, token: string) =>
    answer(`/api/tables/${encodeURIComponent(id)}/free`, said({ seat, token })),
};
