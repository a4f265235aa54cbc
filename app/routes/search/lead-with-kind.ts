import type { ObjectSummary } from '#services/object-collection/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import type { NamedWords } from '#shared/search/name-terms.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import type { RankedEntry } from './rank-entries.ts';

/** The one kind of thing that was asked for: its names in all languages, as keys of their words. */
export type WantedKind = readonly string[];

/** @returns null where more was asked for, or something that the thesaurus does not know */
export function readKind({ clauses, excluded }: NamedWords): WantedKind | null {
  const [clause, ...others] = clauses;
  if (!clause?.meanings || clause.field || others.length + excluded.length > 0) return null;
  const { same, made } = clause.meanings;
  // A reign is no thing.
  return same.length > 0 && made.length === 0 ? [clause.words, ...same].map(toKey) : null;
}

/** The group of works that is called so comes before films and events that only have the word in their title. */
export function leadWithGroup(
  ranked: readonly RankedEntry[],
  kind: WantedKind | null,
): readonly RankedEntry[] {
  const isGroup = ({ entry, foundIn }: RankedEntry) =>
    entry.name === 'collection' &&
    [entry, foundIn].some(({ title }) => kind?.includes(toKey(toWords(title.text))));
  const groups = kind ? ranked.filter(isGroup) : [];
  return [
    ...groups.map((one) => ({ ...one, place: 'whole' as const })),
    ...ranked.filter((one) => !groups.includes(one)),
  ];
}

/** Their titles say first what a thing is: azulejo de estrella, kile hōkū. */
const kindFirst = ['es', 'haw'] as const;

/** Whether a work is such a thing, and does not only show one or belong to it. */
export function isOfKind({ title }: ObjectSummary, kind: WantedKind): boolean {
  return kindFirst.some((language) => {
    const words = toKey(toWords(title[language] ?? ''));
    return kind.some((name) => `${words} `.startsWith(`${name} `));
  });
}

/** Without articles: Nā kile. */
const toWords = (title: string) =>
  foldWords(title).filter((word) => word !== 'na' && !isSmallWord(word));
const toKey = (words: readonly string[]) => words.map(toNameKey).join(' ');
