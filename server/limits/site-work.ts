import { Gauge, type Metric } from 'prom-client';
import { searchCost } from '#shared/collection/open-data-limit.ts';
import type { Log } from '../process/log.ts';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';
import { RateLimit } from './rate-limit.ts';
import { Refusals, type RefusedKind } from './refusals.ts';
import { isSearchPage } from './searches.ts';
import { TooBusy } from './too-busy.ts';

/** All the work that visitors wait for, each kind in a queue of its own. */
export interface SiteWork {
  /** Pictures, tiles and patterns; each needs a processor. */
  readonly pictures: FairQueue;
  /** One after the other: each keeps all processors busy. */
  readonly pyramids: FairQueue;
  readonly cards: FairQueue;
  /** Stills of films, which another host is asked for. */
  readonly stills: FairQueue;
  /** Pictures on their way, each of which lies in memory until it is sent. */
  readonly sending: FairQueue;
  /** Pages that nobody kept, and what else the site draws. */
  readonly pages: FairQueue;
  /** Searches of the collection and of the site, each of them more work than a page. */
  readonly searches: FairQueue;
  readonly refusals: Refusals;
  list(): readonly Metric[];
  /** Begins nothing any more but pages and searches, which are quickly made. */
  close(): void;
}

/** Units of a client's share. */
const costs = { picture: 1, page: 2, search: searchCost, pyramid: 5 } as const;

/** In which a page waits to be drawn. */
export const chooseQueue = (
  { pages, searches }: Pick<SiteWork, 'pages' | 'searches'>,
  address: string,
): FairQueue => (isSearchPage(address) ? searches : pages);

/** What one of several processes of a machine does otherwise. */
interface SiteWorkOptions {
  /** Pictures that are made, and sent, at once. */
  readonly pictures?: number;
  readonly sending?: number;
  readonly shareLimit?: (limit: RateLimit) => RateLimit;
}

/**
 * @param unitsPerMinute share of one client in what has to be made for it; 0: without limit
 */
export function createSiteWork(
  log: Log,
  unitsPerMinute: number,
  { pictures, sending: maxSending = 256, shareLimit = (limit) => limit }: SiteWorkOptions = {},
): SiteWork {
  const refusals = new Refusals(log);
  const share =
    unitsPerMinute > 0
      ? shareLimit(new RateLimit({ name: 'work', quota: unitsPerMinute, windowMs: 60_000 }))
      : null;
  const createQueue = (kind: RefusedKind, cost: number, options: FairQueueOptions) =>
    new FairQueue({
      ...options,
      onRefused: (reason, client) => refusals.count(kind, reason, client),
      admit: (client) => {
        const taken = share?.take(client, Math.min(cost, unitsPerMinute));
        if (taken && !taken.isAllowed) throw new TooBusy('client', taken.retryAfterSeconds);
      },
    });
  /** Costs nothing beyond the memory that it bounds. */
  const sending = new FairQueue({
    concurrency: maxSending,
    runningPerClient: 32,
    maxWaiting: 4_000,
    maxWaitingPerClient: 500,
    onRefused: (reason, client) => refusals.count('picture', reason, client),
  });
  const queues = {
    pictures: createQueue('picture', costs.picture, pictures ? { concurrency: pictures } : {}),
    pyramids: createQueue('picture', costs.pyramid, {
      concurrency: 1,
      maxWaiting: 50,
      maxWaitingPerClient: 10,
    }),
    cards: createQueue('picture', costs.page, { concurrency: 1, maxWaiting: 100 }),
    stills: createQueue('picture', costs.picture, { concurrency: 4, maxWaiting: 50 }),
    // Most of a page's time is waiting for services, so more than there are processors.
    pages: createQueue('page', costs.page, { concurrency: 8, maxWaiting: 400 }),
    // They hold up no page, and each other only as far as there are processors.
    searches: createQueue('search', costs.search, { concurrency: 4, maxWaiting: 200 }),
  };
  const waiting = new Gauge({
    name: 'girih_work_waiting',
    help: 'Tasks that visitors wait for and that have not started, by kind.',
    labelNames: ['kind'],
    registers: [],
    collect() {
      for (const [kind, { load }] of Object.entries(queues)) this.set({ kind }, load.waiting);
    },
  });
  return {
    ...queues,
    sending,
    refusals,
    list: () => [...refusals.list(), waiting],
    close: () => {
      const { pages: _, searches: __, ...others } = queues;
      for (const queue of Object.values(others)) queue.close();
    },
  };
}
