import type { MiddlewareHandler } from 'hono';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import type { ClientVariables } from './client.ts';

const methodsThatChange = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Tells whoever counts (`form-guard.ts`) where something was sent from, in a header that whatever
 * came under its name is replaced by. Stands after the body was read: only then is the request ours to change.
 */
export const visitorAddress: MiddlewareHandler<{ Variables: ClientVariables }> = (c, next) => {
  if (methodsThatChange.has(c.req.method)) {
    c.req.raw.headers.set(visitorAddressHeader, c.get('client'));
  }
  return next();
};
