import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import {
  listTranslationProblems,
  type Sections,
} from '../../scripts/translations/translation-problems.ts';
import same from './same-as-english.json' with { type: 'json' };

/** Without the models' labels: their English stands in the models. */
const readRooms = (language: string): Sections =>
  Object.fromEntries(
    globSync(`studio/words/${language}/!(labels).json`).map((file) => [
      file.split('/').at(-1)?.replace('.json', '') ?? '',
      JSON.parse(readFileSync(file, 'utf8')),
    ]),
  );

const english = readRooms('en');

test.each(languages.filter((language) => language !== 'en'))(
  'the studio says in %s whatever it says in English, with the same values in the sentences',
  (language) => {
    const translated = readRooms(language);
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    expect(listTranslationProblems(language, english, translated, same)).toEqual([]);
  },
);
