import type { Log } from './log.ts';
import { startMail } from './mail/start-mail.ts';
import type { Databases } from './open-databases.ts';
import type { Settings } from './settings.ts';

/** What runs beside the answering of requests. */
export interface Background {
  /** Ends in order what is under way; before the databases are closed. Safe to call twice. */
  stop(): Promise<void>;
}

export function startBackground(settings: Settings, databases: Databases, log: Log): Background {
  const mail = startMail(settings, databases, log);
  return { stop: () => mail.stop() };
}
