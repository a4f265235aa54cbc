import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePyramids } from './prepare-pyramids.ts';
import { Pyramids } from './pyramids.ts';

test('large pictures get a pyramid once, of their largest file; broken ones are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-prepare-'));
  try {
    const folders = {
      imagesFolder: join(folder, 'images'),
      mastersFolders: [join(folder, 'masters')],
    };
    for (const each of Object.values(folders).flat())
      mkdirSync(join(each, 'objects'), { recursive: true });
    const paint = (side: number, ...path: string[]) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#14285f' } }).toFile(
        join(folder, ...path),
      );
    await paint(64, 'images', 'objects', 'small.webp');
    await paint(64, 'images', 'objects', 'mastered.webp');
    await paint(1_500, 'masters', 'objects', 'mastered.tif');
    await paint(1_300, 'images', 'objects', 'large.webp');
    await paint(1_300, 'images', 'scene.webp');
    writeFileSync(join(folder, 'images', 'objects', 'broken.jpg'), 'not a picture');

    const prepare = () =>
      preparePyramids(folders, new Pyramids({ folder: join(folder, 'pyramids') }));
    expect(await prepare()).toMatchObject({
      made: 2,
      ready: 1,
      failed: [{ name: 'objects/broken.jpg', reason: expect.stringMatching(/unsupported/) }],
    });
    expect(readdirSync(join(folder, 'pyramids'))).toHaveLength(2);
    expect(await prepare()).toMatchObject({ made: 0, ready: 3 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('of more than there is room for, the ones not asked for longest go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-prepare-'));
  try {
    const pyramids = new Pyramids({ folder: join(folder, 'pyramids'), maxBytes: 60_000 });
    const masters = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const path = join(folder, `${name}.png`);
        const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
        await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
          .png()
          .toFile(path);
        return { path, version: '1' };
      }),
    );
    for (const master of masters) await pyramids.findOrMake(master);
    const last = masters.at(-1);
    expect(last && (await pyramids.find(last))).not.toBeNull();
    expect(masters[0] && (await pyramids.find(masters[0]))).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
