import { colorLabels, toColorName } from '#shared/collection/color-name.ts';
import { languages } from '#shared/languages/languages.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { quoteSentences } from '#shared/languages/quote-sentences.ts';
import { cutWords, foldLetters, foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import type { FoundIn } from '../../../contract.ts';
import type { ObjectRecord } from '../../object-record.ts';
import type { SearchClause, UnderstoodWords } from '../query/understand-words.ts';

const maxClauses = 6;
const maxSaid = 3;
const maxTexts = 40;
/** Of a text that is read to the place where a word stands, and of what is shown around it. */
const maxTextLength = 3_000;
const shownBefore = 40;
const shownLength = 110;

/**
 * Where objects have the words of a search that their titles and makers do not say: in the material, the
 * place, a sentence about it. Empty: the card says it all, or only a time or an error was met.
 */
export function toFoundSayer({
  clauses,
}: UnderstoodWords): (record: ObjectRecord) => readonly FoundIn[] {
  const tests = clauses
    .slice(0, maxClauses)
    .filter(({ words, time }) => words.length > 0 && !time)
    .map(toTest);
  return (record) => {
    const card = [record.title, record.date.display].flatMap((text) => Object.values(text ?? {}));
    card.push(...record.makers.map(({ name }) => name));
    const unsaid = tests.filter((test) => !card.some((text) => has(text, test)));
    if (unsaid.length === 0) return [];
    const labels = listLabels(record);
    const stated = new Map(
      unsaid.flatMap((test) => {
        const found = labels.find(({ text }) => hasAny(text, test));
        return found ? [[test, found]] : [];
      }),
    );
    // A detail leads: it is a place to look at, where a label is a word.
    const detail = findDetail(record, unsaid, (test) => !stated.has(test));
    const said = new Map<TextByLanguage, FoundIn>();
    if (detail) said.set(detail.found.text, detail.found);
    for (const { text, ...found } of stated.values()) said.set(text, { ...found, text });
    const untold = unsaid.filter((test) => !stated.has(test) && !detail?.meets(test));
    for (const test of said.size < maxSaid ? untold : []) {
      // One sentence may have two of the words.
      const isTold = [...said.values()].some(({ text }) => hasAny(text, test));
      const excerpt = isTold ? null : findExcerpt(record, test);
      if (excerpt) said.set(excerpt, { field: 'text', text: excerpt });
    }
    return [...said.values()].slice(0, maxSaid);
  };
}

/** Whether a text has one of the names of what was asked for. */
interface WordsTest {
  /** False is sure, and known before the letters are parted into words. */
  mayHave(letters: string): boolean;
  /** @returns where the name begins among folded words; -1: nowhere */
  find(words: readonly string[]): number;
}

function toTest({ words, meanings, isPhrase, isLoose }: SearchClause): WordsTest {
  const names = [words, ...(meanings?.same ?? []), ...(meanings?.narrower ?? [])].map(listWanted);
  const wanted = listWanted(words);
  return {
    // Its beginning, since its end may be that of a plural.
    mayHave: (letters) => names.some(([first]) => first && letters.includes(first.start)),
    find(text) {
      for (const name of names) {
        const at = text.findIndex((_, index) =>
          name.every((word, step) => isWord(text[index + step], word)),
        );
        if (at >= 0) return at;
      }
      if (isPhrase || !isLoose) return -1;
      const places = wanted.map((word) => text.findIndex((one) => isWord(one, word)));
      return Math.min(...places) < 0 ? -1 : (places[0] ?? -1);
    },
  };
}

function has(text: string, test: WordsTest): boolean {
  const letters = foldLetters(text);
  // Most texts have none of it.
  return test.mayHave(letters) && test.find(cutWords(letters)) >= 0;
}

const hasAny = (text: TextByLanguage, test: WordsTest): boolean =>
  Object.values(text).some((one) => has(one, test));

/** A word of a search, with what is asked of it at each word of each text. */
interface WantedWord {
  readonly word: string;
  readonly start: string;
  readonly key: string;
}

const listWanted = (words: readonly string[]): WantedWord[] =>
  words.map((word) => ({
    word,
    start: word.slice(0, Math.max(3, word.length - 2)),
    key: toNameKey(word),
  }));

/** Long enough, a word may go on: "tulip" is met by "tulips", and these by it. */
const isWord = (one: string | undefined, { word, key }: WantedWord): boolean =>
  one === word ||
  (one !== undefined && word.length > 2 && (one.startsWith(word) || toNameKey(one) === key));

function listLabels(record: ObjectRecord): FoundIn[] {
  const list = (
    field: FoundIn['field'],
    texts: readonly (TextByLanguage | null | undefined)[] = [],
  ): FoundIn[] => texts.slice(0, maxTexts).flatMap((text) => (text ? [{ field, text }] : []));
  const colors = record.images.flatMap(({ src, colors, dominantColor }) =>
    src === null ? [] : (colors ?? [dominantColor ?? '']).map(toColorName),
  );
  return [
    ...list('type', [record.objectType]),
    ...list('material', record.materials),
    ...list('technique', record.techniques),
    ...list('place', [record.place]),
    ...list('culture', [record.culture, ...(record.dynasties ?? []), ...(record.styles ?? [])]),
    ...list(
      'subject',
      record.motifs.map((motif) => ({ en: motif })),
    ),
    ...list(
      'subject',
      (record.subjects ?? []).map(({ terms }) => terms.at(-1)),
    ),
    ...list('material', [record.medium]),
    ...list(
      'color',
      [...new Set(colors)].map((name) => name && colorLabels[name]),
    ),
  ];
}

/**
 * The detail that has most of the words, its name before its text. One is told for its name, or for a
 * word that no label says.
 */
function findDetail(
  { details = [] }: ObjectRecord,
  tests: readonly WordsTest[],
  isUnstated: (test: WordsTest) => boolean,
) {
  const met = details.slice(0, maxTexts).map(({ name, text }, at) => {
    const named = tests.filter((test) => hasAny(name, test));
    const all = tests.filter((test) => named.includes(test) || (text && hasAny(text, test)));
    const isTold = named.length > 0 || all.some(isUnstated);
    const worth = isTold ? 2 * named.length + all.length : 0;
    return { name, text, number: at + 1, named, all, worth };
  });
  const best = met.reduce<(typeof met)[number] | null>(
    (most, one) => (one.worth > (most?.worth ?? 0) ? one : most),
    null,
  );
  if (!best) return null;
  const { name, text, number, named, all } = best;
  const [first] = all;
  // A name that has none of the words says nothing without the place where they stand.
  const excerpt = named.length === 0 && first ? cutTexts(text, first) : {};
  const told = languages.flatMap((language) => {
    const [title, words] = [name[language], excerpt[language]];
    return title ? [[language, words ? `${title}: ${words}` : title]] : [];
  });
  const found: FoundIn = { field: 'detail', text: Object.fromEntries(told), number };
  return { found, meets: (test: WordsTest) => all.includes(test) };
}

function findExcerpt(record: ObjectRecord, test: WordsTest): TextByLanguage | null {
  const texts = [
    record.description,
    ...record.inscriptions.map(({ translation }) => translation),
    record.provenance,
    record.creditLine,
    record.location,
    ...record.images.map(({ caption }) => caption),
  ].slice(0, maxTexts);
  for (const text of texts) {
    const excerpts = cutTexts(text, test);
    if (Object.keys(excerpts).length > 0) return excerpts;
  }
  return null;
}

/** The place of the words in each language that has them. */
function cutTexts(text: TextByLanguage | null | undefined, test: WordsTest): TextByLanguage {
  const excerpts: { [language in (typeof languages)[number]]?: string } = {};
  for (const language of languages) {
    const excerpt =
      text?.[language] && cutAround(text[language].slice(0, maxTextLength), language, test);
    if (excerpt) excerpts[language] = excerpt;
  }
  return excerpts;
}

function cutAround(text: string, language: string, test: WordsTest): string | null {
  if (!has(text, test)) return null;
  const words = text.split(/\s+/);
  const starts = words.map((word) => foldWords(word));
  const at = test.find(starts.flat());
  if (at < 0) return null;
  let passed = 0;
  const place = starts.findIndex((folded) => {
    passed += folded.length;
    return passed > at;
  });
  const start = words.slice(0, place).join(' ').length + Number(place > 0);
  const whole = quoteSentences(words.join(' '), language, start, shownLength);
  if (whole) return whole;
  let [from, to] = [place, place + 1];
  while (from > 0 && words.slice(from - 1, place).join(' ').length <= shownBefore) from--;
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= shownLength) to++;
  const shown = words.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${shown}${to < words.length ? ' …' : ''}`;
}
