import { debugLog } from '../debug-log.ts';

const reloadedAtKey = 'museum.reloaded-at';
/** A second failure within this time is no matter of an old page any more. */
const tryAgainAfterMs = 60_000;

let reloading = false;

/** True between the order to load the page again and its end; nothing need be said meanwhile. */
export const isReloading = (): boolean => reloading;

/**
 * A script that is loaded when it is needed may be gone, most often because the site was published
 * anew while the page was open. Then the page is loaded again, once. The event stays unhandled, so
 * that the error is rethrown and, when loading again did not help, the error screen is shown.
 * Source: specification §8, "Lazy script preload fails".
 */
export function recoverFromPreloadErrors(): void {
  window.addEventListener('vite:preloadError', (event) => {
    debugLog('a script could not be loaded', (event as Event & { payload?: unknown }).payload);
    // Without a connection there would be no page at all.
    if (!navigator.onLine) return;
    const reloadedAt = readReloadedAt();
    // Where nothing can be kept the page might be loaded again for ever.
    if (reloadedAt === null || Date.now() - reloadedAt < tryAgainAfterMs) return;
    if (!keepReloadedAt(Date.now())) return;
    reloading = true;
    window.location.reload();
  });
}

function readReloadedAt(): number | null {
  try {
    return Number(sessionStorage.getItem(reloadedAtKey));
  } catch {
    return null;
  }
}

function keepReloadedAt(time: number): boolean {
  try {
    sessionStorage.setItem(reloadedAtKey, String(time));
    return true;
  } catch {
    return false;
  }
}
