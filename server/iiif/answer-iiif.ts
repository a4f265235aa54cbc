import type { Context, Handler } from 'hono';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { TooBusy } from '../limits/too-busy.ts';
import { answerPreflight, openHeaders } from './answer-linked-data.ts';
import { BadRequest } from './bad-request.ts';

/**
 * All IIIF answers have this in common: they are read-only, open to every origin, and errors are
 * sentences.
 * @param readOnly the sentence for other methods
 */
export function answerIiif(readOnly: string, answer: (c: Context) => Promise<Response>): Handler {
  return async (c) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return refuse(c, 405, readOnly, { Allow: 'GET, HEAD, OPTIONS' });
    }
    try {
      return await answer(c);
    } catch (error) {
      if (error instanceof BadRequest) return refuse(c, error.status, error.message);
      if (error instanceof TooBusy) {
        const { status, message, retryAfterSeconds } = error;
        return refuse(c, status, message, { 'Retry-After': String(retryAfterSeconds) });
      }
      if (!isServiceUnavailable(error)) throw error;
      const message = 'The collection is temporarily unavailable. Please try again in a moment.';
      return refuse(c, 503, message, { 'Retry-After': '30' });
    }
  };
}

/** Segments of the address after `/iiif/3/`, decoded one by one: an escaped slash parts nothing. */
export function readSegments(c: Context): string[] {
  const { pathname } = new URL(c.req.url);
  try {
    return pathname
      .replace(/^\/iiif\/3\//, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    throw new BadRequest(400, 'The address is not encoded correctly.');
  }
}

const refuse = (
  c: Context,
  status: 400 | 404 | 405 | 429 | 501 | 503,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => c.text(message, status, { ...openHeaders, 'Cache-Control': 'no-store', ...headers });
