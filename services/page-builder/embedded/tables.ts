import type { Generated } from 'kysely';

/** Tables of the page builder; migrations 0020, 0060, 0094 and 0095 say what the columns are for. */
export interface EntryTables {
  builder_state: {
    id: 1;
    version: number;
    source_hash: string;
  };
  builder_entries: EntryRow;
  builder_coming: ComingRow;
}

/** Takes the place of the entry with its id from a moment on. */
export interface ComingRow extends Pick<EntryRow, 'id' | 'model' | 'hash' | 'summary' | 'entry'> {
  /** Milliseconds since 1970. */
  visible_from: number;
  studio_revision: number;
}

export interface EntryRow {
  id: string;
  source: string;
  model: string;
  hash: string;
  /** JSON of `EntrySummary`. */
  summary: string;
  /** JSON of `StoredEntry`. */
  entry: string;
  /** `<model>/<name>.json` of the content folder; empty for entries of imports. */
  file: string;
  file_hash: string;
  /** Of the studio's draft that is published; 0: none. */
  studio_revision: Generated<number>;
}

/** Source of what is loaded from the content folder; imports have other names. */
export const contentSource = 'content';
/** Source of what the studio changed; loads and imports leave it alone. */
export const studioSource = 'studio';
