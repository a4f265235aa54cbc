import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { withRequestScope } from '../failures/request-scope.ts';
import { toRequestKind } from '../metrics/request-kind.ts';
import { withoutSecrets } from '../security/without-secrets.ts';
import { traceRequest } from '../tracing/spans.ts';

/** Carries the id by which a request is found in the logs, also in those of a proxy before us. */
export const requestIdHeader = 'X-Request-Id';

export interface RequestIdVariables {
  requestId: string;
}

const acceptable = /^[\w\-=]{1,255}$/;

/** The id that a proxy gave the request, when it is one; else a new one. */
export const chooseRequestId = (given: string | undefined): string =>
  given !== undefined && acceptable.test(given) ? given : randomUUID();

export const requestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = async (c, next) => {
  const id = chooseRequestId(c.req.header(requestIdHeader));
  c.set('requestId', id);
  const request = { requestId: id, path: withoutSecrets(c.req.path) };
  await withRequestScope(request, () =>
    traceRequest(
      { ...request, method: c.req.method, kind: toRequestKind(c.req.path) },
      async () => {
        await next();
        return c.res;
      },
    ),
  );
};
