import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';

// Whoever made something is told of where the work is: a few sentences, or that a signature is all there is.

interface Maker {
  readonly name: string;
  readonly about?: Readonly<Record<string, string>>;
}

const records: readonly { readonly makers?: readonly Maker[] }[] = globSync(
  'content/objects/*.json',
).map((path) => JSON.parse(readFileSync(path, 'utf8')));

const lives = new Map<string, Maker['about']>();
for (const { makers = [] } of records) {
  for (const { name, about } of makers) lives.set(name, lives.get(name) ?? about);
}

test('every maker of the demo has a life of two to four sentences in every language', () => {
  expect(lives.size).toBeGreaterThan(15);
  for (const [name, about] of lives) {
    for (const language of languages) {
      const sentences = about?.[language]?.split(/(?<=[.”»])\s+(?=[\p{Lu}“«ʻ])/u) ?? [];
      expect(sentences.length, `${name} in ${language}`).toBeGreaterThan(1);
      expect(sentences.length, `${name} in ${language}`).toBeLessThan(6);
    }
  }
});

test('a maker is told of once, so that two records cannot say two things', () => {
  const told = records.flatMap(({ makers = [] }) => makers.filter(({ about }) => about));
  expect(told.length).toBe(lives.size);
});
