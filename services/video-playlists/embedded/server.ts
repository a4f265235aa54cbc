import type { Database } from '#database/database.ts';
import { ApiError, toErrorReply } from './api-error.ts';
import { type ListRequest, parseListRequest, toPageToken } from './parse-request.ts';
import { createVideoStore, type VideoStore } from './store.ts';
import {
  type Delivery,
  itemParts,
  parseItemId,
  toItemResource,
  toVideoResource,
  videoParts,
  withTag,
} from './to-resource.ts';

/**
 * `playlistItems.list` and `videos.list` of the YouTube Data API v3 over the database, as a fetch
 * handler without a socket. It answers at any base path; addresses of pictures are made from the
 * request's own origin. Documented in the service's README.
 *
 * @throws what the database throws: the caller turns it into a failing service
 */
export function createVideoPlaylistsServer({
  database,
}: {
  readonly database: Database;
}): (request: Request) => Promise<Response> {
  const store = createVideoStore(database);
  return async (request) => {
    const response = await answer(store, request);
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('Cache-Control', response.ok ? 'private' : 'no-store');
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function answer(store: VideoStore, request: Request): Promise<Response> {
  const url = new URL(request.url);
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ApiError(405, 'httpMethodNotAllowed', 'This API is read only.', {
        domain: 'global',
      });
    }
    switch (url.pathname.match(/\/(playlistItems|videos)\/?$/)?.[1]) {
      case 'playlistItems':
        return await listPlaylistItems(store, url);
      case 'videos':
        return await listVideos(store, url);
      default:
        throw new ApiError(404, 'notFound', 'Not Found', { domain: 'global' });
    }
  } catch (error) {
    if (error instanceof ApiError) return toErrorReply(error);
    throw error;
  }
}

async function listPlaylistItems(store: VideoStore, url: URL): Promise<Response> {
  const request = parseListRequest(url.searchParams, itemParts, ['playlistId', 'id']);
  const delivery = deliver(request, url);
  if (request.ids) {
    const items = await store.listItemsAt(request.ids.flatMap((id) => parseItemId(id) ?? []));
    const resources = items.map((item) => toItemResource(item, delivery));
    return toList('youtube#playlistItemListResponse', resources, request, items.length);
  }
  const found = await store.findItems(request.playlistId ?? '', request.from, request.maxResults);
  if (!found) {
    const message =
      "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.";
    const where = { domain: 'youtube.playlistItem', location: 'playlistId' };
    throw new ApiError(404, 'playlistNotFound', message, where);
  }
  const resources = found.items.map((item) => toItemResource(item, delivery));
  return toList('youtube#playlistItemListResponse', resources, request, found.total);
}

async function listVideos(store: VideoStore, url: URL): Promise<Response> {
  const request = parseListRequest(url.searchParams, videoParts, ['id']);
  const videos = await store.listVideos([...new Set(request.ids ?? [])]);
  const resources = videos.map((video) => toVideoResource(video, deliver(request, url)));
  // As YouTube does: ids are answered whole, so there are no further pages.
  return toList('youtube#videoListResponse', resources, { ...request, from: 0 }, videos.length);
}

const deliver = ({ parts, language }: ListRequest, url: URL): Delivery => ({
  parts,
  language,
  origin: url.origin,
});

function toList(
  kind: string,
  items: readonly object[],
  { from, maxResults, ids }: ListRequest,
  totalResults: number,
): Response {
  const next = from + items.length;
  const hasNext = !ids && items.length > 0 && next < totalResults;
  const hasPrevious = !ids && from > 0;
  return Response.json(
    withTag({
      kind,
      ...(hasNext && { nextPageToken: toPageToken(next) }),
      ...(hasPrevious && { prevPageToken: toPageToken(Math.max(0, from - maxResults)) }),
      items,
      pageInfo: { totalResults, resultsPerPage: ids ? totalResults : maxResults },
    }),
  );
}
