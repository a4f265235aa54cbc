/** Tables of the content management service; migrations 0001 and 0061 say what the columns are for. */
export interface DocumentTables {
  document_state: {
    id: 1;
    next_version: number;
    source_hash: string;
  };
  document_refs: { number: number; ref: string; published_at: number };
  document_layers: {
    id: string;
    kind: 'release' | 'preview';
    label: string;
    ref: string;
    scheduled_at: number | null;
    expires_at: number | null;
    /** Null: whatever is to come. */
    shown_at: number | null;
  };
  document_versions: VersionRow;
  picture_versions: {
    picture_id: string;
    version: number;
    sizes: string;
    dominant_color: string | null;
  };
  document_fields: FieldRow;
  document_terms: TermRow;
  document_holds: HoldRow;
}

/** A set that the studio changes; migration 0085 says what the columns are for. */
export interface HoldRow {
  set_id: string;
  type: string;
  uid: string | null;
  source_hash: string;
  revision: number;
  /** Null: no conflict with a file. */
  file_hash: string | null;
  /** JSON of `StoredDocument[]`. */
  file_documents: string | null;
}

export interface VersionRow {
  id: number;
  /** Empty: published. Else the id of a layer. */
  layer: string;
  document_id: string;
  type: string;
  uid: string | null;
  lang: string;
  set_id: string;
  ref_from: number;
  ref_to: number;
  is_removed: 0 | 1;
  last_published: number | null;
  /** Milliseconds since 1970; 0: since ever. */
  visible_from: number;
  /** Not including; `always`: without end. */
  visible_to: number;
  /** JSON of `StoredDocument`. */
  document: string;
}

export interface FieldRow extends FieldValue {
  version_id: number;
  path: string;
}

/** One value of a field, in the columns by which it can be compared. */
export interface FieldValue {
  text: string | null;
  sort_text: string | null;
  /** A number, a Boolean as 0 or 1, or the latitude of a point. */
  number: number | null;
  longitude: number | null;
  /** Milliseconds since 1970, a date at midnight UTC; its parts, in UTC, in the next columns. */
  time: number | null;
  year: number | null;
  month: number | null;
  day: number | null;
  /** 1 Monday … 7 Sunday. */
  weekday: number | null;
  hour: number | null;
  link: string | null;
}

export interface TermRow {
  term: string;
  version_id: number;
  path: string;
}

/** End of a range of refs that has not ended. */
export const openEnd = 2_147_483_647;

/** End of the time in which a version is shown, where there is none. */
export const always = Number.MAX_SAFE_INTEGER;
