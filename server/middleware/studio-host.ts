import type { MiddlewareHandler } from 'hono';

/** What the studio shows of the site's own files; pages, forms and services are not among it. */
const sharedFiles =
  /^\/(images|media|films|fonts|icons|video-stills|iiif)\/|^\/favicon\.svg$|^\/health\//;

/**
 * Keeps the studio at a host of its own: it answers there alone, and the site does not.
 * @param origin scheme and host of the studio
 */
export function studioHost(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    const url = new URL(c.req.url);
    const isOfStudio = url.pathname === '/studio' || url.pathname.startsWith('/studio/');
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
    if (url.host !== host) {
      // Not a word of where it is: visitors need not know.
      if (isOfStudio) return c.text('There is nothing at this address.', 404, headers);
      return next();
    }
    if (isOfStudio || sharedFiles.test(url.pathname)) return next();
    if (url.pathname === '/') return c.redirect('/studio', 302);
    return c.text('Only the studio is at this host.', 404, headers);
  };
}
