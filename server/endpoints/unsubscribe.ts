import type { Context } from 'hono';
import type { Newsletter } from '#services/forms/contract.ts';
import { isServiceUnavailable } from '#shared/service-unavailable.ts';

/**
 * Where the header List-Unsubscribe of every letter leads. A mail program posts to it, without
 * cookies and from anywhere, and the subscription ends (RFC 8058); a person who opens it gets a
 * page with a button, since programs that look at links for safety open it too.
 */
export const unsubscribe = (newsletter: Newsletter) => async (c: Context) => {
  const link = new URL(c.req.url).searchParams.get('link') ?? '';
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const page = c.req.path.replace(/\/newsletter\/unsubscribe$/, '/subscribe/leave');
    return c.redirect(`${page}?link=${encodeURIComponent(link)}`, 302);
  }
  if (c.req.method !== 'POST') return c.text('Use POST here.', 405, { Allow: 'GET, HEAD, POST' });
  try {
    return (await newsletter.unsubscribe(link))
      ? c.text('You will get no more letters.')
      : c.text('This link was not made here, or holds no longer.', 404);
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    return c.text('This cannot be done just now. Please try again in a moment.', 503, {
      'Retry-After': '30',
    });
  }
};
