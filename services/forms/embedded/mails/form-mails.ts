import { queueMail, type VisitorsQuery } from '#database/visitors/mail-queue.ts';
import type { FormKind } from '../../contract.ts';
import { type ToldSubmission, writeConfirmation, writeNotice } from './write-form-mails.ts';

export interface FormMailsOptions {
  /**
   * The museum's address for a form; null: nobody is named, and the submission waits in the database.
   * @throws when it cannot be found out now; nothing is stored then
   */
  findRecipient(kind: FormKind, fields: Readonly<Record<string, unknown>>): Promise<string | null>;
  readonly timeZone: string;
}

export interface MailPlan {
  /** Null: nobody of the museum. */
  readonly recipient: string | null;
}

/** The recipients of a submission. They are found before it is stored, and queued in the same transaction. */
export const createFormMails = ({ findRecipient, timeZone }: FormMailsOptions) => ({
  async plan(kind: FormKind, fields: Readonly<Record<string, unknown>>): Promise<MailPlan> {
    return { recipient: await findRecipient(kind, fields) };
  },

  async queue(query: VisitorsQuery, plan: MailPlan, told: ToldSubmission, now: Date) {
    const { recipient } = plan;
    if (recipient) await queueMail(query, writeNotice(told, recipient, timeZone), now);
    await queueMail(query, writeConfirmation(told, recipient), now);
  },
});

export type FormMails = ReturnType<typeof createFormMails>;
