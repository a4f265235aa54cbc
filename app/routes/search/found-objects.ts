import type {
  ObjectCollection,
  ObjectSearchPage,
  ObjectSummary,
} from '#services/object-collection/contract.ts';
import { foldText, foldWords } from '#shared/search/fold-text.ts';
import { isOfKind, type WantedKind } from './lead-with-kind.ts';
import type { SearchQuery } from './search-query.ts';
import { orNull } from './site-index/site-index.ts';

export const pageSize = 24;
/** Shown where nothing has all words. */
export const nearSize = 8;

/** @returns null while the service cannot answer */
export async function searchObjects(
  objectCollection: ObjectCollection,
  { words, kind, page }: SearchQuery,
): Promise<ObjectSearchPage | null> {
  return objectCollection
    .searchObjects({
      words,
      page: kind === 'objects' ? page : 1,
      pageSize,
      partialSize: nearSize,
    })
    .catch(orNull);
}

/** Objects by their place among all that were found; at most a page of them, in a row. */
export async function readObjects(
  objectCollection: ObjectCollection,
  words: string,
  wanted: readonly number[],
  first: ObjectSearchPage | null,
): Promise<ReadonlyMap<number, ObjectSummary>> {
  const read = new Map<number, ObjectSummary>();
  for (const number of new Set(wanted.map((place) => Math.floor(place / pageSize) + 1))) {
    const page =
      number === 1
        ? first
        : await objectCollection.searchObjects({ words, page: number, pageSize }).catch(orNull);
    for (const [at, object] of (page?.items ?? []).entries()) {
      read.set((number - 1) * pageSize + at, object);
    }
  }
  return read;
}

/** How many objects, from the first, are titled as was asked, or are the kind of thing that was. */
export function countLeading(
  objects: readonly ObjectSummary[],
  whole: string,
  kind: WantedKind | null,
): number {
  const isWhole = ({ title }: ObjectSummary) =>
    whole !== '' && Object.values(title).some((text) => foldWords(text).join(' ') === whole);
  const other = objects.findIndex(
    (object) => !isWhole(object) && !(kind && isOfKind(object, kind)),
  );
  return other < 0 ? objects.length : other;
}

/** Whoever types a whole accession number wants that object and no list. */
export function findJump(
  { words, kind }: SearchQuery,
  objects: readonly ObjectSummary[],
): string | null {
  if (kind !== 'all' || !/\d/.test(words)) return null;
  const wanted = foldText(words);
  const [object, ...others] = objects.filter(
    ({ accessionNumber }) => accessionNumber !== null && foldText(accessionNumber) === wanted,
  );
  return object && others.length === 0 ? `/objects/${object.id}/${object.slug}` : null;
}
