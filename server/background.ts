import type { Log } from './log.ts';
import { startMail } from './mail/start-mail.ts';
import { createSync, startNewsletterSync } from './newsletter-service.ts';
import type { Databases } from './open-databases.ts';
import { listKeptData } from './personal-data.ts';
import { startRetention } from './retention.ts';
import type { Settings } from './settings.ts';

/** What runs beside the answering of requests. */
export interface Background {
  /** Ends in order what is under way; before the databases are closed. Safe to call twice. */
  stop(): Promise<void>;
}

/** @throws {InvalidSetting} */
export function startBackground(settings: Settings, databases: Databases, log: Log): Background {
  const kept = listKeptData(settings);
  const sync = createSync(settings, databases);
  const parts = [
    startMail(settings, databases, log),
    startRetention(databases.visitors, kept, log),
    ...(sync ? [startNewsletterSync(sync, log)] : []),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}
