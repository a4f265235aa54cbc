import { stat } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=3600, stale-while-revalidate=86400';

/** Files of the build, with their compressed copies. Names under /assets/ hold a hash. */
export const builtFiles = (folder: string): MiddlewareHandler =>
  serveStatic({ root: folder, precompressed: true, onFound: setFileHeaders });

/** Films, with byte ranges for seeking. */
export const films = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/films/, ''),
    onFound: setFileHeaders,
  });

async function setFileHeaders(path: string, c: Context): Promise<void> {
  const isHashed = c.req.path.startsWith('/assets/') || c.req.path.startsWith('/fonts/');
  c.header('Cache-Control', isHashed ? immutable : revalidated);
  const { size, mtimeMs } = await stat(path);
  c.header('ETag', `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
}
