import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from '#database/visitors/mail-deliveries.ts';

/** Sends one mail; resolves when whoever took it answers for it. */
export interface Delivery {
  /** @throws {DeliveryFailed} */
  deliver(mail: ClaimedMail): Promise<void>;
}

/** A try that failed. The message holds no address and nothing of the mail. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  readonly reason: FailureReason;

  constructor(message: string, reason: FailureReason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * - `trouble`: may go better next time
 * - `mail`: this mail will never be taken, trying again is in vain
 * - `login`: the settings' user or password is refused, so no mail at all is taken
 */
export type FailureReason = 'trouble' | 'mail' | 'login';

export interface Sender {
  /** With or without a name before the address. */
  readonly from: string;
  readonly replyTo: string | null;
  /** Host in Message-IDs. */
  readonly host: string;
}

/**
 * A queued mail as the mail library wants it. A mail has one Message-ID however often it is tried,
 * so that whoever got it twice, since our first answer was lost, is shown it once.
 */
export function toMessage(mail: ClaimedMail, sender: Sender): SendMailOptions {
  const address = /<([^>]+)>$/.exec(sender.from)?.[1] ?? sender.from;
  const replyTo = mail.replyTo ?? sender.replyTo;
  return {
    messageId: `<${mail.id}@${sender.host}>`,
    date: mail.createdAt,
    from: sender.from,
    to: { name: '', address: mail.to },
    ...(replyTo && { replyTo }),
    envelope: { from: address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...mail.headers,
    },
    attachments: mail.attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content,
    })),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
