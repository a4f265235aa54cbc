/** Tables of the page builder; migration 0020 says what the columns are for. */
export interface EntryTables {
  builder_state: {
    id: 1;
    version: number;
    source_hash: string;
    /** JSON of what the last load of the content folder reported. */
    source_problems: string;
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
}

/** Source of what is loaded from the content folder; imports have other names. */
export const contentSource = 'content';
