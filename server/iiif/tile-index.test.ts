import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readFromPyramid } from './make-planned.ts';
import type { ImagePlan } from './plan-image.ts';
import { Pyramids } from './pyramids.ts';
import { readTileIndex } from './tile-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-tiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const width = 1_700;
const height = 1_300;

/** A picture whose colors say where one is: red from left to right, green from top to bottom. */
async function makePyramid(name: string, channels: 1 | 3 | 4) {
  const raw = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      raw[at] = (x / width) * 255;
      if (channels > 1) raw[at + 1] = (y / height) * 255;
      if (channels > 3) raw[at + 3] = 128;
    }
  }
  const path = join(folder, `${name}.png`);
  const picture = sharp(raw, { raw: { width, height, channels } });
  await (channels === 1 ? picture.toColourspace('b-w') : picture).png().toFile(path);
  return new Pyramids({ folder: join(folder, 'pyramids') }).findOrMake({
    path,
    version: '1',
    size: statSync(path).size,
  } as never);
}

const planOf = (left: number, top: number, side: number, scale = 1, change = {}): ImagePlan => ({
  region: { left, top, width: side * scale, height: side * scale },
  size: { width: side, height: side },
  rotation: { isMirrored: false, degrees: 0 },
  quality: 'default',
  format: 'jpg',
  canonical: '',
  ...change,
});

test('a whole tile is given as the pyramid holds it, at each of its scales', async () => {
  const pyramid = await makePyramid('color', 3);
  for (const [left, top, scale] of [
    [0, 0, 1],
    [1_024, 512, 1],
    [0, 0, 2],
  ] as const) {
    const tile = await readFromPyramid(pyramid, planOf(left, top, 512, scale));
    expect(tile?.contentType).toBe('image/jpeg');
    const { data, info } = await sharp(tile?.body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([512, 512, 3]);
    for (const [x, y] of [
      [8, 8],
      [500, 260],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * 512 + x) * 3);
      expect(Math.abs(red - ((left + x * scale) / width) * 255)).toBeLessThan(6);
      expect(Math.abs(green - ((top + y * scale) / height) * 255)).toBeLessThan(6);
      expect(blue).toBeLessThan(8);
    }
  }
});

test('a gray picture has its tiles too', async () => {
  const tile = await readFromPyramid(await makePyramid('gray', 1), planOf(512, 0, 512));
  const [gray = 0] = await sharp(tile?.body).greyscale().raw().toBuffer();
  expect(Math.abs(gray - (512 / width) * 255)).toBeLessThan(6);
});

test('what is no whole tile, or asked for in another way, is made', async () => {
  const pyramid = await makePyramid('color', 3);
  for (const plan of [
    planOf(1, 0, 512),
    planOf(0, 0, 256),
    planOf(0, 0, 512, 1.5),
    planOf(0, 0, 512, 64),
    planOf(1_536, 0, 512),
    planOf(0, 1_024, 512),
    planOf(0, 0, 512, 1, { format: 'webp' }),
    planOf(0, 0, 512, 1, { quality: 'gray' }),
    planOf(0, 0, 512, 1, { rotation: { isMirrored: true, degrees: 0 } }),
    planOf(0, 0, 512, 1, { rotation: { isMirrored: false, degrees: 90 } }),
    planOf(0, 0, 512, 1, { size: { width: 512, height: 400 } }),
  ]) {
    expect(await readFromPyramid(pyramid, plan), JSON.stringify(plan)).toBeNull();
  }
});

test('a picture with transparency has no tiles that can be given as they stand', async () => {
  const pyramid = await makePyramid('clear', 4);
  expect(pyramid.tiles).toBeNull();
  expect(await readFromPyramid(pyramid, planOf(0, 0, 512))).toBeNull();
});

test('another kind of file has none either; one that ends too early is an error', async () => {
  const path = join(folder, 'other');
  writeFileSync(path, 'MM\0*\0\0\0\0 and so on');
  expect(await readTileIndex(path)).toBeNull();
  writeFileSync(path, Buffer.from([0x49, 0x49, 42, 0, 200, 0, 0, 0]));
  await expect(readTileIndex(path)).rejects.toThrow('ends too early');
});
