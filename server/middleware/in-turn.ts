import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { FairQueue } from '../limits/fair-queue.ts';
import { readAsker } from './client.ts';

/** Lets what is as much work as a page or a search wait its turn in their queue, in its client's share. */
export const inTurn =
  (queue: FairQueue): MiddlewareHandler =>
  (c, next) =>
    queue.run(randomUUID(), readAsker(c), next);
