import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Handler } from 'hono';
import { ImageCache, ImagesBusy } from '../images/image-cache.ts';
import { parseImageParameters, toCacheKey } from '../images/image-parameters.ts';
import { makeImage } from '../images/make-image.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * `GET /images/<group>/<name>?w=…`: the project's own pictures in the size and format asked for.
 * Nothing is fetched from elsewhere; paths cannot leave the folder.
 * @param folder where the masters lie
 */
export function images(folder: string, cacheFolder: string): Handler {
  const root = resolve(folder);
  const cache = new ImageCache({ folder: cacheFolder });
  return async (c) => {
    const master = await findMaster(root, c.req.path.replace(/^\/images\//, ''));
    if (!master) return c.text('There is no such picture.', 404);
    const url = new URL(c.req.url);
    const parameters = parseImageParameters(url.searchParams, c.req.header('accept') ?? '');
    try {
      const image = await cache.findOrMake(
        `${master.path}@${master.version} ${toCacheKey(parameters)}`,
        () => makeImage(master.path, parameters),
      );
      return c.body(new Uint8Array(image.body), 200, {
        'Content-Type': image.contentType,
        // Addresses that name the master's version never change their bytes.
        'Cache-Control': url.searchParams.has('v') ? oneYear : oneDay,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${master.version}-${toCacheKey(parameters)}"`,
        Vary: 'Accept',
      });
    } catch (error) {
      if (error instanceof ImagesBusy) return c.text(error.message, 503, { 'Retry-After': '2' });
      throw error;
    }
  };
}

async function findMaster(
  root: string,
  name: string,
): Promise<{ path: string; version: string } | null> {
  if (!/^[\w/-]+\.(webp|jpg|png)$/.test(name)) return null;
  try {
    const path = await realpath(resolve(root, name));
    if (!path.startsWith(root + sep)) return null;
    const info = await stat(path);
    return { path, version: `${info.size.toString(36)}${Math.floor(info.mtimeMs).toString(36)}` };
  } catch {
    return null;
  }
}
