import type { Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { ItemTables } from '../items/tables.ts';

export const mediaKinds = ['picture', 'film', 'captions', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A row of the library; migration 0088 says what the columns are for. */
export interface MediaRow {
  id: string;
  kind: MediaKind;
  origin: 'studio' | 'files';
  path: string;
  file_key: string;
  name: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  dominant_color: string | null;
  ground: string | null;
  alts: string;
  credits: string;
  transcripts: string;
  is_decorative: 0 | 1;
  lacks_alt: 0 | 1;
  rights: string;
  focal_x: number | null;
  focal_y: number | null;
  language: string | null;
  film_id: string | null;
  poster_id: string | null;
  version: number;
  versions: string;
  words: string;
  upload_id: string | null;
  is_edited: 0 | 1;
  made_at: number;
  made_by: string;
  updated_at: number;
  updated_by: string;
  hidden_at: number | null;
  file_words: string | null;
}

export interface MediaTables extends Pick<ItemTables, 'studio_item_links'> {
  studio_media: MediaRow;
  studio_media_state: { id: 1; files_hash: string };
}

export type MediaQuery = Kysely<MediaTables>;

export const mediaQuery = (database: Database): MediaQuery => withTables<MediaTables>(database);
