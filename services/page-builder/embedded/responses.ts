import type { SharedOptions } from './request/entry-request.ts';

const allowedHeaders =
  'authorization, content-type, x-builder-sdk, x-builder-sdk-gen, x-builder-sdk-version';

/** Pages of any origin may read; nothing here depends on cookies. */
const openToAll = { 'access-control-allow-origin': '*' };

/** Names the version of all entries; other servers of the protocol do not send it. */
export const versionHeader = 'x-content-version';

export const toPreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...openToAll,
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    },
  });

export const toJson = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, {
    status,
    headers: {
      ...openToAll,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** The form of every error. Source: reference §2.4. */
export const toErrorReply = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => toJson(status, JSON.stringify({ status, message }), headers);

/**
 * Drafts and previews are kept by nobody, and nothing is kept past the moment at which it changes.
 * @param changesInMs milliseconds until an entry begins or ends
 */
export function cacheControlOf(
  shared: SharedOptions,
  isPublic: boolean,
  changesInMs: number,
): string {
  if (shared.bypassesCaches || !isPublic) return 'private, no-store';
  const left = Math.floor(changesInMs / 1000);
  const maxAge = Math.min(shared.maxAgeSeconds, left);
  const stale = Math.min(shared.staleSeconds, left - maxAge);
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`;
}

/** @param address a path of the site that this service is mounted at */
export const toRedirect = (address: string): Response =>
  new Response(null, {
    status: 302,
    headers: { ...openToAll, location: address, 'cache-control': 'public, max-age=3600' },
  });

/** One transparent pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const toPixel = (): Response =>
  new Response(gif, {
    headers: { ...openToAll, 'content-type': 'image/gif', 'cache-control': 'no-store' },
  });
