// The page's end of the worker in which Python plays: requests and sockets go there, and how far it has come is told.
import { site, type Site } from '../lib/site';
import type { Wire } from '../lib/transport';
import type { FromWorker, ToWorker, Trouble } from './messages';

type Answer = Extract<FromWorker, { type: 'answer' }>;

/** What the page shows of it. */
export const loading: { stage: 'asleep' | 'loading' | 'ready' | 'failed'; part: number; trouble: Trouble | null } =
  $state({
    stage: 'asleep',
    part: 0,
    trouble: null,
  });

let worker: Worker | null = null;
let count = 0;
const asked = new Map<number, { done: (answer: Answer) => void; failed: (why: Error) => void }>();
const wires = new Map<number, Wire>();

function received({ data }: MessageEvent<FromWorker>): void {
  switch (data.type) {
    case 'progress':
      loading.part = data.part;
      break;
    case 'ready':
      loading.stage = 'ready';
      void navigator.storage?.persist?.(); // so that the browser does not clear tables away when it needs room
      break;
    case 'trouble':
      console.warn(`kade: ${data.trouble} ${data.detail}`);
      if (data.trouble === 'no-room') loading.trouble = data.trouble;
      else stop(data.trouble);
      break;
    case 'answer':
      asked.get(data.id)?.done(data);
      asked.delete(data.id);
      break;
    case 'message':
      wires.get(data.id)?.onmessage?.(data);
      break;
    case 'closed':
      wires.get(data.id)?.onclose?.();
      wires.delete(data.id);
      break;
  }
}

function stop(trouble: Trouble): void {
  worker?.terminate();
  worker = null;
  loading.stage = 'failed';
  loading.trouble = trouble;
  for (const { failed } of asked.values()) failed(new Error(trouble));
  for (const wire of wires.values()) wire.onclose?.();
  asked.clear();
  wires.clear();
}

/** Where the page that is loaded anew finds that somebody wants to play in it, and not in another tab. */
const WANTED = 'kade-play-here';

/** Play in this page from now on, and not in another one. */
export function takeOver(): void {
  sessionStorage.setItem(WANTED, 'yes');
  location.reload();
}

/** Load Python, unless that has been done or has failed, or a server has it. */
export function wake(): void {
  if (worker || !site || loading.stage === 'failed') return;
  loading.stage = 'loading';
  const wanted = sessionStorage.getItem(WANTED) !== null;
  sessionStorage.removeItem(WANTED);
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = received;
  worker.onerror = (event) => (event.preventDefault(), stop('not-loaded'));
  const { pyodide, parts }: Site = site;
  const source = { base: new URL('.', location.href).href, pyodide, parts: { ...parts } };
  tell({ type: 'start', source, takeOver: wanted });
}

function tell(message: ToWorker): void {
  wake();
  worker?.postMessage(message);
}

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const id = ++count;
  const { method = 'GET', headers = {}, body = '' } = init;
  const answer = await new Promise<Answer>((done, failed) => {
    asked.set(id, { done, failed });
    tell({ type: 'request', id, method, path, headers: headers as Record<string, string>, body: body as string });
    if (!worker) (asked.delete(id), failed(new Error(loading.trouble ?? 'not-loaded')));
  });
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
}

export function open(path: string): Wire {
  const id = ++count;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => tell({ type: 'receive', id, data }),
    close: () => {
      if (wires.delete(id)) tell({ type: 'close', id });
    },
  };
  wires.set(id, wire);
  tell({ type: 'open', id, path });
  // What is sent before Python is there waits for it, so the line is open at once; unless it is known to lead nowhere.
  queueMicrotask(() => (worker ? wire.onopen?.() : wire.onclose?.()));
  return wire;
}
