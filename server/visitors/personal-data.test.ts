import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import { exportPerson } from '#database/visitors/personal-data.ts';
import { createFormsStore } from '#services/forms/embedded/store.ts';
import { createSubmissionStore } from '#services/page-builder/embedded/submissions.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { parseSettings } from '../settings/settings.ts';
import { impersonalTables, listRetainedData } from './personal-data.ts';
import { deleteOutdated } from './retention.ts';

const settings = parseSettings({ NEWSLETTER_API_KEY: 'a-key-of-a-service' });
const received = new Date('2026-11-20T22:00:00Z');

describeOnEachDatabase('What is kept of a person', (openDatabase, dialect) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase('visitors');
  });
  const kinds = () => listRetainedData(settings).map(({ kind }) => kind);

  /** One of each kind that this file knows to make. */
  async function leaveTraces(email: string, key: string) {
    const store = createFormsStore(database);
    const common = { language: 'en', consentVersion: '2026-11' } as const;
    const subscription = {
      email,
      firstName: null,
      lastName: null,
      newsletterLanguage: 'en',
      topics: [],
    };
    await store.submit(
      { kind: 'subscription', idempotencyKey: `${key}-one`, fields: subscription, ...common },
      received,
    );
    await store.submit(
      { kind: 'contact', idempotencyKey: `${key}-two`, fields: { email, name: 'Kai' }, ...common },
      received,
    );
    await createSubmissionStore(database)({
      formName: 'Friends',
      recipient: 'friends@museum.example',
      fields: { who: [email], note: ['Aloha'] },
      files: [
        { field: 'file', name: 'a.txt', mediaType: 'text/plain', content: new Uint8Array([1]) },
      ],
      receivedAt: received,
    });
    const notice = { language: 'en', subject: 'A question', text: 'Kai asks' } as const;
    await queueMail(
      database,
      { ...notice, messageKey: `contact:${key}`, to: 'hello@museum.example', replyTo: email },
      received,
    );
  }

  const countAll = async () => {
    const found: Record<string, number> = {};
    for (const table of await listTables()) {
      if (impersonalTables.includes(table)) continue;
      const { rows } = await sql<{
        n: number;
      }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(database.query);
      if (rows[0]?.n) found[table] = rows[0].n;
    }
    return found;
  };

  async function listTables(): Promise<string[]> {
    const { rows } = await (dialect === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'table'`
      : sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
          WHERE table_schema = 'visitors'`
    ).execute(database.query);
    return rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  }

  test('is known for every table', async () => {
    const known = new Set([...impersonalTables, ...kinds().flatMap(({ tables }) => tables)]);
    expect((await listTables()).filter((name) => !known.has(name))).toEqual([]);
  });

  test('is given out whole, and erased whole, and nothing of another', async () => {
    await leaveTraces('Noʻeau@Example.org', 'her');
    await leaveTraces('other@example.org', 'his');
    const email = foldEmail('noʻEAU@example.org');
    const found = await exportPerson(kinds(), database, email);
    const records = found.filter((one) => one.records.length > 0);
    expect(records.map(({ kind }) => kind).sort()).toEqual([
      'builder-form',
      'contact',
      'mail',
      'newsletter',
      'subscription',
    ]);
    expect(JSON.stringify(records)).toContain('a.txt');
    expect(JSON.stringify(records)).not.toContain('other@');
    const before = await countAll();
    for (const kind of kinds()) await kind.eraseOfPerson(database, email);
    const again = await exportPerson(kinds(), database, email);
    expect(again.flatMap((one) => one.records)).toEqual([]);
    const left = await countAll();
    for (const [table, rows] of Object.entries(before)) expect(left[table]).toBe(rows / 2);
    // The mailing service forgets the address too.
    const syncs = await withTables<{ newsletter_syncs: { email: string; action: string } }>(
      database,
    )
      .selectFrom('newsletter_syncs')
      .select(['email', 'action'])
      .execute();
    expect(syncs.map((row) => ({ ...row }))).toEqual([
      { email: 'Noʻeau@Example.org', action: 'forget' },
    ]);
  });

  test('is deleted after its days, each kind by its own', async () => {
    await leaveTraces('kai@example.org', 'his');
    const kept = listRetainedData(parseSettings({ RETENTION_DAYS: 'contact:10,builder-form:400' }));
    const after = (days: number) => new Date(received.getTime() + days * 24 * 3_600_000);
    expect(await deleteOutdated(database, kept, after(9))).toEqual(new Map());
    expect(await deleteOutdated(database, kept, after(11))).toEqual(new Map([['contact', 1]]));
    expect(await deleteOutdated(database, kept, after(31))).toEqual(new Map([['newsletter', 1]]));
    expect(Object.fromEntries(await deleteOutdated(database, kept, after(401)))).toEqual({
      subscription: 1,
      'builder-form': 1,
    });
    // What waits to be sent is not too old: to the museum with a file, and to the visitor.
    expect(await countAll()).toEqual({ mail_queue: 2, mail_attachments: 1 });
  });
});

test('a kind that there is not stops with a sentence that names it', () => {
  const wrong = parseSettings({ RETENTION_DAYS: 'tickets:3' });
  expect(() => listRetainedData(wrong)).toThrow(/RETENTION_DAYS names tickets, which is none of/);
});
