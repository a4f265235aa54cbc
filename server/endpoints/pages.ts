import { randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Cookie } from 'hono/utils/cookie';
import { isDataAddress } from '#framework/data-address.ts';
import { matchesEntityTag } from '#shared/http/entity-tags.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import { savedLanguageKey } from '#shared/languages/saved-language-key.ts';
import {
  asksForPreview,
  findRefusedParameter,
  isEditing,
  withoutPreview,
} from '#shared/page-builder/builder-preview.ts';
import { noteFailures } from '../failures/request-scope.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from '../middleware/client.ts';
import type { WholeBodyVariables } from '../middleware/sent-whole.ts';
import type { Encoding } from '../pages/content-encoding.ts';
import { draftParameter, type OpenDraft } from '../pages/draft-links.ts';
import {
  type CachedPage,
  chooseEncodingOf,
  encodePage,
  type PageCache,
} from '../pages/page-cache.ts';
import {
  listFailuresOf,
  type RenderRequest,
  renderWhole,
  type Unpublished,
} from '../pages/render-page.ts';
import {
  type OpenPreview,
  previewParameter,
  type ShownPreview,
  toPreviewLocation,
} from '../pages/shown-preview.ts';
import { previewCookie } from './preview.ts';

/** Added to addresses by mail and advertising; they change nothing on a page. */
const ignoredParameters =
  /^(utm_\w+|(pk|mtm|hsa|matomo)_\w+|fbclid|[dgmty]clid|msclkid|ttclid|twclid|li_fat_id|gbraid|wbraid|gad_source|gclsrc|igshid|igsh|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|mkt_tok|srsltid)$/;
const allowedMethods = 'GET, HEAD, POST, OPTIONS';
const maxAddressLength = 2_048;
/** Browsers ask again each time, which costs a 304; shared caches may keep a page a short while. */
const sharedPage = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
/** Something is left out of it, and comes back with the service that failed. */
const partialPage = 'public, max-age=0, s-maxage=2';

export interface PagesDependencies {
  readonly render: RenderRequest;
  /** Whether the ref in a visitor's cookie is one of a preview that stands. */
  readonly isLivePreview: (ref: string) => Promise<boolean>;
  /** Absent: a link to a draft is an address like any other. */
  readonly drafts?: {
    readonly open: OpenDraft;
    /** Answers a link that does not hold. */
    readonly answerNone: (c: Context, hasExpired: boolean) => Response;
  };
  /** Absent: there is no studio, and its previews are addresses like any other. */
  readonly previews?: {
    readonly open: OpenPreview;
    /** Answers a preview that is unknown or over. */
    readonly answerNone: (c: Context, hasExpired: boolean) => Response;
  };
  /** Pages are rendered for this origin, whatever a Host header claims. */
  readonly publicOrigin: string;
  /** Public key of the page builder's space; previews show no other. */
  readonly builderApiKey: string;
  /** Null: every page is rendered anew, for development. */
  readonly cache: PageCache | null;
  /** In which whatever is rendered for one visitor waits its turn. */
  readonly queueOf: (address: string) => FairQueue;
}

/** Facts about an answer that was made from a cached page. */
export interface PageVariables {
  readonly cachedPage?: { readonly page: CachedPage; readonly encoding: Encoding };
}

type PageEnv = { Variables: PageVariables & WholeBodyVariables };
type PageContext = Context<PageEnv>;

/** Every address of the React site: pages, and their data for navigation in the browser. */
export function pages({
  render,
  isLivePreview,
  drafts,
  previews,
  publicOrigin,
  builderApiKey,
  cache,
  queueOf,
}: PagesDependencies): Handler<PageEnv> {
  const renderOwn = (c: PageContext, unpublished?: Unpublished) => {
    const { pathname, search } = new URL(c.req.url);
    return queueOf(pathname + search).run(randomUUID(), readAsker(c), () =>
      render(toSiteRequest(c, publicOrigin), unpublished),
    );
  };
  return async (c) => {
    const url = new URL(c.req.url);
    if (url.pathname.length + url.search.length > maxAddressLength) {
      return c.text('This address is too long.', 414);
    }
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allowedMethods });
    if (!allowedMethods.split(', ').includes(c.req.method)) {
      return c.text('Pages do not support this method.', 405, { Allow: allowedMethods });
    }
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const cookies = getCookie(c);
    const previewToken = url.searchParams.get(previewParameter);
    if (previewToken !== null && previews) {
      if (!isReading) return toShown(c.text('A preview sends nothing.', 403));
      const preview = await previews.open(previewToken);
      if (preview === null || preview === 'expired') {
        return toShown(previews.answerNone(c, preview === 'expired'));
      }
      return toPreviewed(await renderOwn(c, { preview }), preview, publicOrigin);
    }
    const canonical = isReading ? findCanonicalRedirect(url, cookies) : null;
    if (canonical) {
      for (const [name, value] of Object.entries(canonical.headers)) c.header(name, value);
      return c.redirect(canonical.location, canonical.status);
    }
    const asker = readAsker(c);
    const draftToken = isReading ? url.searchParams.get(draftParameter) : null;
    if (draftToken !== null && drafts) {
      const draft = await drafts.open(draftToken, url.pathname);
      if (draft === null || draft === 'expired') {
        return toPrivate(drafts.answerNone(c, draft === 'expired'));
      }
      if (draft !== 'published') return toPrivate(await renderOwn(c, { draft }));
      c.header('Cache-Control', 'private, no-store');
      return c.redirect(url.pathname, 302);
    }
    const previewRef = cookies[previewCookie];
    // A ref that no editor was given leads to what everybody gets, from the same cache.
    if (previewRef && (await isLivePreview(previewRef)))
      return toPrivate(await renderOwn(c, { previewRef }));
    if (asksForPreview(url.searchParams)) {
      const refused = findRefusedParameter(url.searchParams, builderApiKey);
      if (refused) return c.text(`The preview parameter ${refused} is not valid.`, 400);
      if (isEditing(url.searchParams, builderApiKey, c.req.raw.headers)) {
        return toPrivate(await renderOwn(c));
      }
      if (isReading) {
        c.header('Cache-Control', 'private, no-store');
        c.header('Vary', 'Sec-Fetch-Dest');
        return c.redirect(url.pathname + withoutPreview(url.searchParams), 302);
      }
    }
    if (!isReading || !cache) {
      const response = await renderOwn(c);
      noteFailures(listFailuresOf(response));
      return response;
    }

    for (const name of [...url.searchParams.keys()]) {
      if (ignoredParameters.test(name)) url.searchParams.delete(name);
    }
    const address = url.pathname + url.search;
    // Rendered for everybody: nothing of this visitor's request may reach a page that others get.
    const renderForAll = async () => renderWhole(render, new Request(publicOrigin + address));
    return sendPage(c, await cache.findOrRender(address, renderForAll, asker));
  };
}

/** The visitor's request, to the site's own address whatever its Host header claims. */
function toSiteRequest(c: Context, publicOrigin: string): Request {
  const { pathname, search } = new URL(c.req.url);
  const { method, headers, body } = c.req.raw;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== null;
  return new Request(publicOrigin + pathname + search, {
    method,
    headers: withSiteOrigin(headers, publicOrigin),
    ...(hasBody && { body, duplex: 'half' }),
  });
}

/**
 * The site refuses what pages of other sites post. A page of ours that was reached by another of
 * the server's names (an address in the local network) is not another site.
 */
function withSiteOrigin(given: Headers, publicOrigin: string): Headers {
  const headers = new Headers(given);
  const origin = headers.get('Origin');
  const host = headers.get('Host');
  if (origin && host && URL.parse(origin)?.host === host) headers.set('Origin', publicOrigin);
  return headers;
}

/** Nobody may cache a page that only one editor sees. */
function toPrivate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(response.body, { status: response.status, headers });
}

/** Whoever follows a link from a preview must not be told its address. */
function toShown(response: Response): Response {
  const shown = toPrivate(response);
  shown.headers.set('Referrer-Policy', 'no-referrer');
  // The page has no origin there, and asks for its own data as another site would.
  shown.headers.set('Access-Control-Allow-Origin', '*');
  return shown;
}

function toPreviewed(given: Response, { token }: ShownPreview, publicOrigin: string): Response {
  const response = toShown(given);
  const location = response.headers.get('Location');
  if (location !== null) {
    response.headers.set('Location', toPreviewLocation(location, publicOrigin, token));
  }
  response.headers.delete('Set-Cookie');
  return response;
}

/** Where a visitor is taken instead of the address asked for. */
export interface CanonicalRedirect {
  readonly location: string;
  readonly status: 301 | 302;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The redirect to the address in the saved language, or without slashes too many; null when the
 * address asked for is right.
 * @param cookies what the visitor sent
 */
export function findCanonicalRedirect(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  cookies: Cookie,
): CanonicalRedirect | null {
  // A page has one address, and one that begins with two slashes would name another host in a link.
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (path !== pathname) return { location: path + search, status: 301, headers: {} };
  if (isDataAddress(pathname)) return null;
  const saved = cookies[savedLanguageKey];
  if (isLanguage(saved) && saved !== 'en' && languageOfPath(pathname) === 'en') {
    const headers = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
    return { location: localizePath(pathname + search, saved), status: 302, headers };
  }
  return null;
}

async function sendPage(c: PageContext, page: CachedPage): Promise<Response> {
  noteFailures(page.failures ?? []);
  const encoding = chooseEncodingOf(page, c.req.header('Accept-Encoding'));
  c.set('cachedPage', { page, encoding });
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (!headers.has('Cache-Control')) {
    const caching = page.isPartial ? partialPage : sharedPage;
    headers.set('Cache-Control', page.status === 200 ? caching : 'no-store');
  }
  const known = c.req.header('If-None-Match');
  if (page.status === 200 && known && matchesEntityTag(known, page.etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const body = await encodePage(page, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  const { takeWholeBody } = c.var;
  const isSentApart = takeWholeBody !== undefined || c.req.method === 'HEAD';
  const shown = isSentApart ? null : new Uint8Array(body);
  takeWholeBody?.(body);
  return new Response(shown, { status: page.status, headers });
}
