import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameMotif } from './motif-names.ts';

test('a motif is named in the language of the page, however its record writes it', () => {
  expect(nameMotif('palmette', 'es')).toEqual({ text: 'palmeta', language: 'es' });
  expect(nameMotif('Fish', 'haw')).toEqual({ text: 'iʻa', language: 'haw' });
});

test('the record’s own word has to do in English, and where no other is known', () => {
  expect(nameMotif('palmette', 'en')).toBeNull();
  expect(nameMotif('wyvern', 'es')).toBeNull();
});

test('every motif of the demo collection has a name in Spanish and in Hawaiian', () => {
  const folder = 'content/objects';
  const motifs = new Set<string>(
    readdirSync(folder).flatMap(
      (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).motifs,
    ),
  );
  const nameless = [...motifs].filter((one) => !nameMotif(one, 'es') || !nameMotif(one, 'haw'));
  expect(nameless).toEqual([]);
});
