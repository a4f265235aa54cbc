import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { FairQueue } from '../limits/fair-queue.ts';
import { socialCards } from './social-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-cards-'));
mkdirSync(join(folder, 'images'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = `<title>Zellige – Visit – Girih</title><meta property="og:title" content="Zellige"/>
<meta property="og:site_name" content="Girih"/>
<meta name="thumbnail" content="https://images.museum.example/zellige.jpg?w=1200&amp;h=630"/>`;
const app = new Hono().get(
  '/social/*',
  socialCards({
    findPage: async (path) => ({ status: path === '/visit' ? 200 : 404, body: Buffer.from(page) }),
    publicOrigin: 'https://museum.example',
    imagesFolder: join(folder, 'images'),
    cacheFolder: join(folder, 'cards'),
    pictureHosts: ['https://images.museum.example'],
    queue: new FairQueue(),
    log: pino({ level: 'silent' }),
  }),
);
const get = () => app.request('/social/visit.en.jpg');

test('a card whose picture cannot be had is drawn without, and anew when it can', async () => {
  const picture = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#c0206a' },
  })
    .jpeg()
    .toBuffer();
  const answers = [new Response(null, { status: 503 }), new Response(new Uint8Array(picture))];
  const asked = vi.fn(
    async (_: URL) => answers.shift() ?? Promise.reject(new Error('asked again')),
  );
  vi.stubGlobal('fetch', asked);

  const without = await get();
  expect(without.status).toBe(200);
  expect(without.headers.get('Cache-Control')).toBe('public, max-age=300');
  await get();
  expect(asked, 'a host that is down is not asked for each card').toHaveBeenCalledOnce();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 300_100);
  const whole = await get();
  clock.mockRestore();
  expect(whole.headers.get('Cache-Control')).toMatch(/max-age=86400/);
  expect(whole.headers.get('ETag')).not.toBe(without.headers.get('ETag'));
  const { data, info } = await sharp(Buffer.from(await whole.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (315 * 1200 + 1000) * info.channels;
  expect(data[at]).toBeGreaterThan(150);

  expect((await get()).headers.get('ETag')).toBe(whole.headers.get('ETag'));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(String(asked.mock.calls[0]?.[0])).toBe('https://images.museum.example/zellige.jpg?w=1200');
});

test('a page that is not there has no card', async () => {
  expect((await app.request('/social/nowhere.en.jpg')).status).toBe(404);
  expect((await app.request('/social/visit.xx.jpg')).status).toBe(404);
});
