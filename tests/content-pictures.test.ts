import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** What `pictures/draw.ts` writes beside the masters. */
const index: Record<string, { file: string; alt: Record<string, string> }> = JSON.parse(
  readFileSync('content/images/index.json', 'utf8'),
);

test('every picture of the list is there', () => {
  const missing = Object.values(index).filter(({ file }) => !existsSync(`content/images/${file}`));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('every picture is described in three languages', () => {
  const undescribed = Object.entries(index).filter(
    ([, { alt }]) => !['en', 'es', 'haw'].every((language) => alt[language]?.trim()),
  );
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

test('pictures and masters together stay below 64 MB, none above 4 MB', () => {
  const files = globSync('content/{images,masters}/**/*.webp').map((path) => ({
    path,
    bytes: statSync(path).size,
  }));
  expect(files.filter(({ bytes }) => bytes > 4_000_000)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(64_000_000);
});

test('a master is the delivered picture at 6,000 pixels or about that', async () => {
  const masters = globSync('content/masters/**/*.webp');
  expect(masters).not.toEqual([]);
  for (const path of masters) {
    const [master, delivered] = await Promise.all(
      [path, path.replace('content/masters', 'content/images')].map((one) => sharp(one).metadata()),
    );
    if (!master || !delivered) throw new Error(`${path} cannot be read.`);
    expect(Math.max(master.width, master.height), path).toBeGreaterThanOrEqual(5_900);
    const turned = master.width / master.height / (delivered.width / delivered.height);
    expect(Math.abs(turned - 1), path).toBeLessThan(0.01);
  }
});
