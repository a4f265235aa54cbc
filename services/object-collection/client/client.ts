import type { z } from 'zod';
import { createRecentAnswers } from '#shared/http/recent-answers.ts';
import { fits, type ServiceAnswer, type ServiceInit } from '#shared/http/service-fetch.ts';
import { ServiceUnavailable, toCallError } from '#shared/http/service-unavailable.ts';
import type {
  ObjectCollection,
  ObjectCollectionCount,
  ObjectImage,
  ObjectSummary,
} from '../contract.ts';
import { rawApiDocument, toApiDescription } from './api-document.ts';
import { toFilterParameters, toPageParameters, toTermParameters } from './to-parameters.ts';
import {
  rawCollectionList,
  rawListFacet,
  rawMaker,
  rawMakerPage,
  rawNeighbors,
  rawObject,
  rawObjectList,
  rawObjectPage,
  rawRelated,
  rawRemoval,
  rawSubject,
  rawSubjectPage,
  rawSuggestions,
  rawVersion,
} from './wire.ts';

export interface ObjectCollectionClientOptions {
  /** Address under which the API's calls lie, with or without a slash at its end. */
  readonly endpoint: string;
  /** The network's, or that of a service in this process, whose answers are values already. */
  readonly fetch: (address: string, init?: ServiceInit) => Promise<ServiceAnswer>;
  /**
   * Hosts from which visitors' browsers may have pictures, beside the site itself; all where absent.
   * A picture of another host is known, but not delivered.
   */
  readonly pictureHosts?: readonly string[];
  /**
   * How long the list of collections, and objects by their ids, are believed without asking again,
   * milliseconds; until the version is found changed at most. 0 when not given: every call asks.
   */
  readonly answerMaxAgeMs?: number;
}

/** Lists of at most 100 objects, some 200 kB each. */
const maxChosen = 60;

export interface ObjectCollectionClient extends ObjectCollection {
  /** Something was published: the next call asks the service anew. */
  expectChange(): void;
}

/** The site's client of the object collection's JSON API. */
export function createObjectCollectionClient({
  endpoint,
  fetch,
  pictureHosts,
  answerMaxAgeMs = 0,
}: ObjectCollectionClientOptions): ObjectCollectionClient {
  const base = endpoint.replace(/\/+$/, '');
  const toSiteImage = siteRelativeImages(base);
  const toVisibleImage = visibleImages(pictureHosts);
  /** The one answer that is the same for everybody, and that nearly every page of objects asks for. */
  const recent = createRecentAnswers<readonly ObjectCollectionCount[]>(answerMaxAgeMs);
  /** What editors chose for a page, which is the same for everybody, and what visitors saved. */
  const chosen = createRecentAnswers<readonly ObjectSummary[]>(answerMaxAgeMs, maxChosen);
  const toOurImage = (image: ObjectImage) => toVisibleImage(toSiteImage(image));

  async function call<Reply extends z.ZodType>(
    path: string,
    schema: Reply,
  ): Promise<z.output<Reply> | null> {
    try {
      const response = await fetch(`${base}${path}`, { accepts: fits(schema) });
      if (response.status === 404 || response.status === 410) return null;
      if (!response.ok) throw new Error(await readReason(response));
      return schema.parse(await response.json());
    } catch (error) {
      throw toCallError('object collection', path, error);
    }
  }

  /** A call that has nothing that could be missing: a 404 is an address that is no such service. */
  async function callAlways<Reply extends z.ZodType>(path: string, schema: Reply) {
    const reply = await call(path, schema);
    if (reply === null) {
      const cause = new Error('The reply was 404: the endpoint is not an object collection.');
      throw new ServiceUnavailable('object collection', path, { cause });
    }
    return reply;
  }

  const withImage = <Item extends { image: ObjectImage | null }>(item: Item): Item => ({
    ...item,
    image: item.image && toOurImage(item.image),
  });

  return {
    async searchObjects(query) {
      const reply = await callAlways(`/objects?${toPageParameters(query)}`, rawObjectPage);
      return { ...reply, items: reply.items.map(withImage) };
    },

    async listFacetValues(query, facet, containing, limit) {
      const parameters = toFilterParameters(query);
      if (containing) parameters.set('containing', containing.slice(0, 200));
      parameters.set('limit', String(limit));
      return callAlways(`/facets/${facet}?${parameters}`, rawListFacet);
    },

    async suggestObjects(words, limit) {
      const parameters = new URLSearchParams({ q: words.slice(0, 200), limit: String(limit) });
      return (await callAlways(`/suggestions?${parameters}`, rawSuggestions)).items;
    },

    async findNeighbors(query, id) {
      const path = `/objects/${encodeURIComponent(id)}/neighbors?${toFilterParameters(query)}`;
      const reply = await call(path, rawNeighbors);
      return (
        reply && {
          ...reply,
          previous: reply.previous && withImage(reply.previous),
          next: reply.next && withImage(reply.next),
        }
      );
    },

    async findRelated(id) {
      const reply = await call(`/objects/${encodeURIComponent(id)}/related`, rawRelated);
      if (!reply) return null;
      return reply.groups.map((group) => ({ ...group, items: group.items.map(withImage) }));
    },

    async findObject(id) {
      const object = await call(`/objects/${encodeURIComponent(id)}`, rawObject);
      return object && { ...object, images: object.images.map(toOurImage) };
    },

    async listObjectsById(ids) {
      if (ids.length === 0) return [];
      const list = ids.map(encodeURIComponent).join(',');
      return chosen.find(list, async () => {
        const { items } = await callAlways(`/objects?ids=${list}`, rawObjectList);
        return items.map(withImage);
      });
    },

    listCollections: () =>
      recent.find(
        'collections',
        async () => (await callAlways('/collections', rawCollectionList)).items,
      ),

    async listMakers(query) {
      const reply = await callAlways(`/makers?${toTermParameters(query)}`, rawMakerPage);
      const items = reply.items.map((one) => ({ ...one, work: one.work && withImage(one.work) }));
      return { ...reply, items };
    },

    findMaker: (id) => call(`/makers/${encodeURIComponent(id)}`, rawMaker),

    listSubjects: (query) => callAlways(`/subjects?${toTermParameters(query)}`, rawSubjectPage),

    findSubject: (id) => call(`/subjects/${encodeURIComponent(id)}`, rawSubject),

    async findRemoval(id) {
      const path = `/objects/${encodeURIComponent(id)}`;
      try {
        const response = await fetch(base + path, { accepts: fits(rawObject) });
        return response.status === 410 ? rawRemoval.parse(await response.json()).removedAt : null;
      } catch (error) {
        throw toCallError('object collection', path, error);
      }
    },

    async describeApi() {
      return toApiDescription(await callAlways('/openapi.json', rawApiDocument));
    },

    async findContentVersion() {
      const { version } = await callAlways('/version', rawVersion);
      recent.retainFor(version);
      chosen.retainFor(version);
      return version;
    },

    expectChange() {
      recent.clear();
      chosen.clear();
    },
  };
}

/**
 * Pictures of the embedded server lie on the site itself; the origin it is called by in process
 * (`….internal`, reserved for private use) means nothing to a browser.
 */
function siteRelativeImages(base: string): (image: ObjectImage) => ObjectImage {
  const { origin, hostname } = new URL(base);
  if (!hostname.endsWith('.internal')) return (image) => image;
  return (image) =>
    image.src?.startsWith(`${origin}/`) ? { ...image, src: image.src.slice(origin.length) } : image;
}

/** Without it a visitor's browser refuses the picture, and shows a gap that nobody explains. */
function visibleImages(
  pictureHosts: readonly string[] | undefined,
): (image: ObjectImage) => ObjectImage {
  if (!pictureHosts) return (image) => image;
  const hosts = new Set(pictureHosts);
  return (image) => {
    if (!image.src || image.src.startsWith('/')) return image;
    const src = image.src.replace(/^http:/i, 'https:');
    return { ...image, src: hosts.has(URL.parse(src)?.host ?? '') ? src : null };
  };
}

async function readReason(response: ServiceAnswer): Promise<string> {
  const text = await response.text();
  return `The reply was ${response.status}: ${text.slice(0, 200)}`;
}
