import { isServiceUnavailable, type ServiceUnavailable } from '#shared/service-unavailable.ts';
import type { Log } from './log.ts';

/**
 * The same services; each call that fails because its service does is told, whatever its caller
 * makes of it then.
 */
export function observeOutages<Services extends object>(
  services: Services,
  onOutage: (outage: ServiceUnavailable) => void,
): Services {
  const tell = (error: unknown): never => {
    if (isServiceUnavailable(error)) onOutage(error);
    throw error;
  };
  const observe = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const answer: unknown = member.apply(target, args);
          return answer instanceof Promise ? answer.catch(tell) : answer;
        };
      },
    });
  return new Proxy(services, {
    get: (target, name) => {
      const service: unknown = Reflect.get(target, name);
      return typeof service === 'object' && service !== null ? observe(service) : service;
    },
  });
}

const repeatAfterMs = 10_000;
const maxKinds = 200;

/** Logs each service's failing calls with their cause: a kind of failure at most every ten seconds. */
export function createOutageLog(log: Log): (outage: ServiceUnavailable, path: string) => void {
  const told = new Map<string, { at: number; omitted: number }>();
  return (outage, path) => {
    const { service, cause } = outage;
    const reason = cause instanceof Error ? cause.message : '';
    const kind = `${service} ${reason}`.slice(0, 300);
    const last = told.get(kind);
    if (last && performance.now() - last.at < repeatAfterMs) {
      last.omitted += 1;
      return;
    }
    if (told.size >= maxKinds) told.clear();
    told.set(kind, { at: performance.now(), omitted: 0 });
    const call = { service, call: outage.call, path, omitted: last?.omitted ?? 0 };
    log.warn({ ...call, err: outage }, 'a service failed');
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
export function isOutage(error: unknown, depth = 0): boolean {
  if (isServiceUnavailable(error)) return true;
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { cause, init } = error as { cause?: unknown; init?: { status?: unknown } };
  return init?.status === 503 || isOutage(cause, depth + 1);
}
