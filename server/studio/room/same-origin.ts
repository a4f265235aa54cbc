import type { MiddlewareHandler } from 'hono';

/** Files are sent in the protocol of resumed uploads, which has its own type. */
const bodyTypes = /^application\/(json|offset\+octet-stream)(;|$)/;

/**
 * Refuses what another site made the browser send. A call that changes something must come from the
 * studio's own pages and, where it has a body, be of a type that no form can send.
 *
 * @param origin scheme and host of the studio
 * @param opened the one path that another site leads to; it asks for a secret of its own
 */
export const sameOrigin =
  (origin: string, opened: string | null = null): MiddlewareHandler =>
  async (c, next) => {
    const { method } = c.req;
    c.header('Cache-Control', 'no-store');
    const site = c.req.header('Sec-Fetch-Site');
    const isOpened = method === 'GET' && opened !== null && c.req.path.endsWith(opened);
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened;
    if (isForeign) return refuse(c.json, 'The studio answers its own pages only.');
    if (method === 'GET' || method === 'HEAD') return next();
    if (c.req.header('Origin') !== origin) {
      return refuse(c.json, 'The studio answers its own pages only.');
    }
    const type = c.req.header('Content-Type');
    const hasBody = c.req.raw.body !== null;
    if (hasBody && !bodyTypes.test(type ?? '')) {
      return c.json({ error: { code: 'body-type', message: 'Send application/json.' } }, 415);
    }
    return next();
  };

const refuse = (json: (body: object, status: 403) => Response, message: string) =>
  json({ error: { code: 'foreign', message } }, 403);
