import type { MiddlewareHandler } from 'hono';
import { readBounded } from '#shared/read-bounded.ts';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']);

/**
 * Reads what was sent, up to a size that may depend on the path, before anybody works with it. The request that goes on is one
 * of the platform's own: the HTTP server's lighter one cannot be copied by a constructor.
 */
export const limitedBody =
  (maxBytesOf: (path: string) => number): MiddlewareHandler =>
  async (c, next) => {
    if (!methodsWithBody.has(c.req.method)) return next();
    const maxBytes = maxBytesOf(c.req.path);
    const declared = Number(c.req.header('Content-Length') ?? 0);
    const body = declared > maxBytes ? null : await readBounded(c.req.raw.body, maxBytes);
    // What is left of it is not read, so nothing else can come on this connection.
    if (!body) return c.text('This is too much to send at once.', 413, { Connection: 'close' });
    const { method, url, headers } = c.req.raw;
    c.req.raw = new Request(url, {
      method,
      headers: [...headers],
      body: body.byteLength > 0 ? body : null,
    });
    return next();
  };
