import { createHash, randomUUID } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';
import { queueMail } from '#database/visitors/mail-queue.ts';
import { toContentKeys } from '#database/visitors/repeated-sending.ts';
import { writeSubmissionMail } from './submission-mail.ts';

/** A visitor's submission of a form on an editor's page. */
export interface BuilderSubmission {
  readonly formName: string;
  /** Address that the published form names, in lower case. */
  readonly recipient: string;
  /** By field name, in the order of the form; several where the form had several of a name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly SubmittedFile[];
  readonly receivedAt: Date;
}

export interface SubmittedFile {
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Resolves when it is on disk; the same content again within some minutes is stored once. */
export type StoreSubmission = (submission: BuilderSubmission) => Promise<void>;

/** Tables in the visitors' database; migrations 0021 and 0051 there say what the columns are for. */
export interface SubmissionTables {
  builder_submissions: {
    id: string;
    form_name: string;
    recipient: string;
    fields: string;
    received_at: string;
    fingerprint: string | null;
  };
  builder_submission_files: {
    submission_id: string;
    position: number;
    field: string;
    file_name: string;
    media_type: string;
    content: Uint8Array;
  };
}

/**
 * Keeps submissions in the visitors' database, each in one transaction with its files and the mail
 * to its recipient.
 */
export const createSubmissionStore =
  (database: Database): StoreSubmission =>
  (submission) => {
    const { formName, recipient, fields, files, receivedAt } = submission;
    return withTables<SubmissionTables>(database)
      .transaction()
      .execute(async (tables) => {
        const id = randomUUID();
        const { current, previous, since } = toContentKeys(toHash(submission), receivedAt);
        const known = await tables
          .selectFrom('builder_submissions')
          .select('id')
          .where('fingerprint', '=', previous)
          .where('received_at', '>', since)
          .executeTakeFirst();
        if (known) return;
        const inserted = await tables
          .insertInto('builder_submissions')
          .values({
            id,
            form_name: formName,
            recipient,
            fields: JSON.stringify(fields),
            received_at: receivedAt.toISOString(),
            fingerprint: current,
          })
          .onConflict((conflict) => conflict.column('fingerprint').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) return;
        for (const [position, file] of files.entries()) {
          await tables
            .insertInto('builder_submission_files')
            .values({
              submission_id: id,
              position,
              field: file.field,
              file_name: file.name,
              media_type: file.mediaType,
              content: Buffer.from(file.content),
            })
            .execute();
        }
        await queueMail(tables, writeSubmissionMail(id, submission), receivedAt);
      });
  };

function toHash({ formName, recipient, fields, files }: BuilderSubmission): string {
  const hash = createHash('sha256').update(JSON.stringify([formName, recipient, fields]));
  for (const { field, name, content } of files) {
    hash.update(JSON.stringify([field, name, content.byteLength])).update(content);
  }
  return hash.digest('hex');
}
