import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, compress } from '../pages/content-encoding.ts';
import { replaceAnswer } from './replace-answer.ts';

const compressible = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml))|image\/svg\+xml)/;
const minBytes = 1_024;

/**
 * Compresses words and data that are made at the moment. Pages and files bring their own encodings,
 * made once; pictures and films are compressed by nature.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status, body } = c.res;
  if (!body || status !== 200 || headers.has('Content-Encoding')) return;
  if (!compressible.test(headers.get('Content-Type') ?? '')) return;
  if (!/accept-encoding/i.test(headers.get('Vary') ?? ''))
    headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), false);
  if (encoding === 'identity') return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const bytes = plain.byteLength < minBytes ? plain : await compress(plain, encoding);
  const answer = new Response(new Uint8Array(bytes), { status, headers });
  if (bytes !== plain) answer.headers.set('Content-Encoding', encoding);
  answer.headers.set('Content-Length', String(bytes.byteLength));
  const etag = headers.get('ETag');
  // The same words in other bytes.
  if (etag && !etag.startsWith('W/')) answer.headers.set('ETag', `W/${etag}`);
  replaceAnswer(c, answer);
};
