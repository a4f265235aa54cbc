import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import type { ObjectRecord } from '../../object-record.ts';
import { foldTerm } from './fold-term.ts';

/** The places where a word can stand, best first. */
export const tier = { title: 0, label: 1, rest: 2 } as const;
export const tierCount = 3;

/** Enough for the longest entry; bounds the index when a field holds a whole book. */
const maxWords = 5_000;
const maxWordLength = 60;

/**
 * The texts by which an object is found, as lists of folded words, in three steps of weight: its
 * titles; what a card, a label or the name of a detail says; everything else. Each list is one field in one language, so
 * that a phrase does not reach from one into the next.
 */
export function toRecordWords(record: ObjectRecord): string[][][] {
  let left = maxWords;
  const toWords = (
    texts: readonly (string | null | undefined)[],
    fold: (text: string) => readonly string[] = foldWords,
  ): string[][] => {
    const lists: string[][] = [];
    for (const text of texts) {
      if (!text || left <= 0) continue;
      const words = fold(text).slice(0, left);
      if (words.length === 0) continue;
      left -= words.length;
      lists.push(
        words.map((word) => (word.length > maxWordLength ? word.slice(0, maxWordLength) : word)),
      );
    }
    return lists;
  };
  return [
    toWords([...all(record.title), record.originalTitle?.text]),
    toWords(
      [
        record.accessionNumber,
        ...record.makers.flatMap((maker) => [maker.name, maker.nationality]),
        ...[record.objectType, record.date.display, record.place, record.culture].flatMap(all),
        ...[...record.materials, ...record.techniques, record.medium].flatMap(all),
        ...[record.dynasties, record.reigns, record.periods, record.styles].flatMap(allOf),
        ...record.motifs,
        ...(record.subjects ?? []).flatMap(({ terms }) => allOf(terms)),
        ...(record.details ?? []).flatMap(({ name }) => all(name)),
      ],
      foldTerm,
    ),
    toWords([
      record.id,
      ...[record.description, record.provenance, record.creditLine, record.location].flatMap(all),
      ...record.makers.flatMap((maker) => [maker.role, maker.lifeDates, maker.birthPlace]),
      ...(record.places ?? []).flatMap(({ terms }) => allOf(terms)),
      ...allOf(record.exhibitions),
      ...record.inscriptions.flatMap((inscription) => [
        inscription.text,
        inscription.transliteration,
        inscription.script,
        ...all(inscription.translation),
      ]),
      ...record.images.flatMap((image) => all(image.caption)),
      ...(record.details ?? []).flatMap(({ text }) => all(text)),
    ]),
  ];
}

const allOf = (list: readonly TextByLanguage[] | undefined): string[] => (list ?? []).flatMap(all);

/** Texts that are the same in several languages once. */
const all = (texts: TextByLanguage | null | undefined): string[] =>
  texts ? [...new Set(Object.values(texts))] : [];
