import type { ObjectSearchPage, ObjectSummary } from '#services/object-collection/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import type { NamedWords } from '#shared/search/name-terms.ts';
import type { RankedEntries, RankedEntry } from './rank-entries.ts';

interface Found {
  readonly entries: readonly RankedEntry[];
  readonly objects: ObjectSearchPage | null;
}

interface WholeFound extends Found {
  /** Whether what only begins with the word was left out. */
  readonly isWhole: boolean;
}

const shortWord = { min: 2, max: 3 };

/**
 * Who has sent so short a word meant it: where anything has it whole, tea is neither the beginning of a team
 * nor of teak. Objects come with the whole word first, so that those of the first page are all.
 */
export function keepWholeWords(
  { entries, objects }: Found,
  { clauses, excluded }: NamedWords,
): WholeFound {
  const all = { entries, objects, isWhole: false };
  const [clause, ...others] = clauses;
  const [word, ...rest] = clause?.words ?? [];
  const isAlone = others.length + rest.length + excluded.length === 0;
  // A term of the thesaurus is found by its other names as well.
  if (!word || !isAlone || clause?.meanings || clause?.field) return all;
  if (word.length < shortWord.min || word.length > shortWord.max) return all;
  const key = toNameKey(word);
  const has = (texts: Iterable<string>) =>
    [...texts].some((text) =>
      foldWords(text).some((one) => one === word || toNameKey(one) === key),
    );
  const whole = entries.filter(({ entry, foundIn }) => has(listEntryTexts([entry, foundIn])));
  const items = objects?.items.filter((object) => has(listObjectTexts(object))) ?? [];
  if (whole.length + items.length === 0) return all;
  const areAll = items.length === objects?.items.length;
  return {
    isWhole: true,
    entries: whole,
    objects: areAll || !objects ? objects : { ...objects, items, total: items.length },
  };
}

function listEntryTexts(entries: readonly RankedEntry['entry'][]): string[] {
  const toText = ({ text }: LocalizedText) => text;
  return entries.flatMap(({ title, trades, also, summary, texts, keywords, kindWords }) => [
    ...[title, ...trades, ...also, ...(summary ? [summary] : []), ...texts].map(toText),
    ...keywords,
    ...kindWords,
  ]);
}

const listObjectTexts = ({ title, makers, place, found = [] }: ObjectSummary): string[] => [
  ...[title, place ?? {}, ...found.map(({ text }) => text)].flatMap((text) => Object.values(text)),
  ...makers,
];

/**
 * Of few works those that show why they are here: what was found in a text for readers of another language
 * alone may be another word there, as pencil is nearly Spanish for a brush. All, where none shows it.
 */
export function keepTold(
  objects: ObjectSearchPage | null,
  isTold: (object: ObjectSummary) => boolean,
): ObjectSearchPage | null {
  if (!objects || objects.match === 'partial' || objects.total > objects.items.length)
    return objects;
  const items = objects.items.filter(isTold);
  return items.length === 0 || items.length === objects.items.length
    ? objects
    : { ...objects, items, total: items.length };
}

/** The same of few pages and programs, where typing errors had to be forgiven. */
export function keepToldEntries(
  found: RankedEntries,
  isTold: (entry: RankedEntry) => boolean,
): RankedEntries {
  if (found.ranked.length > fewEntries) return found;
  const ranked = found.ranked.filter(isTold);
  return ranked.length > 0 ? { ...found, ranked } : found;
}

const fewEntries = 24;
