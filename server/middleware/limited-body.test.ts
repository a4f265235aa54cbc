import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Pace } from '../limits/paced.ts';
import { ReceivedBytes } from '../limits/received-bytes.ts';
import { Refusals } from '../limits/refusals.ts';
import { toText } from '../metrics/to-text.test-support.ts';
import type { ClientVariables } from './client.ts';
import { limitedBody } from './limited-body.ts';

const maxBytes = 10 * 1024 * 1024;

function open(pace?: Pace, receivedBytes = new ReceivedBytes()) {
  const folder = mkdtempSync(join(tmpdir(), 'girih-bodies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const refusals = new Refusals(pino({ level: 'silent' }));
  const app = new Hono<{ Variables: ClientVariables }>();
  app.use((c, next) => {
    c.set('client', c.req.header('X-From') ?? 'a');
    return next();
  });
  app.use(limitedBody({ maxBytesOf: () => maxBytes, folder, receivedBytes, refusals, pace }));
  app.all('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  const send = (body: BodyInit, from = 'a') =>
    app.request('/', {
      method: 'POST',
      body,
      headers: { 'X-From': from },
      duplex: 'half',
    } as RequestInit);
  return { folder, refusals, send };
}

/** Begins, and never ends. */
const unfinished = (bytes: number) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(bytes)),
  });

test('a body reaches whoever asks for it whole, and nothing of it stays on the disk', async () => {
  const { folder, send } = open();
  for (const bytes of [0, 1, 70_000, maxBytes]) {
    const answer = await send(new Uint8Array(bytes));
    expect([answer.status, await answer.text()]).toEqual([200, String(bytes)]);
  }
  expect((await send(new Uint8Array(maxBytes + 1))).status).toBe(413);
  expect(readdirSync(folder)).toEqual([]);
});

test('what is not whole yet lies on the disk', async () => {
  const { folder, send } = open();
  void send(unfinished(9_900_000));
  await vi.waitFor(() => {
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).size).toBe(9_900_000);
  });
});

test('one client sends so many bodies at once, and others are still heard', async () => {
  const { refusals, send } = open();
  for (let index = 0; index < 16; index += 1) void send(unfinished(10));
  const answer = await send('more');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '5']);
  expect(answer.headers.get('Connection')).toBe('close');
  expect((await send('hello', 'b')).status).toBe(200);
  expect(await toText(refusals.list())).toContain('{kind="body",reason="client"} 1\n');
});

test('what comes too slowly is dropped, and its place is free again', async () => {
  const { folder, send } = open({ graceMs: 20, minBytesPerSecond: 1_000_000 });
  const answers = Array.from({ length: 16 }, () => send(unfinished(80_000)));
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(408);
  expect((await send('hello')).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});

test('unfinished bodies have a bound of bytes on the disk, for one client and for all', async () => {
  const room = new ReceivedBytes({ max: 5_000_000, maxPerClient: 3_000_000 });
  const { folder, refusals, send } = open(undefined, room);
  void send(unfinished(2_000_000), 'a');
  void send(unfinished(2_000_000), 'b');
  await vi.waitFor(() => expect(room.total).toBe(4_000_000));
  expect((await send(unfinished(2_000_000), 'a')).status).toBe(429);
  const answer = await send(new Uint8Array(2_000_000), 'c');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  // What people type is shorter, and never lies on the disk.
  expect((await send('a'.repeat(60_000), 'c')).status).toBe(200);
  expect((await send(new Uint8Array(900_000), 'c')).status).toBe(200);
  expect([room.total, readdirSync(folder).length]).toEqual([4_000_000, 2]);
  expect((await toText(refusals.list())).match(/^girih_refused_total\{.* 1$/gm)).toHaveLength(2);
});

test('bodies in memory have a bound for one client', async () => {
  const { send } = open();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(new Uint8Array(maxBytes))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
});
