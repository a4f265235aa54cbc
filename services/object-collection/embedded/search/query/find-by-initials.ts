import { toNameKey } from '#shared/search/name-key.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { findValues } from './plan-values.ts';
import type { SearchClause } from './understand-words.ts';

const makerFacet = toFacetNumber('maker');
/** More letters without a vowel are no initials. */
const maxInitials = 3;
/** The number of makers of one family name that are considered. */
const maxNamesakes = 5_000;

/**
 * Clauses that are initials beside a maker's name (`JMW Turner`, `Lowry, L. S.`) with the makers
 * they belong to.
 */
export function findByInitials(
  index: SearchIndex,
  clauses: readonly SearchClause[],
): readonly SearchClause[] {
  const letters = clauses.map(toInitials);
  if (letters.every((initials) => initials === null)) return clauses;
  const found: SearchClause[] = [...clauses];
  for (let at = 0; at < clauses.length; at++) {
    if (letters[at] === null) continue;
    let end = at;
    while (end < clauses.length && letters[end]) end++;
    const initials = letters.slice(at, end).flatMap((one) => one ?? []);
    // The family name behind them, else before them.
    for (const anchor of [clauses[end], clauses[at - 1]]) {
      const makers = anchor ? listMakers(index, anchor, initials) : [];
      if (makers.length === 0) continue;
      for (let place = at; place < end; place++) {
        found[place] = { ...(clauses[place] as SearchClause), makers, mayBeUnfinished: false };
      }
      break;
    }
    at = end;
  }
  return found;
}

function toInitials({ words, field, isPhrase, time, others }: SearchClause): string[] | null {
  const [word = ''] = words;
  if (words.length !== 1 || field !== null || isPhrase || time || others) return null;
  if (!/^\p{L}+$/u.test(word) || word.length > maxInitials) return null;
  return [...word];
}

function listMakers(index: SearchIndex, anchor: SearchClause, initials: readonly string[]) {
  const { words, field, isPhrase, time } = anchor;
  const [name = ''] = words;
  if (words.length !== 1 || field !== null || isPhrase || time || name.length < 2) return [];
  const { values, isSimilar } = findValues(
    index,
    { words, isPhrase: false, mayBeUnfinished: false },
    makerFacet,
    'where-needed',
  );
  if (isSimilar) return [];
  const key = toNameKey(name);
  return values
    .slice(0, maxNamesakes)
    .filter((value) => hasInitials(index.values.at(value).split('-'), name, key, initials));
}

/** Whether the other parts of a name begin with the letters, in their order. */
function hasInitials(
  parts: readonly string[],
  name: string,
  key: string,
  initials: readonly string[],
): boolean {
  const family = parts.findLastIndex((part) => part === name || toNameKey(part) === key);
  if (family < 0) return false;
  let met = 0;
  for (const [at, part] of parts.entries()) {
    if (at !== family && met < initials.length && part[0] === initials[met]) met++;
  }
  return met === initials.length;
}
