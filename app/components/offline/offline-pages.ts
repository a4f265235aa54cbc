/** As the worker names it; raised with the rules by which it keeps. */
const cacheName = 'museum-kept-1';
const workerPath = '/offline-worker.js';
const answersWithinMs = 30_000;

/**
 * Whether a page is kept; `unknown` where a browser cannot keep any. Workers and caches are there over
 * https and on this machine only.
 */
export async function findState(path: string): Promise<'saved' | 'absent' | 'unknown'> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return 'unknown';
  if (!(await caches.has(cacheName))) return 'absent';
  const cache = await caches.open(cacheName);
  return (await cache.match(location.origin + path)) ? 'saved' : 'absent';
}

/**
 * @param paths of this site, with their language
 * @param note said above a page that is shown without a connection; the time follows
 * @param away said over the list of them, where another address is opened: its title, and below it a sentence
 * @throws when not all of them could be kept
 */
export async function saveOffline(
  paths: readonly string[],
  note: string,
  away: string,
): Promise<void> {
  await navigator.serviceWorker.register(workerPath);
  const { active } = await withinTime(navigator.serviceWorker.ready);
  if (!active) throw new Error('The worker does not start.');
  await ask(active, { type: 'keep', paths, note, away });
}

/** Everything that was kept goes, and who kept it too. */
export async function removeOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await ask(registration.active, { type: 'forget' });
  await caches.delete(cacheName);
}

function ask(worker: ServiceWorker, message: object): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if ((data as { isDone?: boolean }).isDone) resolve();
      else reject(new Error('Not everything could be kept.'));
    };
  });
  worker.postMessage(message, [port2]);
  return withinTime(answer).finally(() => port1.close());
}

function withinTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The worker does not answer.')), answersWithinMs);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
