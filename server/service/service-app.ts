import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { toApiError } from '#shared/http/json-api.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { health } from '../endpoints/health.ts';
import type { ReportFailure } from '../failures/outages.ts';
import { accessLog } from '../middleware/access-log.ts';
import { type DeadlineVariables, deadline } from '../middleware/deadline.ts';
import { type RequestIdVariables, requestId } from '../middleware/request-id.ts';
import type { HealthReportDependencies } from '../process/health-report.ts';
import type { Log } from '../process/log.ts';
import { type FindClientAddress, toLimitKey } from '../security/client-address.ts';
import { readSiteCall, readVisitor } from '../security/visitor-context.ts';
import type { Service } from './list-services.ts';

export interface ServiceAppDependencies {
  readonly service: Service;
  readonly answer: (request: Request) => Promise<Response>;
  readonly log: Log;
  readonly reportFailure: ReportFailure;
  readonly health: HealthReportDependencies;
  /** Only the site may open the socket, so it is believed without a token. */
  readonly isOnSocket: boolean;
  readonly servicesToken: string | null;
  /** Whether others may call what is for the site. */
  readonly isOpen: boolean;
  readonly findClientAddress: FindClientAddress;
  /** Whether the service may be called once more for the visitor that the request names. */
  readonly allowsCall: ((request: Request) => Promise<boolean>) | null;
}

type ServiceEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & DeadlineVariables;
};

/** Longer than the site waits for any answer. */
const maxAnswerMs = 20_000;
const host = /^(?:[a-z0-9.-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** One embedded service by itself: its protocol at every path but `/health/`. */
export function createServiceApp(dependencies: ServiceAppDependencies): Hono<ServiceEnv> {
  const { service, log, reportFailure } = dependencies;
  const app = new Hono<ServiceEnv>();
  app.use(requestId);
  app.use(accessLog(log));
  app.use(deadline(maxAnswerMs, () => answerLater(504)));
  app.route('/health', health(dependencies.health));
  app.all('*', async (c) => {
    const request = toCalledRequest(c, dependencies);
    if (!request) return answerClosed(service);
    const isCounted = request.method === 'POST' && dependencies.allowsCall;
    if (isCounted && request.headers.has(visitorAddressHeader) && !(await isCounted(request))) {
      return toApiError(429, 'too-many', 'There are too many requests from your network.');
    }
    return dependencies.answer(request);
  });
  app.onError((error) => {
    reportFailure(error);
    return isServiceUnavailable(error)
      ? answerLater(503)
      : toApiError(500, 'failed', 'Something went wrong.');
  });
  return app;
}

/**
 * The request as the embedded server takes it: addresses in its answers are made from its own, which is
 * the name that the caller knows the service by.
 * @returns null where it is for the site alone and somebody else calls
 */
function toCalledRequest(
  c: Context<ServiceEnv>,
  dependencies: ServiceAppDependencies,
): Request | null {
  const { raw } = c.req;
  const { isOnSocket, servicesToken, service } = dependencies;
  const isTrusted = isOnSocket && servicesToken === null;
  const call = isTrusted
    ? { client: readVisitor(raw.headers) }
    : readSiteCall(raw.headers, servicesToken);
  const isChange = !/^(GET|HEAD|OPTIONS)$/.test(raw.method);
  const isClosed = service.closed === 'all' || (service.closed === 'changes' && isChange);
  if (isClosed && !call && !dependencies.isOpen) return null;
  const headers = new Headers(raw.headers);
  headers.delete(visitorAddressHeader);
  const connection = c.env?.incoming?.socket.remoteAddress ?? null;
  const stranger = () =>
    toLimitKey(
      dependencies.findClientAddress(connection, raw.headers.get('X-Forwarded-For') ?? null),
    );
  // What the site does by itself, for nobody, is not counted.
  const client = call ? call.client : stranger();
  if (client !== null) headers.set(visitorAddressHeader, client);
  const body = isChange ? { body: raw.body, duplex: 'half' } : {};
  return new Request(toAddress(raw), {
    method: raw.method,
    headers,
    signal: c.get('signal'),
    ...body,
  } as RequestInit);
}

function toAddress({ url, headers }: Request): URL {
  const address = new URL(url);
  const name = headers.get('X-Forwarded-Host') ?? '';
  if (host.test(name)) {
    const protocol = headers.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
    // What only looks like a name, as `x:99999` does, is none.
    return URL.parse(`${protocol}://${name}${address.pathname}${address.search}`) ?? address;
  }
  return address;
}

const answerClosed = ({ name }: Service) =>
  toApiError(
    404,
    'closed',
    `The service ${name} is for the site alone, which calls with the setting SERVICES_TOKEN.`,
  );

function answerLater(status: 503 | 504): Response {
  const response = toApiError(status, 'unavailable', 'This is temporarily unavailable.');
  response.headers.set('Retry-After', '5');
  return response;
}
