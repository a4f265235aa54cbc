import { withoutLanguage } from '#shared/languages/localized-path.ts';
import type { TargetingAttributes } from '#shared/page-builder/targeting.ts';
import { readCookie, writeCookie } from '../tracking/cookies.ts';
import { mayTrack } from '../tracking/may-track.ts';

const cookie = 'builder.userAttributes';
/** Browsers drop larger cookies. */
const maxCookieLength = 3_500;

let attributes: TargetingAttributes | null = null;
const listeners = new Set<() => void>();

/** What the page knows of a visit beyond its address; read back from the last page at start. */
const readOwn = (): TargetingAttributes => {
  attributes ??= parseAttributes(readCookie(cookie));
  return attributes;
};

/**
 * Everything that targeting may ask about. Source: reference §3, "Built-in attributes".
 * @param path of the page, with or without its language
 */
export const readUserAttributes = (path: string = location.pathname): TargetingAttributes => ({
  locale: document.documentElement.lang,
  urlPath: toEditorsPath(withoutLanguage(path)),
  queryString: location.search,
  host: location.host,
  device: findDevice(navigator.userAgent),
  ...readOwn(),
});

/** Pages without a screen of ours stand under `/builder`; rules name them as their editors do. */
const toEditorsPath = (path: string) => path.replace(/^\/builder(?=\/)/, '');

/** Adds to what is known of the visit; what was chosen by it is chosen anew. */
export function setUserAttributes(added: TargetingAttributes): void {
  attributes = { ...readOwn(), ...added };
  const json = JSON.stringify(attributes);
  if (mayTrack() && json.length <= maxCookieLength) writeCookie(cookie, json, null);
  for (const listener of listeners) listener();
}

/** @returns ends the subscription */
export function subscribeToUserAttributes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Source: reference §3: of the user agent's text. */
export function findDevice(userAgent: string): 'desktop' | 'tablet' | 'mobile' {
  if (/tablet|ipad/i.test(userAgent)) return 'tablet';
  return /android|blackberry|iphone|ipod|opera mini|iemobile|wpdesktop/i.test(userAgent)
    ? 'mobile'
    : 'desktop';
}

function parseAttributes(json: string | null): TargetingAttributes {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as TargetingAttributes)
      : {};
  } catch {
    return {};
  }
}
