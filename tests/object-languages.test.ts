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

/** From so many letters on a text has several facts. */
const longText = 100;
const leastOfLong = 0.75;
/** Words alone say the same in fewer letters. */
const isTold = (path: string) => !/\.(title|name|imageAlt|alt)$/.test(path);

/** The same place in the texts of two languages. */
function listShort(path: string, english: unknown, other: unknown): string[] {
  if (typeof english === 'string' && typeof other === 'string') {
    const isShort = english.length >= longText && other.length < leastOfLong * english.length;
    return isShort && isTold(path) ? [`${path}: only ${other.length} of ${english.length}`] : [];
  }
  if (typeof english !== 'object' || english === null) return [];
  if (typeof other !== 'object' || other === null) return [`${path}: nothing`];
  return Object.entries(english).flatMap(([key, part]) =>
    listShort(`${path}.${key}`, part, (other as Texts)[key]),
  );
}

const listAllShort = (path: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const texts = value as Texts;
  return languages.every((language) => language in texts)
    ? languages.flatMap((language) => listShort(`${path}.${language}`, texts.en, texts[language]))
    : Object.entries(texts).flatMap(([key, part]) => listAllShort(`${path}.${key}`, part));
};

test('no long text leaves out a quarter of what the English tells', () => {
  const files = ['documents', 'pages', 'objects'].flatMap((part) =>
    readdirSync(`content/${part}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.json'))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  const short = files.flatMap((file) => listAllShort(file, JSON.parse(readFileSync(file, 'utf8'))));
  expect(files.length).toBeGreaterThan(400);
  expect(short).toEqual([]);
});

/** Calls `take` with each text and the same place in the other languages. */
function visitTexts(texts: Texts, take: (one: Texts) => void): void {
  if (languages.every((language) => typeof texts[language] === 'string')) {
    take(texts);
    return;
  }
  const parts = languages.map((language) => texts[language]);
  if (!parts.every((part) => typeof part === 'object' && part !== null)) return;
  for (const key of Object.keys(parts[0] as Texts)) {
    const at = (part: unknown) => (part as Texts)[key];
    const one = languages.map((language, index) => [language, at(parts[index])] as const);
    visitTexts(Object.fromEntries(one), take);
  }
}

const visitAll = (value: unknown, take: (one: Texts) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (languages.every((language) => language in value)) visitTexts(value as Texts, take);
  else for (const part of Object.values(value)) visitAll(part, take);
};

test('a work is called in stories and exhibitions as its own page calls it', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const titles = new Map<string, Texts[]>();
  for (const file of readdirSync(folder)) {
    const { title } = read(`${folder}/${file}`) as { title: Texts };
    const known = titles.get(String(title.en)) ?? [];
    titles.set(String(title.en), [...known, title]);
  }
  const others = readdirSync('content/documents', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json'))
    .flatMap((entry) => {
      const found: string[] = [];
      visitAll(read(`${entry.parentPath}/${entry.name}`), (one) => {
        const works = titles.get(String(one.en)) ?? [];
        const isSame = (work: Texts) =>
          languages.every((language) => work[language] === one[language]);
        if (works.length > 0 && !works.some(isSame)) found.push(`${entry.name}: ${one.en}`);
      });
      return found;
    });
  expect(others).toEqual([]);
});

test('a country has one name in each language, and no other language’s', () => {
  const names = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const { place } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const [spanish, english, hawaiian] = [place?.es, place?.en, place?.haw].map((text?: string) =>
      text?.split(', ').at(-1),
    );
    if (!spanish || !place.es.includes(',')) continue;
    const named = names.get(spanish) ?? new Set();
    names.set(spanish, named.add(`${english}, ${hawaiian}`));
  }
  const several = [...names].filter(([, named]) => named.size > 1);
  expect(several.map(([spanish, named]) => [spanish, ...named])).toEqual([]);
  expect(names.size).toBeGreaterThan(5);
});
