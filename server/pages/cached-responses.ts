import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { matchesEntityTag } from '#shared/http/entity-tags.ts';
import { findCanonicalRedirect, type PageVariables } from '../endpoints/pages.ts';
import { previewCookie } from '../endpoints/preview.ts';
import { logAnswer } from '../middleware/access-log.ts';
import { chooseRequestId, requestIdHeader } from '../middleware/request-id.ts';
import { capCacheControl } from '../middleware/until-change.ts';
import { prefersLinkedData } from '../open-data/accepts-linked-data.ts';
import { objectAddress } from '../open-data/linked-data.ts';
import type { Log } from '../process/log.ts';
import type { Encoding } from './content-encoding.ts';
import { type CachedPage, chooseEncodingOf, encodePage, type PageCache } from './page-cache.ts';

/** An answer as the app gave it to one visitor; the next one gets the same. */
interface CachedResponse {
  /** Names and values in turn, without the id of the request. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/**
 * Answers of kept pages, repeated without going through the app: the app's many small steps cost
 * ten times what sending the bytes does. What an answer looks like is decided by the app alone;
 * this remembers it for as long as the page is kept. Whatever is not surely the same for everybody
 * goes to the app.
 */
export class CachedResponses {
  readonly #cache: PageCache;
  readonly #log: Log;
  readonly #msUntilChange: () => number;
  readonly #answers = new WeakMap<CachedPage, Map<string, CachedResponse>>();

  /** @param msUntilChange milliseconds until scheduled content appears or goes */
  constructor(
    cache: PageCache,
    log: Log,
    msUntilChange: () => number = () => Number.POSITIVE_INFINITY,
  ) {
    this.#cache = cache;
    this.#log = log;
    this.#msUntilChange = msUntilChange;
  }

  /** Remembers what the app answers; must be the outermost step. */
  readonly remember: MiddlewareHandler<{ Variables: PageVariables }> = async (c, next) => {
    await next();
    const { cachedPage } = c.var;
    const { status, headers } = c.res;
    if (!cachedPage || (status !== 200 && status !== 304)) return;
    const { page, encoding } = cachedPage;
    const answers = this.#answers.get(page) ?? new Map<string, CachedResponse>();
    this.#answers.set(page, answers);
    const key = toKey(encoding, status);
    if (answers.has(key)) return;
    const isShared = ([name]: [string, string]) => name !== requestIdHeader.toLowerCase();
    answers.set(key, {
      headers: [...headers].filter(isShared).flat(),
      body: status === 200 ? await encodePage(page, encoding) : null,
    });
  };

  /** @returns false when the app has to answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url: address = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = this.#cache.findFresh(address);
    if (!page || !plainHost.test(headers.host ?? '')) return false;
    if (headers.cookie && isPersonal(address, headers.cookie)) return false;
    if (prefersLinkedData(headers.accept) && objectAddress.test(address.split('?', 1)[0] ?? '')) {
      return false;
    }

    const start = performance.now();
    const encoding = chooseEncodingOf(page, headers['accept-encoding'] as string | undefined);
    const known = headers['if-none-match'];
    const status = known && matchesEntityTag(known, page.etag) ? 304 : 200;
    const answer = this.#answers.get(page)?.get(toKey(encoding, status));
    if (!answer) return false;
    const requestId = chooseRequestId(headers['x-request-id'] as string | undefined);
    response.writeHead(status, [
      ...this.#headersNow(answer),
      requestIdHeader.toLowerCase(),
      requestId,
    ]);
    response.end(method === 'HEAD' ? null : answer.body);
    const path = address.split('?', 1)[0] ?? '';
    logAnswer(this.#log, { requestId, method, path, status, startedAt: start });
    return true;
  }

  /** How long it may be kept grows shorter from one visitor to the next as a change comes near. */
  #headersNow({ headers }: CachedResponse): readonly string[] {
    const ms = this.#msUntilChange();
    if (ms >= maxCacheMs) return headers;
    const at = headers.indexOf('cache-control') + 1;
    const value = headers[at];
    return at === 0 || value === undefined ? headers : headers.with(at, capCacheControl(value, ms));
  }
}

/** The time for which shared caches may show a page, even a stale one (`endpoints/pages.ts`). */
const maxCacheMs = 330_000;

/** Others are judged by the app. */
const plainHost = /^[\w.-]+(:\d+)?$/;

/** Whoever has the page has it in any encoding. */
const toKey = (encoding: Encoding, status: number) => (status === 304 ? '304' : encoding);

function isPersonal(address: string, cookie: string): boolean {
  const cookies = parse(cookie);
  const [pathname = '', search = ''] = address.split(/(?=\?)/, 2);
  return previewCookie in cookies || findCanonicalRedirect({ pathname, search }, cookies) !== null;
}
