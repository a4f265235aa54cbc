import { sections as sectionNames } from '#shared/languages/sections.ts';

/** A section of words: nested objects and arrays that end in texts. */
export type Words = string | readonly Words[] | { readonly [key: string]: Words };

/** Every section of one language by its name. */
export type Sections = Readonly<Record<string, Words>>;

/** One sentence for each section whose file is missing, and for each file that is no section. */
export function listSectionProblems(language: string, sections: Sections): string[] {
  const missing = sectionNames.filter((name) => !(name in sections));
  const unknown = Object.keys(sections).filter(
    (name) => !(sectionNames as readonly string[]).includes(name),
  );
  return [
    ...missing.map((name) => `${language}/${name}.json is missing`),
    ...unknown.map(
      (name) => `${language}/${name}.json is not listed in shared/languages/sections.ts`,
    ),
  ];
}

/**
 * One sentence for each place where a language differs in shape from English, forgets a placeholder,
 * leaves a text empty, untranslated or in a writing that search and fonts do not expect.
 * @param same texts that are rightly the same as in English, with the reason of each
 */
export function listTranslationProblems(
  language: string,
  english: Sections,
  translated: Sections,
  same: Readonly<Record<string, string>>,
): string[] {
  const problems: string[] = [];
  const compare = (path: string, reference: Words | undefined, messages: Words | undefined) => {
    const say = (problem: string) => problems.push(`${language}/${path}: ${problem}`);
    if (reference === undefined) return say('English has no such key');
    if (messages === undefined) return say('is missing');
    if (typeof reference === 'string') {
      if (typeof messages !== 'string') return say('should be a text');
      if (addressKeys.test(path)) {
        if (messages !== reference) say(`should be ${reference}, as it is no text for reading`);
        return;
      }
      for (const problem of listTextProblems(language, reference, messages, same)) say(problem);
      return;
    }
    if (isPlural(reference) && isPlural(messages)) {
      for (const problem of listPluralProblems(reference, messages)) say(problem);
      return;
    }
    if (typeof messages === 'string') return say('should not be a text');
    if (Array.isArray(reference) !== Array.isArray(messages)) return say('should be a list');
    if (Array.isArray(reference) && reference.length !== Object.keys(messages).length) {
      return say(`has ${Object.keys(messages).length} entries instead of ${reference.length}`);
    }
    const one = reference as Record<string, Words>;
    const other = messages as Record<string, Words>;
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(`${path}${path.endsWith('.json ') ? '' : '.'}${key}`, one[key], other[key]);
    }
  };
  for (const name of Object.keys(english)) {
    if (name in translated) compare(`${name}.json `, english[name], translated[name]);
  }
  return problems;
}

function* listTextProblems(
  language: string,
  reference: string,
  text: string,
  same: Readonly<Record<string, string>>,
): Generator<string> {
  if (text.trim() === '') return yield 'is empty';
  const expected = listPlaceholders(reference);
  const given = listPlaceholders(text);
  if (expected !== given)
    yield `has the placeholders ${given || 'none'} instead of ${expected || 'none'}`;
  if (text === reference && hasWords(text) && !(text in same)) yield `is the English “${text}”`;
  if (text !== text.normalize('NFC')) yield 'has letters put together from parts (not NFC)';
  const okina = language === 'haw' ? wrongOkina.exec(text) : wrongHawaii.exec(text);
  if (okina) yield `writes the ʻokina in “${okina[0]}” as another mark than ʻ (U+02BB)`;
}

/** Leaves that hold an address or a name for programs. */
const addressKeys = /\.(key|link|href|imageSrc)$/;

interface Plural {
  readonly one?: string;
  readonly other: string;
}

/** Texts by the plural categories of a language; languages differ in how many they have. */
const isPlural = (messages: Words): messages is Words & Plural =>
  typeof messages === 'object' &&
  'other' in messages &&
  Object.keys(messages).every((key) => /^(zero|one|two|few|many|other)$/.test(key));

function* listPluralProblems(reference: Plural, plural: Plural): Generator<string> {
  for (const [category, text] of Object.entries(plural)) {
    if (text.trim() === '') yield `${category} is empty`;
  }
  const expected = listPlaceholders(reference.other);
  const given = listPlaceholders(plural.other);
  if (expected !== given) yield `has the placeholders ${given || 'none'} instead of ${expected}`;
}

/** A quotation mark before a vowel, where Hawaiian has an ʻokina. */
const wrongOkina = /\p{L}*['‘’`´][aeiouāēīōū]\p{L}*/iu;
const wrongHawaii = /Hawai['‘’`´]i/i;

const listPlaceholders = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(', ');

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/**
 * The keys of a section that no source mentions. A key counts as mentioned when its name stands in
 * the sources, or when a part above it is handed on as a whole, so the answer errs to "used".
 */
export function listUnusedKeys(section: Words, source: string): string[] {
  const unused: string[] = [];
  const visit = (path: readonly string[], messages: Words) => {
    const key = path.at(-1);
    if (key !== undefined && isHandedOn(key, source)) return;
    const isLeaf = typeof messages === 'string' || Array.isArray(messages) || isPlural(messages);
    // The way to a text leads through the name of its group, however common the text's own name is.
    if (!isLeaf && (key === undefined || mentions(key, source))) {
      for (const [name, part] of Object.entries(messages)) visit([...path, name], part);
    } else if (key !== undefined && !mentions(key, source)) {
      unused.push(path.join('.'));
    }
  };
  visit([], section);
  return unused;
}

const mentions = (key: string, source: string): boolean =>
  new RegExp(`(?<![\\w$])${key}(?![\\w$])`).test(source);

/** `words.cards` without a further `.key`: passed on, indexed or listed. */
const isHandedOn = (key: string, source: string): boolean =>
  new RegExp(`\\.${key}(?![\\w$]|\\??\\.\\w)`).test(source);
