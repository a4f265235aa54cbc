import { foldText } from '#shared/search/fold-text.ts';
import type { RelatedGroup } from '../contract.ts';
import { type ObjectRecord, toObjectSummary } from './object-record.ts';
import type { SearchIndex } from './search/index/search-index.ts';
import type { RelatedNumbers } from './search/object-search.ts';
import { toLabel } from './search/results/to-facets.ts';

/** Objects of one group at most. */
export const groupSize = 8;

/** Objects whose records `toRelatedGroups` needs. */
export const listRelatedNumbers = ({ maker, place, motif }: RelatedNumbers): number[] =>
  [maker, place, motif].flatMap((group) => group?.numbers ?? []);

/**
 * The findings of the index in the form of the contract, without empty groups.
 * @param motifs of the object that was asked about
 * @param records by number; those that are gone meanwhile are left out
 */
export function toRelatedGroups(
  index: SearchIndex,
  found: RelatedNumbers,
  motifs: readonly string[],
  records: ReadonlyMap<number, ObjectRecord>,
): RelatedGroup[] {
  const groups: RelatedGroup[] = [];
  const list = (numbers: readonly number[]) => numbers.flatMap((one) => records.get(one) ?? []);
  for (const by of ['maker', 'place'] as const) {
    const group = found[by];
    if (!group) continue;
    const items = list(group.numbers).map(toObjectSummary);
    const { value, total } = group;
    groups.push({ by, value: index.values.at(value), label: toLabel(index, value), total, items });
  }
  const motif = toMotifGroup(list(found.motif.numbers), motifs, found.motif.totals);
  if (motif) groups.push(motif);
  return groups.filter(({ items }) => items.length > 0);
}

/** A row of fewer of the same kind says less than one of several kinds. */
const minOfKind = 2;

/**
 * Things of the same kind, where there are some: a dish beside a bottle of its colors looks like a
 * mistake.
 * @param records that look alike, best first
 * @returns null when nothing is alike
 */
export function toVisualGroup(
  records: readonly ObjectRecord[],
  objectType: ObjectRecord['objectType'],
): RelatedGroup | null {
  const kindOf = (type: ObjectRecord['objectType']) => foldText(type?.en ?? '');
  const ofKind = records.filter((record) => kindOf(record.objectType) === kindOf(objectType));
  const shown = ofKind.length >= minOfKind ? ofKind : records;
  const items = shown.slice(0, groupSize).map(toObjectSummary);
  if (items.length === 0) return null;
  return { by: 'look', value: null, label: null, total: items.length, items };
}

/** Words may stand in any text; only objects with the very motif are shown. */
function toMotifGroup(
  records: readonly ObjectRecord[],
  motifs: readonly string[],
  totals: ReadonlyMap<string, number>,
): RelatedGroup | null {
  const sharing = records.flatMap((record) => {
    const theirs = new Set(record.motifs.map(foldText));
    const shared = motifs.filter((motif) => theirs.has(foldText(motif)));
    return shared.length > 0 ? [{ record, shared }] : [];
  });
  const count = (motif: string) => sharing.filter(({ shared }) => shared.includes(motif)).length;
  const [named] = motifs.toSorted((a, b) => count(b) - count(a));
  if (named === undefined) return null;
  // The row says which motif it is of, so all of it has that one.
  const shown = sharing.filter(({ shared }) => shared.includes(named)).slice(0, groupSize);
  if (shown.length === 0) return null;
  return {
    by: 'motif',
    value: named,
    label: { en: named },
    total: Math.max(totals.get(named) ?? 0, shown.length),
    items: shown.map(({ record }) => toObjectSummary(record)),
  };
}
