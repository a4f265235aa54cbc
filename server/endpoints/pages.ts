import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage } from '#shared/languages.ts';
import { languageOfPath, localizePath } from '#shared/localized-path.ts';
import { savedLanguageKey } from '#shared/saved-language-key.ts';
import { matches } from '../middleware/not-modified.ts';
import { chooseEncoding, encodePage, type KeptPage, type PageCache } from '../page-cache.ts';
import { type RenderRequest, toRenderedPage } from '../render-page.ts';
import { previewCookie } from './preview.ts';

/** Added to addresses by mail and advertising; they change nothing on a page. */
const ignoredParameters = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/;
const maxAddressLength = 2_048;
/** Browsers ask again each time, which costs a 304; shared caches may keep a page a short while. */
const sharedPage = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';

export interface PagesParts {
  readonly render: RenderRequest;
  /** Null: every page is rendered anew, for development. */
  readonly cache: PageCache | null;
}

/** Every address of the React site: pages, and their data for navigation in the browser. */
export function pages({ render, cache }: PagesParts): Handler {
  return async (c) => {
    const url = new URL(c.req.url);
    if (c.req.url.length > maxAddressLength) return c.text('This address is too long.', 414);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isReading) {
      const elsewhere = findBetterAddress(c, url);
      if (elsewhere) return elsewhere;
    }
    const previewRef = getCookie(c, previewCookie);
    if (previewRef) return toPrivate(await render(c.req.raw, previewRef));
    if (!isReading || !cache) return render(c.req.raw);

    for (const name of [...url.searchParams.keys()]) {
      if (ignoredParameters.test(name)) url.searchParams.delete(name);
    }
    const address = url.pathname + url.search;
    // Rendered for everybody: nothing of this visitor's request may reach a page that others get.
    const renderForAll = async () => toRenderedPage(await render(new Request(url)));
    return sendPage(c, await cache.findOrRender(address, renderForAll));
  };
}

/** What one editor sees is kept by nobody. */
function toPrivate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return new Response(response.body, { status: response.status, headers });
}

function findBetterAddress(c: Context, url: URL): Response | null {
  const { pathname, search } = url;
  if (pathname.length > 1 && pathname.endsWith('/')) {
    // A second slash at the beginning would name another host.
    return c.redirect(pathname.replace(/^\/+/, '/').replace(/\/+$/, '') + search || '/', 301);
  }
  if (pathname.endsWith('.data')) return null;
  const saved = getCookie(c, savedLanguageKey);
  if (isLanguage(saved) && saved !== 'en' && languageOfPath(pathname) === 'en') {
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie');
    return c.redirect(localizePath(pathname + search, saved), 302);
  }
  return null;
}

async function sendPage(c: Context, page: KeptPage): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const etag = `"${page.etag}-${encoding}"`;
  const headers = new Headers(page.headers);
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', page.status === 200 ? sharedPage : 'no-store');
  }
  const known = c.req.header('If-None-Match');
  if (page.status === 200 && known && matches(known, etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const body = await encodePage(page, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
    status: page.status,
    headers,
  });
}
