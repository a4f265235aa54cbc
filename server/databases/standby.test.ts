import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { withTables } from '#database/database.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { chooseUser, findBinaries, startServer } from '../../tests/setup/postgres.ts';
import { parseSettings } from '../settings/settings.ts';
import { openDatabases, openServingDatabases } from './open-databases.ts';

type Server = NonNullable<Awaited<ReturnType<typeof startServer>>>;

const binaries = findBinaries();
const title = binaries
  ? 'with a standby of PostgreSQL'
  : 'with a standby of PostgreSQL (skipped: its server programs are not installed)';

describe.skipIf(!binaries)(title, { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-standby-'));
  let primary: Server;
  let standby: Server;
  let environment: Record<string, string>;

  beforeAll(async () => {
    primary = await start('primary');
    const { port } = new URL(primary.address);
    const data = join(makeFolder('standby'), 'data');
    const copied = spawnSync(
      join(binaries ?? '', 'pg_basebackup'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        port,
        '-U',
        'postgres',
        '-D',
        data,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
      ],
      { ...chooseUser(), cwd: folder, encoding: 'utf8' },
    );
    if (copied.status !== 0) throw new Error(copied.stderr);
    standby = await start('standby', await findFreePort());
    environment = {
      DATABASE_URL: primary.address,
      CONTENT_DATABASE_READ_URL: standby.address,
      DATABASE_POOL_SIZE: '2',
      DATA_FOLDER: join(folder, 'site'),
      LOG_LEVEL: 'silent',
    };
  }, 60_000);

  afterAll(async () => {
    await standby?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  function makeFolder(name: string): string {
    const made = join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    const user = chooseUser();
    for (const one of user ? [folder, made] : []) chownSync(one, user?.uid ?? 0, user?.gid ?? 0);
    return made;
  }

  async function start(name: string, port?: number): Promise<Server> {
    const server = await startServer(binaries ?? '', makeFolder(name), port);
    if (!server) throw new Error('PostgreSQL does not start.');
    return server;
  }

  async function ask(server: Server, statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: server.address });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  const settings = () => parseSettings(environment);
  const serve = async () => {
    const databases = await openServingDatabases(settings());
    onTestFinished(() => databases.close());
    return databases;
  };
  const load = async (folderOfItems: string) => {
    const databases = await openDatabases(settings());
    await loadDocuments({
      database: databases.content,
      folder: folderOfItems,
      images: {},
      now: new Date(),
      timeZone: 'Pacific/Honolulu',
      allowsRemovals: true,
    });
    await databases.close();
  };

  test('a first start waits until the standby has the tables that the primary was given', async () => {
    await ask(standby, 'SELECT pg_wal_replay_pause()');
    let isOpen = false;
    const opening = serve().then((databases) => {
      isOpen = true;
      return databases;
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(isOpen).toBe(false);
    await ask(standby, 'SELECT pg_wal_replay_resume()');
    await (await opening).content.ping();
  });

  test('content is read from the standby, what visitors give is written to the primary', async () => {
    const { content, visitors } = await serve();
    const isStandby = async ({ query }: typeof content) =>
      (await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS "is"`.execute(query)).rows[0]?.is;
    expect([await isStandby(content), await isStandby(visitors)]).toEqual([true, false]);
    const write = withTables<{ migrations: { name: string; applied_at: string } }>(content)
      .insertInto('migrations')
      .values({ name: 'x', applied_at: '' })
      .execute();
    await expect(write).rejects.toMatchObject({ name: 'ServiceUnavailable' });
  });

  test('a version is that of the content that is read, however far behind the standby is', async () => {
    await load('content/documents');
    const { content } = await serve();
    const answer = createContentManagementServer({ database: content });
    const read = async () => {
      const base = 'https://content-management.internal/api/v2';
      const { refs } = await (await answer(new Request(base))).json();
      const [{ ref }] = refs;
      const search = `${base}/documents/search?ref=${ref}&pageSize=1`;
      const { total_results_size: total } = await (await answer(new Request(search))).json();
      return { ref, total };
    };
    await expect.poll(async () => (await read()).total).toBeGreaterThan(50);
    const before = await read();
    await ask(standby, 'SELECT pg_wal_replay_pause()');
    const empty = makeFolder('empty');
    await load(empty);
    expect(await read()).toEqual(before);
    await ask(standby, 'SELECT pg_wal_replay_resume()');
    await expect.poll(async () => (await read()).total).toBe(0);
    expect((await read()).ref).not.toBe(before.ref);
  });

  test('a server that follows another primary, or none, is told in a sentence', async () => {
    const other = await start('other');
    onTestFinished(() => other.stop());
    environment = { ...environment, CONTENT_DATABASE_READ_URL: other.address };
    await expect(openServingDatabases(settings(), undefined, 300)).rejects.toThrow(
      /CONTENT_DATABASE_READ_URL .* It must be a standby of it/,
    );
    environment.CONTENT_DATABASE_READ_URL = 'postgres://postgres@127.0.0.1:1/postgres';
    await expect(openServingDatabases(settings())).rejects.toThrow(/CONTENT_DATABASE_READ_URL/);
  });
});
