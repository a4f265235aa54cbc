import { createMailDeliveries } from '#database/visitors/mail-deliveries.ts';
import type { Log } from '../log.ts';
import type { Databases } from '../open-databases.ts';
import type { Settings } from '../settings.ts';
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
  const tellSweep = (error: unknown) => log.warn({ err: error }, 'the outbox was not swept');
  sweepOutbox(outbox).catch(tellSweep);
  const sender = { from, replyTo, host: new URL(settings.publicOrigin).hostname };
  return startMailSender({
    deliveries: createMailDeliveries(databases.visitors),
    delivery: smtpUrl ? createSmtpDelivery(smtpUrl, sender) : createOutboxDelivery(outbox, sender),
    log,
  });
}
