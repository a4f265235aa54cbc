import { createHash, randomUUID } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import type { FormKind, Receipt } from '../contract.ts';
import { createReference } from './create-reference.ts';
import type { NewsletterLinks } from './newsletter/links.ts';
import { type AskedSubscription, subscribe } from './newsletter/subscribe.ts';
import type { FormsTables, SubmissionRow } from './tables.ts';

/** A submission whose fields passed the form's schema. */
export interface ParsedSubmission {
  readonly kind: FormKind;
  readonly idempotencyKey: string | null;
  readonly language: string;
  readonly consentVersion: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type StoredSubmission =
  | { readonly receipt: Receipt; readonly isRepeat: boolean }
  /** The key belongs to another content. */
  | { readonly receipt: null };

/**
 * Everything of one sending is stored in one transaction, so that nothing is half there.
 * @param links of the newsletter; null: nobody is asked to confirm a subscription
 */
export function createFormsStore(database: Database, links: NewsletterLinks | null = null) {
  const query = withTables<FormsTables>(database);
  return {
    async submit(submission: ParsedSubmission, now: Date): Promise<StoredSubmission> {
      const row = toRow(submission, now);
      if (submission.kind === 'subscription') await links?.ready();
      return query.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('form_submissions')
          .values(row)
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (inserted) {
          if (submission.kind === 'subscription') {
            const asked = { ...submission.fields, consentVersion: submission.consentVersion };
            // The form's schema made the fields.
            await subscribe(transaction, asked as unknown as AskedSubscription, links, now);
          }
          return { receipt: toReceipt(row), isRepeat: false };
        }
        const known = await transaction
          .selectFrom('form_submissions')
          .select(['kind', 'reference', 'received_at', 'fingerprint'])
          .where('idempotency_key', '=', row.idempotency_key)
          .executeTakeFirstOrThrow();
        return known.fingerprint === row.fingerprint
          ? { receipt: toReceipt(known), isRepeat: true }
          : { receipt: null };
      });
    },

    async findReceipt(reference: string): Promise<Receipt | null> {
      const row = await query
        .selectFrom('form_submissions')
        .select(['kind', 'reference', 'received_at'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? toReceipt(row) : null;
    },
  };
}

export type FormsStore = ReturnType<typeof createFormsStore>;

function toRow(submission: ParsedSubmission, now: Date): SubmissionRow {
  const { kind, fields, idempotencyKey } = submission;
  const json = JSON.stringify(fields);
  const fingerprint = createHash('sha256').update(`${kind}\n${json}`).digest('hex');
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    kind,
    reference: createReference(),
    // A key holds for its own form, and never looks like a hash of content.
    idempotency_key:
      idempotencyKey === null ? `content ${fingerprint}` : `${kind} ${idempotencyKey}`,
    fingerprint,
    fields: json,
    email_folded: typeof fields.email === 'string' ? foldEmail(fields.email) : null,
    language: submission.language,
    consent_version: submission.consentVersion,
    state: 'received',
    received_at: receivedAt,
    state_changed_at: receivedAt,
  };
}

const toReceipt = (row: Pick<SubmissionRow, 'kind' | 'reference' | 'received_at'>): Receipt => ({
  kind: row.kind,
  reference: row.reference,
  receivedAt: row.received_at,
});
