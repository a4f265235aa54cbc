import { foldEmail } from '#database/visitors/fold-email.ts';
import type { Limits } from '#database/visitors/limits.ts';
import { queueMail, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { FormKind } from '../../contract.ts';
import { type ToldSubmission, writeConfirmation, writeNotice } from './write-form-mails.ts';

export interface FormMailsOptions {
  /**
   * The museum's address for a form; null: nobody is named, and the submission waits in the database.
   * @throws when it cannot be found out now; nothing is stored then
   */
  findRecipient(kind: FormKind, fields: Readonly<Record<string, unknown>>): Promise<string | null>;
  readonly limits: Limits;
  readonly timeZone: string;
}

/** Confirmations to one address; more are not a person's. The forms themselves are stored. */
const confirmations = { name: 'form-confirmation', max: 6, windowMs: 24 * 3_600_000 };

export interface MailPlan {
  readonly recipient: string | null;
  readonly isConfirmed: boolean;
}

/** Who is told of a submission: found out before it is stored, queued in the same transaction. */
export const createFormMails = ({ findRecipient, limits, timeZone }: FormMailsOptions) => ({
  async plan(
    kind: FormKind,
    fields: Readonly<Record<string, unknown>>,
    now: Date,
  ): Promise<MailPlan> {
    const [recipient, taking] = await Promise.all([
      findRecipient(kind, fields),
      // Nobody may have a stranger's mailbox filled by us.
      limits.takeFrom(confirmations, foldEmail(String(fields.email)), now),
    ]);
    return { recipient, isConfirmed: taking.isAllowed };
  },

  async queue(query: VisitorsQuery, plan: MailPlan, told: ToldSubmission, now: Date) {
    const { recipient, isConfirmed } = plan;
    if (recipient) await queueMail(query, writeNotice(told, recipient, timeZone), now);
    if (isConfirmed) await queueMail(query, writeConfirmation(told, recipient), now);
  },
});

export type FormMails = ReturnType<typeof createFormMails>;
