import { Hono } from 'hono';
import { folderOfPart, type RefusedContent } from '../content-problems.ts';
import type { Databases } from '../open-databases.ts';

const answerWithinMs = 2_000;

/** More are counted only. */
const maxRefusedNamed = 20;

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve visitors; 503 while it cannot. Content
 * that was refused is named and no reason to be taken out of service: its last version is shown. Nor is
 * a disk that cannot be written: pages are still read, and a restart elsewhere would not make room.
 */
export function health(
  databases: Databases,
  isStopping: () => boolean,
  listRefused: () => Promise<readonly RefusedContent[]> = async () => [],
  checkWriting: () => Promise<string | null> = async () => null,
): Hono {
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
      const problem = await checkWriting();
      const writing = problem ? { possible: false, problem } : { possible: true };
      const content = checks.content ? await describeContent(listRefused) : null;
      return c.json(
        { status: isReady ? 'ready' : 'not ready', checks, writing, content },
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

/** Without the reasons, which may quote what is not public yet; null: not known just now. */
async function describeContent(listRefused: () => Promise<readonly RefusedContent[]>) {
  const refused = await listRefused().catch(() => null);
  return (
    refused && {
      refused: refused.length,
      named: refused.slice(0, maxRefusedNamed).map(({ part, file, field, line }) => ({
        file: folderOfPart[part] + file,
        field,
        line,
      })),
    }
  );
}
