import { type RawBuilder, sql } from 'kysely';
import { foldWords } from '#shared/search/fold-text.ts';
import { type DocumentStore, type FoundDocuments, isVisible, type View } from '../store.ts';
import type { Target } from './find-target.ts';
import type { Filter } from './parse-filter.ts';
import type { Ordering } from './parse-orderings.ts';
import { type Candidate, rankers } from './rank-documents.ts';

export interface DocumentSearch {
  readonly view: View;
  readonly filters: readonly Filter[];
  readonly orderings: readonly Ordering[];
  /** Null: all languages. */
  readonly lang: string | null;
  /** Id of a document: only what comes after it in the order. */
  readonly after: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

type Condition = RawBuilder<boolean>;

/**
 * Finds the documents of a view that meet all filters.
 * @param maxCached as far as the order of a list is cached; what comes after it is found anew for each page
 */
export async function searchDocuments(
  store: DocumentStore,
  search: DocumentSearch,
  maxCached = 10_000,
): Promise<FoundDocuments> {
  const isByType = search.filters.some(
    (filter) => filter.kind === 'equals' && filter.target.kind === 'type',
  );
  const conditions: Condition[] = [
    isVisible(search.view, isByType && store.database.dialect === 'sqlite'),
    ...search.filters.map((filter) => toCondition(filter, search.view)),
  ];
  if (search.lang !== null) conditions.push(sql`v.lang = ${search.lang}`);
  const ranking = search.filters.filter((filter) => filter.kind in rankers);
  if (ranking.length > 0 || search.after !== null) {
    return pageOfAll(await findAll(store, search, conditions, ranking), search);
  }
  return findPage(store, search, conditions, maxCached);
}

const offsetOf = ({ page, pageSize }: DocumentSearch) => (page - 1) * pageSize;

/** Putting thousands in order costs more than reading a page of them, so it is done once for all pages of a list. */
async function findPage(
  store: DocumentStore,
  search: DocumentSearch,
  conditions: readonly Condition[],
  maxCached: number,
): Promise<FoundDocuments> {
  const { pageSize } = search;
  const from = offsetOf(search);
  const key = toListKey(search);
  const read = (offset: number, limit: number) =>
    readPlaces(store, search.orderings, conditions, offset, limit);
  const cached = key === null ? undefined : store.lists.get(key);
  const list = cached ?? (await read(0, key === null ? from + pageSize : maxCached));
  const { versionIds, total } = list;
  if (key !== null && total > pageSize) store.lists.set(key, list);
  if (from >= total) return { versionIds: [], total };
  const isThere = from + pageSize <= versionIds.length || versionIds.length === total;
  return isThere
    ? { versionIds: versionIds.slice(from, from + pageSize), total }
    : read(from, pageSize);
}

/** Null: what a layer shows over the published documents may change. */
const toListKey = ({ view, filters, orderings, lang }: DocumentSearch): string | null =>
  view.layer ? null : JSON.stringify([view.refNumber, view.at, filters, orderings, lang]);

async function readPlaces(
  store: DocumentStore,
  orderings: readonly Ordering[],
  conditions: readonly Condition[],
  offset: number,
  limit: number,
): Promise<FoundDocuments> {
  const { rows } = await sql<{ id: number; total: number }>`
    SELECT v.id, COUNT(*) OVER () AS total FROM document_versions v
    WHERE ${sql.join([...conditions], sql` AND `)}
    ORDER BY ${toOrder(orderings)} LIMIT ${limit} OFFSET ${offset}
  `.execute(store.database.query);
  return { versionIds: rows.map((row) => row.id), total: Number(rows[0]?.total ?? 0) };
}

/** For orders that SQL does not know and for continuing after a document: all matches, in order. */
async function findAll(
  store: DocumentStore,
  search: DocumentSearch,
  conditions: readonly Condition[],
  ranking: readonly Filter[],
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT v.id, v.document_id, v.uid FROM document_versions v
    WHERE ${sql.join([...conditions], sql` AND `)} ORDER BY ${toOrder(search.orderings)}
  `.execute(store.database.query);
  let found: readonly Candidate[] = rows;
  // Each of them drops what it gives no place; the order of the first one is the last to be made.
  for (const filter of ranking.toReversed()) {
    const places = await rankers[filter.kind]?.(filter as never, found, store, search.view);
    const placeOf = (candidate: Candidate) => places?.get(candidate.id) ?? Number.NaN;
    found = found
      .filter((candidate) => !Number.isNaN(placeOf(candidate)))
      .sort((a, b) => placeOf(a) - placeOf(b));
  }
  return found;
}

function pageOfAll(rows: readonly Candidate[], search: DocumentSearch): FoundDocuments {
  const after = rows.findIndex((row) => row.document_id === search.after);
  const remaining = rows.slice(after + 1);
  const page = remaining.slice(offsetOf(search), offsetOf(search) + search.pageSize);
  return { versionIds: page.map((row) => row.id), total: remaining.length };
}

/** Empty values last in both directions; the id makes every order complete, so that pages are stable. */
function toOrder(orderings: readonly Ordering[]) {
  const keys = orderings.map(({ path, column, isDescending }) => {
    const value = sql`(SELECT MIN(f.${sql.ref(column)}) FROM document_fields f
      WHERE f.version_id = v.id AND f.path = ${path})`;
    return isDescending ? sql`${value} DESC NULLS LAST` : sql`${value} NULLS LAST`;
  });
  if (orderings.length === 0) keys.push(sql`COALESCE(v.last_published, 0) DESC`);
  return sql.join([...keys, sql`v.document_id`]);
}

function toCondition(filter: Filter, view: View): Condition {
  switch (filter.kind) {
    case 'equals':
    case 'in-order':
      return equalsAny(filter.target, filter.values);
    case 'differs':
      return withType(filter.target, sql`NOT ${equalsAny(filter.target, filter.values)}`);
    case 'holds-all':
      return all(filter.values.map((value) => equalsAny(filter.target, [value])));
    case 'words':
      return hasWords(filter.target, foldWords(filter.text).slice(0, maxSearchWords));
    case 'filled':
      return hasRow(filter.target, sql`1 = 1`);
    case 'empty':
      return withType(filter.target, sql`NOT ${hasRow(filter.target, sql`1 = 1`)}`);
    case 'near':
      return hasRow(filter.target, sql`1 = 1`);
    case 'similar':
      return sql`v.document_id <> ${filter.id} AND v.type =
        (SELECT o.type FROM document_versions o WHERE o.document_id = ${filter.id}
         ORDER BY o.id DESC LIMIT 1) AND ${isVisible(view)}`;
    case 'range':
      return hasRow(filter.target, toRange(filter));
  }
}

const maxSearchWords = 20;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` AND `)})` : sql`1 = 0`;

/** A filter on a field of a type keeps only documents of that type. */
function withType(target: Target, condition: Condition): Condition {
  if (target.kind !== 'field' || target.type === null) return condition;
  return sql`(v.type = ${target.type} AND ${condition})`;
}

function hasRow(target: Target, condition: Condition): Condition {
  const path = target.kind === 'field' ? target.path : '';
  return withType(
    target,
    sql`EXISTS (SELECT 1 FROM document_fields f
      WHERE f.version_id = v.id AND f.path = ${path} AND ${condition})`,
  );
}

function equalsAny(target: Target, values: readonly unknown[]): Condition {
  if (values.length === 0) return sql`1 = 0`;
  const list = sql`(${sql.join([...new Set(values)])})`;
  if (target.kind === 'id') return sql`v.document_id IN ${list}`;
  if (target.kind !== 'field') return sql`v.type IN ${list}`;
  if (target.path === 'uid') return withType(target, sql`v.uid IN ${list}`);
  return hasRow(target, sql`f.${sql.ref(target.column)} IN ${list}`);
}

function hasWords(target: Target, words: readonly string[]): Condition {
  const place = target.kind === 'field' ? sql`AND t.path = ${target.path}` : sql``;
  const conditions = words.map(
    (word): Condition => sql`EXISTS (SELECT 1 FROM document_terms t
      WHERE t.term = ${word} AND t.version_id = v.id ${place})`,
  );
  return withType(target, all(conditions));
}

function toRange({ column, above, from, to, below }: Filter & { kind: 'range' }): Condition {
  const value = sql`f.${sql.ref(column)}`;
  const limits: Condition[] = [];
  if (above !== undefined) limits.push(sql`${value} > ${above}`);
  if (from !== undefined) limits.push(sql`${value} >= ${from}`);
  if (to !== undefined) limits.push(sql`${value} <= ${to}`);
  if (below !== undefined) limits.push(sql`${value} < ${below}`);
  return all(limits);
}
