import type { MiddlewareHandler } from 'hono';

/** Written as `%00`: nothing has such a sign in its id, and no database looks for it. */
const control = /%(0[0-8bcef]|1[\da-f]|7f)/i;

/** Nothing is at an address with signs that nobody types. */
export const readableAddress: MiddlewareHandler = async (c, next) =>
  control.test(new URL(c.req.url).pathname)
    ? c.json({ error: { code: 'unknown', message: 'There is nothing at this address.' } }, 404)
    : next();
