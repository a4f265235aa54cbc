import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { createFailureLog, observeOutages } from '../failures/outages.ts';
import { toLogOptions } from '../process/log.ts';
import { accessLog } from './access-log.ts';
import { type RequestIdVariables, requestId } from './request-id.ts';

function createSite() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = pino(toLogOptions(), stream);
  const down = { cause: new Error('The answer was 401.') };
  const services = observeOutages(
    {
      contentManagement: {
        findHome: async () => {
          throw new ServiceUnavailable('content management', 'findHome', down);
        },
      },
    },
    createFailureLog(log),
  );
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId, accessLog(log));
  app.get('/feed', async (c) => {
    await services.contentManagement.findHome().catch(() => null);
    return c.text('later', 503);
  });
  app.get('/page', (c) => c.text('fine'));
  return { app, lines };
}

test('the line of an answer of 5xx names service, call, cause and request, whoever caught the failure', async () => {
  const { app, lines } = createSite();
  await app.request('/feed', { headers: { 'X-Request-Id': 'abc' } });
  await app.request('/page');
  expect(lines).toMatchObject([
    { level: 40, requestId: 'abc', path: '/feed', service: 'content management' },
    {
      level: 50,
      requestId: 'abc',
      path: '/feed',
      status: 503,
      failures: [{ service: 'content management', call: 'findHome', cause: 'The answer was 401.' }],
    },
    { level: 30, path: '/page', status: 200 },
  ]);
  expect(lines[2]).not.toHaveProperty('failures');
});

test('of many such answers each has its line, and the whole story is told once for a while', async () => {
  const { app, lines } = createSite();
  for (let visitor = 0; visitor < 20; visitor += 1) await app.request('/feed');
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(20);
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
  expect(lines.every((line) => line.level === 40 || 'failures' in line)).toBe(true);
});
