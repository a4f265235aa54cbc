import type { ClaimedMail, MailDeliveries } from '#database/visitors/mail-deliveries.ts';
import type { Log } from '../process/log.ts';
import { type Delivery, DeliveryFailed } from './delivery.ts';

export interface MailSenderOptions {
  readonly deliveries: MailDeliveries;
  readonly delivery: Delivery;
  readonly log: Log;
  readonly now?: () => Date;
  /** From 0 to below 1; spreads the tries of several mails. */
  readonly random?: () => number;
  readonly times?: Partial<MailTimes>;
}

export interface MailTimes {
  /** How often the queue is looked at. */
  readonly pollMs: number;
  /** A try that takes longer counts as failed. */
  readonly tryMs: number;
  /** After it, a mail whose sender died may be taken by another; longer than a try. */
  readonly leaseMs: number;
  /** Wait before the second try; each next one is four times as long, up to `maxWaitMs`. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly maxAttempts: number;
  /** No mail is tried for so long after the server refused the login. */
  readonly loginPauseMs: number;
  /** The time that mails in progress get when the site stops. */
  readonly stopMs: number;
}

const usualTimes: MailTimes = {
  pollMs: 1_000,
  tryMs: 4 * 60_000,
  leaseMs: 6 * 60_000,
  firstWaitMs: 30_000,
  maxWaitMs: 6 * 3_600_000,
  // The last one about a day after the first.
  maxAttempts: 10,
  loginPauseMs: 15 * 60_000,
  stopMs: 8_000,
};
const atOnce = 4;
/** Pause after the database did not answer. */
const troubledPollMs = 10_000;

export interface MailSender {
  /** Mails sent and tries failed since the start of this process. */
  readonly counts: { readonly sent: number; readonly failed: number };
  /** Takes nothing new and waits for what is under way, a while. Safe to call twice. */
  stop(): Promise<void>;
}

/** Sends what is in the queue, a few at once, for as long as the site runs. */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { deliveries, delivery, log, now = () => new Date(), random = Math.random } = options;
  const times = { ...usualTimes, ...options.times };
  const counts = { sent: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let isTroubled = false;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  /** No mail goes while the login is refused; trying on could have the account locked. */
  const waitForLogin = async (mail: ClaimedMail, problem: string) => {
    if (now().getTime() >= pausedUntil) {
      log.error(
        { problem },
        'the mail server refuses the login in SMTP_URL; mails stay in the queue',
      );
      pausedUntil = now().getTime() + times.loginPauseMs;
    }
    await deliveries.putBack(mail, `SMTP_URL, the login is refused: ${problem}`, now());
  };

  const look = async () => {
    if (now().getTime() < pausedUntil) return;
    const free = atOnce - underWay.size;
    if (free <= 0) return;
    for (const mail of await deliveries.claim(free, times.leaseMs, now())) {
      const sending = send(mail)
        .catch((error) =>
          log.error(
            { mail: mail.id, err: error },
            'the result of a mail could not be saved; it will be tried again',
          ),
        )
        .finally(() => {
          underWay.delete(sending);
          lookSoon(0);
        });
      underWay.add(sending);
    }
  };

  const lookSoon = (ms: number) => {
    if (isStopping) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking ??= look()
        .then(() => {
          isTroubled = false;
          lookSoon(times.pollMs);
        })
        .catch((error) => {
          if (!isTroubled) log.warn({ err: error }, 'the mail queue cannot be read');
          isTroubled = true;
          lookSoon(Math.max(times.pollMs, Math.min(troubledPollMs, times.pollMs * 10)));
        })
        .finally(() => {
          looking = null;
        });
    }, ms);
    timer.unref();
  };

  const send = async (mail: ClaimedMail) => {
    const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempt };
    // A process that dies with a mail again and again must not try it for ever.
    if (mail.attempt > times.maxAttempts) {
      return deliveries.markDead(mail, 'too many tries that nobody ended', now());
    }
    try {
      await withinTime(delivery.deliver(mail), times.tryMs);
    } catch (error) {
      counts.failed += 1;
      const isKnown = error instanceof DeliveryFailed;
      const problem = isKnown ? error.message : `${(error as Error).name}`;
      if (isKnown && error.reason === 'login') return waitForLogin(mail, problem);
      if ((isKnown && error.reason === 'mail') || mail.attempt >= times.maxAttempts) {
        log.error({ ...about, problem }, 'a mail has failed for good and will not be sent');
        return deliveries.markDead(mail, problem, now());
      }
      log.warn({ ...about, problem }, 'a mail was not sent and will be tried again');
      const wait = toWait(mail.attempt, times, random());
      return deliveries.markFailed(mail, problem, new Date(now().getTime() + wait));
    }
    counts.sent += 1;
    await deliveries.markSent(mail, now());
    log.info(about, 'mail sent');
  };

  lookSoon(0);
  return {
    counts,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      await Promise.race([Promise.all(underWay), pause(times.stopMs)]);
    },
  };
}

/** Four times as long after each try, up to the longest, a quarter more or less. */
export function toWait(attempt: number, times: MailTimes, random: number): number {
  const wait = Math.min(times.firstWaitMs * 4 ** (attempt - 1), times.maxWaitMs);
  return Math.round(wait * (0.75 + random / 2));
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryFailed('it took too long', 'trouble')), ms);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
