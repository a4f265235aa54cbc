import type { MiddlewareHandler } from 'hono';
import { listFailures } from '../failures/request-scope.ts';
import type { Log } from '../process/log.ts';
import { withoutSecrets } from '../security/without-secrets.ts';
import { type RequestIdVariables, requestIdHeader } from './request-id.ts';

export interface LoggedAnswer {
  readonly requestId: string;
  readonly method: string;
  /** Without the query: it may hold what a person typed. */
  readonly path: string;
  readonly status: number;
  /** Of `performance.now()`. */
  readonly startedAt: number;
}

/**
 * One line for each answer, without address and browser of the visitor. That of an answer of 5xx names
 * the services and calls that failed, with their causes.
 */
export function logAnswer(log: Log, { startedAt, ...answer }: LoggedAnswer): void {
  const level = answer.status >= 500 ? 'error' : quietPath.test(answer.path) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const path = withoutSecrets(answer.path);
  const line = { ...answer, path, ms: Math.round((performance.now() - startedAt) * 10) / 10 };
  const failures = level === 'error' ? listFailures() : [];
  const text = level === 'error' ? 'answered with an error' : 'answered';
  log[level](failures.length > 0 ? { ...line, failures } : line, text);
}

/** Many for each page, and of little use one by one. */
const quietPath = /^\/(assets|images)\//;

export const accessLog =
  (log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const requestId = c.get('requestId');
    // Set at the end: an answer made by hand does not have what was set before it.
    c.res.headers.set(requestIdHeader, requestId);
    const { method, path } = c.req;
    logAnswer(log, { requestId, method, path, status: c.res.status, startedAt });
  };
