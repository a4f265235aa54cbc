import { type Database, withTables } from '#database/database.ts';
import type { PeopleTables } from '../people/tables.ts';

/** Migration 0089 of the visitors' database says what the columns are for. */
export interface PreviewTables extends PeopleTables {
  studio_preview_links: PreviewLinkRow;
}

export interface PreviewLinkRow {
  id: string;
  token_hash: string;
  label: string;
  set_id: string | null;
  shown_at: number | null;
  path: string;
  language: string;
  made_by: string;
  made_by_name: string;
  made_at: number;
  expires_at: number;
  revoked_at: number | null;
}

export const previewQuery = (visitors: Database) => withTables<PreviewTables>(visitors);
