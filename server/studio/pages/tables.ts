import type { Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { ItemTables, RevisionRow } from '../items/tables.ts';

/** Tables of pages in the visitors' database; migration 0094 says what the columns are for. */
export interface PageTables extends Pick<ItemTables, 'studio_revisions' | 'studio_presence'> {
  studio_page_drafts: PageDraftRow;
  studio_page_revisions: RevisionRow;
  studio_page_saves: { save_key: string; entry_id: string; refused: string; saved_at: number };
  studio_page_previews: {
    token_hash: string;
    entry_id: string;
    person_id: string;
    expires_at: number;
  };
}

export interface PageDraftRow {
  entry_id: string;
  model: string;
  revision: number;
  /** JSON of `StoredEntry`. */
  content: string;
  clean_revision: number;
  archived_at: number | null;
  updated_at: number;
  updated_by: string;
  /** JSON of `DraftSummary`; empty: it was not changed since there are such. */
  summary: string;
  /** JSON of `PageSources`. */
  sources: string;
}

export type PageQuery = Kysely<PageTables>;

export const pageQuery = (database: Database): PageQuery => withTables<PageTables>(database);

/** What pages and items share looks at tables that both have. */
export const sharedQuery = (query: PageQuery) => query as unknown as Kysely<ItemTables>;
