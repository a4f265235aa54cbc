import type { Generated } from 'kysely';

/** Tables of the object collection; migrations 0010, 0011, 0040, 0041 and 0062 say what the columns are for. */
export interface ObjectCollectionTables {
  objects: ObjectColumns & {
    number: Generated<number>;
    source: string;
    record_number: number;
    updated_at: string;
  };
  /** JSON of `ObjectRecord`: of an object, or of one that is staged. */
  object_records: { number: number; record: string };
  object_memberships: { collection: string; object_number: number };
  object_collection_titles: { collection: string; title: string };
  object_collection_state: { key: 'version' | 'demo-content'; value: string };
  object_picture_features: { object_id: string; picture: string; features: string };
  object_import_runs: ImportRunRow;
  staged_objects: StagedObjectRow;
  staged_object_memberships: {
    run_id: string;
    id: string;
    collection: string;
    title: string | null;
  };
  object_import_problems: ImportProblemRow;
  object_changes: {
    position: number;
    object_id: string;
    kind: 'create' | 'update' | 'remove';
    changed_at: string;
  };
}

/** The stored columns of an object beside its record. Booleans are 0 and 1. */
export interface ObjectColumns {
  id: string;
  source_id: string;
  hash: string;
  sort_title: string;
  sort_accession_number: string;
  earliest_year: number | null;
  latest_year: number | null;
  has_image: number;
  added_at: string;
}

export interface ImportRunRow {
  id: string;
  source: string;
  /** Tells whether a later run has the same input and mapping. */
  fingerprint: string;
  state: 'staging' | 'published';
  /** How many records of the input are dealt with. */
  staged_position: number;
  accepted: number;
  unchanged: number;
  rejected: number;
  /** Of the rejected ones, those whose id could not be read. */
  unidentified: number;
  started_at: string;
  finished_at: string | null;
}

export type StagedObjectRow = {
  [column in keyof ObjectColumns]: ObjectColumns[column] | null;
} & {
  run_id: string;
  id: string;
  /** Null: the object is to stay as it is. */
  record_number: number | null;
};

export interface ImportProblemRow {
  run_id: string;
  position: number;
  line: number;
  /** 1: the record was left out; 0: it was taken without this field. */
  is_rejected: number;
  field: string;
  reason: string;
}
