import type { MiddlewareHandler } from 'hono';
import { findSitePath } from '#shared/http/site-path.ts';
import { replaceAnswer } from './replace-answer.ts';

/**
 * The last word on every redirect: none leads away from the site, whoever made it.
 * @param siteOrigin scheme and host of the site
 */
export function siteRedirects(siteOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const location = c.res.headers.get('Location');
    if (location === null || findSitePath(location, siteOrigin) !== null) return;
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
    replaceAnswer(c, new Response('This address leads to another site.', { status: 400, headers }));
  };
}
