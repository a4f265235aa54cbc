import { sql } from 'kysely';
import { type DocumentStore, isVisible, type View } from '../store.ts';
import type { Filter } from './parse-filter.ts';

/** A document that meets all filters, before the order is known. */
export interface Candidate {
  readonly id: number;
  readonly document_id: string;
  readonly uid: string | null;
}

/** The place of each candidate, smallest first; one without a place does not match after all. */
export type Ranker = (
  filter: never,
  candidates: readonly Candidate[],
  store: DocumentStore,
  view: View,
) => Promise<ReadonlyMap<number, number>>;

export const rankers: Readonly<Record<string, Ranker>> = {
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
