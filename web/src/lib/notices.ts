// Notices of one's turn while no page is open: by this browser (Web Push), or to an address.
import { api } from './api';
import { serviceWorker } from './app.svelte';
import { askPermission } from './turn';
import type { PushTarget } from './wire';

/** Whether this browser can be told; pages that come over http from elsewhere cannot ask for it. */
export function pushes(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the person and then the browser; null if either says no. */
export async function subscribe(): Promise<PushTarget | null> {
  if ((await askPermission()) !== 'granted') return null;
  const worker = await serviceWorker();
  await navigator.serviceWorker.ready;
  const { key } = await api.noticeKey();
  const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = given.toJSON();
  return endpoint && keys?.['p256dh'] && keys['auth'] ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] } : null;
}
