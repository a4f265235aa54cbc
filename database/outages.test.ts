import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { findBinaries, startServer } from '../tests/setup/postgres.ts';
import { createPostgresDatabase } from '../tests/setup/test-databases.ts';
import { type Database, openPostgres } from './database.ts';
import { DatabaseUnavailable, findOutage } from './database-unavailable.ts';

type Server = NonNullable<Awaited<ReturnType<typeof startServer>>>;
const binaries = findBinaries();
const isServer = binaries !== null && process.env.TEST_POSTGRES_URL !== 'pglite';

const ask = (database: Database) => sql`SELECT 1 AS one`.execute(database.query);
const failing = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

// An error event that nobody hears ends the process, and here the test run.
describe.skipIf(!isServer)('PostgreSQL that goes away', () => {
  let folder: string;
  let server: Server;
  let database: Database;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'girih-outage-'));
    server = (await startServer(binaries ?? '', folder)) as Server;
    database = await openPostgres('visitors', server.address, 4);
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['fast', 'immediate'] as const)(
    'by a stop that is %s fails what was under way as an outage, and is there again after its start',
    async (mode) => {
      let goOn = () => {};
      const isStopped = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const running = failing(sql`SELECT pg_sleep(60)`.execute(database.query));
      const betweenQueries = failing(
        database.query.transaction().execute(async (transaction) => {
          await sql`SELECT 1`.execute(transaction);
          await isStopped;
          await sql`SELECT 1`.execute(transaction);
        }),
      );
      const script = failing(database.runScript('SELECT pg_sleep(60)'));
      await ask(database);
      await server.end(mode);
      goOn();
      for (const outcome of [running, betweenQueries, script, failing(ask(database))]) {
        expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
      }
      await expect(database.ping()).rejects.toThrow('The database of visitors does not answer.');
      const port = Number(new URL(server.address).port);
      server = (await startServer(binaries ?? '', folder, port)) as Server;
      expect((await ask(database)).rows).toEqual([{ one: 1 }]);
    },
    30_000,
  );

  test.skipIf(process.platform !== 'linux')(
    'without closing its connections is given up after a time, and is there again when it answers',
    async () => {
      const patient = await openPostgres('visitors', server.address, 2, 500);
      onTestFinished(() => patient.close());
      await ask(patient);
      let outcome: unknown;
      await patient.query
        .transaction()
        .execute(async (transaction) => {
          await sql`SELECT 1`.execute(transaction);
          server.freeze(true);
          await sql`SELECT 1`.execute(transaction);
        })
        .catch((error) => {
          outcome = error;
        })
        .finally(() => server.freeze(false));
      expect(outcome).toMatchObject({ name: 'ServiceUnavailable', outage: 'unreachable' });
      expect(await Promise.all([ask(patient), ask(patient), ask(patient)])).toHaveLength(3);
    },
    20_000,
  );

  test('in the middle of a transaction tells of the outage and not of the undoing', async () => {
    const outcome = await failing(
      database.query.transaction().execute(async (transaction) => {
        await sql`SET LOCAL idle_in_transaction_session_timeout = 50`.execute(transaction);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await sql`SELECT 1`.execute(transaction);
      }),
    );
    expect(outcome).toMatchObject({ name: 'ServiceUnavailable', outage: 'unreachable' });
    await ask(database);
  });

  test('for one connection takes no other with it', async () => {
    const other = new pg.Client({ connectionString: server.address });
    await other.connect();
    onTestFinished(() => other.end());
    const asleep = failing(sql`SELECT pg_sleep(60)`.execute(database.query));
    await expect
      .poll(async () => {
        const { rowCount } = await other.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'`,
        );
        return rowCount;
      })
      .toBe(1);
    expect(await asleep).toMatchObject({ outage: 'unreachable' });
    await ask(database);
  });
});

describe.skipIf(!isServer)('A rush on PostgreSQL', () => {
  async function open(maxConnections: number) {
    const { address, release } = await createPostgresDatabase('visitors');
    const database = await openPostgres('visitors', address, maxConnections);
    onTestFinished(async () => {
      await database.close();
      await release();
    });
    return { address, database };
  }

  test('on one row is told of it before waiting visitors run out of connections', async () => {
    const { database } = await open(2);
    await database.runScript('CREATE TABLE slots (id INTEGER); INSERT INTO slots VALUES (1)');
    const lock = sql`SELECT id FROM slots FOR UPDATE`;
    const outcome = await database.query.transaction().execute(async (first) => {
      await lock.execute(first);
      return failing(
        database.query.transaction().execute(async (second) => {
          await lock.execute(second);
        }),
      );
    });
    expect(outcome).toMatchObject({
      outage: 'busy',
      message: 'The database of visitors is too busy.',
    });
  }, 20_000);

  test('that finds no free connection is told so', async () => {
    const { database } = await open(1);
    expect(database.pool).toMatchObject({ maxCount: 1, totalCount: 1 });
    const outcome = await database.query.transaction().execute(async (transaction) => {
      await sql`SELECT 1`.execute(transaction);
      return failing(ask(database));
    });
    expect(outcome).toMatchObject({ outage: 'busy' });
  }, 20_000);

  test('does not keep a start from waiting for another that changes the tables', async () => {
    expect(inject('postgres').kind).toBe('server');
    const { address, database } = await open(1);
    const held = database.query.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('girih-migrations'))`.execute(transaction);
      await new Promise((resolve) => setTimeout(resolve, 4_500));
    });
    const second = await openPostgres('visitors', address, 1);
    await second.close();
    await held;
  }, 20_000);
});

test.each([
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'full'],
  [Object.assign(new Error('disk I/O error'), { errcode: 4874 }), 'unreachable'],
  [Object.assign(new Error('database is locked'), { errcode: 517 }), 'busy'],
  [Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067 }), null],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), 'full'],
  [Object.assign(new Error('too many clients already'), { code: '53300' }), 'busy'],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), null],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 'unreachable'],
  [new Error('Connection terminated unexpectedly'), 'unreachable'],
  [new Error('Query read timeout'), 'unreachable'],
  [new Error('timeout exceeded when trying to connect'), 'busy'],
  [new Error('something else'), null],
  ['no error', null],
])('%s is an outage or not', (error, outage) => {
  expect(findOutage(error)).toBe(outage);
});
