import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describePicture } from './picture-features.ts';
import { maxDistance, SimilarityIndex } from './similarity-index.ts';

const draw = (content: string, size = 300) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-50 -50 100 100">
        <rect x="-50" y="-50" width="100" height="100" fill="#f4f1ea"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A star of so many points. */
function star(points: number, color: string): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 ? 18 : 42;
    const angle = (Math.PI * at) / points;
    return `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="${color}"/>`;
}

const stripes = (width: number, color: string) =>
  Array.from(
    { length: Math.ceil(50 / width) },
    (_, at) =>
      `<rect x="${-50 + at * 2 * width}" y="-50" width="${width}" height="100" fill="${color}"/>`,
  ).join('');

async function distance(one: Promise<Buffer>, other: Promise<Buffer>): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(async (png) => describePicture(await png)));
  return Math.hypot(...Array.from(a ?? [], (value, at) => value - (b?.[at] ?? 0)));
}

describe('How a picture looks', () => {
  const blueStar = () => draw(star(8, '#1f4f9e'));

  test('does not depend on its size, and little on the kind of file', async () => {
    expect(await distance(blueStar(), draw(star(8, '#1f4f9e'), 900))).toBeLessThan(40);
    const lossy = sharp(await blueStar())
      .jpeg({ quality: 60 })
      .toBuffer();
    expect(await distance(blueStar(), lossy)).toBeLessThan(40);
  });

  test('tells colors, symmetries and fineness apart, nearer ones less', async () => {
    const otherBlue = await distance(blueStar(), draw(star(8, '#2a5fae')));
    expect(otherBlue).toBeLessThan(await distance(blueStar(), draw(star(8, '#b3261e'))));
    const turned = `<g transform="rotate(12)">${star(8, '#1f4f9e')}</g>`;
    expect(await distance(blueStar(), draw(turned))).toBeLessThan(
      await distance(blueStar(), draw(star(5, '#1f4f9e'))),
    );
    const fine = () => draw(stripes(2, '#1f4f9e'));
    expect(await distance(fine(), draw(stripes(2.5, '#1f4f9e')))).toBeLessThan(
      await distance(fine(), draw(stripes(12, '#1f4f9e'))),
    );
    expect(await distance(blueStar(), fine())).toBeGreaterThan(maxDistance);
  });

  test('is known for gray and transparent pictures too, and for nothing else', async () => {
    const gray = sharp(await blueStar())
      .grayscale()
      .png();
    expect(await describePicture(await gray.toBuffer())).toHaveLength(57);
    const clear = { create: { width: 9, height: 9, channels: 4 as const, background: '#0000' } };
    expect(await describePicture(await sharp(clear).png().toBuffer())).toHaveLength(57);
    await expect(describePicture(Buffer.from('no picture'))).rejects.toThrow();
  });

  test('is written down for every picture of the demo objects as it is now', async () => {
    const features = JSON.parse(readFileSync('content/images/picture-features.json', 'utf8'));
    const folder = 'content/images/objects';
    const files = readdirSync(folder).sort();
    expect(Object.keys(features), 'run: npm run pictures:describe').toEqual(
      files.map((file) => `/images/objects/${file}`),
    );
    // A part of them: looking at all takes seconds.
    for (const file of files.filter((_, at) => at % 25 === 0)) {
      const now = await describePicture(`${folder}/${file}`);
      const before = Buffer.from(features[`/images/objects/${file}`], 'base64');
      const apart = Math.hypot(...now.map((value, at) => value - (before[at] ?? 0)));
      expect(apart, `${file} looks otherwise; run: npm run pictures:describe`).toBeLessThan(8);
    }
  });
});

describe('Similar looks', () => {
  const entry = (number: number, ...features: number[]) => ({
    number,
    features: Uint8Array.from(features),
  });

  test('come nearest first, as many as wanted, without the object itself', () => {
    const index = new SimilarityIndex([
      entry(1, 10, 10),
      entry(2, 90, 10),
      entry(3, 20, 10),
      entry(4, 60, 10),
    ]);
    expect(index.findAlike(1, 2)).toEqual([3, 4]);
    expect(index.findAlike(1, 9)).toEqual([3, 4, 2]);
  });

  test('leave out the same picture, and what is too far away', () => {
    const index = new SimilarityIndex([
      entry(1, 10, 10),
      entry(2, 10, 10),
      entry(3, 30, 10),
      entry(4, 31, 10),
      entry(5, 250, 250),
    ]);
    expect(index.findAlike(1, 9)).toEqual([3]);
  });

  test('are none where a look is not known, or nothing is', () => {
    expect(new SimilarityIndex([entry(1, 5)]).findAlike(7, 8)).toEqual([]);
    expect(new SimilarityIndex([]).findAlike(7, 8)).toEqual([]);
    expect(new SimilarityIndex([entry(1, 5), entry(2, 5, 6)]).findAlike(2, 8)).toEqual([]);
  });
});
