import { resolve } from 'node:path';
import type { Handler } from 'hono';
import { findMaster } from '../images/find-master.ts';
import { ImageCache } from '../images/image-cache.ts';
import {
  aroundFocalPoint,
  type ImageParameters,
  parseImageParameters,
  toCacheKey,
} from '../images/image-parameters.ts';
import { type MadeImage, makeImage } from '../images/make-image.ts';
import { toPictureKey } from '../images/master-key.ts';
import type { SharedPictures } from '../images/shared-pictures.ts';
import type { UploadedFiles, UploadedMedia } from '../images/uploaded-media.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from '../middleware/client.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** For a picture that stands in for another one. */
const oneMinute = 'public, max-age=60';

/**
 * `GET /images/<group>/<name>?w=…`: the project's own pictures in the size and format asked for.
 * Nothing is fetched from elsewhere; paths cannot leave the folder.
 *
 * AVIF is a third smaller than WebP and takes ten times as long to make. So the first visitor to
 * ask for a picture gets WebP at once, also who names AVIF, and AVIF is made when nobody waits.
 * @param folder where the masters lie
 * @param shared what other machines made
 * @param uploads pictures that editors brought, and what matters in those of the folder
 */
export function images(
  folder: string,
  cacheFolder: string,
  queue: FairQueue,
  shared: SharedPictures | null = null,
  uploads: UploadedFiles | null = null,
): Handler {
  const root = resolve(folder);
  const cache = new ImageCache({ folder: cacheFolder, queue, shared });
  return async (c) => {
    const name = c.req.path.replace(/^\/images\//, '');
    const uploaded = (await uploads?.find(name)) ?? null;
    const master = uploaded ? await uploads?.toMaster(uploaded) : await findMaster(root, name);
    if (!master) return c.text('This picture does not exist.', 404);
    const query = new URL(c.req.url).searchParams;
    const focalPoint = uploaded ? uploaded.focalPoint : await uploads?.findFocalPoint(name);
    const wanted = aroundFocalPoint(
      parseImageParameters(query, c.req.header('accept') ?? ''),
      focalPoint ?? null,
    );
    const keyOf = (parameters: ImageParameters) => toPictureKey(master, toCacheKey(parameters));
    const answer = (image: MadeImage, parameters: ImageParameters, caching: string) =>
      c.body(new Uint8Array(image.body), 200, {
        'Content-Type': image.contentType,
        'Cache-Control': caching,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Timing-Allow-Origin': '*',
        ETag: `"${master.version}-${toCacheKey(parameters)}"`,
        Vary: 'Accept',
      });
    const make = (parameters: ImageParameters) =>
      cache.findOrMake(keyOf(parameters), readAsker(c), () => makeImage(master.path, parameters));
    const lasting = chooseCaching(query.get('v'), uploaded);
    const cached = await cache.find(keyOf(wanted));
    if (cached) return answer(cached, wanted, lasting);
    if (wanted.format === 'avif') {
      const quick: ImageParameters = { ...wanted, format: 'webp' };
      const image = await make(quick);
      cache.makeLater(keyOf(wanted), () => makeImage(master.path, wanted));
      return answer(image, quick, oneMinute);
    }
    return answer(await make(wanted), wanted, lasting);
  };
}

/** Addresses that name the master's version never change their bytes. */
function chooseCaching(version: string | null, uploaded: UploadedMedia | null): string {
  if (version === null) return oneDay;
  // That of a replaced picture is answered with the newest, until pages name that one.
  return uploaded && version !== String(uploaded.version) ? oneMinute : oneYear;
}
