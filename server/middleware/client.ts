import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type FindClientAddress, toLimitKey } from '../client-address.ts';
import type { Asker } from '../limits/fair-queue.ts';

export interface ClientVariables {
  /** Whom a request comes from, as limits count it. */
  readonly client: string;
}

type ClientEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: ClientVariables;
};

/** Finds out whom a request comes from, before anything is read or done. */
export const client =
  (find: FindClientAddress): MiddlewareHandler<ClientEnv> =>
  (c, next) => {
    const connection = c.env?.incoming?.socket.remoteAddress ?? null;
    c.set('client', toLimitKey(find(connection, c.req.header('X-Forwarded-For') ?? null)));
    return next();
  };

/** Who asks, and until when; for what runs outside the app too. */
export const readAsker = (c: Context): Asker => ({
  client: c.get('client') ?? 'unknown',
  signal: c.get('signal') ?? c.req.raw.signal,
});
