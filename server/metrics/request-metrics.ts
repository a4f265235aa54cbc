import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metric, Sample } from './exposition.ts';
import { toRequestKind } from './request-kind.ts';

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Timing {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/**
 * Counts what this process answered, by kind of address and class of status: a number of series that
 * does not grow, and nothing of whoever asked.
 */
export class RequestMetrics {
  readonly #answers = new Map<string, { kind: string; status: string; count: number }>();
  readonly #timings = new Map<string, Timing>();
  #underWay = 0;
  #kept = 0;

  /** To be called before the request is answered. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    const kind = toRequestKind(request.url ?? '/');
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
      // Nobody waited for the answer.
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : '0';
      this.#count(kind, status);
      this.#time(kind, (performance.now() - startedAt) / 1000);
    });
  }

  /** The page was answered as it was kept, without any work. */
  countKept(): void {
    this.#kept += 1;
  }

  list(): readonly Metric[] {
    return [
      {
        name: 'girih_http_requests_total',
        help: 'Requests answered by this process; status 0: broken off.',
        type: 'counter',
        samples: [...this.#answers.values()].map(({ kind, status, count }) => ({
          labels: { kind, status },
          value: count,
        })),
      },
      {
        name: 'girih_http_request_duration_seconds',
        help: 'Time from the request to the end of its answer.',
        type: 'histogram',
        samples: [...this.#timings].flatMap(([kind, timing]) => toSamples(kind, timing)),
      },
      {
        name: 'girih_http_requests_under_way',
        help: 'Requests that are being answered.',
        type: 'gauge',
        samples: [{ value: this.#underWay }],
      },
      {
        name: 'girih_page_cache_hits_total',
        help: 'Answers repeated from kept pages without going through the app.',
        type: 'counter',
        samples: [{ value: this.#kept }],
      },
    ];
  }

  #count(kind: string, status: string): void {
    const key = `${kind} ${status}`;
    const known = this.#answers.get(key);
    if (known) known.count += 1;
    else this.#answers.set(key, { kind, status, count: 1 });
  }

  #time(kind: string, seconds: number): void {
    let timing = this.#timings.get(kind);
    if (!timing) {
      timing = { buckets: bucketSeconds.map(() => 0), sum: 0, count: 0 };
      this.#timings.set(kind, timing);
    }
    const bucket = bucketSeconds.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1;
    timing.sum += seconds;
    timing.count += 1;
  }
}

function toSamples(kind: string, { buckets, sum, count }: Timing): Sample[] {
  let upToHere = 0;
  return [
    ...bucketSeconds.map((limit, at): Sample => {
      upToHere += buckets[at] ?? 0;
      return { suffix: '_bucket', labels: { kind, le: String(limit) }, value: upToHere };
    }),
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: count },
  ];
}
