import { isServiceUnavailable, type ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { Log } from '../process/log.ts';
import { withoutCredentials } from '../security/without-secrets.ts';
import { traceCall, traceError } from '../tracing/spans.ts';
import { type Failure, findRequest, noteFailures } from './request-scope.ts';

/**
 * The same services; each call is a part of the request's trace, and one that fails because its service
 * does is told, whatever its caller makes of it then.
 */
export function observeOutages<Services extends object>(
  services: Services,
  onOutage: (outage: ServiceUnavailable) => void,
): Services {
  const tell = (error: unknown): never => {
    if (isServiceUnavailable(error)) onOutage(error);
    throw error;
  };
  const observe = <Service extends object>(serviceName: string, service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const call = () => member.apply(target, args) as unknown;
          const answer = traceCall(`${serviceName}.${String(name)}`, call);
          return answer instanceof Promise ? answer.catch(tell) : answer;
        };
      },
    });
  return new Proxy(services, {
    get: (target, name) => {
      const service: unknown = Reflect.get(target, name);
      return typeof service === 'object' && service !== null
        ? observe(String(name), service)
        : service;
    },
  });
}

const maxCauseLength = 300;

/** Why something could not be had, in short. What a service or a database says has no visitor in it. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { cause: typeof error };
  const toCause = (text: string) => text.slice(0, maxCauseLength);
  if (!isServiceUnavailable(error)) return { cause: toCause(`${error.name}: ${error.message}`) };
  const { service, call, cause } = error;
  return { service, call, cause: toCause(cause instanceof Error ? cause.message : error.message) };
}

function toTracedError(error: unknown, redact: (text: string) => string) {
  const { service, call, cause } = toFailure(error);
  const message = redact(service ? `${service} ${call}: ${cause}` : cause);
  const { name, stack } = error instanceof Error ? error : new Error(message);
  return { name, message, ...(stack && { stack: redact(stack) }) };
}

const repeatAfterMs = 10_000;
const maxKinds = 200;

/** Told of everything that failed for a visitor. */
export type ReportFailure = (error: unknown) => void;

/**
 * Logs what fails, with its cause: a service's failure as a warning, any other error as an error of the
 * site. A kind of failure is logged at most every ten seconds; its next line says how many were not. The
 * answer to the request under way names it in the access log, and its trace holds it.
 * @param redact takes secrets out of what is traced; the log does so by itself
 */
export function createFailureLog(log: Log, redact = withoutCredentials): ReportFailure {
  const logged = new Map<string, { at: number; omitted: number }>();
  return (error) => {
    const outage = findOutage(error);
    // The service's call has been reported before a loader made an answer of it.
    if (!outage && isOutage(error)) return;
    const failure = toFailure(outage ?? error);
    noteFailures([failure]);
    traceError(toTracedError(outage ?? error, redact));
    const kind = `${failure.service} ${failure.cause}`;
    const last = logged.get(kind);
    if (last && performance.now() - last.at < repeatAfterMs) {
      last.omitted += 1;
      return;
    }
    if (logged.size >= maxKinds) logged.clear();
    logged.set(kind, { at: performance.now(), omitted: 0 });
    const { service, call } = failure;
    const { path } = findRequest() ?? {};
    const details = { ...(outage && { service, call }), path, omitted: last?.omitted ?? 0 };
    if (outage) log.warn({ ...details, err: outage }, 'a service failed');
    else log.error({ ...details, err: error }, 'an error in the code of the site');
  };
}

const repeatWarningAfterMs = 3_600_000;
const maxWarnings = 500;

/** Logs what editors should put right: the same at most once an hour, however often it is drawn. */
export function createWarningLog(
  log: Log,
  now: () => number = () => performance.now(),
): (message: string) => void {
  const toldAt = new Map<string, number>();
  return (message) => {
    const last = toldAt.get(message);
    if (last !== undefined && now() - last < repeatWarningAfterMs) return;
    if (toldAt.size >= maxWarnings) toldAt.clear();
    toldAt.set(message, now());
    log.warn(message);
  };
}

/** Whether an error, or what led to it, is a service's failing: as it is, or as an answer of 503. */
export const isOutage = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      isServiceUnavailable(one) ||
      (one as { init?: { status?: unknown } | null }).init?.status === 503,
  );

/** For `catch`: another value while a service fails; an error of the site stays one. */
export const duringOutage =
  <Value>(fallback: Value) =>
  (error: unknown): Value => {
    if (isOutage(error)) return fallback;
    throw error;
  };

const findOutage = (error: unknown): ServiceUnavailable | undefined =>
  causesOf(error).find(isServiceUnavailable);

const maxCauses = 5;

/** The error and what led to it. */
function causesOf(error: unknown): readonly object[] {
  const causes: object[] = [];
  for (let one = error; typeof one === 'object' && one !== null; ) {
    if (causes.push(one) === maxCauses) break;
    one = (one as { cause?: unknown }).cause;
  }
  return causes;
}
