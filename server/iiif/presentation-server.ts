import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { museumName } from '#brand/names.ts';
import type { ContentManagement } from '#services/content-management/contract.ts';
import type {
  CollectionObject,
  ObjectCollection,
  ObjectSummary,
} from '#services/object-collection/contract.ts';
import { languages } from '#shared/languages/languages.ts';
import { duringOutage } from '../failures/outages.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from '../middleware/client.ts';
import type { LocaleFile } from '../pages/locale-files.ts';
import { withTimeBudget } from '../process/time-budget.ts';
import { answerIiif, readSegments } from './answer-iiif.ts';
import { answerLinkedData } from './answer-linked-data.ts';
import { BadRequest } from './bad-request.ts';
import type { PictureFinder } from './find-picture.ts';
import {
  ofEveryLanguage,
  readPresentationMessages,
  toLanguageMap,
  withoutLanguage,
} from './presentation-messages.ts';
import {
  type ListedCollection,
  manifestsPerPage,
  toCollection,
  toCollectionPage,
  toTopCollection,
} from './to-collection.ts';
import {
  type CanvasPicture,
  type PresentationSite,
  presentationContext,
  toManifest,
} from './to-manifest.ts';

export interface PresentationServerDependencies {
  readonly publicOrigin: string;
  readonly objectCollection: Pick<
    ObjectCollection,
    'findObject' | 'searchObjects' | 'listCollections'
  >;
  readonly contentManagement: Pick<ContentManagement, 'findSettings' | 'listCollections'>;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
  readonly pictures: PictureFinder;
  /** In which documents wait to be put together. */
  readonly queue: FairQueue;
}

/** Canvases of one manifest. */
const maxCanvases = 200;
/** A document is made anew after this time, at the latest. */
const keepMs = 60_000;
const maxCachedBytes = 32 * 1024 * 1024;
/** All services together may take so long of one document. */
const makeWithinMs = 7_000;

/**
 * IIIF Presentation API 3.0: `/iiif/3/manifests/{objectId}`, `/iiif/3/collections`,
 * `/iiif/3/collections/{sourceId}` and `…/pages/{page}`.
 */
export function presentationServer(dependencies: PresentationServerDependencies): Handler {
  const { publicOrigin, objectCollection, contentManagement, pictures, queue } = dependencies;
  const messages = readPresentationMessages(dependencies.localeFiles);
  const cache = new LRUCache<string, string>({
    maxSize: maxCachedBytes,
    sizeCalculation: (body) => body.length + 1,
    ttl: keepMs,
  });

  return answerIiif('Manifests and collections are read-only: use GET.', async (c) => {
    const [kind = '', ...rest] = readSegments(c);
    const key = [kind, ...rest].join('/');
    const body =
      cache.get(key) ??
      (await queue.run(`iiif ${key}`, readAsker(c), async () => {
        const made = JSON.stringify(await withTimeBudget(makeWithinMs, () => make(kind, rest)));
        cache.set(key, made);
        return made;
      }));
    return answerLinkedData(c, body, presentationContext);
  });

  async function make(kind: string, [id, pages, page, ...more]: readonly string[]) {
    const site = await describeSite();
    if (kind === 'manifests' && id && pages === undefined) return makeManifest(id, site);
    if (kind === 'collections' && more.length === 0) {
      if (!id) return makeTop(null, site);
      if (id === 'pages' && isPageNumber(pages) && page === undefined) {
        return makeTop(Number(pages), site);
      }
      const collections = await listCollections();
      const collection = collections.find(({ sourceId }) => sourceId === id);
      if (!collection) throw new BadRequest(404, 'There is no collection with this id.');
      if (pages === undefined) {
        const { items, total } = await listObjects(id, 1);
        return toCollection(collection, items, total, site);
      }
      if (pages === 'pages' && isPageNumber(page)) {
        const { items, total } = await listObjects(id, Number(page));
        if ((Number(page) - 1) * manifestsPerPage >= total) throw noSuchPage();
        return toCollectionPage(collection, items, Number(page), total, site);
      }
    }
    throw new BadRequest(
      404,
      'Nothing is at this address: manifests are at /iiif/3/manifests/{id}, collections at /iiif/3/collections.',
    );
  }

  async function makeManifest(id: string, site: PresentationSite) {
    const object = await objectCollection.findObject(id);
    if (!object) throw new BadRequest(404, 'There is no object with this id.');
    const canvases = await listCanvases(object);
    if (canvases.length === 0) {
      throw new BadRequest(404, 'This object has no picture, so there is nothing to show.');
    }
    return toManifest(object, canvases, site);
  }

  async function listCanvases(object: CollectionObject): Promise<CanvasPicture[]> {
    const images = object.images.slice(0, maxCanvases);
    const canvases = await Promise.all(images.map((_, index) => toCanvas(object, index + 1)));
    return canvases.flatMap((canvas) => canvas ?? []);
  }

  /** Null: the picture cannot be shown. */
  async function toCanvas(
    object: Pick<CollectionObject, 'id' | 'images' | 'rights'>,
    position: number,
  ): Promise<CanvasPicture | null> {
    const image = object.images[position - 1];
    if (!image?.src) return null;
    const { src, width, height, caption } = image;
    const label = caption && toLanguageMap(caption);
    const picture = await pictures.open(object, position);
    if (picture) {
      const { identifier, size } = picture;
      return { position, size, label, identifier, src };
    }
    // Ours, but the file is not there; or elsewhere, and nobody knows how large.
    if (!/^https?:/.test(src) || !width || !height) return null;
    return { position, size: { width, height }, label, identifier: null, src };
  }

  /** Objects that have a manifest: a picture that is known may be one that nobody can be shown. */
  async function listObjects(collection: string, page: number) {
    const { items, total } = await objectCollection.searchObjects({
      collection,
      hasImage: true,
      order: 'title',
      page,
      pageSize: manifestsPerPage,
    });
    const shown = await Promise.all(items.map(hasManifest));
    return { items: items.filter((_, index) => shown[index]), total };
  }

  async function hasManifest({ id, image }: ObjectSummary): Promise<boolean> {
    const first = image && (await toCanvas({ id, images: [image], rights: null }, 1));
    if (first) return true;
    const object = await objectCollection.findObject(id);
    return object !== null && (await listCanvases(object)).length > 0;
  }

  /** The museum's collections, or those of one page, without any in which no object has a picture. */
  async function makeTop(page: number | null, site: PresentationSite) {
    const all = await listCollections();
    const first = ((page ?? 1) - 1) * manifestsPerPage;
    if (page !== null && first >= all.length) throw noSuchPage();
    const listed = all.slice(first, first + manifestsPerPage);
    const totals = await Promise.all(
      listed.map(({ sourceId }) =>
        objectCollection.searchObjects({
          collection: sourceId,
          hasImage: true,
          page: 1,
          pageSize: 1,
        }),
      ),
    );
    const pictured = listed.filter((_, index) => (totals[index]?.total ?? 0) > 0);
    return toTopCollection(pictured, all.length, site, page);
  }

  /** Names are the editors', else the import's. */
  async function listCollections(): Promise<ListedCollection[]> {
    const [counted, ...named] = await Promise.all([
      objectCollection.listCollections(),
      ...languages.map((language) =>
        contentManagement.listCollections(language).catch(duringOutage([])),
      ),
    ]);
    return counted.map(({ sourceId, title }) => {
      const titles = named.flatMap((collections) =>
        collections.flatMap((one) => (one.sourceId === sourceId ? [one.title] : [])),
      );
      const text = titles.length > 0 ? ofEveryLanguage(titles) : title;
      const label = text ? toLanguageMap(text) : {};
      const isNamed = Object.keys(label).length > 0;
      return { sourceId, label: isNamed ? label : withoutLanguage(sourceId) };
    });
  }

  async function describeSite(): Promise<PresentationSite> {
    const settings = await Promise.all(
      languages.map((language) =>
        contentManagement.findSettings(language).catch(duringOutage(null)),
      ),
    );
    const names = settings.flatMap((found) => found?.siteName ?? []);
    const museum =
      names.length > 0 ? toLanguageMap(ofEveryLanguage(names)) : { en: [museumName.en] };
    return { publicOrigin, museum, messages };
  }
}

const isPageNumber = (text = '') => /^[1-9]\d{0,4}$/.test(text);

const noSuchPage = () => new BadRequest(404, 'The collection has no such page.');
