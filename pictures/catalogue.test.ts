import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { PictureRecord } from './write-picture.ts';

const folder = join(import.meta.dirname, '../content/images');
const index: Record<string, PictureRecord> = JSON.parse(
  readFileSync(join(folder, 'index.json'), 'utf8'),
);

describe('the catalogue of pictures', () => {
  it('names every picture once, in a folder that the content has', () => {
    const slugs = catalogue.map(({ slug }) => slug);
    expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([]);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
      expect(existsSync(join(folder, dirname(slug))), slug).toBe(true);
    }
  });

  it('describes every picture in three languages, each in its own words', () => {
    for (const { slug, alt } of catalogue) {
      for (const text of Object.values(alt)) expect(text.length, slug).toBeGreaterThan(15);
      expect(new Set(Object.values(alt)).size, slug).toBe(3);
    }
  });

  it('writes Hawaiian with the letter ʻokina, never with an apostrophe', () => {
    for (const { slug, alt } of catalogue) expect(alt.haw, slug).not.toMatch(/['’‘`]/);
  });
});

describe('the index of pictures', () => {
  it('lists a file for every entry of the catalogue, with its text', () => {
    for (const { slug, alt } of catalogue) {
      expect(index[slug]?.alt, slug).toEqual(alt);
      expect(existsSync(join(folder, index[slug]?.file ?? '')), slug).toBe(true);
    }
  });

  it('keeps what must be seen of a picture where a part is cut away', () => {
    for (const { slug, focalPoint } of catalogue)
      expect(index[slug]?.focalPoint, slug).toEqual(focalPoint);
    // Else a square cuts the quilter's hand at the wrist.
    expect(index['scenes/hands-on-the-quilt']?.focalPoint?.x).toBeGreaterThan(0.54);
  });

  it('tells the true size of a file', async () => {
    for (const slug of ['objects/iznik-tile-01', 'scenes/courtyard-noon']) {
      const { width, height } = await sharp(join(folder, index[slug]?.file ?? '')).metadata();
      expect({ width, height }).toEqual({ width: index[slug]?.width, height: index[slug]?.height });
    }
  });
});
