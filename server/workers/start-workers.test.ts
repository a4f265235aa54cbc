import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#database/database.ts';
import { bareEnvironment } from '../../tests/setup/bare-environment.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { findBinaries, startServer } from '../../tests/setup/postgres.ts';

// Each site is three processes, which take long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const soon = { timeout: 30_000, interval: 50 };

interface Site {
  readonly parent: ChildProcess;
  readonly address: string;
  readonly metrics: string;
}

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const parent of running) parent.kill('SIGKILL');
});

async function start(folder: string, environment: Readonly<Record<string, string>> = {}) {
  const metricsPort = await findFreePort();
  const parent = spawn(process.execPath, ['tests/fakes/workers-process.ts'], {
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: '2',
      DATA_FOLDER: folder,
      CONTENT_FOLDER: folder,
      METRICS_PORT: String(metricsPort),
      SEARCH_ENABLED: 'false',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(parent);
  const [line] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const metrics = `http://127.0.0.1:${metricsPort}`;
  const site: Site = { parent, address: line.toString().trim(), metrics };
  await untilReady(site);
  return site;
}

const readHealth = async ({ metrics }: Site) =>
  (await (await fetch(`${metrics}/health/ready`)).json()) as {
    status: string;
    details?: { workers: { ready: number } };
  };
const untilReady = (site: Site) =>
  vi.waitFor(async () => expect((await readHealth(site)).details?.workers.ready).toBe(2), soon);

async function readMetric({ metrics }: Site, line: string): Promise<number> {
  const all = await (await fetch(`${metrics}/metrics`)).text();
  return Number(
    all
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
}

/** On a connection of its own where no agent is given. @throws as `get` does */
function ask(address: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent: agent ?? false }, (response) => {
      text(response).then(resolve, reject);
    }).on('error', reject);
  });
}

/** By process: how often it has drawn the page. */
async function listDrawn({ address }: Site): Promise<Map<string, number>> {
  const drawn = new Map<string, number>();
  for (let asked = 0; asked < 6; asked += 1) {
    const [id = '', times] = (await ask(`${address}/drawn`)).split(' ');
    drawn.set(id, Number(times));
  }
  return drawn;
}

/** Of the limit of the open collection. @returns how many the client has left */
async function takeUnit({ address }: Site): Promise<number> {
  const response = await fetch(`${address}/object-collection-api/openapi.json`, {
    headers: { Connection: 'close' },
  });
  await response.arrayBuffer();
  return Number(/r=(\d+)/.exec(response.headers.get('RateLimit') ?? '')?.[1]);
}

/** Kept connections and new ones, one request after the other on each, until it is told to stop. */
function load({ address }: Site) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const result = { answered: 0, failures: [] as string[] };
  let isOver = false;
  const visit = async (keeps: boolean) => {
    while (!isOver) {
      await ask(`${address}/drawn`, keeps ? agent : undefined).then(
        () => {
          result.answered += 1;
        },
        (error) => void result.failures.push(String(error)),
      );
      await wait(5);
    }
  };
  const visitors = [true, true, true, true, false, false].map(visit);
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    return result;
  };
}

async function isRefused(address: string) {
  const refuses = () =>
    ask(address).then(
      () => false,
      () => true,
    );
  await expect.poll(refuses, soon).toBe(true);
}

/** Changes the version of the collection, as a publication does in its transaction. */
const publish = (content: Database) =>
  sql`INSERT INTO object_collection_state (key, value) VALUES ('version', ${randomUUID()})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(content.query);

async function expectPublicationSeen(site: Site, content: Database) {
  const before = await listDrawn(site);
  expect(before.size).toBe(2);
  await publish(content);
  await expect
    .poll(async () => {
      const now = await listDrawn(site);
      return [...before].every(([id, times]) => (now.get(id) ?? 0) > times);
    }, soon)
    .toBe(true);
}

describe('A site of two workers', () => {
  let folder: string;
  let site: Site;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'girih-workers-'));
    site = await start(folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows what was published with SQLite in every worker', async () => {
    const content = openSqlite('content', folder);
    await expectPublicationSeen(site, content);
    await content.close();
  });

  test('counts a client once, whichever worker it asks', async () => {
    const startedAt = performance.now();
    const first = await takeUnit(site);
    for (let call = 0; call < 60; call += 1) await takeUnit(site);
    await wait(200);
    const taken = first - (await takeUnit(site));
    // Of 600 units ten come back in a second; what is not shared would be about half.
    const cameBack = (performance.now() - startedAt) / 100;
    expect(taken).toBeGreaterThan(60 - cameBack - 5);
  });

  test('adds up what its workers count', async () => {
    const line = 'girih_http_requests_total{kind="page",status="2xx"}';
    const before = await readMetric(site, line);
    for (let call = 0; call < 20; call += 1) await ask(`${site.address}/drawn`);
    await expect.poll(async () => (await readMetric(site, line)) - before, soon).toBe(20);
    expect(await readMetric(site, 'process_resident_memory_bytes{worker="2"}')).toBeGreaterThan(0);
    expect(await readMetric(site, 'girih_workers{state="ready"}')).toBe(2);
  });

  test('loses with a killed worker only what was in its hands, and has two again', async () => {
    const before = [...(await listDrawn(site)).keys()].map(Number);
    const end = load(site);
    await wait(300);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await expect.poll(async () => (await readHealth(site)).details?.workers.ready, soon).toBe(1);
    await untilReady(site);
    const { answered, failures } = await end();
    expect(answered).toBeGreaterThan(50);
    // Of six visitors who ask one thing after the other half were with this worker.
    expect(failures.length).toBeLessThanOrEqual(6);
    const after = [...(await listDrawn(site)).keys()].map(Number);
    expect(after).toHaveLength(2);
    expect(after).not.toContain(before[0]);
    expect(await readMetric(site, 'girih_worker_ends_total{reason="failed"}')).toBe(1);
  });

  test('keeps what a killed worker counted, though nobody asked for it since', async () => {
    const line = 'girih_http_requests_total{kind="page",status="2xx"}';
    const before = await readMetric(site, line);
    const [id] = [...(await listDrawn(site)).keys()].map(Number);
    for (let call = 0; call < 14; call += 1) await ask(`${site.address}/drawn`);
    await wait(2_000);
    process.kill(id ?? 0, 'SIGKILL');
    await expect.poll(async () => (await readHealth(site)).details?.workers.ready, soon).toBe(1);
    expect(await readMetric(site, line)).toBe(before + 20);
    await untilReady(site);
  });

  test('exchanges its workers on SIGHUP without a failed request or a forgotten limit', async () => {
    const before = [...(await listDrawn(site)).keys()];
    const startedAt = performance.now();
    for (let call = 0; call < 40; call += 1) {
      await Promise.all(Array.from({ length: 10 }, () => takeUnit(site)));
    }
    const left = await takeUnit(site);
    expect(left).toBeLessThan(400);
    const end = load(site);
    await wait(300);
    site.parent.kill('SIGHUP');
    const line = 'girih_worker_ends_total{reason="replaced"}';
    await expect.poll(() => readMetric(site, line), soon).toBe(2);
    const { answered, failures } = await end();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(50);
    await untilReady(site);
    expect([...(await listDrawn(site)).keys()].filter((id) => before.includes(id))).toEqual([]);
    const cameBack = (performance.now() - startedAt) / 100;
    expect(await takeUnit(site)).toBeLessThan(left + cameBack + 5);
  });

  test('says on SIGTERM that it is not ready, finishes what is in hand and ends well', async () => {
    const { parent, address } = site;
    const port = Number(new URL(address).port);
    const slow: Socket = connect(port, '127.0.0.1');
    slow.write('GET /slow HTTP/1.1\r\nHost: museum\r\n\r\n');
    const silent = connect(port, '127.0.0.1');
    await Promise.all([once(slow, 'connect'), once(silent, 'connect')]);
    await wait(300);
    parent.kill('SIGTERM');
    await expect.poll(() => ask(`${address}/health/ready`), soon).toContain('"stopping"');
    expect(await readHealth(site)).toEqual({ status: 'stopping' });
    expect(await ask(`${address}/`)).toBe('home');
    await isRefused(address);
    silent.write('GET / HTTP/1.1\r\nHost: museum\r\n\r\n');
    expect(await text(silent)).toMatch(/^HTTP\/1.1 200 OK.*Connection: close/is);
    expect(await text(slow)).toMatch(/slow, but whole/);
    if (parent.exitCode === null) await once(parent, 'exit');
    expect(parent.exitCode).toBe(0);
  });
});

test('a worker that cannot start is the reason that nothing starts, in its own words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-workers-'));
  const parent = spawn(process.execPath, ['tests/fakes/workers-process.ts'], {
    env: {
      ...bareEnvironment,
      WORKERS: '2',
      DATA_FOLDER: folder,
      PORT: '0',
      BREAK_WORKERS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(await text(parent.stderr as NodeJS.ReadableStream)).toBe('The worker is broken.\n');
  if (parent.exitCode === null) await once(parent, 'exit');
  expect(parent.exitCode).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});

const binaries = findBinaries();
describe.skipIf(!binaries || process.env.TEST_POSTGRES_URL === 'pglite')(
  'A site of two workers on PostgreSQL',
  () => {
    type Server = NonNullable<Awaited<ReturnType<typeof startServer>>>;
    let folder: string;
    let server: Server;
    let site: Site;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'girih-workers-'));
      server = (await startServer(binaries ?? '', folder)) as Server;
      const data = mkdtempSync(join(tmpdir(), 'girih-workers-data-'));
      site = await start(data, { DATABASE_URL: server.address });
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('shows what was published in every worker, and lives through a restart of the database', async () => {
      const content = await openPostgres('content', server.address, 1);
      await expectPublicationSeen(site, content);
      await content.close();

      const before = await listDrawn(site);
      const end = load(site);
      await server.end('immediate');
      await expect.poll(async () => (await readHealth(site)).status, soon).toBe('not ready');
      const port = Number(new URL(server.address).port);
      server = (await startServer(binaries ?? '', folder, port)) as Server;
      await expect.poll(async () => (await readHealth(site)).status, soon).toBe('ready');
      // Kept pages are shown all the while.
      expect((await end()).failures).toEqual([]);
      expect(await readMetric(site, 'girih_worker_ends_total{reason="failed"}')).toBe(0);

      const again = await openPostgres('content', server.address, 1);
      await expectPublicationSeen(site, again);
      await again.close();
      expect([...(await listDrawn(site)).keys()].sort()).toEqual([...before.keys()].sort());
    });
  },
);
