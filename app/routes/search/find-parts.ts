import type { NamedWords, TermClause } from '#shared/search/name-terms.ts';
import { nearSize } from './found-objects.ts';

/** A search with fewer of the words, and how much it finds. */
export interface Part {
  readonly words: string;
  readonly total: number;
}

/** Each costs a search. */
const maxClauses = 5;

/**
 * Of a search that nothing meets as a whole: what is found without one of its words, or by one alone. Small
 * words between them ask for nothing.
 * @param find what a search finds with its words as they are written
 */
export async function findParts<Found extends Part>(
  { clauses, excluded, text }: NamedWords,
  find: (words: string) => Promise<Found>,
): Promise<readonly Found[]> {
  const isPlain = clauses.every(({ field, others }) => field === null && !others);
  if (!isPlain || excluded.length > 0 || clauses.length < 2 || clauses.length > maxClauses)
    return [];
  const wordsOf = (those: readonly TermClause[]) =>
    [...new Set(those.map(({ start, end }) => cut(text.slice(start, end))))].join(' ');
  const measure = async (searches: readonly string[]) => {
    const parts = await Promise.all([...new Set(searches)].map(find));
    return parts.filter(({ total }) => total > 0);
  };
  const shorter =
    clauses.length === 2
      ? []
      : await measure(clauses.map((left) => wordsOf(clauses.filter((one) => one !== left))));
  return shorter.length > 0
    ? shorter
    : measure(clauses.filter((one) => !isCount(one)).map((one) => wordsOf([one])));
}

/** A number that is no year asks for nothing by itself. */
const isCount = ({ words }: TermClause) =>
  words.every((word) => /^\d+$/.test(word) && !/^(?:[6-9]\d\d|1\d{3}|20\d\d)$/.test(word));

const cut = (words: string) => words.replace(/^[\s\p{P}]+|[\s,.;:!?]+$/gu, '');

/**
 * Works that have some of the words: of two kinds the rarer first, since a bird among textiles is what was
 * looked for.
 * @param most what the service takes for nearest, which knows best of several words
 */
export function chooseNear<Card extends { readonly id: string }>(
  most: readonly Card[],
  parts: readonly (Part & { readonly objects: readonly Card[]; readonly objectCount: number })[],
  asked: number,
): readonly Card[] {
  if (asked > 2 && most.length > 0) return most;
  const lists = parts
    .filter(({ objects }) => objects.length > 0)
    .sort((one, other) => one.objectCount - other.objectCount)
    .map(({ objects }) => objects);
  const first = lists.flatMap((objects, at) =>
    objects.slice(0, at < lists.length - 1 ? nearSize / 2 : nearSize),
  );
  const byId = new Map([...first, ...lists.flat()].map((object) => [object.id, object]));
  return byId.size > 0 ? [...byId.values()].slice(0, nearSize) : most;
}

/** "A school visit, a group of 14": the number is no word that a page must have. Null: there is none beside words. */
export function withoutNumbers({ clauses, excluded, text }: NamedWords): string | null {
  const isNumber = ({ words, field, isPhrase }: TermClause) =>
    field === null && !isPhrase && words.every((word) => /^\d{1,3}$/.test(word));
  const others = clauses.filter((clause) => !isNumber(clause));
  if (others.length < 2 || others.length === clauses.length || excluded.length > 0) return null;
  return others.map(({ start, end }) => cut(text.slice(start, end))).join(' ');
}
