import type { Database } from '#database/database.ts';
import type { Log } from '../../process/log.ts';
import { createFirstInvitation, toInvitationAddress } from './invitations.ts';
import { peopleQuery } from './tables.ts';

/**
 * While nobody has an account, each start writes a new link that makes the first one, and whoever may
 * read the output may use it. The link of the start before is worth nothing then.
 */
export function announceFirstAccount(
  database: Database,
  origin: string,
  log: Pick<Log, 'info' | 'error'>,
): { stop(): Promise<void> } {
  const announced = createFirstInvitation(peopleQuery(database), new Date()).then(
    (token) => {
      if (token === null) return;
      const address = toInvitationAddress(origin, token);
      log.info({ address }, 'the studio has no account yet: make the first one at this address');
    },
    (error) => log.error({ err: error }, 'the link for the first account could not be made'),
  );
  return { stop: () => announced };
}
