import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import {
  listTranslationProblems,
  type Sections,
} from '../../scripts/translations/translation-problems.ts';
import same from './same-as-english.json' with { type: 'json' };

/** Without what models and blocks say of themselves: their English stands there. */
const readRooms = (language: string): Sections =>
  Object.fromEntries(
    globSync(`studio/words/${language}/!(labels|blocks).json`).map((file) => [
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

/** Of one they say another sentence, or the number is always large. */
const saidOfMany = new Set([
  'previews someDays',
  'people passwordHelp',
  'people short',
  'pictures letters',
]);

/** Neither place, state nor whole is a thing that is counted, so that it is the same after one. */
const follows = /\{count\} (in|on|en|ma|of|de|o|left|more|más|i koe|hou)(?!\p{L})/u;

test.each(languages)('no sentence in %s says many of what may be one', (language) => {
  const counted = globSync(`studio/words/${language}/!(labels).json`).flatMap((file) => {
    const room = file.split('/').at(-1)?.replace('.json', '') ?? '';
    return [...readFileSync(file, 'utf8').matchAll(/"(\w+)": "(.*\{count\} \p{L}.*)"/gu)]
      .filter(([, key]) => !saidOfMany.has(`${room} ${key}`))
      .map(([, , sentence]) => sentence);
  });
  expect(counted.filter((one) => !follows.test(String(one)))).toEqual([]);
});
