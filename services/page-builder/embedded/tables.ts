/** Tables of the page builder; migrations 0020 and 0060 say what the columns are for. */
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
}

/** Source of what is loaded from the content folder; imports have other names. */
export const contentSource = 'content';
