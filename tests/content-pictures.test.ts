import { existsSync, readFileSync } from 'node:fs';
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
