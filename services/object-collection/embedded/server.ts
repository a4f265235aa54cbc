import type { Database } from '#database/database.ts';
import type { CollectionObject, ObjectImage, ObjectSummary } from '../contract.ts';
import {
  InvalidParameter,
  parseFacetName,
  parseFacetQuery,
  parseIds,
  parseObjectFilters,
  parseObjectQuery,
  parseSuggestionQuery,
  refuseParameters,
} from './parse-object-query.ts';
import { IndexNotReady } from './search/live-index.ts';
import { createObjectStore, type ObjectStore } from './store.ts';

/**
 * The object collection's JSON API over the database, as a fetch handler without a socket. It
 * answers at any base path, so that it can be mounted anywhere; addresses of pictures are made from
 * the request's own origin. Documented in the service's README.
 *
 * @throws what the database throws: the caller turns it into a failing service
 */
export function createObjectCollectionServer({
  database,
  indexFolder = null,
}: {
  readonly database: Database;
  /** Where the search index of a large collection is kept between starts; null: nowhere. */
  readonly indexFolder?: string | null;
}): (request: Request) => Promise<Response> {
  const store = createObjectStore(database, { indexFolder });
  return async (request) => {
    if (request.method === 'OPTIONS') return answerPreflight();
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request.method);
    // Before the content is read: a change in between makes the tag too old, never too new.
    const etag = `"${await store.findContentVersion()}"`;
    const response = isKnownTo(request, etag)
      ? new Response(null, { status: 304 })
      : await answer(store, new URL(request.url));
    for (const [name, value] of commonHeaders) response.headers.set(name, value);
    if (response.status < 400) {
      response.headers.set('ETag', etag);
      response.headers.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=600');
    } else {
      response.headers.set('Cache-Control', 'no-store');
    }
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

const commonHeaders: readonly [string, string][] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'ETag'],
  ['X-Content-Type-Options', 'nosniff'],
];

async function answer(store: ObjectStore, url: URL): Promise<Response> {
  const parameters = url.searchParams;
  try {
    const objectId = url.pathname.match(/\/objects\/([^/]+)$/)?.[1];
    if (objectId !== undefined) {
      refuseParameters(parameters);
      const object = await store.findObject(decode(objectId));
      return object
        ? Response.json(withImageAddresses(object, url))
        : toError(404, `There is no object "${decode(objectId).slice(0, 120)}".`, 'id');
    }
    const neighborsOf = url.pathname.match(/\/objects\/([^/]+)\/neighbors$/)?.[1];
    if (neighborsOf !== undefined) return await answerNeighbors(store, url, decode(neighborsOf));
    const relatedTo = url.pathname.match(/\/objects\/([^/]+)\/related$/)?.[1];
    if (relatedTo !== undefined) {
      refuseParameters(parameters);
      return await answerRelated(store, url, decode(relatedTo));
    }
    const facet = url.pathname.match(/\/facets\/([^/]+)$/)?.[1];
    if (facet !== undefined) {
      const name = parseFacetName(decode(facet));
      const { filters, containing, limit } = parseFacetQuery(parameters);
      return Response.json(await store.listFacetValues(filters, name, containing, limit));
    }
    switch (url.pathname.match(/\/(objects|suggestions|collections|version)\/?$/)?.[1]) {
      case 'objects':
        return await answerObjects(store, url);
      case 'suggestions': {
        const { q, limit } = parseSuggestionQuery(parameters);
        return Response.json({ items: await store.suggestObjects(q, limit) });
      }
      case 'collections':
        refuseParameters(parameters);
        return Response.json({ items: await store.listCollections() });
      case 'version':
        refuseParameters(parameters);
        return Response.json({ version: await store.findContentVersion() });
      default:
        return toError(
          404,
          'This address is none of /objects, /objects/{id}, /objects/{id}/neighbors, ' +
            '/objects/{id}/related, /facets/{facet}, /suggestions, /collections, /version.',
        );
    }
  } catch (error) {
    if (error instanceof InvalidParameter) return toError(400, error.message, error.field);
    if (error instanceof IndexNotReady) {
      const response = toError(503, error.message);
      response.headers.set('Retry-After', String(error.retryAfterSeconds));
      return response;
    }
    throw error;
  }
}

async function answerObjects(store: ObjectStore, url: URL): Promise<Response> {
  if (url.searchParams.has('ids')) {
    const items = await store.listObjectsById(parseIds(url.searchParams));
    return Response.json({ items: items.map((item) => withImageAddress(item, url)) });
  }
  const page = await store.searchObjects(parseObjectQuery(url.searchParams));
  return Response.json({ ...page, items: page.items.map((item) => withImageAddress(item, url)) });
}

async function answerNeighbors(store: ObjectStore, url: URL, id: string): Promise<Response> {
  const found = await store.findNeighbors(parseObjectFilters(url.searchParams), id);
  if (!found) {
    return toError(404, `There is no object "${id.slice(0, 120)}" in what is found.`, 'id');
  }
  return Response.json({
    ...found,
    previous: found.previous && withImageAddress(found.previous, url),
    next: found.next && withImageAddress(found.next, url),
  });
}

async function answerRelated(store: ObjectStore, url: URL, id: string): Promise<Response> {
  const groups = await store.findRelated(id);
  if (!groups) return toError(404, `There is no object "${id.slice(0, 120)}".`, 'id');
  return Response.json({
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => withImageAddress(item, url)),
    })),
  });
}

const withImageAddress = (summary: ObjectSummary, url: URL): ObjectSummary => ({
  ...summary,
  image: summary.image && withAddress(summary.image, url),
});

const withImageAddresses = (object: CollectionObject, url: URL) => ({
  ...object,
  images: object.images.map((image) => withAddress(image, url)),
});

/** Stored addresses of our own pictures are paths; a caller elsewhere needs the origin too. */
const withAddress = (image: ObjectImage, url: URL): ObjectImage => ({
  ...image,
  src: image.src === null ? null : new URL(image.src, url.origin).href,
});

const toError = (status: number, message: string, field: string | null = null) =>
  Response.json({ error: { message, field } }, { status });

function refuseMethod(method: string): Response {
  const response = toError(405, `This API is read only: use GET, not ${method}.`);
  response.headers.set('Allow', 'GET, HEAD, OPTIONS');
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}

const answerPreflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      Allow: 'GET, HEAD, OPTIONS',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': '86400',
    },
  });

/** A compressing proxy turns our tag into a weak one and sends that back. */
const isKnownTo = (request: Request, etag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new InvalidParameter('id', 'The id in the address is not encoded as an address needs.');
  }
}
