import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colorOf, createPaintedServer, expectColor, free, look } from './pictures.test-support.ts';

const { folder, objects, get, paint, remove } = createPaintedServer();
beforeAll(paint);
afterAll(remove);

test('a picture with reserved rights is given small, and its tiles still at full depth', async () => {
  const info = (await (await get('reserved:1/info.json')).json()) as Record<string, unknown>;
  expect(info).toMatchObject({ maxWidth: 1024, maxArea: 1_048_576 });
  expect(info).not.toHaveProperty('rights');
  expect((info.sizes as { width: number }[]).at(-1)).toEqual({ width: 1024, height: 682 });
  const largest = await look(await get('reserved:1/full/max/0/default.jpg'));
  expect([largest.width, largest.height]).toEqual([1024, 682]);
  expect((await get('reserved:1/full/1800,/0/default.jpg')).status).toBe(400);
  expect((await get('reserved:1/0,0,512,512/512,/0/default.jpg')).status).toBe(200);
});

test('a larger master takes the place of the delivered picture', async () => {
  objects.mastered = { images: ['/images/objects/tile.webp'], rights: free };
  const fillSquare = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#14285f' } });
  await fillSquare(64).webp().toFile(join(folder, 'images/objects/tile.webp'));
  await fillSquare(2_000).tiff().toFile(join(folder, 'masters/objects/tile.tif'));
  expect(await (await get('mastered:1/info.json')).json()).toMatchObject({ width: 2_000 });
  const image = await look(await get('mastered:1/900,900,512,512/max/0/default.jpg'));
  expectColor(image.at(200, 200), [0x14, 0x28, 0x5f]);
});

test('a pyramid that was trimmed meanwhile is made anew, for a tile and for a cut', async () => {
  const pyramidsFolder = join(folder, 'cache-pyramids');
  const tile = 'large:1/0,0,1024,1024/512,512/0/default.jpg';
  // With a pyramid there, a tile is read from it and not kept as an image of its own.
  await get('large:1/9,9,700,700/max/0/default.jpg');
  const before = await (await get(tile)).arrayBuffer();
  // Not asked for before: a tile is read from the pyramid, a cut is made of it.
  for (const path of [tile, 'large:1/10,10,700,700/300,300/0/default.jpg']) {
    rmSync(pyramidsFolder, { recursive: true });
    const image = await look(await get(path));
    expectColor(image.at(20, 20), colorOf(0, 0));
    expect(readdirSync(pyramidsFolder)).toHaveLength(1);
  }
  expect(await (await get(tile)).arrayBuffer()).toEqual(before);
});

test('a made image is kept: the second answer has the same bytes and its tag', async () => {
  const path = 'large:1/512,512,512,512/256,/0/default.jpg';
  const first = await get(path);
  const second = await get(path);
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
  expect(readdirSync(join(folder, 'cache-pyramids')).every((name) => name.endsWith('.tif'))).toBe(
    true,
  );
});
