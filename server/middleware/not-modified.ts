import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchesEntityTag } from '#shared/http/entity-tags.ts';
import { replaceAnswer } from './replace-answer.ts';

/** Feeds, calendars, maps of the site: made at the moment, and whole in memory. */
const madeWhole =
  /^(text\/(calendar|plain|xml)|application\/([\w.-]+\+)?(json|xml)|image\/svg\+xml)/;

/** Answers 304 to a visitor who has the bytes already. Source: RFC 9110 §13.1.2. */
export const notModified: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'GET' && c.res.status === 200) await addEntityTag(c);
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

/** To what everybody may keep and nobody has tagged. */
async function addEntityTag(c: Context): Promise<void> {
  const { headers } = c.res;
  if (headers.has('ETag') || !headers.get('Cache-Control')?.startsWith('public')) return;
  if (!madeWhole.test(headers.get('Content-Type') ?? '')) return;
  const bytes = await c.res.arrayBuffer();
  const answer = new Response(bytes, { status: 200, headers });
  const tag = createHash('sha1').update(new Uint8Array(bytes)).digest('base64url');
  answer.headers.set('ETag', `"${tag}"`);
  replaceAnswer(c, answer);
}
