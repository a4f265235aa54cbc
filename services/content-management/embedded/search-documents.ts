import { type RawBuilder, sql } from 'kysely';
import { foldWords } from '#shared/fold-text.ts';
import type { Filter, Target } from './parse-filter.ts';
import type { Ordering } from './parse-orderings.ts';
import { type DocumentStore, isVisible, type View } from './store.ts';

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

export interface FoundDocuments {
  /** Numbers of the versions of this page, in order. */
  readonly versionIds: readonly number[];
  /** How many documents match on all pages together. */
  readonly total: number;
}

type Condition = RawBuilder<boolean>;

/** Finds the documents of a view that meet all filters. */
export async function searchDocuments(
  store: DocumentStore,
  search: DocumentSearch,
): Promise<FoundDocuments> {
  const conditions: Condition[] = [
    isVisible(search.view),
    ...search.filters.map((filter) => toCondition(filter, search.view)),
  ];
  if (search.lang !== null) conditions.push(sql`v.lang = ${search.lang}`);
  const rank = search.filters.find((filter) => filter.kind in rankers);
  if (rank || search.after !== null) {
    return pageOfAll(await findAll(store, search, conditions, rank), search);
  }
  return findPage(store, search, conditions);
}

const offsetOf = ({ page, pageSize }: DocumentSearch) => (page - 1) * pageSize;

async function findPage(
  store: DocumentStore,
  search: DocumentSearch,
  conditions: readonly Condition[],
): Promise<FoundDocuments> {
  const where = sql.join([...conditions], sql` AND `);
  const { rows } = await sql<{ id: number; total: number }>`
    SELECT v.id, COUNT(*) OVER () AS total FROM document_versions v WHERE ${where}
    ORDER BY ${toOrder(search.orderings)} LIMIT ${search.pageSize} OFFSET ${offsetOf(search)}
  `.execute(store.database.query);
  const [first] = rows;
  if (first) return { versionIds: rows.map((row) => row.id), total: Number(first.total) };
  if (search.page === 1) return { versionIds: [], total: 0 };
  const counted = await sql<{ total: number }>`
    SELECT COUNT(*) AS total FROM document_versions v WHERE ${where}
  `.execute(store.database.query);
  return { versionIds: [], total: Number(counted.rows[0]?.total ?? 0) };
}

interface Candidate {
  readonly id: number;
  readonly document_id: string;
  readonly uid: string | null;
}

/** For orders that SQL does not know and for continuing after a document: all matches, in order. */
async function findAll(
  store: DocumentStore,
  search: DocumentSearch,
  conditions: readonly Condition[],
  rank: Filter | undefined,
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT v.id, v.document_id, v.uid FROM document_versions v
    WHERE ${sql.join([...conditions], sql` AND `)} ORDER BY ${toOrder(search.orderings)}
  `.execute(store.database.query);
  if (!rank) return rows;
  const ranks = await (rankers[rank.kind] as Ranker)(rank as never, rows, store, search.view);
  return rows
    .filter((row) => ranks.has(row.id))
    .sort((a, b) => (ranks.get(a.id) as number) - (ranks.get(b.id) as number));
}

function pageOfAll(rows: readonly Candidate[], search: DocumentSearch): FoundDocuments {
  const after = rows.findIndex((row) => row.document_id === search.after);
  const remaining = rows.slice(after + 1);
  const page = remaining.slice(offsetOf(search), offsetOf(search) + search.pageSize);
  return { versionIds: page.map((row) => row.id), total: remaining.length };
}

/** The place of each candidate, smallest first; one without a place does not match after all. */
type Ranker = (
  filter: never,
  candidates: readonly Candidate[],
  store: DocumentStore,
  view: View,
) => Promise<ReadonlyMap<number, number>>;

const rankers: Readonly<Record<string, Ranker>> = {
  'in-order': rankByValues,
  near: rankByDistance,
  similar: rankByLikeness,
};

async function rankByValues(
  filter: Filter & { kind: 'in-order' },
  candidates: readonly Candidate[],
): Promise<Map<number, number>> {
  const key = filter.target.kind === 'id' ? 'document_id' : 'uid';
  const places = new Map([...new Set(filter.values)].map((value, place) => [value, place]));
  return new Map(
    candidates.map((candidate) => [candidate.id, places.get(candidate[key] ?? '') ?? places.size]),
  );
}

const earthRadiusKm = 6371;

async function rankByDistance(
  filter: Filter & { kind: 'near' },
  candidates: readonly Candidate[],
  store: DocumentStore,
): Promise<Map<number, number>> {
  const path = filter.target.kind === 'field' ? filter.target.path : '';
  const { rows } = await sql<{ id: number; latitude: number; longitude: number }>`
    SELECT version_id AS id, number AS latitude, longitude FROM document_fields
    WHERE path = ${path} AND version_id IN ${idList(candidates)}
  `.execute(store.database.query);
  const distances = new Map<number, number>();
  for (const row of rows) {
    const distance = distanceKm(filter, row);
    const known = distances.get(row.id) ?? Number.POSITIVE_INFINITY;
    if (distance <= filter.radiusKm && distance < known) distances.set(row.id, distance);
  }
  return distances;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Along the great circle (haversine). */
function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const halfLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const halfLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Rare words say most about a document; more of them would only cost time. */
const comparedWords = 100;

/** By the number of rare words and tags that a candidate shares with the document. */
async function rankByLikeness(
  filter: Filter & { kind: 'similar' },
  candidates: readonly Candidate[],
  store: DocumentStore,
  view: View,
): Promise<Map<number, number>> {
  const { byId } = await store.readView(view);
  const original = byId.get(filter.id);
  if (!original) return new Map();
  const shared = await sql<{ id: number; shared: number }>`
    WITH words AS (
      SELECT term FROM document_terms WHERE term IN (
        SELECT DISTINCT term FROM document_terms WHERE version_id = ${original.versionId}
      ) AND version_id IN (SELECT v.id FROM document_versions v WHERE ${isVisible(view)})
      GROUP BY term
      HAVING COUNT(DISTINCT version_id) > 1 AND COUNT(DISTINCT version_id) <= ${filter.maxDocuments}
      ORDER BY COUNT(DISTINCT version_id), term LIMIT ${comparedWords}
    )
    SELECT version_id AS id, COUNT(DISTINCT term) AS shared FROM document_terms
    WHERE term IN (SELECT term FROM words) AND version_id IN ${idList(candidates)}
    GROUP BY version_id
    UNION ALL
    SELECT f.version_id AS id, COUNT(*) AS shared FROM document_fields f
    JOIN document_fields o ON o.version_id = ${original.versionId} AND o.path = f.path AND o.text = f.text
    WHERE f.path = 'document.tags' AND f.version_id IN ${idList(candidates)}
    GROUP BY f.version_id
  `.execute(store.database.query);
  const counts = new Map<number, number>();
  for (const row of shared.rows) {
    counts.set(row.id, (counts.get(row.id) ?? 0) - Number(row.shared));
  }
  return counts;
}

const idList = (candidates: readonly Candidate[]) =>
  candidates.length > 0
    ? sql`(${sql.raw(candidates.map((candidate) => Math.trunc(candidate.id)).join(','))})`
    : sql`(NULL)`;

/** Empty values last in both directions; the id makes every order complete, so that pages are stable. */
function toOrder(orderings: readonly Ordering[]) {
  const keys = orderings.flatMap(({ path, column, isDescending }) => {
    const value = sql`(SELECT MIN(f.${sql.ref(column)}) FROM document_fields f
      WHERE f.version_id = v.id AND f.path = ${path})`;
    return [sql`${value} IS NULL`, isDescending ? sql`${value} DESC` : value];
  });
  if (orderings.length === 0) keys.push(sql`v.last_published DESC`);
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
