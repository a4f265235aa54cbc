import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { prefixPattern } from '#shared/language-prefixes.ts';
import { isServiceUnavailable } from '#shared/service-unavailable.ts';
import type { SiteServices } from '../build-services.ts';
import { duringOutage } from '../failures/outages.ts';
import { prefersLinkedData } from './accepts-linked-data.ts';
import {
  type LinkedArtSite,
  linkedArtContext,
  toLinkedArt,
  toObjectUri,
} from './linked-art/to-linked-art.ts';
import { openHeaders, preflightHeaders } from './open-headers.ts';

export interface LinkedDataParts {
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
export function linkedData(parts: LinkedDataParts): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.path.includes('/objects/')) return next();
    const { pathname } = new URL(c.req.url);
    const dataId = dataAddress.exec(pathname)?.[1];
    if (dataId !== undefined) return answerData(c, dataId, parts);
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

async function answerData(c: Context, segment: string, parts: LinkedDataParts): Promise<Response> {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders);
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return refuse(c, 405, 'Objects can only be read: use GET.', { Allow: 'GET, HEAD, OPTIONS' });
  }
  const id = decode(segment);
  if (id === null) return refuse(c, 400, 'The address is not encoded as an address needs.');
  const { objectCollection } = parts.services;
  try {
    const object = await objectCollection.findObject(id);
    if (!object) {
      const removedAt = await objectCollection.findRemoval(id);
      const name = id.slice(0, 120);
      return removedAt
        ? refuse(c, 410, `The object "${name}" has been removed from the collection.`)
        : refuse(c, 404, `There is no object "${name}".`);
    }
    const body = JSON.stringify(toLinkedArt(object, await findSite(parts)));
    return c.body(body, 200, {
      ...openHeaders,
      'Content-Type': `application/ld+json;profile="${linkedArtContext}"`,
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
      ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      Link: `<${toObjectUri(parts.publicOrigin, id)}>; rel="describes"`,
    });
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    const message = 'The collection does not answer just now. Please try again in a moment.';
    return refuse(c, 503, message, { 'Retry-After': '30' });
  }
}

/** What the house itself is called; the data do without where that cannot be had. */
async function findSite({ publicOrigin, services }: LinkedDataParts): Promise<LinkedArtSite> {
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
