import { beforeEach, expect, test } from 'vitest';
import { type Database, openSqlite, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { parseFields } from './schemas/parse-fields.ts';
import { createFormsStore, type FormsStore, type ParsedSubmission } from './store.ts';
import { museumNoon, subscription, tourRequest } from './submissions.test-support.ts';
import type { FormsTables } from './tables.ts';

const today = { year: 2026, month: 11, day: 20 };

function parsed(kind: ParsedSubmission['kind'], changes: object, key: string | null) {
  const values = kind === 'subscription' ? subscription : tourRequest;
  const { fields, problems } = parseFields(kind, { ...values, ...changes }, today);
  if (problems) throw new Error(JSON.stringify(problems));
  const language = 'haw' as const;
  return { kind, idempotencyKey: key, language, consentVersion: '2026-11', fields };
}

describeOnEachDatabase('What visitors sent', (openDatabase) => {
  let database: Database;
  let store: FormsStore;
  const query = () => withTables<FormsTables>(database);

  beforeEach(async () => {
    database = await openDatabase('visitors');
    store = createFormsStore(database);
  });

  const submit = (changes: object = {}, key: string | null = 'key-00000001', now = museumNoon) =>
    store.submit(parsed('tour-request', changes, key), now);
  const subscribe = (changes: object = {}, now = museumNoon) =>
    store.submit(parsed('subscription', changes, null), now);

  test('is stored with its receipt, which says nothing of the person', async () => {
    const { receipt } = await submit();
    expect(receipt).toEqual({
      kind: 'tour-request',
      group: { people: 12, day: '2026-12-10' },
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      receivedAt: '2026-11-20T22:00:00.000Z',
    });
    expect(await store.findReceipt(receipt?.reference ?? '')).toEqual(receipt);
    const row = await query().selectFrom('form_submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email_folded: 'leilani@example.org',
      language: 'haw',
      consent_version: '2026-11',
      state: 'received',
    });
    expect(JSON.parse(row.fields)).toMatchObject({ partySize: 12, name: 'Leilani Kahananui' });
  });

  test('is stored once however often it is sent, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit()));
    expect(answers.filter((answer) => answer.receipt && !answer.isRepeat)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.receipt?.reference)).size).toBe(1);
    const later = await submit({}, 'key-00000001', new Date('2026-11-21T00:00:00Z'));
    expect(later).toMatchObject({ isRepeat: true, receipt: answers[0]?.receipt });
    expect(await query().selectFrom('form_submissions').select('id').execute()).toHaveLength(1);
  });

  test('counts by its content where no key came with it', async () => {
    const first = await submit({}, null);
    expect(await submit({}, null)).toEqual({ ...first, isRepeat: true });
    expect(await submit({ message: 'Another' }, null)).toMatchObject({ isRepeat: false });
  });

  test('counts anew some minutes later where no key came with it', async () => {
    const after = (minutes: number) => new Date(museumNoon.getTime() + minutes * 60_000);
    const first = await submit({}, null, after(8));
    expect(await submit({}, null, after(17))).toEqual({ ...first, isRepeat: true });
    const second = await submit({}, null, after(19));
    expect(second).toMatchObject({ isRepeat: false });
    expect(await submit({}, null, after(28))).toEqual({ ...second, isRepeat: true });
    const atOnce = await Promise.all([1, 2, 3].map(() => submit({}, null, after(60))));
    expect(atOnce.filter((answer) => answer.receipt && !answer.isRepeat)).toHaveLength(1);
  });

  test('is not mistaken for another content under the same key', async () => {
    await submit();
    expect(await submit({ message: 'Changed' })).toEqual({ receipt: null });
  });

  test('has no receipt under a reference nobody was given', async () => {
    expect(await store.findReceipt('0000-0000-00')).toBeNull();
  });

  test('makes one unconfirmed subscription of an address, with what was said last', async () => {
    await subscribe();
    await subscribe({ email: 'noʻEAU@EXAMPLE.org', topics: [], newsletterLanguage: 'es' });
    const rows = await query().selectFrom('newsletter_subscriptions').selectAll().execute();
    expect(rows).toMatchObject([
      {
        email: 'noʻEAU@EXAMPLE.org',
        email_folded: 'noʻeau@example.org',
        first_name: 'Noʻeau',
        last_name: null,
        language: 'es',
        topics: '[]',
        state: 'unconfirmed',
        consent_version: '2026-11',
      },
    ]);
  });

  test('leaves a confirmed address as its owner wanted it', async () => {
    await subscribe();
    await query().updateTable('newsletter_subscriptions').set({ state: 'confirmed' }).execute();
    expect(await subscribe({ topics: [] })).toMatchObject({ isRepeat: false });
    const row = await query()
      .selectFrom('newsletter_subscriptions')
      .select(['state', 'topics'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'confirmed', topics: '["exhibitions","programs"]' });
  });

  test('begins anew when somebody who left subscribes again', async () => {
    await subscribe();
    await query().updateTable('newsletter_subscriptions').set({ state: 'unsubscribed' }).execute();
    await subscribe({ firstName: 'Another' });
    const row = await query()
      .selectFrom('newsletter_subscriptions')
      .select(['state', 'first_name'])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ state: 'unconfirmed', first_name: 'Another' });
  });

  test('is all there or not at all when a part of it fails', async () => {
    await database.runScript('ALTER TABLE newsletter_subscriptions RENAME TO elsewhere');
    await expect(subscribe()).rejects.toThrow();
    expect(await query().selectFrom('form_submissions').select('id').execute()).toEqual([]);
  });
});

test('a file of visitors is written through to the disk', async () => {
  const database = openSqlite('visitors', ':memory:');
  const { sql } = await import('kysely');
  const { rows } = await sql`PRAGMA synchronous`.execute(database.query);
  await database.close();
  expect(rows.map((row) => ({ ...(row as object) }))).toEqual([{ synchronous: 2 }]);
});
