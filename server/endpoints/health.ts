import { Hono } from 'hono';
import type { Databases } from '../open-databases.ts';

const answerWithinMs = 2_000;

/** `/health/live`: the process runs. `/health/ready`: it can serve visitors; 503 while it cannot. */
export function health(databases: Databases, isStopping: () => boolean): Hono {
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/live', (c) => c.json({ status: 'live' }, 200, noStore))
    .get('/ready', async (c) => {
      if (isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
      const checks = {
        content: await answers(databases.content),
        visitors: await answers(databases.visitors),
      };
      const isReady = checks.content && checks.visitors;
      return c.json(
        { status: isReady ? 'ready' : 'not ready', checks },
        isReady ? 200 : 503,
        noStore,
      );
    });
}

function answers(database: { ping(): Promise<void> }): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) =>
    setTimeout(resolve, answerWithinMs, false).unref(),
  );
  return Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}
