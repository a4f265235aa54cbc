import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { full, type Sending } from './form-sendings.ts';
import { type FormsPlace, type Row, readAll } from './forms-place.ts';

/** What each sending was told, by its key. */
export type Told = ReadonlyMap<string, ReadonlySet<string>>;

export const listOutbox = ({ folder }: FormsPlace): string[] =>
  readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));

const readMessageId = (path: string) =>
  /^Message-ID: (\S+)/m.exec(readFileSync(path, 'latin1'))?.[1] ?? path;

const text = (value: unknown) => String(value ?? '');
const groupBy = (rows: readonly Row[], toKey: (row: Row) => string) =>
  Map.groupBy(rows, (row) => toKey(row));

/** Everything that was acknowledged is there once and whole, with its mails, and nothing else. */
export async function findFaults(
  place: FormsPlace,
  sent: readonly Sending[],
  told: Told,
): Promise<string[]> {
  const faults: string[] = [];
  const fail = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);
  const database = await place.open('visitors');
  try {
    if (database.dialect === 'sqlite') {
      const [check] = await readAll(database, 'PRAGMA integrity_check');
      fail(check?.integrity_check !== 'ok', 'the database is broken');
    }
    const rows = await readAll(
      database,
      'SELECT id, kind, idempotency_key, reference FROM form_submissions',
    );
    const builder = await readAll(database, 'SELECT id, fields FROM builder_submissions');
    const reservations = await readAll(
      database,
      "SELECT id, email FROM reservations WHERE state = 'reserved'",
    );
    const files = groupBy(
      await readAll(database, 'SELECT submission_id FROM builder_submission_files'),
      (row) => text(row.submission_id),
    );
    const uploads = groupBy(
      await readAll(
        database,
        'SELECT submission_id FROM form_uploads WHERE submission_id IS NOT NULL',
      ),
      (row) => text(row.submission_id),
    );
    const mails = await readAll(database, 'SELECT message_key, state FROM mail_queue');
    const outbox = listOutbox(place);
    const queued = mails.map(({ message_key }) => text(message_key));
    const countIn = (names: readonly string[], id: string) =>
      names.filter((name) => name.includes(id)).length;
    const rowsByKey = groupBy(rows, (row) => text(row.idempotency_key));
    const builderByKey = groupBy(builder, ({ fields }) =>
      text(/key-\w+-\d+/.exec(text(fields))?.[0]),
    );
    const reservedBy = groupBy(reservations, ({ email }) => text(email).split('@', 1)[0] ?? '');

    for (const { kind, key } of sent) {
      const answers = told.get(key) ?? new Set();
      if (kind === 'reservation') {
        const own = reservedBy.get(key) ?? [];
        const isFull = answers.has(full);
        fail(own.length !== (isFull ? 0 : 1), `${key}: reserved ${own.length} times`);
        fail(answers.size !== 1, `${key}: told ${answers.size} things`);
        const id = text(own[0]?.id);
        if (!isFull) fail(countIn(outbox, id) !== 1, `${key}: ${countIn(outbox, id)} mails`);
        continue;
      }
      if (kind === 'builder') {
        const own = builderByKey.get(key) ?? [];
        const id = text(own[0]?.id);
        fail(own.length !== 1, `${key}: stored ${own.length} times`);
        fail(files.get(id)?.length !== 1, `${key}: no file`);
        fail(countIn(outbox, id) !== 1, `${key}: ${countIn(outbox, id)} mails`);
        continue;
      }
      const own = rowsByKey.get(`${kind} ${key}`) ?? [];
      const [row] = own;
      const id = text(row?.id);
      fail(own.length !== 1, `${key}: stored ${own.length} times`);
      fail(
        answers.size !== 1 || !answers.has(text(row?.reference)),
        `${key}: told another reference`,
      );
      if (kind === 'career-application') fail(uploads.get(id)?.length !== 1, `${key}: no file`);
      if (kind === 'subscription') continue;
      fail(countIn(queued, id) !== 2, `${key}: ${countIn(queued, id)} mails in the queue`);
      fail(countIn(outbox, id) !== 2, `${key}: ${countIn(outbox, id)} mails in the outbox`);
    }
    const readers = sent.filter(({ kind }) => kind === 'subscription').length;
    const confirms = outbox.filter((name) => name.startsWith('newsletter-confirm')).length;
    fail(confirms !== readers, `${confirms} mails to ${readers} readers`);
    const forms = sent.filter(({ kind }) => kind !== 'reservation').length;
    const stored = rows.length + builder.length;
    fail(stored !== forms, `${stored} stored of ${forms}`);
    fail(mails.length !== outbox.length, `${mails.length} mails, ${outbox.length} in the outbox`);
    fail(
      mails.some(({ state }) => state !== 'sent'),
      'a mail was not sent',
    );
    const ids = outbox.map((name) => readMessageId(join(place.folder, 'outbox', name)));
    fail(new Set(ids).size !== ids.length, 'two mails have the same message id');
    const oversold = await readAll(
      database,
      `SELECT s.id FROM reservation_slots s JOIN reservations r ON r.slot_id = s.id
       WHERE r.state IN ('held', 'reserved') GROUP BY s.id, s.capacity HAVING sum(r.quantity) > s.capacity`,
    );
    for (const { id } of oversold) faults.push(`${text(id)} has more visitors than places`);
    return faults;
  } finally {
    await database.close();
  }
}
