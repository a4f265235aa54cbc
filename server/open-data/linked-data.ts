import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { prefixPattern } from '#shared/languages/language-prefixes.ts';
import { duringOutage } from '../failures/outages.ts';
import type { SiteServices } from '../services/build-services.ts';
import { prefersLinkedData } from './accepts-linked-data.ts';
import {
  type LinkedArtSite,
  linkedArtContext,
  toLinkedArt,
  toObjectUri,
} from './linked-art/to-linked-art.ts';
import { openHeaders, preflightHeaders } from './open-headers.ts';

export interface LinkedDataDependencies {
  readonly publicOrigin: string;
  readonly services: Pick<SiteServices, 'objectCollection' | 'contentManagement'>;
}

/** Addresses of objects and of their pages, in any language. */
export const objectAddress = new RegExp(`^${prefixPattern}/objects/([^/]+)(?:/[^/]+)?$`);
/** The last ending is the form, whatever an id ends in. */
const dataAddress = /^\/objects\/([^/]+)\.jsonld$/;

/**
 * Objects in Linked Art: `/objects/{id}.jsonld`, and the way there from an object's page for who
 * asks for JSON-LD. Every address has one form only, so that no cache can hand out the wrong one; the
 * redirect is what differs, and is said to (`Vary`).
 */
export function linkedData(dependencies: LinkedDataDependencies): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.includes('/objects/')) return next();
    const { pathname } = new URL(c.req.url);
    const dataId = dataAddress.exec(pathname)?.[1];
    if (dataId !== undefined) return answerData(c, dataId, dependencies);
    const objectId = objectAddress.exec(pathname)?.[1];
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (objectId === undefined || !isReading) return next();
    const location = `/objects/${objectId}.jsonld`;
    if (prefersLinkedData(c.req.header('Accept'))) {
      return c.body(null, 303, {
        ...openHeaders,
        Location: location,
        Vary: 'Accept',
        'Cache-Control': 'no-store',
      });
    }
    await next();
    c.res.headers.append('Vary', 'Accept');
    if (c.res.status === 200) {
      const type = `application/ld+json;profile=\\"${linkedArtContext}\\"`;
      c.res.headers.append('Link', `<${location}>; rel="alternate"; type="${type}"`);
    }
  };
}

async function answerData(
  c: Context,
  segment: string,
  dependencies: LinkedDataDependencies,
): Promise<Response> {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders);
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return refuse(c, 405, 'Objects are read-only: use GET.', { Allow: 'GET, HEAD, OPTIONS' });
  }
  const id = decode(segment);
  if (id === null) return refuse(c, 400, 'The address is not encoded correctly.');
  const { objectCollection } = dependencies.services;
  try {
    const object = await objectCollection.findObject(id);
    if (!object) {
      const removedAt = await objectCollection.findRemoval(id);
      const name = id.slice(0, 120);
      return removedAt
        ? refuse(c, 410, `The object "${name}" has been removed from the collection.`)
        : refuse(c, 404, `There is no object "${name}".`);
    }
    const body = JSON.stringify(toLinkedArt(object, await findSite(dependencies)));
    return c.body(body, 200, {
      ...openHeaders,
      'Content-Type': `application/ld+json;profile="${linkedArtContext}"`,
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      Link: `<${toObjectUri(dependencies.publicOrigin, id)}>; rel="describes"`,
    });
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    const message = 'The collection is temporarily unavailable. Please try again in a moment.';
    return refuse(c, 503, message, { 'Retry-After': '30' });
  }
}

/** The museum's name. The data leave it out when the settings cannot be loaded. */
async function findSite({
  publicOrigin,
  services,
}: LinkedDataDependencies): Promise<LinkedArtSite> {
  const { contentManagement } = services;
  const [settings, collections] = await Promise.all([
    contentManagement.findSettings('en').catch(duringOutage(null)),
    contentManagement.listCollections('en').catch(duringOutage([])),
  ]);
  return {
    publicOrigin,
    museumName: settings?.siteName.text ?? new URL(publicOrigin).host,
    collectionNames: new Map(collections.map(({ sourceId, title }) => [sourceId, title.text])),
  };
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const refuse = (
  c: Context,
  status: 400 | 404 | 405 | 410 | 503,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => c.text(message, status, { ...openHeaders, 'Cache-Control': 'no-store', ...headers });
