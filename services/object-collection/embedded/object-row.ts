import { hash } from 'node:crypto';
import { chooseText } from '#shared/languages/localized-text.ts';
import { foldText, foldWords } from '#shared/search/fold-text.ts';
import { memoize } from './memoize.ts';
import type { ObjectRecord } from './object-record.ts';
import type { ObjectColumns } from './tables.ts';

/** Raise it when the columns below change, so that the next load writes all rows anew. */
const rowFormat = 3;

export interface ObjectRow {
  readonly columns: Omit<ObjectColumns, 'added_at'> & { readonly added_at: string | null };
  /** The record's JSON in UTF-8: it is handed from thread to thread, and to SQLite, as it is. */
  readonly json: Uint8Array;
}

/**
 * What is stored of one object.
 * @param addedAt ISO 8601; null: keep what is stored, else the time of loading
 */
export function toObjectRow(record: ObjectRecord, addedAt: string | null): ObjectRow {
  const added = addedAt && toTimestamp(addedAt);
  const hashedBefore = `${rowFormat} ${added} `;
  const stored = added === null ? { ...record, isAddedAtUnknown: true } : record;
  const hashed = Buffer.from(hashedBefore + JSON.stringify(stored));
  const { earliest, latest } = record.date;
  const columns = {
    id: record.id,
    source_id: record.sourceId,
    hash: hash('sha256', hashed, 'base64url'),
    sort_title: foldWords(chooseText(record.title, 'en')?.text ?? '').join(' '),
    sort_accession_number: foldText(record.accessionNumber ?? ''),
    earliest_year: earliest,
    latest_year: latest,
    has_image: record.images.some((image) => image.src !== null) ? 1 : 0,
    added_at: added,
  };
  return { columns, json: hashed.subarray(hashedBefore.length) };
}

/** Objects come in groups: many have been added on the same day. */
const toTimestamp = memoize((date) => new Date(date).toISOString());
