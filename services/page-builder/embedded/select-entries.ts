import { matchesTargeting, type Targeted } from '#shared/page-builder/targeting.ts';
import type { Rights } from './access.ts';
import { ApiError } from './api-error.ts';
import type { EntryRequest, SharedOptions, SortRule } from './request/entry-request.ts';
import { valueAt } from './request/parameter-values.ts';
import { compareForSorting } from './request/stored-values.ts';
import type { EntryIndex, EntryStore, IndexedEntry } from './store.ts';

export interface Selection {
  readonly entries: readonly IndexedEntry[];
  /** Before limit and offset. */
  readonly total: number;
}

/**
 * The entries that a caller gets under one key: of the model, published or allowed, inside their
 * dates, whose rules hold for the visit and that satisfy the condition. Source: reference §2.3.
 */
export async function selectEntries(
  store: EntryStore,
  index: EntryIndex,
  request: EntryRequest,
  shared: SharedOptions,
  rights: Rights,
  now: number,
): Promise<Selection> {
  const override = findOverride(index, request, shared, rights);
  if (override) return { entries: [override], total: 1 };
  const allowed = (index.byModel.get(request.model) ?? []).filter(
    (entry) =>
      (request.entryId === null || entry.id === request.entryId) &&
      isReadable(entry, shared, rights) &&
      matchesTargeting(toTargeted(entry, request), request.attributes, now),
  );
  const matching = await filterAndSort(store, allowed, request);
  return {
    entries: matching.slice(request.offset, request.offset + request.limit),
    total: matching.length,
  };
}

/** Unpublished content is shown whatever its dates say; its targeting rules still apply. */
const toTargeted = (entry: IndexedEntry, { isTargeted }: EntryRequest): Targeted => ({
  query: isTargeted ? entry.query : [],
  ...(entry.published === 'published' && { startDate: entry.startDate, endDate: entry.endDate }),
});

/**
 * The one entry that an editor's preview asks for instead, whatever its rules.
 * @throws {ApiError} 401 when it is not published and the caller has no right to drafts
 */
export function findOverride(
  index: EntryIndex,
  { key, model, entryId }: Pick<EntryRequest, 'key' | 'model' | 'entryId'>,
  { overrides }: SharedOptions,
  rights: Rights,
): IndexedEntry | null {
  if (overrides.size === 0) return null;
  const id =
    overrides.get(key) ?? (entryId ? overrides.get(entryId) : undefined) ?? overrides.get(model);
  // Only the present revision is kept here.
  const entry =
    id === undefined
      ? undefined
      : (index.byId.get(id) ?? index.byId.get(id.replace(/_[^_]+$/, '')));
  if (!entry || entry.model !== model || entry.published === 'archived') return null;
  if (entry.published !== 'published' && !rights.mayReadDrafts) throw needsPrivateKey();
  return entry;
}

/** Archived entries are seen by nobody. */
export const isReadable = (
  { published }: IndexedEntry,
  { includesUnpublished }: SharedOptions,
  { mayReadDrafts }: Rights,
): boolean =>
  published === 'published' || (published === 'draft' && includesUnpublished && mayReadDrafts);

export const needsPrivateKey = () =>
  new ApiError(
    401,
    'Unpublished content needs the private key: send it as Authorization: Bearer <key>.',
  );

async function filterAndSort(
  store: EntryStore,
  entries: readonly IndexedEntry[],
  { condition, sort }: EntryRequest,
): Promise<readonly IndexedEntry[]> {
  const needsContents =
    condition !== null || sort.some(({ path }) => path.length > 1 || !summaryFields.has(path[0]));
  const contents: ReadonlyMap<string, unknown> = needsContents
    ? await store.readEntries(entries)
    : new Map(entries.map((entry) => [entry.id, entry]));
  const known = entries.filter((entry) => contents.has(entry.id));
  const matching = condition ? known.filter((entry) => condition(contents.get(entry.id))) : known;
  return sort.length === 0 ? matching : matching.toSorted(createComparison(sort, contents));
}

/** Sorting by these needs no content. */
const summaryFields = new Set<string | undefined>(['id', 'name', 'priority', 'lastUpdated']);

const createComparison =
  (sort: readonly SortRule[], contents: ReadonlyMap<string, unknown>) =>
  (a: IndexedEntry, b: IndexedEntry): number => {
    for (const { path, isDescending } of sort) {
      const order = compareForSorting(
        valueAt(contents.get(a.id), path),
        valueAt(contents.get(b.id), path),
      );
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };
