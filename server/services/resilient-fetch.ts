import { setTimeout as pause } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { readBounded } from '#shared/http/read-bounded.ts';
import {
  type ServiceAnswer,
  type ServiceInit,
  toServiceAnswer,
  type ValueAnswer,
} from '#shared/http/service-fetch.ts';
import type { UpstreamMetrics } from '../metrics/upstream-metrics.ts';
import type { Log } from '../process/log.ts';
import { readTimeLeft } from '../process/time-budget.ts';

export type Fetch = (input: string | URL | Request, init?: ServiceInit) => Promise<Response>;

export interface ResilienceOptions {
  /** Name of the service, for the log. */
  readonly service: string;
  readonly log: Log;
  /** Counts calls and shows the circuit; none where absent. */
  readonly metrics?: UpstreamMetrics | undefined;
  /** Longest wait for one answer that is read, milliseconds. */
  readonly timeoutMs?: number;
  /** Longest wait for all tries together, milliseconds; less where a page has less left. */
  readonly budgetMs?: number;
  /** How often a failed call is tried again. */
  readonly retries?: number;
  /** Failures in a row after which the service is left alone for a while. */
  readonly failuresBeforeBreak?: number;
  /** How long it is left alone, milliseconds. */
  readonly breakMs?: number;
  /** False: a body is not held against what the client accepts. */
  readonly checksAnswers?: boolean;
  /**
   * The service is in this process: a call that nobody waits for any more ends by itself, and its
   * answers are at hand whole.
   */
  readonly isInProcess?: boolean;
  /** Bytes of good answers kept for the time of an outage. */
  readonly cacheBytes?: number;
}

interface CachedAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

const maxAnswerBytes = 16 * 1024 * 1024;
const defaultTimeoutMs = 3_000;
/** Of pages of results and whole records, some ten thousand characters each at most. */
const maxLastValues = 500;
const firstPauseMs = 100;
/** Longest wait where an earlier answer is at hand. */
const withLastMs = 2_000;
/** Calls that change something get more time: after a timeout nobody knows whether they succeeded. */
const changeMs = 5_000;
/** With less time left no call is begun. */
const minTryMs = 50;

/**
 * The one place where the site copes with a slow or failing service: a time limit on every call and
 * on all tries together, retries with growing pauses, a circuit breaker, and the last good answer of
 * every address while the service fails (stale-if-error), then after a single try.
 *
 * Only GET and HEAD are tried again and kept. An answer of 5xx or 429 counts as a failure, and so does
 * one of 200 whose body the client does not accept; when nothing good is kept, that answer, or the
 * error, reaches the caller.
 */
export function createResilientFetch(fetch: Fetch, options: ResilienceOptions): Fetch {
  const { timeoutMs = defaultTimeoutMs } = options;
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: options.cacheBytes ?? 32 * 1024 * 1024,
    sizeCalculation: (answer) => answer.body.byteLength + 1_000,
  });
  const calls = createResilientCalls(cache, options);
  return async (input, init) => {
    const request = new Request(input, init);
    const accepts = options.checksAnswers === false ? undefined : init?.accepts;
    const ask = (ms: number) => call(fetch, request, accepts, ms, options.isInProcess);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (readTimeLeft() < minTryMs) throw new OutOfTime();
      return toResponse(await calls.callOnce(ask, Math.max(timeoutMs, changeMs)));
    }
    const key = `${request.method} ${request.url}`;
    return toResponse(await calls.find(key, ask, () => request.signal.aborted));
  };
}

/**
 * The same for a service in this process whose answers are values: nobody writes them as JSON to read
 * it again at once.
 */
export function createResilientValues(
  answer: (address: string) => Promise<ValueAnswer>,
  options: ResilienceOptions,
): (address: string) => Promise<ServiceAnswer> {
  const calls = createResilientCalls(
    new LRUCache<string, ValueAnswer>({ max: maxLastValues }),
    options,
  );
  return async (address) => {
    const ask = (ms: number) => within(ms, () => answer(address));
    return toServiceAnswer(await calls.find(address, ask, () => false));
  };
}

function createResilientCalls<Answer extends { readonly status: number }>(
  cache: LRUCache<string, Answer>,
  options: ResilienceOptions,
) {
  const { service, log, metrics, retries = 2 } = options;
  const { timeoutMs = defaultTimeoutMs, budgetMs = 7_000 } = options;
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailing(result as Answer)).orWhen(() => true),
    {
      halfOpenAfter: options.breakMs ?? 2_000,
      breaker: new ConsecutiveBreaker(options.failuresBeforeBreak ?? 5),
    },
  );
  metrics?.setCircuit(service, false);
  breaker.onStateChange((state) => {
    log.warn(
      { service, state: CircuitState[state] },
      'the circuit breaker of a service changed its state',
    );
    metrics?.setCircuit(service, state === CircuitState.Open);
  });

  type Ask = (ms: number) => Promise<Answer>;

  const callOnce = async (ask: Ask, ms: number): Promise<Answer> => {
    try {
      const answer = await ask(Math.min(ms, readTimeLeft()));
      metrics?.count(service, isFailing(answer) ? 'failed' : 'answered');
      return answer;
    } catch (error) {
      metrics?.count(service, 'failed');
      throw error;
    }
  };

  /** @throws the last failure that was not an answer */
  async function tryCalls(
    ask: Ask,
    isGivenUp: () => boolean,
    maxTries: number,
    ms: number,
  ): Promise<Answer> {
    const endsAt = performance.now() + Math.min(budgetMs, readTimeLeft());
    for (let tries = 1; ; tries += 1) {
      const left = endsAt - performance.now();
      const wait = pauseAfter(tries);
      const mayRepeat = () => tries < maxTries && endsAt - performance.now() > wait + minTryMs;
      try {
        const answer = await breaker.execute(() => callOnce(ask, Math.min(ms, left)));
        if (!isFailing(answer) || !mayRepeat()) return answer;
      } catch (error) {
        const isOver = error instanceof BrokenCircuitError || isGivenUp();
        if (isOver || !mayRepeat()) throw error;
      }
      await pause(wait);
    }
  }

  async function find(key: string, ask: Ask, isGivenUp: () => boolean): Promise<Answer> {
    const last = cache.get(key);
    const serveLast = (answer: Answer, cause: unknown) => {
      metrics?.count(service, 'stale');
      if (!(cause instanceof BrokenCircuitError)) {
        log.warn({ service, err: cause }, 'serving the last good answer');
      }
      return answer;
    };
    try {
      if (readTimeLeft() < minTryMs) throw new OutOfTime();
      const answer = await (last
        ? tryCalls(ask, isGivenUp, 1, Math.min(timeoutMs, withLastMs))
        : tryCalls(ask, isGivenUp, retries + 1, timeoutMs));
      if (!isFailing(answer)) {
        if (answer.status === 200) cache.set(key, answer);
        return answer;
      }
      if (last) return serveLast(last, new Error(`The answer had the status ${answer.status}.`));
      // A client that retries 429 by itself would do so for ever; this layer has done it already.
      return answer.status === 429 ? { ...answer, status: 503 } : answer;
    } catch (error) {
      if (!last) throw error;
      return serveLast(last, error);
    }
  }

  return { callOnce, find };
}

/** Between half and all of a pause that grows, so that processes do not come back all at once. */
const pauseAfter = (tries: number) => firstPauseMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);

/** The page that asks has waited for other answers long enough. */
class OutOfTime extends Error {
  constructor() {
    super('The time limit of this page passed before the service was called.');
  }
}

/** One answer whole, within a time that the body counts in. */
function call(
  fetch: Fetch,
  request: Request,
  accepts: ServiceInit['accepts'],
  ms: number,
  isInProcess = false,
): Promise<CachedAnswer> {
  const late = isInProcess ? null : new AbortController();
  const readWhole = async () => {
    const signal = late && AbortSignal.any([request.signal, late.signal]);
    const response = await fetch(signal ? new Request(request, { signal }) : request);
    const body = await (isInProcess ? response.arrayBuffer() : readAnswer(response));
    if (response.status === 200 && request.method === 'GET') checkBody(body, accepts);
    return { status: response.status, headers: [...response.headers] as [string, string][], body };
  };
  return within(ms, readWhole, () => late?.abort());
}

/** A race, because what is asked need not heed a signal. */
async function within<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  onLate?: () => void,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${Math.round(ms)} ms.`));
      onLate?.();
    }, ms);
  });
  try {
    const answer = ask();
    answer.catch(() => {});
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where the client could not read it: a page of a proxy, half an answer, another protocol */
function checkBody(body: ArrayBuffer, accepts: ServiceInit['accepts']): void {
  if (!accepts) return;
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new Error('The answer has the status 200 but is not JSON.', { cause });
  }
  if (!accepts(parsed))
    throw new Error("The answer has the status 200 but does not follow the service's protocol.");
}

const isFailing = (answer: { readonly status: number }) =>
  answer.status >= 500 || answer.status === 429;

const toResponse = (answer: CachedAnswer) =>
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
