import { createPath } from 'react-router';
import { preventReloads } from '#framework/app/router-of-page.ts';
import { debugLog } from '../debug-log.ts';
import { findWantedScreen, LostScreen, leadOn, showLostScreen } from './lost-screen.ts';

const reloadedAtKey = 'museum.reloaded-at';
/** A second failure within this time is no matter of an old page any more. */
const tryAgainAfterMs = 60_000;

let isLeaving = false;

/** True between the order to load a page and its end; nothing need be said meanwhile. */
export const isReloading = (): boolean => isLeaving;

/**
 * A script that is loaded when it is needed may be gone, most often because the site was published
 * anew while the page was open. Who was on the way to another screen is led there, by a page that the
 * server draws; else the page is loaded again, once. The event stays unhandled, so that the error is
 * rethrown and, when that did not help, the error screen is shown.
 * Source: specification §8, "Lazy script preload fails".
 */
export function recoverFromPreloadErrors(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    debugLog('a script could not be loaded', payload);
    const screen = payload instanceof LostScreen ? payload : findWantedScreen();
    if (screen) {
      isLeaving = true;
      void leadOn(screen).then((isReached) => {
        if (isReached) return;
        isLeaving = false;
        showLostScreen(screen);
      });
      return;
    }
    // Without a connection there would be no page at all.
    if (!navigator.onLine) return;
    const reloadedAt = readReloadedAt();
    // Without storage the page might be reloaded forever.
    if (reloadedAt === null || Date.now() - reloadedAt < tryAgainAfterMs) return;
    if (!keepReloadedAt(Date.now())) return;
    isLeaving = true;
    window.location.reload();
  });
  // A screen's own script, of whose failure no event tells.
  preventReloads((wanted) => {
    // The router imports a screen for each of its parts, and each of them fails.
    if (isLeaving) return;
    const payload = new LostScreen(createPath(wanted));
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
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
