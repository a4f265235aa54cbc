import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { toContentKeys } from '#database/visitors/repeated-sending.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { FieldProblems, FormKind, Receipt } from '../contract.ts';
import { createReference } from './create-reference.ts';
import type { FormMails, MailPlan } from './mails/form-mails.ts';
import type { NewsletterLinks } from './newsletter/links.ts';
import { type AskedSubscription, subscribe } from './newsletter/subscribe.ts';
import type { FormsTables, SubmissionRow } from './tables.ts';
import { claimUploads, createUploads } from './uploads/uploads.ts';

/** A submission whose fields passed the form's schema. */
export interface ParsedSubmission {
  readonly kind: FormKind;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly consentVersion: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type StoredSubmission =
  | { readonly receipt: Receipt; readonly isRepeat: boolean; readonly problems?: undefined }
  /** The key belongs to another content. */
  | { readonly receipt: null; readonly problems?: undefined }
  /** A file that it names is not there, or belongs to another. */
  | { readonly receipt: null; readonly problems: FieldProblems };

/**
 * Everything of one sending is stored in one transaction, so that nothing is half there.
 * @param links of the newsletter; null: nobody is asked to confirm a subscription
 * @param mails null: nobody is told of what is stored
 */
export function createFormsStore(
  database: Database,
  links: NewsletterLinks | null = null,
  mails: FormMails | null = null,
) {
  const query = withTables<FormsTables>(database);
  const uploads = createUploads(database);
  return {
    async submit(submission: ParsedSubmission, now: Date): Promise<StoredSubmission> {
      const { kind, fields } = submission;
      const files = (fields.attachments ?? []) as readonly string[];
      const described = await uploads.describe(files);
      if (!described) return { receipt: null, problems: fileLost };
      if (kind === 'subscription') await links?.ready();
      const plan = kind === 'subscription' ? null : await mails?.plan(kind, fields);
      const made = toRow(submission, described, plan ?? null, now);
      const work = query.transaction().execute(async (transaction): Promise<StoredSubmission> => {
        const row = { ...made, idempotency_key: await chooseKey(transaction, submission, made) };
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
          const attachments = await claimUploads(transaction, row.id, files);
          if (!attachments) throw new FileLost();
          if (mails && plan && kind !== 'subscription') {
            const email = String(fields.email);
            const told = { row, kind, language: submission.language, email, fields, attachments };
            await mails.queue(transaction, plan, told, now);
          }
          return { receipt: toReceipt(row), isRepeat: false };
        }
        const known = await transaction
          .selectFrom('form_submissions')
          .select(['kind', 'reference', 'received_at', 'fingerprint', 'fields'])
          .where('idempotency_key', '=', row.idempotency_key)
          .executeTakeFirstOrThrow();
        return known.fingerprint === row.fingerprint
          ? { receipt: toReceipt(known), isRepeat: true }
          : { receipt: null };
      });
      return work.catch((error: unknown) => {
        if (error instanceof FileLost) return { receipt: null, problems: fileLost };
        throw error;
      });
    },

    keepFile: uploads.keep,

    async findReceipt(reference: string): Promise<Receipt | null> {
      const row = await query
        .selectFrom('form_submissions')
        .select(['kind', 'reference', 'received_at', 'fields'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? toReceipt(row) : null;
    },
  };
}

export type FormsStore = ReturnType<typeof createFormsStore>;

/** Undoes a submission whose file went to another at the same moment. */
class FileLost extends Error {}

const fileLost: FieldProblems = { attachments: { code: 'file-lost', limit: null } };

/** @param files what is in the files: chosen again, they have other ids and are the same sending */
function toRow(
  submission: ParsedSubmission,
  files: readonly string[],
  plan: MailPlan | null,
  now: Date,
): Omit<SubmissionRow, 'idempotency_key'> {
  const { kind, fields } = submission;
  const json = JSON.stringify(fields);
  const content = files.length > 0 ? JSON.stringify({ ...fields, attachments: files }) : json;
  const fingerprint = createHash('sha256').update(`${kind}\n${content}`).digest('hex');
  const receivedAt = now.toISOString();
  return {
    id: randomUUID(),
    kind,
    reference: createReference(),
    fingerprint,
    fields: json,
    email_folded: typeof fields.email === 'string' ? foldEmail(fields.email) : null,
    language: submission.language,
    consent_version: submission.consentVersion,
    state: plan?.recipient ? 'told' : 'received',
    received_at: receivedAt,
    state_changed_at: receivedAt,
  };
}

/**
 * By what a sending is known when it comes again. Subscribing is safe to repeat and looks after its
 * mails itself: whoever left may want to come back, with the same words.
 */
async function chooseKey(
  transaction: Transaction<FormsTables>,
  { kind, idempotencyKey }: ParsedSubmission,
  { id, fingerprint, received_at }: Pick<SubmissionRow, 'id' | 'fingerprint' | 'received_at'>,
): Promise<string> {
  // A key holds for its own form, and never looks like a hash of content.
  if (idempotencyKey !== null) return `${kind} ${idempotencyKey}`;
  if (kind === 'subscription') return `once ${id}`;
  const { current, previous, since } = toContentKeys(fingerprint, new Date(received_at));
  const known = await transaction
    .selectFrom('form_submissions')
    .select('id')
    .where('idempotency_key', '=', previous)
    .where('received_at', '>', since)
    .executeTakeFirst();
  return known ? previous : current;
}

function toReceipt({
  kind,
  reference,
  received_at,
  fields,
}: Pick<SubmissionRow, 'kind' | 'reference' | 'received_at' | 'fields'>): Receipt {
  const receipt = { kind, reference, receivedAt: received_at };
  if (kind !== 'tour-request') return receipt;
  const { partySize, firstDate } = JSON.parse(fields) as Record<string, unknown>;
  return Number.isInteger(partySize) && typeof firstDate === 'string'
    ? { ...receipt, group: { people: partySize as number, day: firstDate } }
    : receipt;
}
