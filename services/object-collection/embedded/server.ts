import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { matchesEntityTag } from '#shared/http/entity-tags.ts';
import type { ValueAnswer } from '#shared/http/service-fetch.ts';
import type { CallContext, Reply } from './calls/call.ts';
import { calls } from './calls/list-calls.ts';
import { createCallMatcher, decodeSegments, type MatchedCall } from './calls/match-call.ts';
import { toError, toObjectReply } from './calls/replies.ts';
import { type ChangeFeed, createChangeFeed } from './open-data/change-feed.ts';
import { createDumps } from './open-data/dump-file.ts';
import { dumpFormat, listDumpLines } from './open-data/list-dump-lines.ts';
import { findStoredVersion } from './open-data/stored-version.ts';
import { InvalidParameter } from './parse-object-query.ts';
import { IndexNotReady } from './search/index/live-index.ts';
import { createObjectStore } from './store.ts';

export interface ObjectCollectionServer {
  (request: Request): Promise<Response>;
  /** The same answer for who is in this process, as a value: nothing is written and read again. */
  readonly answerValue: (address: string) => Promise<ValueAnswer>;
}

/**
 * The object collection's JSON API over the database, as a fetch handler without a socket. It
 * answers at any base path, so that it can be mounted anywhere; addresses in its answers are made
 * from the request's own. What it answers is listed in `calls/list-calls.ts`.
 *
 * @throws what the database throws: the caller turns it into a failing service
 */
export function createObjectCollectionServer({
  database,
  indexFolder = null,
  dumpFolder = join(tmpdir(), 'object-collection-dumps'),
}: {
  readonly database: Database;
  /** The folder that keeps a large collection's search index between starts. Null: none. */
  readonly indexFolder?: string | null;
  /** The folder for the dump of the whole collection. */
  readonly dumpFolder?: string;
}): ObjectCollectionServer {
  const store = createObjectStore(database, { indexFolder });
  const feed = createChangeFeed(database);
  const dumps = createDumps({
    folder: dumpFolder,
    format: dumpFormat,
    listLines: (version, origin) =>
      listDumpLines(database, version, (object) => toObjectReply(object, origin)),
  });

  const toContext = (
    request: CallContext['request'],
    url: URL,
    { basePath, segments }: MatchedCall,
    findVersion: () => Promise<string>,
  ): CallContext => ({
    store,
    feed,
    openDump: dumps.open,
    findStoredVersion: findVersion,
    request,
    url,
    base: url.origin + basePath,
    path: decodeSegments(segments),
  });

  async function answer(request: Request, url: URL, matched: MatchedCall): Promise<Response> {
    const { call } = matched;
    // Before the content is read: a change in between makes the tag too old, never too new.
    const storedVersion = await findStoredVersion(database);
    const version =
      call.changesWith === 'search' ? await store.findContentVersion(storedVersion) : storedVersion;
    const etag = call.changesWith === 'own' ? null : `"${version}"`;
    if (etag !== null && isKnownTo(request, etag))
      return toCacheable(new Response(null, { status: 304 }), etag);
    if (call.changesWith === 'database' && (await isUnchangedSince(request, feed))) {
      return toCacheable(new Response(null, { status: 304 }), etag ?? '');
    }
    const response = toResponse(
      await call.answer(toContext(request, url, matched, async () => storedVersion)),
    );
    if (response.status !== 200) return response;
    return etag === null ? withOwnTag(request, response) : toCacheable(response, etag);
  }

  async function answerValue(address: string): Promise<ValueAnswer> {
    const url = new URL(address);
    const matched = findCall(url.pathname);
    if (!matched) return toError(404, unknownAddress);
    const findVersion = () => findStoredVersion(database);
    try {
      const reply = await matched.call.answer(toContext(plainRequest, url, matched, findVersion));
      if (reply instanceof Response) throw new Error(`${matched.call.path} answers with bytes.`);
      return reply;
    } catch (error) {
      return toExpectedError(error);
    }
  }

  async function answerRequest(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return answerPreflight();
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request.method);
    const url = new URL(request.url);
    const matched = findCall(url.pathname);
    const response = matched
      ? await answer(request, url, matched).catch((error) => toResponse(toExpectedError(error)))
      : toResponse(toError(404, unknownAddress));
    if (matched)
      addLink(response, `<${url.origin}${matched.basePath}/openapi.json>; rel="service-desc"`);
    for (const [name, value] of commonHeaders) response.headers.set(name, value);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }

  return Object.assign(answerRequest, { answerValue });
}

const plainRequest = { method: 'GET', headers: new Headers() };

const toResponse = (reply: Reply | Response): Response =>
  reply instanceof Response
    ? reply
    : Response.json(reply.body, {
        status: reply.status,
        ...(reply.headers && { headers: reply.headers() }),
      });

const findCall = createCallMatcher(calls);

const unknownAddress = `This address is none of ${calls.map(({ path }) => path).join(', ')}.`;

const commonHeaders: readonly [string, string][] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Content-Disposition, ETag, Last-Modified, Link, RateLimit, RateLimit-Policy, Retry-After',
  ],
  ['X-Content-Type-Options', 'nosniff'],
];

function toExpectedError(error: unknown): Reply {
  if (error instanceof InvalidParameter) return toError(400, error.message, error.field);
  if (error instanceof IndexNotReady) {
    const headers = () => ({ 'Retry-After': String(error.retryAfterSeconds) });
    return { ...toError(503, error.message), headers };
  }
  throw error;
}

function toCacheable(response: Response, etag: string): Response {
  if (!response.headers.has('ETag')) response.headers.set('ETag', etag);
  response.headers.set('Cache-Control', 'public, max-age=60, stale-while-revalidate=600');
  return response;
}

/** For what does not change with the collection: a tag of its bytes. */
async function withOwnTag(request: Request, response: Response): Promise<Response> {
  const body = await response.text();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isKnown = isKnownTo(request, etag);
  const { headers } = response;
  if (isKnown) headers.delete('Content-Type');
  return toCacheable(
    new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers }),
    etag,
  );
}

function addLink({ headers }: Response, link: string): void {
  const others = headers.get('Link');
  headers.set('Link', others ? `${others}, ${link}` : link);
}

function refuseMethod(method: string): Response {
  const response = toResponse(toError(405, `This API is read only: use GET, not ${method}.`));
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
      'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since',
      'Access-Control-Max-Age': '86400',
    },
  });

/** For programs that keep files by their time. Where a tag was sent, it alone counts (RFC 9110 §13.1.3). */
async function isUnchangedSince(request: Request, feed: ChangeFeed): Promise<boolean> {
  const since = Date.parse(request.headers.get('If-Modified-Since') ?? '');
  if (Number.isNaN(since) || request.headers.has('If-None-Match')) return false;
  const { changedAt } = await feed.summarize();
  // The header knows seconds only.
  return changedAt !== null && Math.floor(Date.parse(changedAt) / 1_000) * 1_000 <= since;
}

/** A compressing proxy turns our tag into a weak one and sends that back. */
const isKnownTo = (request: Request, etag: string): boolean =>
  matchesEntityTag(request.headers.get('If-None-Match') ?? '', etag);
