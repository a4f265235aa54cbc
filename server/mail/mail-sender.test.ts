import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { createMailDeliveries } from '#database/visitors/mail-deliveries.ts';
import { type Mail, queueMail } from '#database/visitors/mail-queue.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { startMailServer, type Treatment } from '../../tests/fakes/mail-server.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import type { Delivery } from './delivery.ts';
import { type MailTimes, startMailSender, toWait } from './mail-sender.ts';
import { createOutboxDelivery, sweepOutbox, toFileName } from './outbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const sender = { from: 'Girih <hello@museum.example>', replyTo: null, host: 'museum.example' };
const times = {
  pollMs: 5,
  tryMs: 3_000,
  leaseMs: 10_000,
  firstWaitMs: 5,
  maxWaitMs: 20,
  maxAttempts: 4,
  loginPauseMs: 150,
  stopMs: 2_000,
};
const toMail = (number: number, changes: Partial<Mail> = {}): Mail => ({
  messageKey: `tour-request:${number}`,
  to: `reader-${number}@example.org`,
  language: 'haw',
  subject: 'Kou huakaʻi ma ka hale hōʻikeʻike',
  text: 'Aloha,\n\nmahalo.',
  ...changes,
});

describeOnEachDatabase('The sender of mails', (openDatabase) => {
  let database: Database;
  let lines: string[];
  beforeEach(async () => {
    database = await openDatabase('visitors');
    lines = [];
  });

  /** Another sender over the same queue, as another process would be. */
  function start(delivery: Delivery, changes: Partial<MailTimes> = {}) {
    const running = startMailSender({
      deliveries: createMailDeliveries(database),
      delivery,
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
      times: { ...times, ...changes },
    });
    onTestFinished(running.stop);
    return running;
  }

  async function serve(treat: (to: string, attempt: number) => Treatment | Promise<Treatment>) {
    const server = await startMailServer(treat);
    onTestFinished(server.stop);
    return { server, delivery: createSmtpDelivery(server.url, sender) };
  }

  const countStates = () => createMailDeliveries(database).countByState();
  const untilQueueIsEmpty = () =>
    expect.poll(async () => (await countStates()).queued, { timeout: 8_000, interval: 20 }).toBe(0);
  const rows = () =>
    withTables<SharedVisitorTables>(database).selectFrom('mail_queue').selectAll().execute();

  test('delivers each mail once over a server that refuses, delays and drops', async () => {
    const treatments: readonly Treatment[] = ['take', 'refuse-now', 'drop-before', 'drop-after'];
    const { server, delivery } = await serve(async (to, attempt) => {
      const number = Number(/\d+/.exec(to)?.[0]);
      if (number % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
      return attempt === 1 ? (treatments[number % treatments.length] ?? 'take') : 'take';
    });
    for (let number = 0; number < 24; number += 1) await queueMail(database, toMail(number));
    start(delivery);
    start(delivery);
    await untilQueueIsEmpty();
    expect(await countStates()).toEqual({ queued: 0, sent: 24, dead: 0, dropped: 0 });
    for (let number = 0; number < 24; number += 1) {
      const copies = server.received.filter(({ to }) => to === `reader-${number}@example.org`);
      const wasLost = treatments[number % treatments.length] === 'drop-after';
      expect(copies.map(({ isAnswered }) => isAnswered)).toEqual(wasLost ? [false, true] : [true]);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      expect(copies[0]?.messageId).toMatch(/^<[\w-]+@museum\.example>$/);
    }
  });

  test('gives up what is refused for good, and what fails too often', async () => {
    const { server, delivery } = await serve((to) =>
      to.startsWith('reader-1@') ? 'refuse-for-good' : 'refuse-now',
    );
    await queueMail(database, toMail(1));
    await queueMail(database, toMail(2));
    start(delivery);
    await untilQueueIsEmpty();
    expect(server.received).toEqual([]);
    const found = (await rows()).sort((a, b) => a.recipient.localeCompare(b.recipient));
    expect(found).toMatchObject([
      { state: 'dead', attempts: 1, problem: 'EMESSAGE: 550 no such …' },
      { state: 'dead', attempts: 4, problem: 'EMESSAGE: 451 try later, …' },
    ]);
    expect(found[0]?.body_text).toContain('mahalo');
    expect(lines.join('')).toContain('failed for good');
    expect(lines.join('')).not.toMatch(/example\.org|Aloha|Kou huaka/);
  });

  test('takes over what a sender that died had begun, when its lease has ended', async () => {
    await queueMail(database, toMail(1));
    const dead = createMailDeliveries(database);
    const [begun] = await dead.claim(1, 200, new Date());
    expect(begun?.attempt).toBe(1);
    const { server, delivery } = await serve(() => 'take');
    start(delivery);
    await untilQueueIsEmpty();
    expect(server.received).toHaveLength(1);
    // What the first one says afterwards changes nothing.
    if (begun) await dead.markDead(begun, 'late', new Date());
    expect(await countStates()).toMatchObject({ sent: 1, dead: 0 });
  });

  test('finishes what is under way when it stops, and takes nothing new', async () => {
    let arrived = () => {};
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { server, delivery } = await serve(async (): Promise<Treatment> => {
      arrived();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'take';
    });
    await queueMail(database, toMail(1));
    const running = start(delivery);
    await underWay;
    const stopped = running.stop();
    await queueMail(database, toMail(2));
    await stopped;
    expect(server.received.map(({ to }) => to)).toEqual(['reader-1@example.org']);
    expect(await countStates()).toMatchObject({ sent: 1, queued: 1 });
  });

  test('forgets the words and files of a mail that is sent', async () => {
    const { server, delivery } = await serve(() => 'take');
    const attachments = [{ filename: 'Huakaʻi.ics', type: 'text/calendar', content: 'BEGIN' }];
    await queueMail(database, toMail(1, { attachments, html: '<p>Mahalo</p>' }));
    start(delivery);
    await untilQueueIsEmpty();
    expect(server.received[0]?.raw).toMatch(/multipart\/mixed/);
    await expect
      .poll(() =>
        withTables<SharedVisitorTables>(database)
          .selectFrom('mail_attachments')
          .selectAll()
          .execute(),
      )
      .toEqual([]);
    expect(await rows()).toMatchObject([{ body_text: '', body_html: null, state: 'sent' }]);
  });

  test('writes readable files where there is no mail server, one for each key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    await queueMail(database, toMail(1, { replyTo: 'tours@museum.example' }));
    await queueMail(database, toMail(2, { messageKey: 'tour-request:1.2' }));
    start(createOutboxDelivery(outbox, sender));
    await untilQueueIsEmpty();
    const names = [toFileName('tour-request:1'), toFileName('tour-request:1.2')];
    expect(readdirSync(outbox).sort()).toEqual(names.sort());
    const path = join(outbox, toFileName('tour-request:1'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const mail = readFileSync(path, 'utf8');
    expect(mail).toMatch(/^From: Girih <hello@museum\.example>\r?$/m);
    expect(mail).toMatch(/^Reply-To: tours@museum\.example\r?$/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail).toMatch(/^Subject: =\?UTF-8\?/m);
  });
});

test('tries are further and further apart, never longer than the longest wait', () => {
  const usual = { ...times, firstWaitMs: 30_000, maxWaitMs: 21_600_000 };
  expect([1, 2, 3, 9].map((attempt) => toWait(attempt, usual, 0.5))).toEqual([
    30_000, 120_000, 480_000, 21_600_000,
  ]);
  expect(toWait(1, usual, 0)).toBe(22_500);
});

test('half mails of processes that were killed are swept from the outbox, whole ones stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = ['.tour-1.abcd1234.eml.4711', '.tour-2.abcd1234.eml.4712', 'tour-3.abcd1234.eml'];
  for (const name of names) writeFileSync(join(folder, name), 'Aloha Kai');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of [names[0], names[2]])
    utimesSync(join(folder, name ?? ''), anHourAgo, anHourAgo);
  await sweepOutbox(folder);
  expect(readdirSync(folder).sort()).toEqual([names[1], names[2]]);
  await sweepOutbox(join(folder, 'nowhere'));
});
