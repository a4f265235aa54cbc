import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { MailAttachment } from '#database/visitors/mail-queue.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import type { UploadedFile } from '../../contract.ts';
import type { FormsTables } from '../tables.ts';
import { detectEnding } from './detect-ending.ts';
import { toFileName } from './to-file-name.ts';

/** Files wait so long for the form they belong to, hours. */
export const unclaimedHours = 24;

/** Files that visitors hand in: kept first, claimed by the submission that names them. */
export function createUploads(database: Database) {
  const query = withTables<FormsTables>(database);
  return {
    /** @returns null: no file of a type that is taken */
    async keep(givenName: string, content: Uint8Array, now: Date): Promise<UploadedFile | null> {
      const ending = detectEnding(content);
      if (!ending) return null;
      const id = randomBytes(16).toString('hex');
      const name = toFileName(givenName, ending);
      await query
        .insertInto('form_uploads')
        .values({
          id,
          submission_id: null,
          position: 0,
          file_name: name,
          media_type: uploadRules.types[ending],
          bytes: content.byteLength,
          fingerprint: createHash('sha256').update(content).digest('hex'),
          content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
          created_at: now.toISOString(),
        })
        .execute();
      return { id, name, bytes: content.byteLength };
    },

    /** Describes the contents of files, to tell two submissions apart. Null when a file is missing. */
    async describe(ids: readonly string[]): Promise<string[] | null> {
      if (ids.length === 0) return [];
      const rows = await query
        .selectFrom('form_uploads')
        .select(['id', 'file_name', 'fingerprint'])
        .where('id', 'in', ids)
        .execute();
      const known = new Map(rows.map((row) => [row.id, `${row.file_name} ${row.fingerprint}`]));
      const found = ids.map((id) => known.get(id));
      return found.every((one) => one !== undefined) ? (found as string[]) : null;
    },
  };
}

/**
 * Gives the files to a submission, each to one only.
 * @returns null when one of them is gone or belongs to another; the caller rolls back then
 */
export async function claimUploads(
  transaction: Transaction<FormsTables>,
  submissionId: string,
  ids: readonly string[],
): Promise<MailAttachment[] | null> {
  const attachments: MailAttachment[] = [];
  for (const [position, id] of ids.entries()) {
    const claimed = await transaction
      .updateTable('form_uploads')
      .set({ submission_id: submissionId, position })
      .where('id', '=', id)
      .where('submission_id', 'is', null)
      .returning(['file_name', 'media_type', 'content'])
      .executeTakeFirst();
    if (!claimed) return null;
    attachments.push({
      filename: claimed.file_name,
      type: claimed.media_type,
      content: claimed.content,
    });
  }
  return attachments;
}
