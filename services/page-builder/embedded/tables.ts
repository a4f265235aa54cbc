import type { Generated } from 'kysely';

/** Tables of the page builder; migrations 0020, 0060 and 0094 say what the columns are for. */
export interface EntryTables {
  builder_state: {
    id: 1;
    version: number;
    source_hash: string;
  };
  builder_entries: EntryRow;
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
