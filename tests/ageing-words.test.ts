import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLanguage, type Language } from '#shared/languages/languages.ts';

// A text is read months after it was written. What it says of a week or a day must be true then; what has a
// date of its own (notices, programs) or is computed (hours, lists) may say it.

const texts = globSync([
  'content/documents/{news,exhibition,resident,artist,staff,product,career,convening,text_page,tour_room,collection,video}/*.json',
  'content/pages/**/*.json',
]).flatMap((file) => {
  const found: { file: string; language: Language; text: string }[] = [];
  const collect = (value: unknown, language: Language | null): void => {
    if (typeof value === 'string') {
      if (language) found.push({ file, language, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value))
        collect(part, isLanguage(key) ? key : language);
    }
  };
  collect(JSON.parse(readFileSync(file, 'utf8')), null);
  return found;
});

const days = {
  en: '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
  es: '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
  haw: 'Pō(?:ʻakahi|ʻalua|ʻakolu|ʻahā|ʻalima|ʻaono)|Lāpule',
};
const ageing: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(?:since|last|next) ${days.en}\\b|(?:from|since) this (?:week|month|year)|(?:next|last) (?:week|month)\\b|(?:down|up|back|in) on ${days.en}\\.`,
    'i',
  ),
  es: new RegExp(
    `desde el ${days.es}|el ${days.es} (?:pasado|próximo)|desde est[ea] (?:semana|mes|año)|(?:próxim[oa]|pasad[oa]) (?:semana|mes)|(?:semana|mes) (?:próxim|pasad)|\\bEl ${days.es} se\\b`,
    'i',
  ),
  haw: new RegExp(
    `mai ka (?:${days.haw})(?! (?:a|ā) )|[Mm]ai kēia (?:pule|mahina)|(?:pule|mahina) (?:aʻe|i hala)\\b`,
  ),
};

test('no text that stays says since Tuesday or next week', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(
    texts
      .filter(({ language, text }) => ageing[language].test(text))
      .map(({ file, text }) => `${file}: ${text}`),
  ).toEqual([]);
});
