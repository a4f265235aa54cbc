import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Log } from '../log.ts';

/**
 * One line for each answer. The query is left out: it may hold what a person typed; so are address
 * and browser of the visitor.
 */
export const accessLog =
  (log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    // Set here too: an answer made by hand does not have what was set before it.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    if (status >= 500) log.error(line, 'answered with an error');
    else if (c.req.path.startsWith('/assets/') || c.req.path.startsWith('/images/'))
      log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
