// The page as an app: it is kept for times without a network, and says when a newer version has been fetched.
import { file } from './links';

const LOOK = 3_600_000; // milliseconds; a page that stays open looks for a newer version once an hour

/** `ready`: a newer version waits until somebody wants it. */
export const update: { ready: boolean } = $state({ ready: false });

let waiting: ServiceWorker | null = null;

/** The worker that keeps the page and shows notices. */
export function serviceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(file('/sw.js'), { updateViaCache: 'none' }); // else an old list looks new
}

function found(registration: ServiceWorkerRegistration): void {
  const newer = registration.waiting;
  if (!newer || !navigator.serviceWorker.controller) return; // the first one of all replaces nobody
  waiting = newer;
  update.ready = true;
}

/** Keep the page from now on. A browser that cannot, or does not want to, still plays. */
export async function keepPage(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const registration = await serviceWorker().catch(() => null);
  if (!registration) return;
  found(registration);
  registration.addEventListener('updatefound', () => {
    const newer = registration.installing;
    newer?.addEventListener('statechange', () => found(registration));
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK);
}

/** Somebody wants the newer version: it takes over, and the page begins anew. */
export function useNewest(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('now');
}
