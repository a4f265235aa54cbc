import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Asker } from '../limits/fair-queue.ts';
import { type FindClientAddress, toLimitKey } from '../security/client-address.ts';
import { readSiteCall, withVisitor } from '../security/visitor-context.ts';

export interface ClientVariables {
  /** Whom a request comes from, as limits count it. */
  readonly client: string;
  /** Whether another process of the site calls, for one of its visitors. */
  readonly isSiteCall?: boolean;
}

type ClientEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: ClientVariables;
};

/** The services that the site may have in another process. */
const servicePaths = /^\/(?:forms|reservations)-api\//;

/**
 * Finds out whom a request comes from, before anything is read or done.
 * @param servicesToken with which the site calls its services in another process; null: nobody does
 */
export const client =
  (find: FindClientAddress, servicesToken: string | null = null): MiddlewareHandler<ClientEnv> =>
  (c, next) => {
    const call = servicePaths.test(c.req.path)
      ? readSiteCall(c.req.raw.headers, servicesToken)
      : null;
    if (call) c.set('isSiteCall', true);
    const connection = c.env?.incoming?.socket.remoteAddress ?? null;
    const address = () => toLimitKey(find(connection, c.req.header('X-Forwarded-For') ?? null));
    c.set('client', call?.client ?? address());
    return withVisitor(c.get('client'), next);
  };

/** The client that asks, and how long it waits. Code outside the app uses it too. */
export const readAsker = (c: Context): Asker => ({
  client: c.get('client') ?? 'unknown',
  signal: c.get('signal') ?? c.req.raw.signal,
});
