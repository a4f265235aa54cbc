import { beforeEach, describe, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { type Mail, queueMail } from './mail-queue.ts';
import type { SharedVisitorTables } from './tables.ts';

const mail: Mail = {
  messageKey: 'tour-request:7K2M-9QXD-40',
  to: 'Leilani@Example.org',
  language: 'haw',
  subject: 'Kou huakaʻi',
  text: 'Aloha',
  headers: { 'List-Unsubscribe': '<https://museum.example/u>' },
  attachments: [{ filename: 'tour.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

describeOnEachDatabase('The queue of mails', (openDatabase) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase('visitors');
  });
  const rows = () => withTables<SharedVisitorTables>(database).selectFrom('mail_queue').selectAll();

  test('keeps a mail with its attachments until it is sent', async () => {
    expect(await queueMail(database, mail, new Date('2026-11-20T22:00:00Z'))).toBe(true);
    expect(await rows().execute()).toMatchObject([
      {
        kind: 'tour-request',
        recipient: 'Leilani@Example.org',
        recipient_folded: 'leilani@example.org',
        person_folded: 'leilani@example.org',
        state: 'queued',
        attempts: 0,
        due_at: '2026-11-20T22:00:00.000Z',
      },
    ]);
    const attached = await withTables<SharedVisitorTables>(database)
      .selectFrom('mail_attachments')
      .selectAll()
      .execute();
    expect(Buffer.from(attached[0]?.content ?? []).toString()).toBe('BEGIN:VCALENDAR');
  });

  test('takes a mail of a key once, also at the same moment', async () => {
    const taken = await Promise.all([1, 2, 3].map(() => queueMail(database, mail)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await rows().execute()).toHaveLength(1);
  });

  test('takes few mails a day that answer a typed address, however it is spelled', async () => {
    const send = (number: number, to: string, at: string, isLimited = true) =>
      queueMail(
        database,
        { ...mail, to, isLimited, messageKey: `kind-${number % 3}:${number}` },
        new Date(at),
      );
    const spellings = ['Kai.Lee@gmail.com', 'kailee+2@gmail.com', 'KAILEE@googlemail.com'];
    const taken = [];
    for (let number = 0; number < 20; number++) {
      taken.push(await send(number, spellings[number % 3] ?? '', '2026-11-20T10:00:00Z'));
    }
    expect(taken.filter(Boolean)).toHaveLength(8);
    expect(await send(20, 'kailee@gmail.com', '2026-11-20T10:00:00Z', false)).toBe(true);
    expect(await send(21, 'kai.lee@example.org', '2026-11-20T10:00:00Z')).toBe(true);
    expect(await send(22, 'kailee@gmail.com', '2026-11-21T09:59:00Z')).toBe(false);
    expect(await send(22, 'kailee@gmail.com', '2026-11-21T10:01:00Z')).toBe(true);
  });

  test('leaves room for the owner when strangers cause what a mailbox gets', async () => {
    let number = 0;
    const send = (causedBy: string | null, service = 'reservation') =>
      queueMail(database, {
        ...mail,
        isLimited: true,
        causedBy,
        messageKey: `${service}-confirmed:${number++}`,
      });
    const sendAll = async (...from: (string | null)[]) => {
      const taken = [];
      for (const one of from) taken.push(await send(one));
      return taken.filter(Boolean).length;
    };
    const times = (count: number, one: string) => Array.from({ length: count }, () => one);
    // One stranger alone, then more of them.
    expect(await sendAll(...times(9, 'stranger'))).toBe(4);
    expect(await sendAll(...times(9, 'another'))).toBe(4);
    expect(await sendAll('stranger', 'another', null)).toBe(0);
    expect(await sendAll('owner', 'owner')).toBe(1);
    // Other services have room of their own.
    expect([await send(null, 'newsletter'), await send(null, 'form')]).toEqual([true, true]);
    expect(await sendAll(...Array.from({ length: 40 }, (_, index) => `crowd ${index}`))).toBe(15);
  });

  test('has nothing of a transaction that failed', async () => {
    const work = database.query.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('not stored');
    });
    await expect(work).rejects.toThrow('not stored');
    expect(await rows().execute()).toEqual([]);
  });

  test('finds a notice to the staff under the person it is about', async () => {
    await queueMail(database, { ...mail, to: 'tours@museum.example', replyTo: 'Kai@example.org' });
    expect(await rows().execute()).toMatchObject([{ person_folded: 'kai@example.org' }]);
  });
});

describe('A mail that could say more than it should', () => {
  // Never reached: what is unfit is refused before anything is asked of the database.
  const nowhere = {} as Database;
  test.for<[string, Partial<Mail>]>([
    ['a second recipient', { to: 'a@example.org, b@example.org' }],
    ['a line in the address', { to: 'a@example.org\r\nBcc: b@example.org' }],
    ['a name around the address', { replyTo: 'Kai <kai@example.org>' }],
    ['a line in the subject', { subject: 'Hello\nBcc: b@example.org' }],
    ['a line separator in the subject', { subject: 'Hello\u2028Bcc: b@example.org' }],
    ['no subject', { subject: ' ' }],
    ['a header of the sender', { headers: { Bcc: 'b@example.org' } }],
    ['a line in a header', { headers: { 'X-Form': 'tour\r\nBcc: b@example.org' } }],
    ['a name of a header with a line', { headers: { 'X-A: b\r\nBcc': 'b@example.org' } }],
    ['a folder in a file name', { attachments: [{ filename: '../x', type: 'a/b', content: '' }] }],
    ['a line in a media type', { attachments: [{ filename: 'x', type: 'a/b\n', content: '' }] }],
    ['a text without end', { text: 'a'.repeat(200_001) }],
    ['too large an attachment', { attachments: [large('a'), large('b')] }],
    ['a key with a space', { messageKey: 'a key' }],
  ])('is refused: %s', async ([, change]) => {
    await expect(queueMail(nowhere, { ...mail, ...change })).rejects.toMatchObject({
      name: 'UnfitMail',
      message: expect.not.stringContaining('example.org'),
    });
  });
});

function large(filename: string) {
  return { filename, type: 'application/pdf', content: new Uint8Array(7 * 1024 * 1024) };
}
