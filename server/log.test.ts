import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withTables } from '#database/database.ts';
import type { NewsletterTables } from '#services/forms/embedded/newsletter/tables.ts';
import { describeOnEachDatabase } from '../tests/setup/test-databases.ts';
import { toLoggedError } from './log.ts';
import { accessLog } from './middleware/access-log.ts';
import { requestId } from './middleware/request-id.ts';

function capture() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const log = pino({ level: 'trace', base: null, serializers: { err: toLoggedError } }, stream);
  return { log, read: () => lines.join('') };
}

describeOnEachDatabase('A log', (openDatabase) => {
  test('tells why a row could not be stored, and nothing of what is in it', async () => {
    const database = await openDatabase('visitors');
    const { log, read } = capture();
    const row = {
      email_folded: 'kai@example.org',
      email: 'Kai@example.org',
      action: 'put' as const,
      version: 1,
      attempts: 0,
      due_at: '2026-11-21T10:00:00Z',
      state: 'queued' as const,
      problem: null,
    };
    const store = () =>
      withTables<NewsletterTables>(database).insertInto('newsletter_syncs').values(row).execute();
    await store();
    const error = await store().catch((thrown: unknown) => thrown);
    log.error({ err: new Error('a form was not stored', { cause: error }) }, 'failed');
    expect(read()).toMatch(/unique/i);
    expect(read()).toContain('a form was not stored');
    expect(read()).not.toMatch(/kai@|example\.org/i);
  });
});

test('a log has no queries, cookies, addresses or bodies of visitors', async () => {
  const { log, read } = capture();
  const app = new Hono().use(requestId).use(accessLog(log));
  app.all('*', (c) => c.text('done'));
  await app.request('/subscribe/confirm?link=secret-token&email=kai@example.org', {
    method: 'POST',
    headers: {
      Cookie: 'a=secret-cookie',
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'secret-browser',
      Referer: 'https://mail.example/secret',
    },
    body: 'name=secret-name',
  });
  expect(read()).toContain('"path":"/subscribe/confirm"');
  expect(read()).not.toMatch(/secret|kai@|203\.0\.113/);
});

test('something that is thrown and is no error is not told', () => {
  expect(toLoggedError('kai@example.org')).toBe('string');
  const deep = [1, 2, 3, 4, 5].reduce((cause, n) => new Error(`e${n}`, { cause }), new Error('e0'));
  expect(JSON.stringify(toLoggedError(deep))).not.toContain('"e0"');
});
