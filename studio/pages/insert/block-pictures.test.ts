import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOffered } from '#shared/page-builder/editing/offered-blocks.ts';
import words from '../../words/en/pages.json' with { type: 'json' };
import { pictureOf } from './block-pictures.ts';

test('each block that is offered has a picture of what visitors see', () => {
  const offered = Object.keys(words.pages.blocks).filter(isOffered);
  expect(offered.length).toBeGreaterThan(30);
  expect(offered.filter((name) => !pictureOf(name))).toEqual([]);
});

test('the pictures together are small enough to be looked through on a slow line', () => {
  const folder = 'studio/pages/insert/pictures';
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(16_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});
