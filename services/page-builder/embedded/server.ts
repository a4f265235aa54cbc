import type { Database } from '#database/database.ts';
import { createLimits } from '#database/visitors/limits.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import { type Access, checkAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import { ContentEndpoints, type ContentRoute } from './content-endpoints.ts';
import { createTrackEndpoint } from './events/track-endpoint.ts';
import { findImageAddress } from './find-image.ts';
import { createFormEndpoint } from './form-endpoint.ts';
import { toErrorReply, toPixel, toPreflight, toRedirect } from './responses.ts';
import { EntryStore } from './store.ts';
import { createSubmissionStore, type StoreSubmission } from './submissions.ts';

export interface PageBuilderServerOptions {
  /** Holds the entries. */
  readonly database: Database;
  /** Reads its entries otherwise than they are stored. */
  readonly store?: EntryStore;
  /** Holds what visitors did and sent. */
  readonly visitors: Database;
  readonly access: Access;
  /** IANA name; events are counted by its days. */
  readonly timeZone: string;
  /** False: forms are taken however often they come. */
  readonly limitsForms?: boolean;
  /** Looks at forms that carry its fields. */
  readonly formGuard?: Pick<FormGuard, 'check'>;
  /** The allowed recipients of forms, in lower case. Null: any recipient that a published form names. */
  readonly allowedRecipients?: ReadonlySet<string> | null;
  /** The destination of forms. Absent: a table of the visitors' database. */
  readonly storeSubmission?: StoreSubmission;
  /** Milliseconds since 1970. */
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
  const { database, visitors, access, timeZone, now = Date.now } = options;
  const content = new ContentEndpoints(options.store ?? new EntryStore(database), access, now);
  const { readIndex } = content;
  const track = createTrackEndpoint({
    database: visitors,
    apiKey: access.apiKey,
    timeZone,
    now,
    readIndex,
  });
  const { allowedRecipients = null } = options;
  const readRecipients = async () => {
    const { recipients } = await readIndex();
    return allowedRecipients
      ? new Set([...recipients].filter((one) => allowedRecipients.has(one)))
      : recipients;
  };
  const submitForm = createFormEndpoint({
    limits: options.limitsForms === false ? null : createLimits(visitors),
    storeSubmission: options.storeSubmission ?? createSubmissionStore(visitors),
    guard: options.formGuard ?? null,
    now,
    readRecipients,
  });

  const answer = async (request: Request): Promise<Response> => {
    if (request.url.length > maxAddressLength) {
      throw new ApiError(414, `The address is longer than ${maxAddressLength} characters.`);
    }
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(Math.max(pathname.indexOf('/api/'), 0));
    if (request.method === 'OPTIONS') return toPreflight();
    if (path === '/api/v1/track') {
      checkMethod(request, 'POST');
      return track(request);
    }
    if (path === '/api/v1/form-submit') {
      checkMethod(request, 'POST');
      checkAccess(access, searchParams.get('apiKey'), null);
      return submitForm(request);
    }
    checkMethod(request, 'GET', 'HEAD');
    if (path === '/api/v1/pixel') return toPixel();
    const image = /^\/api\/v1\/image\/(.+)$/.exec(path)?.[1];
    if (image !== undefined) {
      const address = findImageAddress(image, searchParams);
      if (address === null) throw new ApiError(404, 'This picture does not exist.');
      return toRedirect(address);
    }
    const route = findContentRoute(path);
    if (!route) throw new ApiError(404, 'Nothing is at this address.');
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

function checkMethod(request: Request, ...allowed: readonly string[]): void {
  if (allowed.includes(request.method)) return;
  const allow = [...allowed, 'OPTIONS'].join(', ');
  throw new ApiError(405, `This address takes ${allowed[0]} only.`, { allow });
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
    throw new ApiError(400, `${text} is not encoded correctly.`);
  }
}
