import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from './client.ts';

/**
 * Lets answers that lie whole in memory, as pictures do, wait until those before them are sent: a
 * client that asks for hundreds and reads none of them fills its own share and no more.
 */
export const sentInTurn =
  (queue: FairQueue): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> =>
  async (c, next) => {
    const begun = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    queue
      .run(randomUUID(), readAsker(c), () => {
        begun.resolve();
        return sent.promise;
      })
      .catch(begun.reject);
    await begun.promise;
    const outgoing = c.env?.outgoing;
    outgoing?.once('close', sent.resolve);
    try {
      await next();
    } finally {
      if (!outgoing || outgoing.closed) sent.resolve();
    }
  };
