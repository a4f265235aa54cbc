import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { createSiteWork } from '../limits/site-work.ts';
import { type HealthReportDependencies, reportHealth } from '../process/health-report.ts';
import { readAll, startMetricsServer } from './metrics-server.ts';
import { createMetricsSource } from './metrics-source.ts';
import { RequestMetrics } from './request-metrics.ts';
import { toText } from './to-text.test-support.ts';

const log = pino({ level: 'silent' });

describeOnEachDatabase('The metrics', (openDatabase) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase('visitors');
  });

  async function start(requests = new RequestMetrics()) {
    const health: HealthReportDependencies = {
      databases: { content: database, visitors: database, close: async () => {} },
      isStopping: () => false,
      listRefused: async () => [
        { part: 'documents', file: 'news/rain.json', field: '', reason: 'is not JSON' },
        { part: 'documents', file: 'news/rain.json', field: 'uid', reason: 'is wrong' },
      ],
      checkWriting: async () => 'ENOSPC',
    };
    const source = createMetricsSource({
      requests,
      countPages: () => 12,
      work: createSiteWork(log, 0),
      countMails: () => ({ sent: 3, failed: 1 }),
      visitors: database,
      listRefused: health.listRefused,
      contentParts: ['documents', 'pages'],
      log,
    });
    const server = await startMetricsServer({
      port: 0,
      host: '127.0.0.1',
      readMetrics: () => readAll(source),
      reportHealth: () => reportHealth(health),
    });
    onTestFinished(server.stop);
    onTestFinished(source.stop);
    return server.address;
  }

  test('count what waits to be sent, and tell nothing of a person', async () => {
    await queueMail(database, {
      messageKey: 'tour-request:1',
      to: 'kai@example.org',
      language: 'en',
      subject: 'Hello Kai',
      text: 'Hello Kai',
    });
    const response = await fetch(`${await start()}/metrics`);
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('girih_mails{kind="tour-request",state="queued"} 1\n');
    expect(text).toMatch(/^girih_mails_oldest_waiting_seconds [\d.]+$/m);
    expect(text).toContain('girih_mails_sent_total 3\n');
    expect(text).toContain('girih_page_cache_pages 12\n');
    expect(text).toContain('girih_content_refused_files{part="documents"} 1\n');
    expect(text).toContain('girih_content_refused_files{part="pages"} 0\n');
    expect(text).not.toMatch(/kai|example/i);
    // Every line is a remark, or a name with labels and a number.
    for (const line of text.split('\n').filter(Boolean)) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? (Nan|[\d.e+-]+))$/,
      );
    }
  });

  test('come with what operators want to know of the process, without what is not public yet', async () => {
    const answer = await fetch(`${await start()}/health/ready`);
    expect(await answer.json()).toEqual({
      status: 'ready',
      checks: { content: true, visitors: true },
      details: {
        writing: { possible: false, problem: 'ENOSPC' },
        content: {
          refused: 2,
          named: [
            { file: 'documents/news/rain.json', field: '' },
            { file: 'documents/news/rain.json', field: 'uid' },
          ],
        },
      },
    });
  });

  test('are given nowhere else, and still while the database is away', async () => {
    const address = await start();
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    await database.close();
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain('girih_visitors_database_up 0\n');
  });
});

test('requests are counted by kind and class of status, however many addresses there are', async () => {
  const metrics = new RequestMetrics();
  const server = createServer((request, response) => {
    metrics.observe(request, response);
    response.writeHead(request.url?.includes('missing') ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const path of ['/', '/visit?name=Kai', '/missing', '/images/a.jpg', '/visit.data']) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  }
  const text = await toText(metrics.list());
  expect(text).toContain('girih_http_requests_total{kind="page",status="2xx"} 2\n');
  expect(text).toContain('girih_http_requests_total{kind="page",status="4xx"} 1\n');
  expect(text).toContain('girih_http_requests_total{kind="picture",status="2xx"} 1\n');
  expect(text).toContain('girih_http_request_duration_seconds_bucket{le="+Inf",kind="page"} 3\n');
  expect(text).toContain('girih_http_requests_under_way 0\n');
  expect(text).not.toContain('Kai');
});
