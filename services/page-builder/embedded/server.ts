import type { Database } from '#database/database.ts';
import type { Access } from './access.ts';
import { ApiError } from './api-error.ts';
import { ContentEndpoints, type ContentRoute } from './content-endpoints.ts';
import { toErrorReply, toPixel, toPreflight } from './responses.ts';

export interface PageBuilderServerOptions {
  /** Holds the entries. */
  readonly database: Database;
  readonly access: Access;
  readonly now?: () => number;
}

/** Longer addresses are refused; conditions and attributes stand in them. */
const maxAddressLength = 16_384;

/**
 * The page builder over the database, in the protocol of Builder.io's content API: what stands before
 * `/api/` in an address is ignored, so it can be called in process or mounted anywhere. README: what
 * is supported.
 *
 * @returns a handler that rejects only when the database fails; whoever called it logs that
 */
export function createPageBuilderServer(
  options: PageBuilderServerOptions,
): (request: Request) => Promise<Response> {
  const content = new ContentEndpoints(options.database, options.access, options.now ?? Date.now);

  const answer = async (request: Request): Promise<Response> => {
    if (request.url.length > maxAddressLength) {
      throw new ApiError(414, `The address is longer than ${maxAddressLength} characters.`);
    }
    const { pathname } = new URL(request.url);
    const path = /\/api\/.*$/.exec(pathname)?.[0] ?? pathname;
    if (request.method === 'OPTIONS') return toPreflight();
    if (path === '/api/v1/pixel') return toPixel();
    const route = findContentRoute(path);
    if (!route) throw new ApiError(404, 'There is nothing at this address.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ApiError(405, 'Ask with GET.', { allow: 'GET, HEAD, OPTIONS' });
    }
    return content.answer(request, route);
  };

  return async (request) => {
    try {
      const response = await answer(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return toErrorReply(error.status, error.message, error.headers);
    }
  };
}

/** `/api/v3/query/{apiKey}/{keys}`, `/api/v3/content/{model}` and `…/{model}/{entryId}`, older versions too. */
function findContentRoute(path: string): ContentRoute | null {
  const query = /^\/api\/v[13]\/query\/([^/]+)\/([^/]+)\/?$/.exec(path);
  if (query) return { kind: 'query', parts: [decode(query[1]), query[2] ?? ''] };
  const content = /^\/api\/v[23]\/content\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path);
  if (!content) return null;
  const [, model, entryId] = content;
  return entryId === undefined
    ? { kind: 'content', parts: [decode(model)] }
    : { kind: 'entry', parts: [decode(model), decode(entryId)] };
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError(400, `${text} is not encoded as it must be.`);
  }
}
