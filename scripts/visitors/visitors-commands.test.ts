import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { subscribe } from '#services/forms/embedded/newsletter/subscribe.ts';
import type { NewsletterTables } from '#services/forms/embedded/newsletter/tables.ts';
import { runCommand } from '../testing/run-command.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-visitors-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A museum with one reader, one mail that was given up and one that waits. */
async function fillFolder(): Promise<string> {
  const folder = makeFolder();
  const database = openSqlite('visitors', folder);
  await migrate(database);
  const query = withTables<NewsletterTables & SharedVisitorTables>(database);
  const reader = {
    email: 'Kai@example.org',
    firstName: '=1+1',
    lastName: null,
    newsletterLanguage: 'haw',
    topics: ['learning'],
    consentVersion: '2026-11',
  } as const;
  await subscribe(query, reader, null, new Date());
  await query.updateTable('newsletter_subscriptions').set({ state: 'confirmed' }).execute();
  for (const number of [1, 2]) {
    await queueMail(database, {
      messageKey: `contact:${number}`,
      to: 'kai@example.org',
      language: 'en',
      subject: 'Hello Kai',
      text: 'Hello Kai',
    });
  }
  await query
    .updateTable('mail_queue')
    .set({ state: 'dead', problem: 'EMESSAGE: 550 no such …', attempts: 1 })
    .where('message_key', '=', 'contact:1')
    .execute();
  await database.close();
  return folder;
}

const run = (folder: string, command: string, ...args: string[]) =>
  runCommand(`scripts/visitors/${command}.ts`, args, {
    withinMs: 30_000,
    env: { DATA_FOLDER: folder, DATABASE_URL: '', PUBLIC_ORIGIN: 'https://museum.example' },
  });

describe('The commands for visitors’ data', { timeout: 60_000 }, () => {
  test('show the queue without addresses, and try again what was given up', async () => {
    const folder = await fillFolder();
    const shown = await run(folder, 'queue');
    expect(shown.output).toMatch(/contact +dead +1/);
    expect(shown.output).toContain('550 no such');
    expect(shown.output).not.toMatch(/example\.org|Hello/);
    expect((await run(folder, 'queue', 'retry', '--dead')).output).toContain('1 mails and 0');
    expect((await run(folder, 'queue')).output).not.toContain('dead');
  });

  test('give out and erase a person, and only when it is meant', async () => {
    const folder = await fillFolder();
    const { output } = await run(folder, 'person', 'export', '--email', 'KAI@example.org');
    const { records } = JSON.parse(output);
    expect(records.newsletter).toHaveLength(1);
    expect(records.mail).toHaveLength(2);
    const asked = await run(folder, 'person', 'erase', '--email', 'kai@example.org');
    expect(asked.output).toContain('Nothing was erased');
    await run(folder, 'person', 'erase', '--email', 'kai@example.org', '--yes');
    const left = await run(folder, 'person', 'export', '--email', 'kai@example.org');
    expect(Object.values(JSON.parse(left.output).records).flat()).toEqual([]);
  });

  test('write readers as a file and take a backup that restores', async () => {
    const folder = await fillFolder();
    const readers = await run(folder, 'newsletter', 'export');
    expect(parse(readers.output, { columns: true })).toMatchObject([
      { email: 'Kai@example.org', first_name: "'=1+1", language: 'haw' },
    ]);
    expect((await run(folder, 'backup')).output).toContain('read back and complete');
    const file = join(folder, 'backups', readdirSync(join(folder, 'backups'))[0] ?? '');
    const other = makeFolder();
    expect((await run(other, 'restore', file)).output).toContain('The backup is restored.');
    expect((await run(other, 'restore', file)).code).toBe(2);
    expect((await run(other, 'newsletter')).output).toMatch(/haw +confirmed +1/);
  });
});
