import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { type FindClientAddress, toLimitKey } from '../client-address.ts';

const methodsThatChange = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Tells whoever counts (`form-guard.ts`) where something was sent from, in a header that whatever
 * came under its name is replaced by. Stands after the body was read: only then is the request ours to change.
 */
export const visitorAddress =
  (find: FindClientAddress): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> =>
  async (c, next) => {
    if (methodsThatChange.has(c.req.method)) {
      const connection = c.env?.incoming?.socket.remoteAddress ?? null;
      const address = find(connection, c.req.header('X-Forwarded-For') ?? null);
      c.req.raw.headers.set(visitorAddressHeader, toLimitKey(address));
    }
    return next();
  };
