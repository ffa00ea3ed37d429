// What the page and the worker in which Python runs say to each other.
import type { Source } from './python';

/** To the worker. Requests and sockets may be sent before Python is there: they wait. */
export type ToWorker =
  | { type: 'start'; source: Source; takeOver: boolean }
  | { type: 'request'; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { type: 'open'; id: number; path: string }
  | { type: 'receive'; id: number; data: string }
  | { type: 'close'; id: number };

/** Why nothing can be played here, or, where there is no room, why the last move was not;  `texts/*.ftl` have a sentence for each. */
export type Trouble = 'no-webassembly' | 'no-storage' | 'no-room' | 'not-loaded' | 'elsewhere' | 'taken-over';

export type FromWorker =
  | { type: 'progress'; part: number }
  | { type: 'ready' }
  | { type: 'trouble'; trouble: Trouble; detail: string }
  | { type: 'answer'; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { type: 'message'; id: number; data: string }
  | { type: 'closed'; id: number };
