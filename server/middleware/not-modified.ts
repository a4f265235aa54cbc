import type { MiddlewareHandler } from 'hono';
import { matchesEntityTag } from '#shared/entity-tags.ts';
import { replaceAnswer } from './replace-answer.ts';

/** Answers 304 to a visitor who has the bytes already. Source: RFC 9110 §13.1.2. */
export const notModified: MiddlewareHandler = async (c, next) => {
  await next();
  const etag = c.res.headers.get('ETag');
  const known = c.req.header('If-None-Match');
  if (!etag || !known || c.res.status !== 200) return;
  if (!matchesEntityTag(known, etag)) return;
  const headers = new Headers(c.res.headers);
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) headers.delete(name);
  // A file that was opened for this answer is closed again.
  await c.res.body?.cancel();
  replaceAnswer(c, new Response(null, { status: 304, headers }));
};
