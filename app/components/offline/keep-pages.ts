/** As the worker names it; raised with the rules by which it keeps. */
const cacheName = 'museum-kept-1';
const workerPath = '/offline-worker.js';
const answersWithinMs = 30_000;

/** Workers and caches are there over https and on this machine only. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

export async function isKept(path: string): Promise<boolean> {
  if (!(await caches.has(cacheName))) return false;
  const cache = await caches.open(cacheName);
  return (await cache.match(location.origin + path)) !== undefined;
}

/**
 * @param paths of this site, with their language
 * @param note said above a page that is shown without a connection; the time follows
 * @throws when not all of them could be kept
 */
export async function keepPages(paths: readonly string[], note: string): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
  const { active } = await navigator.serviceWorker.ready;
  if (active) await ask(active, { type: 'keep', paths, note });
}

/** Everything that was kept goes, and who kept it too. */
export async function forgetPages(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await ask(registration.active, { type: 'forget' });
  await caches.delete(cacheName);
}

function ask(worker: ServiceWorker, message: object): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The worker does not answer.')),
      answersWithinMs,
    );
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      if ((data as { isDone?: boolean }).isDone) resolve();
      else reject(new Error('Not everything could be kept.'));
    };
    worker.postMessage(message, [port2]);
  });
}
