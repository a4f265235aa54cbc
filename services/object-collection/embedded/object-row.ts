import { hash } from 'node:crypto';
import { foldText, foldWords } from '#shared/fold-text.ts';
import { chooseText } from '#shared/localized-text.ts';
import type { ObjectRecord } from './object-record.ts';
import type { ObjectColumns } from './tables.ts';

/** Raise it when the columns below change, so that the next load writes all rows anew. */
const rowFormat = 2;

/**
 * The columns of one object, and its record.
 * @param addedAt ISO 8601; null: keep what is stored, else the time of loading
 */
export function toObjectRow(
  record: ObjectRecord,
  addedAt: string | null,
): Omit<ObjectColumns, 'added_at'> & { added_at: string | null; record: string } {
  const json = JSON.stringify(record);
  const added = addedAt && new Date(addedAt).toISOString();
  const { earliest, latest } = record.date;
  return {
    id: record.id,
    source_id: record.sourceId,
    record: json,
    hash: hash('sha256', `${rowFormat} ${added} ${json}`, 'base64url'),
    sort_title: foldWords(chooseText(record.title, 'en')?.text ?? '').join(' '),
    sort_accession_number: foldText(record.accessionNumber ?? ''),
    earliest_year: earliest,
    latest_year: latest,
    has_image: record.images.some((image) => image.src !== null) ? 1 : 0,
    added_at: added,
  };
}
