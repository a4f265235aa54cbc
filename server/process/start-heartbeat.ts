import type { Database } from '#database/database.ts';
import { createSiteProcess, seenEveryMs } from '#database/visitors/site-processes.ts';
import type { Log } from './log.ts';

/** Says in the visitors' database that this process runs, so that nothing replaces it meanwhile. */
export async function startHeartbeat(
  visitors: Database,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const site = createSiteProcess(visitors);
  let hasFailed = false;
  const sign = async () => {
    try {
      await site.sign();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'the visitors’ database cannot be written to');
      hasFailed = true;
    }
  };
  await sign();
  const timer = setInterval(() => void sign(), seenEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await site.end().catch(() => {});
    },
  };
}
