import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSending, type Sending, send } from './form-sendings.ts';
import { endServer, getToken, prepareForms, startFormsServer } from './forms-server.ts';

export interface KilledForms {
  readonly kills: number;
  readonly sendings: number;
  /** Answers that said yes; a repeat may have been told it again. */
  readonly acknowledged: number;
  /** Sendings that were sent again, since no answer came. */
  readonly repeated: number;
  readonly mails: number;
  /** What is not as it should be; empty when all is well. */
  readonly faults: readonly string[];
}

const atOnce = 6;
const drainWithinMs = 60_000;

/**
 * Kills a server at random moments while all forms are sent to it, and looks at what is left. What
 * got no answer is sent again with the same key, as people do.
 * @param onKill told after each kill
 */
export async function killForms(
  times: number,
  onKill: (kill: number, acknowledged: number) => void = () => {},
): Promise<KilledForms> {
  const folder = mkdtempSync(join(tmpdir(), 'girih-killed-forms-'));
  const run = Math.random().toString(36).slice(2, 8);
  const references = new Map<string, Set<string>>();
  const open: Sending[] = [];
  const sent: Sending[] = [];
  let acknowledged = 0;
  let repeated = 0;
  const faults: string[] = [];
  try {
    await prepareForms(folder);
    let server = await startFormsServer(folder);
    const token = await getToken(server);

    const sendOne = async (address: string): Promise<void> => {
      const again = open.shift();
      const sending = again ?? createSending(sent.length, run, token);
      if (again) repeated += 1;
      else sent.push(sending);
      const reference = await send(address, sending);
      if (reference === null) {
        open.push(sending);
        return;
      }
      acknowledged += 1;
      const known = references.get(sending.key) ?? new Set();
      references.set(sending.key, known.add(reference));
    };

    for (let kill = 1; kill <= times; kill += 1) {
      let isAlive = true;
      const { address } = server;
      const load = Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (isAlive) await sendOne(address);
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 800));
      isAlive = false;
      await endServer(server, 'SIGKILL');
      await load;
      onKill(kill, acknowledged);
      server = await startFormsServer(folder);
    }
    for (let rounds = 0; open.length > 0 && rounds < sent.length * 3; rounds += 1) {
      await sendOne(server.address);
    }
    if (open.length > 0) faults.push(`${open.length} were never taken`);
    await waitForMails(folder);
    await endServer(server, 'SIGTERM');
    faults.push(...findFaults(folder, sent, references));
    const mails = listOutbox(folder).length;
    return { kills: times, sendings: sent.length, acknowledged, repeated, mails, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const openVisitors = (folder: string) => new DatabaseSync(join(folder, 'visitors.sqlite'));

/** What a killed process had in hand is its own for some minutes; they are not waited for. */
async function waitForMails(folder: string): Promise<void> {
  const end = Date.now() + drainWithinMs;
  const database = openVisitors(folder);
  database.exec('PRAGMA busy_timeout = 10000');
  database
    .prepare("UPDATE mail_queue SET due_at = ? WHERE state = 'queued'")
    .run(new Date(Date.now() - 1000).toISOString());
  const count = database.prepare("SELECT count(*) AS count FROM mail_queue WHERE state = 'queued'");
  try {
    while (Date.now() < end && Number(count.get()?.count) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    database.close();
  }
}

const listOutbox = (folder: string): string[] =>
  readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));

/** Everything that was acknowledged is there once and whole, with its mails, and nothing else. */
function findFaults(
  folder: string,
  sent: readonly Sending[],
  references: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const faults: string[] = [];
  const fail = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);
  const database = openVisitors(folder);
  const all = (sql: string) => database.prepare(sql).all() as Record<string, string>[];
  try {
    fail(all('PRAGMA integrity_check')[0]?.integrity_check !== 'ok', 'the database is broken');
    const rows = all('SELECT id, kind, idempotency_key, reference FROM form_submissions');
    const builder = all('SELECT id, fields FROM builder_submissions');
    const files = all('SELECT submission_id FROM builder_submission_files');
    const uploads = all('SELECT submission_id FROM form_uploads WHERE submission_id IS NOT NULL');
    const mails = all('SELECT message_key, state FROM mail_queue');
    const outbox = listOutbox(folder);
    const mailsOf = (id: string) =>
      mails.filter(({ message_key = '' }) => message_key.includes(id));
    const outboxOf = (id: string) => outbox.filter((name) => name.includes(id));

    for (const { kind, key } of sent) {
      const told = references.get(key);
      if (kind === 'builder') {
        const own = builder.filter(({ fields = '' }) => fields.includes(key));
        const id = own[0]?.id ?? '';
        fail(own.length !== 1, `${key}: stored ${own.length} times`);
        fail(files.filter((one) => one.submission_id === id).length !== 1, `${key}: no file`);
        fail(outboxOf(id).length !== 1, `${key}: ${outboxOf(id).length} mails`);
        continue;
      }
      const own = rows.filter(({ idempotency_key }) => idempotency_key === `${kind} ${key}`);
      const [row] = own;
      fail(own.length !== 1, `${key}: stored ${own.length} times`);
      fail(told?.size !== 1 || !told.has(row?.reference ?? ''), `${key}: told another reference`);
      if (kind === 'career-application') {
        fail(
          uploads.filter((one) => one.submission_id === row?.id).length !== 1,
          `${key}: no file`,
        );
      }
      if (kind === 'subscription') continue;
      const id = row?.id ?? '';
      fail(mailsOf(id).length !== 2, `${key}: ${mailsOf(id).length} mails in the queue`);
      fail(outboxOf(id).length !== 2, `${key}: ${outboxOf(id).length} mails in the outbox`);
    }
    const readers = sent.filter(({ kind }) => kind === 'subscription').length;
    const confirms = outbox.filter((name) => name.startsWith('newsletter-confirm')).length;
    fail(confirms !== readers, `${confirms} mails to ${readers} readers`);
    fail(rows.length + builder.length !== sent.length, `${rows.length + builder.length} rows`);
    fail(mails.length !== outbox.length, `${mails.length} mails, ${outbox.length} in the outbox`);
    fail(
      mails.some(({ state }) => state !== 'sent'),
      'a mail was not sent',
    );
    const ids = outbox.map((name) => readMessageId(join(folder, 'outbox', name)));
    fail(new Set(ids).size !== ids.length, 'two mails have the same message id');
    return faults;
  } finally {
    database.close();
  }
}

const readMessageId = (path: string) =>
  /^Message-ID: (\S+)/m.exec(readFileSync(path, 'latin1'))?.[1] ?? path;
