import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { leilani } from '../studio/items/items.test-support.ts';
import { createFilm, openPictures } from '../studio/pictures/pictures.test-support.ts';
import { images } from './images.ts';
import { uploadedFiles } from './uploaded-files.ts';

async function open() {
  const [content, visitors] = [
    openSqlite('content', ':memory:'),
    openSqlite('visitors', ':memory:'),
  ];
  for (const database of [content, visitors]) {
    await migrate(database);
    onTestFinished(() => database.close());
  }
  const library = openPictures(content, visitors);
  const site = new Hono();
  const cache = `${library.folder}/cache`;
  site.get('/images/*', images('content/images', cache, new FairQueue(), null, library.uploads));
  site.get('/media/*', uploadedFiles(library.uploads));
  return { ...library, ask: (path: string, headers = {}) => site.request(path, { headers }) };
}

/** Red on the left, blue on the right. */
const createFlag = async () =>
  sharp({ create: { width: 1_600, height: 400, channels: 3, background: '#c00000' } })
    .composite([
      {
        input: { create: { width: 800, height: 400, channels: 3, background: '#0000c0' } },
        left: 800,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const middleColor = async (answer: Response) => {
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > 128 ? 'red' : 'blue';
};

test('an uploaded picture comes in sizes, cut around what matters, and lasts by its version', async () => {
  const { take, as, ask } = await open();
  const { body } = await take(leilani, await createFlag(), 'flag.png');
  const cut = `/images/studio/${body.id}.png?w=400&h=400&fit=crop`;
  const before = await ask(cut);
  expect([before.status, before.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  await as(leilani)(`PATCH /pictures/${body.id}`, { focalPoint: { x: 0.1, y: 0.5 } });
  await expect
    .poll(async () => middleColor(await ask(`${cut}&v=2`)), { timeout: 5_000 })
    .toBe('red');
  const lasting = await ask(`${cut}&v=2`);
  expect(lasting.headers.get('Cache-Control')).toContain('immutable');
  expect((await ask(`${cut}&v=3`)).headers.get('Cache-Control')).not.toContain('immutable');
  // What an editor cut out is cut no further than to the left edge of it.
  const inside = await ask(`${cut}&v=2&rect=832,0,768,400`);
  expect(await middleColor(inside)).toBe('blue');
  expect((await ask('/images/studio/m00000000000000000000.png')).status).toBe(404);
});

test('a film comes in parts, as what it is and nothing else', async () => {
  const { take, ask } = await open();
  const film = createFilm();
  const { body } = await take(leilani, film, 'film.mp4');
  const whole = await ask(body.url);
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, film.length]);
  expect(whole.headers.get('Content-Type')).toBe('video/mp4');
  expect(whole.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const some = await ask(body.url, { Range: 'bytes=4-7' });
  expect([some.status, await some.text()]).toEqual([206, 'ftyp']);
  expect(some.headers.get('Content-Range')).toBe(`bytes 4-7/${film.length}`);
  const last = await ask(body.url, { Range: 'bytes=-10' });
  expect((await last.arrayBuffer()).byteLength).toBe(10);
  expect((await ask(body.url, { Range: 'bytes=99999-' })).status).toBe(416);
  const changed = await ask(body.url, { Range: 'bytes=4-7', 'If-Range': '"other"' });
  expect(changed.status).toBe(200);
  expect((await ask('/media/../../package.json')).status).toBe(404);
});

test('a document is saved, not shown, under its name', async () => {
  const { take, ask } = await open();
  const { body } = await take(leilani, Buffer.from('%PDF-1.7\n…'), 'Papa manawa “2026”.pdf');
  const answer = await ask(body.url);
  expect(answer.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''Papa%20manawa%20%E2%80%9C2026%E2%80%9D.pdf",
  );
});
