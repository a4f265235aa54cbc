import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FairQueue } from '../limits/fair-queue.ts';
import { toLogOptions } from '../process/log.ts';
import { videoStills } from './video-stills.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'girih-stills-'));
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const jpeg = (bytes = 'still') =>
  new Response(bytes, { headers: { 'Content-Type': 'image/jpeg' } });

/** @param replies by the name of the size; others are not found */
function serve(replies: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const lines: string[] = [];
  const log = pino(toLogOptions(), { write: (line) => lines.push(line) });
  const app = new Hono();
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input));
    const size = /\/(\w+)\.jpg$/.exec(String(input))?.[1] ?? '';
    return replies[size]?.() ?? new Response('', { status: 404 });
  };
  app.get(
    '/video-stills/*',
    videoStills({ host: 'https://i.example', cacheFolder, fetch, queue: new FairQueue(), log }),
  );
  return { get: (path: string) => app.request(`/video-stills/${path}`), asked, lines };
}

test('a still is fetched once, from the largest size there is', async () => {
  const { get, asked } = serve({ mqdefault: () => jpeg() });
  for (let visit = 0; visit < 2; visit++) {
    const answer = await get('pg1NpMmPv48.jpg?w=640');
    expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      200,
      'image/jpeg',
      'still',
    ]);
  }
  expect(asked).toEqual([
    'https://i.example/vi/pg1NpMmPv48/maxresdefault.jpg',
    'https://i.example/vi/pg1NpMmPv48/mqdefault.jpg',
  ]);
});

test('nothing but stills is fetched', async () => {
  const { get, asked } = serve({});
  for (const path of [
    '..%2f..%2fsecret.jpg',
    'short.jpg',
    'pg1NpMmPv48.png',
    'a/pg1NpMmPv48.jpg',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(asked).toEqual([]);
  expect((await get('pg1NpMmPv48.jpg')).status).toBe(404);
});

test.each([
  ['a failing host', () => new Response('', { status: 503 })],
  ['something that is no picture', () => new Response('<html>')],
  ['a picture without end', () => jpeg('x'.repeat(3 * 1024 * 1024))],
])('%s is an outage whose cause is logged, and is not kept', async (_what, reply) => {
  let isDown = true;
  const { get, lines } = serve({ maxresdefault: () => (isDown ? reply() : jpeg()) });
  expect((await get('pg1NpMmPv48.jpg')).status).toBe(502);
  expect(lines.join()).toMatch(/The (reply had|still is)/);
  isDown = false;
  expect((await get('pg1NpMmPv48.jpg')).status).toBe(200);
});
