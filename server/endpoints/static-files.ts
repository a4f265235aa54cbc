import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { workerPolicy } from '../security/content-security-policy.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=3600, stale-while-revalidate=86400';
/** Their names hold a hash of their bytes. */
const hashedPath = /^\/(assets|fonts)\/.+[.-][\w-]{8,}\.\w+$/;
/** For a page that has no origin of its own: its modules and fonts are asked for as another site's would be. */
export const openFile = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // By which it knows what it weighs.
  'Timing-Allow-Origin': '*',
} as const;
/** A worker is bound by the policy of its own file, not by that of the pages. */
const workerPath = '/offline-worker.js';

/** Files of the build, with their compressed copies. */
export function builtFiles(folder: string): MiddlewareHandler {
  const serve = withFileHeaders(serveStatic({ root: folder, precompressed: true }));
  // Every file has an ending. Looking on the disk for each page in vain costs more than it seems.
  return (c, next) => (/\.\w+$/.test(c.req.path) ? serve(c, next) : next());
}

/** Films, with byte ranges for seeking, and their captions. */
export const films = (folder: string): MiddlewareHandler =>
  withFileHeaders(
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/films/, '') }),
  );

/** `GET /media/<id>.mp4`: what an export brought into the content folder out of another studio's library. */
export function exportedFiles(folder: string): MiddlewareHandler {
  let serve: MiddlewareHandler | null = null;
  return async (c, next) => {
    const isExported = /^\/media\/m[0-9a-f]{20}\.(mp4|webm|vtt|pdf)$/.test(c.req.path);
    if (!isExported || !existsSync(folder)) return c.text('This file does not exist.', 404);
    serve ??= withFileHeaders(
      serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/media/, '') }),
    );
    const answer = await serve(c, next);
    if (!(answer instanceof Response)) return c.text('This file does not exist.', 404);
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    // A document may hold scripts of its own, which the site's origin has nothing to do with.
    if (c.req.path.endsWith('.pdf')) answer.headers.set('Content-Disposition', 'attachment');
    return answer;
  };
}

const withFileHeaders =
  (serve: MiddlewareHandler): MiddlewareHandler =>
  async (c, next) => {
    const answer = await serve(c, next);
    if (!(answer instanceof Response)) return answer;
    const { headers } = answer;
    headers.set('Cache-Control', hashedPath.test(c.req.path) ? immutable : revalidated);
    headers.set('Accept-Ranges', 'bytes');
    // Everybody may have them, also a preview, which has no origin.
    for (const [name, value] of Object.entries(openFile)) headers.set(name, value);
    if (c.req.path === workerPath) headers.set('Content-Security-Policy', workerPolicy);
    // The library knows no captions.
    if (c.req.path.endsWith('.vtt')) headers.set('Content-Type', 'text/vtt; charset=utf-8');
    headers.set('ETag', toEtag(headers));
    return answer;
  };

/** Of the size of the whole file, not of a range, and the time of its last change. */
function toEtag(headers: Headers): string {
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length');
  const changed = Date.parse(headers.get('Last-Modified') ?? '') / 1_000;
  return `W/"${Number(size).toString(36)}-${changed.toString(36)}"`;
}
