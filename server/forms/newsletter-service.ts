import { createSigner } from '#database/visitors/signing.ts';
import { createButtondown } from '#services/forms/embedded/newsletter/buttondown.ts';
import { createNewsletterLinks } from '#services/forms/embedded/newsletter/links.ts';
import {
  createServiceSync,
  type ServiceSync,
} from '#services/forms/embedded/newsletter/sync-service.ts';
import type { Databases } from '../databases/open-databases.ts';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';

type NewsletterSettings = Pick<Settings, 'publicOrigin' | 'signing' | 'newsletterApi'>;

const pollMs = 5_000;

/** The links of the newsletter's mails, as this site makes them. */
export const createLinks = (settings: NewsletterSettings, databases: Databases) =>
  createNewsletterLinks(
    createSigner({ database: databases.visitors, ...settings.signing }),
    settings.publicOrigin,
  );

/** @returns null where no mailing service is set */
export const createSync = (
  settings: NewsletterSettings,
  databases: Databases,
): ServiceSync | null =>
  settings.newsletterApi &&
  createServiceSync({
    database: databases.visitors,
    links: createLinks(settings, databases),
    service: createButtondown({ ...settings.newsletterApi, fetch }),
  });

/** Tells the mailing service of what changes, one address after the other. */
export function startNewsletterSync(sync: ServiceSync, log: Log): { stop(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  const work = async () => {
    while (!isStopping) {
      const result = await sync.syncNext(new Date());
      if (result === 'none-due') return;
      if (result === 'told') log.debug('the mailing service knows a change');
      else log.warn(result, 'the mailing service could not be updated');
    }
  };
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = work()
      .catch((error) =>
        log.warn({ err: error }, 'the changes of newsletter subscriptions cannot be read'),
      )
      .finally(() => {
        isIdle = true;
      });
  }, pollMs);
  timer.unref();
  return {
    stop() {
      isStopping = true;
      clearInterval(timer);
      return running;
    },
  };
}
