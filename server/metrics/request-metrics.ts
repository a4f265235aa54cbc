import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import { toRequestKind } from './request-kind.ts';

/**
 * Counts what this process answered, by kind of address and class of status: a number of series that
 * does not grow, and nothing of whoever asked.
 */
export class RequestMetrics {
  readonly #answers = new Counter({
    name: 'girih_http_requests_total',
    help: 'Requests answered by this process; status 0: the client disconnected.',
    labelNames: ['kind', 'status'],
    registers: [],
  });
  readonly #durations = new Histogram({
    name: 'girih_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [],
  });
  readonly #underWay = new Gauge({
    name: 'girih_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers: [],
  });
  readonly #cacheHits = new Counter({
    name: 'girih_page_cache_hits_total',
    help: 'Answers sent from cached pages without running the app.',
    registers: [],
  });

  readonly #toKind: (address: string) => string;

  /** @param toKind a few kinds, whatever is asked for */
  constructor(toKind: (address: string) => string = toRequestKind) {
    this.#toKind = toKind;
  }

  /** To be called before the request is answered. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const kind = this.#toKind(request.url ?? '/');
    this.#underWay.inc();
    response.once('close', () => {
      this.#underWay.dec();
      // Nobody waited for the answer.
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : '0';
      this.#answers.inc({ kind, status });
      this.#durations.observe({ kind }, (performance.now() - startedAt) / 1000);
    });
  }

  /** The page was answered from the cache, without any work. */
  countCacheHit(): void {
    this.#cacheHits.inc();
  }

  list(): readonly Metric[] {
    return [this.#answers, this.#durations, this.#underWay, this.#cacheHits];
  }
}
