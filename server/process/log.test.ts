import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withTables } from '#database/database.ts';
import type { NewsletterTables } from '#services/forms/embedded/newsletter/tables.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { accessLog } from '../middleware/access-log.ts';
import { requestId } from '../middleware/request-id.ts';
import { listSecrets, parseSettings } from '../settings/settings.ts';
import { toLoggedError, toLogOptions } from './log.ts';

function capture(secrets: readonly string[] = []) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const log = pino({ level: 'trace', ...toLogOptions(secrets) }, stream);
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

test('no line holds a secret of the settings, wherever it came from', () => {
  const settings = parseSettings({
    DATABASE_URL: 'postgres://girih:p%40ss%22word@db.example/museum',
    SMTP_URL: 'smtps://hello:mail-pass@mail.example',
    SIGNING_SECRET: 'a secret with "quotes", long enough for it',
    PREVIOUS_SIGNING_SECRETS: 'stored the-one-before-that-is-long-enough-too',
    PRISMIC_REPOSITORY: 'girih',
    PRISMIC_ACCESS_TOKEN: 'prismic-token',
    YOUTUBE_API_KEY: 'youtube-key',
    BUILDER_PRIVATE_KEY: 'bpk-12345678',
    CONTENT_HOOK_SECRET: 'hook-secret-of-ours',
    NEWSLETTER_API_KEY: 'news-key-1234',
  });
  const secrets = listSecrets(settings);
  const { log, read } = capture(secrets);
  for (const secret of secrets) {
    log.warn({ url: `https://x.example/?q=${encodeURIComponent(secret)}` }, `it was ${secret}`);
    log.error({ err: new Error(`refused: ${secret}`, { cause: new Error(secret) }) }, 'failed');
  }
  expect(secrets).toHaveLength(11);
  for (const secret of ['p@ss"word', 'p%40ss', 'mail-pass', 'a secret', 'the-one', ...secrets]) {
    expect(read()).not.toContain(secret);
  }
  for (const line of read().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
});

test('an error of a service tells neither its key nor a link of a visitor', () => {
  const { log, read } = capture();
  const right = `ts5z30.ZjNjNjQ1.${'A'.repeat(43)}`;
  const url = `https://girih.cdn.prismic.io/api/v2?access_token=secret-1&x=${right}`;
  log.warn(
    { err: new TypeError(`Failed to parse URL from ${url}`) },
    'Authorization: Bearer secret-2',
  );
  expect(read()).toContain('Failed to parse URL');
  expect(read()).not.toMatch(/secret|AAAA/);
  expect(JSON.parse(read())).toHaveProperty('err.message');
});
