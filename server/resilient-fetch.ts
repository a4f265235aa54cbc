import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  type IDefaultPolicyContext,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { readBounded } from '#shared/read-bounded.ts';
import type { Log } from './log.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface ResilienceOptions {
  /** Name of the service, for the log. */
  readonly service: string;
  readonly log: Log;
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number;
  /** How often a failed call is tried again. */
  readonly retries?: number;
  /** Failures in a row after which the service is left alone for a while. */
  readonly failuresBeforeBreak?: number;
  /** How long it is left alone, milliseconds. */
  readonly breakMs?: number;
  /** Bytes of good answers kept for the time of an outage. */
  readonly keptBytes?: number;
}

interface KeptAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

const maxAnswerBytes = 16 * 1024 * 1024;

/**
 * The one place where the site copes with a slow or failing service: a time limit on every call,
 * retries with exponential back-off, a circuit breaker, and the last good answer of every address
 * while the service fails (stale-if-error).
 *
 * Only GET and HEAD are tried again and kept. An answer of 5xx or 429 counts as a failure; when
 * nothing good is kept, that answer, or the error, reaches the caller.
 */
export function createResilientFetch(fetch: Fetch, options: ResilienceOptions): Fetch {
  const { service, log, timeoutMs = 5_000, retries = 2, breakMs = 5_000 } = options;
  const isFailure = handleWhenResult((result) => isFailing(result as KeptAnswer)).orWhen(
    () => true,
  );
  const breaker = circuitBreaker(isFailure, {
    halfOpenAfter: breakMs,
    breaker: new ConsecutiveBreaker(options.failuresBeforeBreak ?? 5),
  });
  breaker.onStateChange((state) =>
    log.warn({ service, state: CircuitState[state] }, 'circuit of a service changed'),
  );
  const policy = wrap(
    retry(isFailure, {
      maxAttempts: retries,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
    }),
    breaker,
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  const once = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: options.keptBytes ?? 32 * 1024 * 1024,
    sizeCalculation: (answer) => answer.body.byteLength + 1_000,
  });

  const call = async (request: Request, { signal }: IDefaultPolicyContext): Promise<KeptAnswer> => {
    const response = await fetch(
      new Request(request, { signal: AbortSignal.any([request.signal, signal]) }),
    );
    return {
      status: response.status,
      headers: [...response.headers],
      body: await readAnswer(response),
    };
  };

  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return toResponse(await once.execute((context) => call(request, context), request.signal));
    }
    const key = `${request.method} ${request.url}`;
    try {
      const answer = await policy.execute(
        async (context) => call(request, context),
        request.signal,
      );
      if (!isFailing(answer)) {
        if (answer.status === 200) kept.set(key, answer);
        return toResponse(answer);
      }
      // A client that retries 429 by itself would do so for ever; this layer has done it already.
      return toResponse(
        kept.get(key) ?? (answer.status === 429 ? { ...answer, status: 503 } : answer),
      );
    } catch (error) {
      const last = kept.get(key);
      if (!last) throw error;
      if (!(error instanceof BrokenCircuitError))
        log.warn({ service, err: error }, 'serving the last good answer');
      return toResponse(last);
    }
  };
}

const isFailing = (answer: KeptAnswer) => answer.status >= 500 || answer.status === 429;

const toResponse = (answer: KeptAnswer) =>
  new Response(bodylessStatuses.has(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: answer.headers,
  });

const bodylessStatuses = new Set([204, 205, 304]);

async function readAnswer(response: Response): Promise<ArrayBuffer> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  const body = declared > maxAnswerBytes ? null : await readBounded(response.body, maxAnswerBytes);
  if (!body) throw new Error('The answer of the service is too large.');
  return body.buffer;
}
