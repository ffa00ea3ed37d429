// Who answers: a server over the network, or Python in this browser on a site of plain files. Nothing else asks anybody.
import { ask, open } from '../site/host.svelte';
import { file } from './links';
import { site, type Site } from './site';

/** A socket, or what stands in for one. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Transport {
  ask(path: string, init?: RequestInit): Promise<Response>;
  open(path: string): Wire;
  /** How long a line may say nothing before it is taken for broken, in milliseconds. */
  silence: number;
}

const network: Transport = {
  ask: (path, init) => fetch(path, init),
  open: (path) =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as unknown as Wire,
  silence: 40_000,
};

/** Files first: home and the rulebooks need no Python. Loading it may take a slow phone minutes, and no line breaks here. */
function inBrowser({ answers }: Site): Transport {
  return {
    ask: (path, init) => (!init && path in answers ? fetch(file(path)) : ask(path, init)),
    open,
    silence: 600_000,
  };
}

export const transport: Transport = site ? inBrowser(site) : network;
