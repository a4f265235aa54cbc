import { randomUUID } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';

/** What a visitor sent by a form of an editor's page. */
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

/** Resolves when it is on disk. */
export type StoreSubmission = (submission: BuilderSubmission) => Promise<void>;

/** Tables in the visitors' database; migration 0021 there says what the columns are for. */
export interface SubmissionTables {
  builder_submissions: {
    id: string;
    form_name: string;
    recipient: string;
    fields: string;
    received_at: string;
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

/** Keeps submissions in the visitors' database, each in one transaction with its files. */
export const createSubmissionStore =
  (database: Database): StoreSubmission =>
  ({ formName, recipient, fields, files, receivedAt }) =>
    withTables<SubmissionTables>(database)
      .transaction()
      .execute(async (tables) => {
        const id = randomUUID();
        await tables
          .insertInto('builder_submissions')
          .values({
            id,
            form_name: formName,
            recipient,
            fields: JSON.stringify(fields),
            received_at: receivedAt.toISOString(),
          })
          .execute();
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
      });
