import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { isServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { Person } from '#shared/studio/rights.ts';
import { findBinaries, startServer } from '../../../tests/setup/postgres.ts';
import { kai, leilani, openItems, setIdOf } from './items.test-support.ts';
import { saveDraft } from './save-draft.ts';

const binaries = findBinaries();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// PGlite is a part of the process and cannot be restarted beside it.
test.runIf(binaries)(
  'what two write while PostgreSQL is restarted is there once each is answered',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-postgres-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    let server = await startServer(binaries ?? '', folder);
    if (!server) throw new Error('PostgreSQL does not start.');
    const { address } = server;
    onTestFinished(() => server?.stop());
    const content = await openPostgres('content', address, 2);
    const visitors = await openPostgres('visitors', address, 2);
    for (const database of [content, visitors]) {
      await migrate(database);
      onTestFinished(() => database.close());
    }
    const studio = openItems(content, visitors);
    await studio.as(leilani)('POST /', { type: 'staff', uid: 'malia', title: 'Malia' });
    const setId = setIdOf('malia');
    let isOver = false;
    const refused: unknown[] = [];

    /** Sends each change until it is answered, as the form does, under the same key. */
    async function write(editor: Person, path: string): Promise<number> {
      let [base, count] = [1, 0];
      while (!isOver) {
        const from = count > 0 ? { from: String(count) } : {};
        const change = studio.save(base, { path, ...from, to: String(count + 1) });
        const send = (): Promise<number> =>
          saveDraft(studio.items(), editor, setId, change as never).then(
            ({ revision }) => revision,
            async (error) => {
              refused.push(error);
              await pause(50);
              return send();
            },
          );
        base = await send();
        count += 1;
      }
      return count;
    }

    const writing = Promise.all([write(leilani, 'en.department'), write(kai, 'es.department')]);
    await pause(300);
    await server.end('fast');
    await pause(300);
    server = await startServer(binaries ?? '', folder, Number(new URL(address).port));
    await pause(1_000);
    isOver = true;
    const [english, spanish] = await writing;
    const { languages, conflicts } = (await studio.as(leilani)(`GET /${setId}`)).body;
    expect([languages.en.department, languages.es.department]).toEqual([
      String(english),
      String(spanish),
    ]);
    expect(conflicts).toEqual([]);
    // Which is told as an outage, and not as something that is wrong with the words.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((error) => !isServiceUnavailable(error))).toEqual([]);
  },
);
