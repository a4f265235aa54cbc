import type { Context, Handler } from 'hono';
import { chooseSizeLimits } from '#shared/collection/picture-rights.ts';
import { ImageCache } from '../images/image-cache.ts';
import type { MadeImage } from '../images/make-image.ts';
import { toPictureKey } from '../images/master-key.ts';
import type { SharedPictures } from '../images/shared-pictures.ts';
import type { Asker } from '../limits/fair-queue.ts';
import type { SiteWork } from '../limits/site-work.ts';
import { TooBusy } from '../limits/too-busy.ts';
import { readAsker } from '../middleware/client.ts';
import type { Log } from '../process/log.ts';
import { answerIiif, readSegments } from './answer-iiif.ts';
import { answerLinkedData, openHeaders } from './answer-linked-data.ts';
import { BadRequest } from './bad-request.ts';
import type { PictureFinder, ServedPicture } from './find-picture.ts';
import { imageContext, toImageInfo } from './image-info.ts';
import { parseImageRequest } from './image-request.ts';
import { makeFromMaster, makeFromPyramid, readFromPyramid } from './make-planned.ts';
import { type ImagePlan, planImage } from './plan-image.ts';
import { isGone, isLarge, Pyramids, toPyramidsFolder } from './pyramids.ts';

export interface ImageServerDependencies {
  readonly publicOrigin: string;
  readonly pictures: PictureFinder;
  /** Made images; pyramids lie beside it, in `<cacheFolder>-pyramids`. */
  readonly cacheFolder: string;
  /** What other machines made. */
  readonly shared?: SharedPictures | null | undefined;
  readonly work: Pick<SiteWork, 'pictures' | 'pyramids'>;
  readonly log: Log;
}

const imageApiPath = '/iiif/3';
const levelTwo = 'http://iiif.io/api/image/3/level2.json';
/** Larger ones are never read whole for one image. */
const directUpToPixels = 200_000_000;
/** A visitor waits this long for the pyramid of a very large master; the next one finds it ready. */
const waitForPyramidMs = 12_000;
const pyramidRetrySeconds = 5;
const maxCacheBytes = 2 * 1024 ** 3;
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * IIIF Image API 3.0, level 2, over the objects' pictures:
 * `/iiif/3/{identifier}/{region}/{size}/{rotation}/{quality}.{format}` and `…/info.json`.
 */
export function imageServer({
  publicOrigin,
  pictures,
  cacheFolder,
  shared,
  work,
  log,
}: ImageServerDependencies): Handler {
  const cache = new ImageCache({
    folder: cacheFolder,
    maxBytes: maxCacheBytes,
    queue: work.pictures,
    shared,
  });
  const pyramids = new Pyramids({ folder: toPyramidsFolder(cacheFolder), queue: work.pyramids });
  const toAddress = ({ identifier }: ServedPicture) =>
    `${publicOrigin}${imageApiPath}/${identifier}`;

  return answerIiif('Pictures are read-only: use GET.', answer);

  async function answer(c: Context): Promise<Response> {
    const [identifier = '', ...parts] = readSegments(c);
    const picture = await pictures.find(identifier);
    if (!picture) {
      throw new BadRequest(
        404,
        'There is no picture with this identifier. Identifiers look like demo-0001:1.',
      );
    }
    if (parts.length === 0) {
      return c.body(null, 303, { ...openHeaders, Location: `${toAddress(picture)}/info.json` });
    }
    if (parts.length === 1 && parts[0] === 'info.json') {
      if (isLarge(picture.size)) prepare(picture, readAsker(c));
      const info = JSON.stringify(toImageInfo(picture, toAddress(picture)));
      return answerLinkedData(c, info, imageContext, { Link: `<${levelTwo}>;rel="profile"` });
    }
    if (parts.length !== 4) {
      throw new BadRequest(
        parts.length === 1 ? 400 : 404,
        'The identifier must be followed by info.json or by region/size/rotation/quality.format.',
      );
    }
    const request = parseImageRequest(parts as [string, string, string, string]);
    const plan = planImage(request, picture.size, chooseSizeLimits(picture.rights));
    const { body, contentType } = await findOrMake(picture, plan, readAsker(c));
    return c.body(new Uint8Array(body), 200, {
      ...openHeaders,
      'Content-Type': contentType,
      'Cache-Control': oneDay,
      ETag: `"${picture.master.version}-${plan.size.width}-${plan.canonical.replaceAll(/[^\w.,!-]/g, '_')}"`,
      Link: `<${levelTwo}>;rel="profile", <${toAddress(picture)}/${plan.canonical}>;rel="canonical"`,
    });
  }

  async function findOrMake(
    picture: ServedPicture,
    plan: ImagePlan,
    asker: Asker,
  ): Promise<MadeImage> {
    try {
      return await findOrMakeOnce(picture, plan, asker);
    } catch (error) {
      if (!isGone(error)) throw error;
      // Its pyramid was trimmed between the finding and the reading.
      pyramids.forget(picture.master);
      return findOrMakeOnce(picture, plan, asker);
    }
  }

  async function findOrMakeOnce(
    picture: ServedPicture,
    plan: ImagePlan,
    asker: Asker,
  ): Promise<MadeImage> {
    const ready = isLarge(picture.size) ? await pyramids.find(picture.master) : null;
    const stored = ready && (await readFromPyramid(ready, plan));
    if (stored) return stored;
    // "max" is another size where the rights change.
    const { size } = plan;
    const key = toPictureKey(picture.master, `${size.width},${size.height} ${plan.canonical}`);
    const cached = await cache.find(key);
    if (cached) return cached;
    // Before a turn is taken: who waits for a pyramid holds up nobody's images.
    const make = await chooseMaker(picture, plan, asker);
    return cache.findOrMake(key, asker, make);
  }

  async function chooseMaker(
    picture: ServedPicture,
    plan: ImagePlan,
    asker: Asker,
  ): Promise<() => Promise<MadeImage>> {
    const { master, size } = picture;
    const fromMaster = () => makeFromMaster(master, plan);
    if (!isLarge(picture.size)) return fromMaster;
    const ready = await pyramids.find(master);
    if (ready) return () => makeFromPyramid(ready, plan);
    const isWhole = plan.region.width === size.width && plan.region.height === size.height;
    if (
      isWhole &&
      plan.size.width * 2 <= size.width &&
      size.width * size.height <= directUpToPixels
    ) {
      prepare(picture, asker);
      return fromMaster;
    }
    const pyramid = await within(waitForPyramidMs, pyramids.findOrMake(master, asker));
    return () => makeFromPyramid(pyramid, plan);
  }

  /** In the background; who needs it and cannot have it is told then. */
  function prepare({ master, identifier }: ServedPicture, { client }: Asker): void {
    pyramids.findOrMake(master, { client }).catch((error) => {
      if (!(error instanceof TooBusy))
        log.warn({ err: error, identifier }, 'the tiles of a picture cannot be read');
    });
  }
}

async function within<Value>(ms: number, pending: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooBusy('all', pyramidRetrySeconds)), ms);
  });
  // A failure after the time limit concerns nobody.
  pending.catch(() => {});
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
