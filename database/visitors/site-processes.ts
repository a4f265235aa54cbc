import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type Database, withTables } from '../database.ts';

interface Tables {
  site_processes: { id: string; host: string; process_id: number; seen_at: string };
}

/** How often a process says that it runs. */
export const seenEveryMs = 15_000;
/** After this time without a sign it is taken for ended. */
const goneAfterMs = 60_000;

export interface SiteProcess {
  readonly host: string;
  readonly processId: number;
  readonly seenAt: Date;
}

/** A process of the site, as the commands of the staff see it. */
export function createSiteProcess(visitors: Database, now: () => Date = () => new Date()) {
  const id = randomBytes(9).toString('base64url');
  const query = withTables<Tables>(visitors);
  return {
    /** Says that it runs; also forgets those that ended without a word. */
    async sign(): Promise<void> {
      const seen_at = now().toISOString();
      const row = { id, host: hostname(), process_id: process.pid, seen_at };
      await query
        .insertInto('site_processes')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
        .execute();
      await query.deleteFrom('site_processes').where('seen_at', '<', oldest(now())).execute();
    },
    async end(): Promise<void> {
      await query.deleteFrom('site_processes').where('id', '=', id).execute();
    },
  };
}

/** A process of the site that runs on this database; null: none does. */
export async function findSiteProcess(
  visitors: Database,
  now = new Date(),
): Promise<SiteProcess | null> {
  const rows = await withTables<Tables>(visitors)
    .selectFrom('site_processes')
    .selectAll()
    .where('seen_at', '>=', oldest(now))
    .orderBy('seen_at', 'desc')
    .execute();
  const row = rows.find(({ host, process_id }) => host !== hostname() || isRunning(process_id));
  return row ? { host: row.host, processId: row.process_id, seenAt: new Date(row.seen_at) } : null;
}

const oldest = (now: Date) => new Date(now.getTime() - goneAfterMs).toISOString();

/** Of this machine; one that was killed could say nothing. */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
