import type { Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';

/** Tables of items in the visitors' database; migration 0085 says what the columns are for. */
export interface ItemTables {
  studio_drafts: DraftRow;
  studio_revisions: RevisionRow;
  studio_saves: {
    save_key: string;
    set_id: string;
    revision: number;
    paths: string;
    answer: string;
    saved_at: number;
  };
  studio_conflicts: {
    id: string;
    set_id: string;
    path: string;
    kind: 'value' | 'order';
    base: string;
    mine: string;
    theirs: string;
    person_id: string;
    person_name: string;
    /** 1: both were written by this person, in two windows. */
    is_alone: number;
    made_at: number;
  };
  studio_presence: {
    set_id: string;
    person_id: string;
    person_name: string;
    place: string;
    seen_at: number;
  };
  studio_items: IndexRow;
  studio_item_links: { target_id: string; set_id: string; origin: 'published' | 'draft' };
  /** Migration 0090 says what the columns are for. */
  studio_item_lacks: {
    set_id: string;
    language: string;
    state: 'missing' | 'outdated';
    words: number;
  };
  studio_items_state: { id: 1; ref_number: number };
  /** Migration 0087. */
  studio_wishes: {
    set_id: string;
    revision: number;
    note: string;
    made_at: number;
    person_id: string;
    person_name: string;
  };
}

export interface DraftRow {
  set_id: string;
  type: string;
  uid: string | null;
  revision: number;
  content: string;
  sources: string;
  clean_revision: number;
  archived_at: number | null;
  updated_at: number;
  updated_by: string;
}

export type RevisionKind = 'draft' | 'published' | 'scheduled' | 'restored' | 'loaded' | 'named';

export const begunKinds = ['publishing', 'removing'] as const;

export interface RevisionRow {
  set_id: string;
  revision: number;
  /** `publishing`, `removing`: begun, and perhaps never done. */
  kind: RevisionKind | (typeof begunKinds)[number];
  label: string;
  details: string;
  content: string;
  person_id: string;
  person_name: string;
  began_at: number;
  made_at: number;
}

/** Histories of items and of pages have the same columns. */
export type HistoryTable = 'studio_revisions' | 'studio_page_revisions';

/** Queries are typed by one of them. */
export const tableOf = (history: HistoryTable) => history as 'studio_revisions';

export interface IndexRow {
  set_id: string;
  type: string;
  uid: string | null;
  titles: string;
  words: string;
  language_states: string;
  lacks: string;
  visible_from: number | null;
  visible_to: number | null;
  published_revision: number;
  draft_revision: number;
  archived_at: number | null;
  has_conflict: 0 | 1;
  updated_at: number;
  updated_by: string;
  ref_number: number;
}

export type ItemQuery = Kysely<ItemTables>;

export const itemQuery = (database: Database): ItemQuery => withTables<ItemTables>(database);
