import type { Context } from 'hono';
import type { Newsletter } from '#services/forms/contract.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';

/**
 * The address in the header List-Unsubscribe of every newsletter. A mail program posts to it, from
 * anywhere and without cookies, and the subscription ends (RFC 8058). A person who opens it gets a
 * page with a button, because security scanners open links too.
 */
export const unsubscribe = (newsletter: Newsletter) => async (c: Context) => {
  const link = new URL(c.req.url).searchParams.get('link') ?? '';
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const page = c.req.path.replace(/\/newsletter\/unsubscribe$/, '/subscribe/leave');
    return c.redirect(`${page}?link=${encodeURIComponent(link)}`, 302);
  }
  if (c.req.method !== 'POST')
    return c.text('This address takes POST.', 405, { Allow: 'GET, HEAD, POST' });
  try {
    return (await newsletter.unsubscribe(link))
      ? c.text('You are unsubscribed and will receive no more newsletters.')
      : c.text('This link is not valid, or it has expired.', 404);
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    return c.text('This is temporarily unavailable. Please try again in a moment.', 503, {
      'Retry-After': '30',
    });
  }
};
