import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { parseFields } from '#services/forms/embedded/schemas/parse-fields.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import type { FormKind } from '#shared/forms/form-rules.ts';
import { type FormsPlace, openFormsPlace, type PlaceKind, readAll } from './forms-place.ts';
import { desk, endServer, getToken, prepareForms, startFormsServer } from './forms-server.ts';
import { findReservationRubbish, prepareTargets } from './hostile-reservations.ts';
import { createHostileSending, createRandom } from './hostile-sendings.ts';

export interface Attack {
  readonly sendings: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Largest resident memory of the server, megabytes. */
  readonly maxMemory: number;
  readonly stored: number;
  /** Reservations, and people who wait for one. */
  readonly reserved: number;
  readonly mails: number;
  readonly faults: readonly string[];
}

const atOnce = 8;

/**
 * Sends what no person sends, and looks at what the server answers and keeps.
 * @param seed the same seed makes the same sendings
 */
export async function attackForms(
  count: number,
  seed: number,
  kind: PlaceKind = 'sqlite',
  onProgress: (done: number) => void = () => {},
): Promise<Attack> {
  const place = await openFormsPlace(kind);
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  let maxMemory = 0;
  try {
    await prepareForms(place);
    const server = await startFormsServer(place);
    const token = await getToken(server);
    const targets = await prepareTargets(server.address);
    const random = createRandom(seed);
    let done = 0;
    const sendOne = async () => {
      const { what, path, headers, body } = createHostileSending(random, token, targets);
      const number = done;
      done += 1;
      try {
        const answer = await fetch(server.address + path, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(30_000),
        });
        await answer.arrayBuffer();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status >= 500) faults.push(`${number}, ${what}: ${answer.status}`);
      } catch (error) {
        // A body that is refused before it was read whole may end the connection.
        statuses.none = (statuses.none ?? 0) + 1;
        if (body.byteLength < 1_000_000)
          faults.push(`${number}, ${what}: no answer, ${(error as Error).cause ?? error}`);
      }
      if (done % 100 === 0) {
        maxMemory = Math.max(maxMemory, readMemory(server.child.pid ?? 0));
        onProgress(done);
      }
    };
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (done < count) await sendOne();
      }),
    );
    await endServer(server, 'SIGTERM');
    const kept = await findRubbish(place);
    return { sendings: count, statuses, maxMemory, ...kept, faults: [...faults, ...kept.faults] };
  } finally {
    await place.remove();
  }
}

const readMemory = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufeff]/;
const line = /^[^\n]*$/;

/** Everything that is kept fits the rules of its form, and no mail goes where it should not. */
async function findRubbish(
  place: FormsPlace,
): Promise<Pick<Attack, 'stored' | 'reserved' | 'mails' | 'faults'>> {
  const faults: string[] = [];
  const database = await place.open('visitors');
  const all = async (query: string) =>
    (await readAll(database, query)) as readonly Record<string, string>[];
  try {
    const rows = await all('SELECT id, kind, fields, email_folded FROM form_submissions');
    for (const { id, kind, fields = '' } of rows) {
      const values = JSON.parse(fields) as Record<string, unknown>;
      const given = Object.fromEntries(
        Object.entries(values)
          .filter(([, value]) => value !== null)
          .map(([name, value]) => [
            name,
            Array.isArray(value) ? value : value === true ? 'yes' : String(value),
          ]),
      );
      const today = toMuseumTime(new Date(), 'Pacific/Honolulu').date;
      const again = parseFields(kind as FormKind, given, today);
      if (JSON.stringify(again.fields) !== fields) faults.push(`${id}: ${kind} does not fit`);
      for (const value of Object.values(values).flat()) {
        const text = String(value);
        if (controls.test(text) || !text.isWellFormed()) faults.push(`${id}: unprintable`);
      }
    }
    for (const { file_name = '', media_type, bytes } of await all(
      'SELECT file_name, media_type, bytes FROM form_uploads',
    )) {
      const isFit =
        /^[^/\\\p{Cc}"]{1,90}\.(pdf|docx?|odt|jpg|png|webp)$/u.test(file_name) &&
        Number(bytes) <= 4 * 1024 * 1024;
      if (!isFit) faults.push(`a file ${JSON.stringify(file_name)}, ${media_type}, ${bytes} bytes`);
    }
    const reservations = await findReservationRubbish(all);
    faults.push(...reservations.faults);
    const people = new Set(
      [
        ...rows,
        ...(await all('SELECT email_folded FROM reservations WHERE email_folded IS NOT NULL')),
        ...(await all('SELECT email_folded FROM reservation_waiting')),
      ].map(({ email_folded }) => email_folded),
    );
    const mails = await all('SELECT * FROM mail_queue');
    for (const mail of mails) {
      const { recipient = '', recipient_folded, reply_to, subject = '', kind = '' } = mail;
      const isOurs = recipient === desk || people.has(recipient_folded);
      if (!isOurs || !isMailAddress(recipient)) faults.push(`a mail to ${recipient}`);
      if (reply_to && !isMailAddress(reply_to)) faults.push(`a reply to ${reply_to}`);
      if (!line.test(subject) || controls.test(subject)) faults.push(`a subject ${subject}`);
      const isOwnWords = !/confirm/.test(kind) || !/evil|<script|Bcc/.test(mail.body_text ?? '');
      if (!isOwnWords) faults.push(`a confirmation with what was typed: ${mail.id}`);
    }
    const left = readdirSync(join(place.folder, 'received'), { withFileTypes: true });
    if (left.length > 0) faults.push(`${left.length} received files were left`);
    const builder = await all('SELECT id FROM builder_submissions');
    return {
      stored: rows.length + builder.length,
      reserved: reservations.count,
      mails: mails.length,
      faults,
    };
  } finally {
    await database.close();
  }
}
