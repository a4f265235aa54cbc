import type { TrackedEvent, TrackingTarget } from './tracker.ts';

/**
 * Hands events to the browser, which sends them even when the page is left. What becomes of them is
 * nobody's concern here: a visit must not suffer from being counted.
 */
export function sendEvents(target: TrackingTarget, events: readonly TrackedEvent[]): void {
  const address = `${target.host}/api/v1/track`;
  const body = JSON.stringify({ events });
  try {
    // A beacon carries cookies, which another site must not get.
    const isOurs = new URL(address, location.href).origin === location.origin;
    const blob = new Blob([body], { type: 'application/json' });
    if (isOurs && navigator.sendBeacon?.(address, blob)) return;
    void fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {});
  } catch {
    // An address that the policy refuses, or a browser without either way.
  }
}
