import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { bareEnvironment } from '../tests/setup/bare-environment.ts';

// Each test starts a process or two, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'girih-start-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): ChildProcess {
  const child = spawn(process.execPath, ['tests/fakes/server-process.ts', ...options], {
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_FOLDER: folder,
      CONTENT_FOLDER: folder,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return child;
}

async function start(...given: Parameters<typeof run>) {
  const child = run(...given);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const address = line.toString().trim();
  return { child, address, port: Number(new URL(address).port) };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** A connection that has asked `/slow` and is being answered. */
async function askSlowly({ child, port }: { child: ChildProcess; port: number }): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: museum\r\n\r\n');
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return socket;
}

const isRefused = async (address: string) => {
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => false,
          () => true,
        ),
      { timeout: 5_000 },
    )
    .toBe(true);
};

test('at port 0 it takes a free one and says which', async () => {
  const { address, port } = await start();
  expect(port).toBeGreaterThan(0);
  expect(await (await fetch(address)).text()).toBe('home');
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s a request in flight is answered whole, new ones are refused, and it ends well',
  async (signal) => {
    const server = await start();
    const socket = await askSlowly(server);
    server.child.kill(signal);
    await isRefused(server.address);

    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toMatch(/slow, but whole\.{100000}/);
    expect(await exitOf(server.child)).toBe(0);
  },
);

test('while it stops, it says on connections still open that it is not ready', async () => {
  const server = await start();
  const socket = await askSlowly(server);
  server.child.kill('SIGTERM');
  await isRefused(server.address);
  socket.write('GET /health/ready HTTP/1.1\r\nHost: museum\r\n\r\n');
  expect(await text(socket)).toMatch(/slow, but whole.*HTTP\/1.1 503 .*"stopping"/s);
});

test('a connection that nobody uses holds nothing up', async () => {
  const { child, address, port } = await start();
  await (await fetch(address)).text();
  connect(port, '127.0.0.1').on('error', () => {});
  await wait(100);
  const toldAt = performance.now();
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(5_000);
});

test('it closes its databases: no unwritten pages are left beside them', async () => {
  const { child } = await start();
  expect(existsSync(join(folder, 'content.sqlite-wal'))).toBe(true);
  child.kill('SIGTERM');
  await exitOf(child);
  expect(existsSync(join(folder, 'content.sqlite'))).toBe(true);
  expect(existsSync(join(folder, 'content.sqlite-wal'))).toBe(false);
});

test('while it drains it says so and answers whoever still comes, connections without a request too', async () => {
  const { child, address, port } = await start({ DRAIN_SECONDS: '2' });
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(503);
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close']);
  await isRefused(address);
  silent.write('GET / HTTP/1.1\r\nHost: museum\r\n\r\n');
  expect(await text(silent)).toMatch(/^HTTP\/1.1 200 OK/);
  expect(await exitOf(child)).toBe(0);
});

test('a signal that comes twice at once, as npm passes it on, cuts nothing off', async () => {
  const server = await start();
  const socket = await askSlowly(server);
  server.child.kill('SIGTERM');
  await wait(20);
  server.child.kill('SIGTERM');
  expect(await text(socket)).toMatch(/slow, but whole/);
  expect(await exitOf(server.child)).toBe(0);
});

test('what visitors read is shown by the next process at once, by one with other settings drawn anew', async () => {
  /** What a process shows that then ends in order. */
  async function readDrawn(environment: Record<string, string> = {}) {
    const { child, address } = await start(environment, ['--built']);
    const drawn = await (await fetch(`${address}/drawn`)).text();
    child.kill('SIGTERM');
    await exitOf(child);
    return drawn;
  }
  const drawn = await readDrawn();
  expect(await readDrawn()).toBe(drawn);
  expect(await readDrawn({ TIME_ZONE: 'Europe/Madrid' })).not.toBe(drawn);
});

test('a second signal ends it at once', async () => {
  const server = await start({ DRAIN_SECONDS: '5' });
  const socket = await askSlowly(server);
  server.child.kill('SIGTERM');
  await wait(1_100);
  server.child.kill('SIGTERM');
  expect(await exitOf(server.child)).toBe(1);
  expect(await text(socket).catch(() => '')).not.toContain('slow, but whole');
});

test('a wrong setting stops the start with one sentence that names it', async () => {
  const child = run({ TIME_ZONE: 'Honolulu' });
  const said = await text(child.stderr as NodeJS.ReadableStream);
  expect(said).toBe(
    'The setting TIME_ZONE must be the name of a time zone such as Pacific/Honolulu.\n',
  );
  expect(await exitOf(child)).toBe(1);
});

test('a port in use ends the start, and leaves the databases whole', async () => {
  const { port } = await start();
  const child = run({ PORT: String(port) });
  expect(await text(child.stderr as NodeJS.ReadableStream)).toContain('EADDRINUSE');
  expect(await exitOf(child)).toBe(1);
});
