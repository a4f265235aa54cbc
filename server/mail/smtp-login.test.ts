import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createMailDeliveries } from '#database/visitors/mail-deliveries.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { type MailServerOptions, startMailServer } from '../../tests/fakes/mail-server.ts';
import { createSelfSigned } from '../../tests/fakes/self-signed-certificate.ts';
import { startMailSender } from './mail-sender.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const sender = { from: 'Girih <hello@museum.example>', replyTo: null, host: 'museum.example' };
const login = { user: 'museum@example.org', password: 'a:b/ʻokina @1' };
const selfSigned = createSelfSigned(['localhost']);
const byCommand = { ...selfSigned, begins: 'by-command' } as const;
const atOnce = { ...selfSigned, begins: 'at-once' } as const;

let database: Database;
let lines: string[];

beforeEach(async () => {
  database = openSqlite('visitors', ':memory:');
  await migrate(database);
  lines = [];
  return () => database.close();
});

async function serve(options: MailServerOptions) {
  const server = await startMailServer(() => 'take', options);
  onTestFinished(server.stop);
  return server;
}

function start(url: string, certificates?: readonly string[]) {
  const running = startMailSender({
    deliveries: createMailDeliveries(database),
    delivery: createSmtpDelivery(url, sender, certificates),
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    times: { pollMs: 5, firstWaitMs: 5, maxWaitMs: 10, maxAttempts: 2, loginPauseMs: 200 },
  });
  onTestFinished(running.stop);
  return running;
}

const queue = (number: number) =>
  queueMail(database, {
    messageKey: `tour-request:${number}`,
    to: `reader-${number}@example.org`,
    language: 'en',
    subject: 'Your tour',
    text: 'Aloha',
  });
const readRows = () =>
  withTables<SharedVisitorTables>(database).selectFrom('mail_queue').selectAll().execute();
const untilState = (state: string) =>
  expect.poll(async () => (await readRows()).every((row) => row.state === state)).toBe(true);

test.each([
  ['after STARTTLS', byCommand],
  ['encrypted from the first byte', atOnce],
])('a mail goes with its login, %s', async (_, tls) => {
  const server = await serve({ login, tls });
  await queue(1);
  start(server.url, [selfSigned.cert]);
  await untilState('sent');
  expect(server.received.map(({ to }) => to)).toEqual(['reader-1@example.org']);
  expect(server.logins).toEqual([{ isRight: true, isSecure: true }]);
});

test('a wrong password holds all mails back, says so, and spends no tries', async () => {
  const server = await serve({ login, tls: byCommand });
  for (const number of [1, 2, 3]) await queue(number);
  const wrong = server.url.replace('okina', 'wrong');
  const running = start(wrong, [selfSigned.cert]);
  await expect.poll(() => server.logins.length, { timeout: 5_000 }).toBeGreaterThan(3);
  await running.stop();
  // Asked again after the pause only, not for each mail and each look at the queue.
  expect(server.logins.length).toBeLessThan(10);
  expect(server.received).toEqual([]);
  for (const { state, attempts, problem, due_at } of await readRows()) {
    expect({ state, attempts }).toEqual({ state: 'queued', attempts: 0 });
    expect(problem).toBe('SMTP_URL, the login is refused: EAUTH: 535 no such login, …');
    expect(Date.parse(due_at)).toBeLessThanOrEqual(Date.now());
  }
  const log = lines.join('');
  expect(log).toContain('the mail server refuses the login in SMTP_URL; mails stay in the queue');
  expect(log).not.toMatch(/tried again|failed for good|example\.org|wrong/);

  // With the right one all of them go.
  start(server.url, [selfSigned.cert]);
  await untilState('sent');
  expect(server.received).toHaveLength(3);
});

test('a certificate that nobody vouches for gets no password, and its name is in the queue', async () => {
  const server = await serve({ login, tls: atOnce });
  await queue(1);
  start(server.url);
  await untilState('dead');
  expect((await readRows())[0]?.problem).toMatch(/^ESOCKET: .*self-signed certificate/);
  expect(server.logins).toEqual([]);
});

test('a password never travels in the clear to another host', async () => {
  const server = await serve({ login });
  await queue(1);
  // An address of this machine that does not look like one.
  start(server.url.replace('127.0.0.1', '0.0.0.0'));
  await untilState('dead');
  expect((await readRows())[0]?.problem).toMatch(/STARTTLS|TLS/);
  expect(server.logins).toEqual([]);
});
