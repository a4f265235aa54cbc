import { createMailDeliveries } from '#database/visitors/mail-deliveries.ts';
import type { Databases } from '../databases/open-databases.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import { type MailSender, startMailSender } from './mail-sender.ts';
import { createOutboxDelivery, sweepOutbox } from './outbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

/** The mail sender of this process, as the settings want it. */
export function startMail(
  settings: Pick<Settings, 'mail' | 'publicOrigin' | 'dataFolder'>,
  databases: Databases,
  log: Log,
): MailSender {
  const { smtpUrl, from, replyTo } = settings.mail;
  const outbox = `${settings.dataFolder}/outbox`;
  const logSweep = (error: unknown) =>
    log.warn({ err: error }, 'old mails could not be deleted from the outbox');
  sweepOutbox(outbox).catch(logSweep);
  const sender = { from, replyTo, host: new URL(settings.publicOrigin).hostname };
  return startMailSender({
    deliveries: createMailDeliveries(databases.visitors),
    delivery: smtpUrl ? createSmtpDelivery(smtpUrl, sender) : createOutboxDelivery(outbox, sender),
    log,
  });
}
