import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { createFailureLog, observeOutages } from '../failures/outages.ts';
import { type RequestIdVariables, requestId } from '../middleware/request-id.ts';
import { createRedact } from '../process/log.ts';
import { startTracing } from './start-tracing.ts';

interface SentSpan {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly events?: readonly { readonly name: string; readonly attributes: unknown }[];
}

/** A collector that takes what it is sent. */
async function startCollector() {
  const requests: { path: string | undefined; authorization: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { authorization } = request.headers;
    requests.push({ path: request.url, authorization, body });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const listSpans = (body: string): SentSpan[] =>
  JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
    resource.scopeSpans.flatMap(({ spans }) => spans),
  );

function createSite() {
  const log = pino({ level: 'silent' });
  const database = openSqlite('visitors', ':memory:');
  onTestFinished(() => database.close());
  const services = observeOutages(
    {
      forms: {
        async findReceipt(reference: string) {
          await sql`SELECT ${reference} AS found`.execute(database.query);
          const cause = new Error('refused with key=abcdef-secret-1');
          throw new ServiceUnavailable('forms', 'findReceipt', { cause });
        },
      },
    },
    createFailureLog(log, createRedact(['abcdef-secret-1'])),
  );
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId);
  app.get('/visit', async (c) => {
    await services.forms.findReceipt('Leilani').catch(() => null);
    return c.text('later', 503);
  });
  return { app, database, services };
}

test('a trace leads from the request over the call of a service to its query, without anybody’s words', async () => {
  const { endpoint, requests } = await startCollector();
  const headers = { authorization: 'Bearer token-of-collector' };
  const tracing = startTracing({ endpoint, headers, share: 1 }, pino({ level: 'silent' }));
  const { app } = createSite();
  await app.request('/visit?name=Leilani', { headers: { 'X-Request-Id': 'abc' } });
  await tracing.stop();
  expect(requests).toMatchObject([
    { path: '/v1/traces', authorization: 'Bearer token-of-collector' },
  ]);
  const body = requests[0]?.body ?? '';
  const [query, call, request] = listSpans(body);
  expect([request?.name, call?.name, query?.name]).toEqual([
    'GET page',
    'forms.findReceipt',
    'query visitors',
  ]);
  expect([request?.parentSpanId ?? '', call?.parentSpanId, query?.parentSpanId]).toEqual([
    '',
    request?.spanId,
    call?.spanId,
  ]);
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 503 },
  });
  expect(request?.status.code).toBe(2);
  expect(JSON.stringify(request?.events)).toContain('forms findReceipt: refused');
  expect(body).not.toMatch(/Leilani|abcdef-secret-1/);
});

test('without a collector nothing is traced', async () => {
  const { app, services } = createSite();
  expect((await app.request('/visit')).status).toBe(503);
  await expect(services.forms.findReceipt('x')).rejects.toThrow(ServiceUnavailable);
});

test('a collector that is away holds up neither requests nor the end', async () => {
  const settings = { endpoint: 'http://127.0.0.1:9', headers: {}, share: 1 };
  const tracing = startTracing(settings, pino({ level: 'silent' }));
  const { app } = createSite();
  expect((await app.request('/visit')).status).toBe(503);
  await tracing.stop();
});
