// The worker in which Python plays: it loads Pyodide and Kade from the site's folder, and answers what a server would.
import { claim, Kept, TakenOver } from './kept';
import { loadPython, type Source } from './python';
import type { FromWorker, ToWorker, Trouble } from './messages';

/** `kade.browser.worker`, as JavaScript sees it. */
interface Host {
  start(
    saved: Map<string, Uint8Array>,
    keep: (changes: Changes) => Promise<void>,
    think: (say: Say) => Thinker,
  ): Promise<void>;
  request(method: string, path: string, headers: string, body: Uint8Array): Promise<Answer>;
  open(id: number, path: string, received: (data: string) => void, closed: () => void): void;
  receive(id: number, data: string): void;
  close(id: number): void;
}
interface Changes {
  toJs(): [key: string, bytes: Uint8Array | undefined][];
}
interface Say {
  (line: string): void;
  copy(): Say;
  destroy(): void;
}
interface Thinker {
  send(line: string): void;
  stop(): void;
}
interface Answer {
  toJs(): [status: number, headers: string, body: Uint8Array<ArrayBuffer>];
  destroy(): void;
}
type Start = Extract<ToWorker, { type: 'start' }>;

/** Why nothing can be played, for the page to tell. */
class Failure extends Error {
  constructor(
    readonly trouble: Trouble,
    detail: unknown = '',
  ) {
    super(detail instanceof Error ? `${detail.name}: ${detail.message}` : String(detail));
  }
}

function tell(message: FromWorker): void {
  postMessage(message, message.type === 'answer' ? { transfer: [message.body.buffer] } : {});
}

function fail(problem: unknown): void {
  const failure = problem instanceof Failure ? problem : new Failure('not-loaded', problem);
  tell({ type: 'trouble', trouble: failure.trouble, detail: failure.message });
}

/** A second worker, in which bots think; Python hands over what is to hear each of its lines. */
function think(source: Source, say: Say): Thinker {
  const heard = say.copy();
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<string>) => heard(data);
  worker.onerror = (event) => (event.preventDefault(), heard(''));
  worker.postMessage(source);
  return {
    send: (line) => worker.postMessage(line),
    stop: () => (worker.terminate(), heard.destroy()),
  };
}

async function openKept(takeOver: boolean): Promise<Awaited<ReturnType<typeof Kept.open>>> {
  if (typeof indexedDB === 'undefined') throw new Failure('no-storage');
  const free = await claim(takeOver, () => {
    fail(new Failure('taken-over'));
    close();
  });
  if (!free) throw new Failure('elsewhere');
  return Kept.open().catch((problem: unknown) => {
    throw new Failure('no-storage', problem);
  });
}

/** Python waits for this before it says that something was done. */
async function keep(kept: Kept, changes: Changes): Promise<void> {
  try {
    await kept.keep(changes.toJs().map(([key, bytes]) => [key, bytes ?? null]));
  } catch (problem) {
    const full = problem instanceof DOMException && problem.name === 'QuotaExceededError';
    fail(new Failure(full ? 'no-room' : problem instanceof TakenOver ? 'taken-over' : 'no-storage', problem));
    throw problem;
  }
}

async function start(message: Start): Promise<Host> {
  const { kept, saved } = await openKept(message.takeOver);
  if (typeof WebAssembly !== 'object') throw new Failure('no-webassembly');
  const python = await loadPython(message.source, (part) => tell({ type: 'progress', part }));
  const host = python.pyimport('kade.browser.worker') as unknown as Host;
  await host.start(
    saved,
    (changes) => keep(kept, changes),
    (say) => think(message.source, say),
  );
  tell({ type: 'ready' });
  return host;
}

async function answer(
  host: Host,
  { id, method, path, headers, body }: Extract<ToWorker, { type: 'request' }>,
): Promise<void> {
  const given = await host.request(method, path, JSON.stringify(headers), new TextEncoder().encode(body));
  const [status, told, bytes] = given.toJs();
  given.destroy();
  tell({ type: 'answer', id, status, headers: JSON.parse(told) as Record<string, string>, body: bytes });
}

function obey(host: Host, message: ToWorker): void {
  switch (message.type) {
    case 'request':
      answer(host, message).catch(fail);
      break;
    case 'open': {
      const { id } = message;
      host.open(
        id,
        message.path,
        (data) => tell({ type: 'message', id, data }),
        () => tell({ type: 'closed', id }),
      );
      break;
    }
    case 'receive':
      host.receive(message.id, message.data);
      break;
    case 'close':
      host.close(message.id);
      break;
  }
}

let started: Promise<Host> | null = null;
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    started = start(data);
    started.catch(fail);
  } else {
    started?.then((host) => obey(host, data)).catch(() => undefined); // why there is no Python has been told
  }
});
