import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Everything here is open to pages of every origin; that is what it is for. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Link, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/**
 * A document of IIIF, as JSON-LD or as JSON for those who ask for that alone.
 * Source: Image API 3.0 §5.1, Presentation API 3.0 §6.
 * @param context address of the protocol's context
 */
export function answerLinkedData(
  c: Context,
  body: string,
  context: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const accept = c.req.header('Accept') ?? '';
  const wantsJson = /application\/json/.test(accept) && !/application\/ld\+json/.test(accept);
  return c.body(body, 200, {
    ...openHeaders,
    'Content-Type': wantsJson ? 'application/json' : `application/ld+json;profile="${context}"`,
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    Vary: 'Accept',
    ...headers,
  });
}

export const answerPreflight = (c: Context): Response =>
  c.body(null, 204, {
    ...openHeaders,
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, If-None-Match',
    'Access-Control-Max-Age': '86400',
  });
