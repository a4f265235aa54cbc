import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Shorter than this share of the English, a translation leaves out what the English tells. */
const leastShare = 0.6;
const folder = 'content/objects';

const listGaps = (id: string, path: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Texts;
  const { en } = texts;
  if (typeof en !== 'string')
    return Object.entries(texts).flatMap(([key, part]) => listGaps(id, `${path}.${key}`, part));
  return languages.flatMap((language) => {
    const text = texts[language];
    if (typeof text !== 'string' || text === '') return [`${id}${path}: nothing in ${language}`];
    const isStory = path === '.description' || path === '.provenance';
    return isStory && text.length < leastShare * en.length
      ? [`${id}${path}: only ${text.length} of ${en.length} in ${language}`]
      : [];
  });
};

test('objects are told as completely in Spanish and Hawaiian as in English', () => {
  const gaps = readdirSync(folder).flatMap((file) =>
    listGaps(file.replace('.json', ''), '', JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  expect(gaps).toEqual([]);
});
