import type { Kysely } from 'kysely';
import type { ItemTables } from '../items/tables.ts';

/** Migration 0087 says what the columns are for. */
export interface ReleaseTables extends ItemTables {
  studio_releases: ReleaseRow;
  studio_release_items: ReleaseItemRow;
  studio_release_pages: ReleasePageRow;
}

/** Migration 0095 says what the columns are for. */
export interface ReleasePageRow {
  release_id: string;
  entry_id: string;
  revision: number;
  content: string;
  before: string | null;
  added_at: number;
  person_id: string;
  person_name: string;
}

export interface ReleaseRow {
  id: string;
  name: string;
  state: 'open' | 'publishing' | 'done' | 'undoing';
  state_at: number;
  version: number;
  layer_version: number;
  visible_from: number | null;
  visible_to: number | null;
  made_at: number;
  person_id: string;
  person_name: string;
}

export interface ReleaseItemRow {
  release_id: string;
  set_id: string;
  revision: number;
  content: string;
  added_at: number;
  person_id: string;
  person_name: string;
}

/** The tables of items, with those of releases: one database. */
export const releaseQuery = (query: Kysely<ItemTables>): Kysely<ReleaseTables> =>
  query as unknown as Kysely<ReleaseTables>;
