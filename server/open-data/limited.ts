import type { Context, MiddlewareHandler } from 'hono';
import { dumpCost, searchCost } from '#shared/collection/open-data-limit.ts';
import type { RateLimit, RateLimitAnswer } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { isSearchCall } from '../limits/searches.ts';
import type { ClientVariables } from '../middleware/client.ts';
import { replaceAnswer } from '../middleware/replace-answer.ts';
import { openHeaders } from './open-headers.ts';

/** The cost of a call. A whole collection is more work than one answer, whatever its size. */
const costOf = (method: string, path: string): number => {
  if (method === 'GET' && /\/dump\.jsonl(\.gz)?$/.test(path)) return dumpCost;
  return isSearchCall(path) ? searchCost : 1;
};

/**
 * Keeps one client from taking what is there for all. Answers tell how much is left.
 * Source of the headers: draft-ietf-httpapi-ratelimit-headers-10.
 */
export function limited(
  limit: RateLimit,
  refusals: Refusals,
): MiddlewareHandler<{ Variables: ClientVariables }> {
  const { name, quota, windowMs } = limit.policy;
  const policy = `"${name}";q=${quota};w=${Math.round(windowMs / 1_000)}`;
  return async (c, next) => {
    // Asking whether one may ask is free.
    if (c.req.method === 'OPTIONS') return next();
    const client = c.get('client');
    const taken = limit.take(client, costOf(c.req.method, c.req.path));
    const headers = {
      'RateLimit-Policy': policy,
      RateLimit: `"${name}";r=${taken.remaining};t=${taken.resetSeconds}`,
    };
    if (!taken.isAllowed) {
      refusals.count('open-data', 'client', client);
      return refuse(c, taken, headers);
    }
    await next();
    const answer = new Response(c.res.body, c.res);
    for (const [header, value] of Object.entries(headers)) answer.headers.set(header, value);
    // Pages of other origins must be able to read refusals too.
    for (const [header, value] of Object.entries(openHeaders)) {
      if (!answer.headers.has(header)) answer.headers.set(header, value);
    }
    replaceAnswer(c, answer);
  };
}

function refuse(
  c: Context,
  { retryAfterSeconds }: RateLimitAnswer,
  headers: Record<string, string>,
) {
  const message = `You have sent too many requests. Please try again in ${retryAfterSeconds} seconds; the whole collection is in one file, at /object-collection-api/dump.jsonl.gz.`;
  return c.json({ error: { message, field: null } }, 429, {
    ...openHeaders,
    ...headers,
    'Retry-After': String(retryAfterSeconds),
    'Cache-Control': 'no-store',
  });
}
