import { hash } from 'node:crypto';
import { foldText, foldWords } from '#shared/fold-text.ts';
import { chooseText, type TextByLanguage } from '#shared/localized-text.ts';
import type { ObjectRecord } from './object-record.ts';
import type { ObjectColumns, ObjectWords } from './tables.ts';

/** Raise it when the columns or words below change, so that the next load writes all rows anew. */
const rowFormat = 1;

/** Orders objects without a date after all others. */
const undatedYear = 1_000_000;

/** Enough for the longest entry; bounds the row when a field holds a whole book. */
const mostWords = 10_000;
const longestWord = 60;

/**
 * The columns and words of one object.
 * @param addedAt ISO 8601; null: keep what is stored, else the time of loading
 */
export function toObjectRow(
  record: ObjectRecord,
  addedAt: string | null,
): Omit<ObjectColumns, 'added_at'> & ObjectWords & { added_at: string | null } {
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
    sort_year: earliest ?? latest ?? undatedYear,
    has_image: record.images.some((image) => image.src !== null) ? 1 : 0,
    on_view: record.onView ? 1 : 0,
    added_at: added,
    ...toWords(record),
  };
}

/**
 * The words by which an object is found, in three steps of weight: its title; what a card or label
 * says (makers, date, place, kind, material, number); everything else.
 */
function toWords(record: ObjectRecord): ObjectWords {
  const title = [...all(record.title), record.originalTitle?.text];
  const main = [
    record.accessionNumber,
    ...record.makers.flatMap((maker) => [maker.name, maker.nationality]),
    ...[record.objectType, record.date.display, record.place, record.culture].flatMap(all),
    ...[...record.materials, ...record.techniques].flatMap(all),
    ...record.motifs,
  ];
  const rest = [
    record.id,
    ...[record.description, record.provenance, record.creditLine, record.location].flatMap(all),
    ...record.makers.map((maker) => maker.role),
    ...record.inscriptions.flatMap((inscription) => [
      inscription.text,
      inscription.transliteration,
      inscription.script,
      ...all(inscription.translation),
    ]),
    ...record.images.flatMap((image) => all(image.caption)),
  ];
  const seen = new Set<string>();
  const newWords = (texts: readonly (string | null | undefined)[]) => {
    const words: string[] = [];
    for (const text of texts) {
      for (const word of text ? foldWords(text) : []) {
        const cut = word.slice(0, longestWord);
        if (seen.has(cut) || seen.size >= mostWords) continue;
        seen.add(cut);
        words.push(cut);
      }
    }
    return words.join(' ');
  };
  return { title_words: newWords(title), main_words: newWords(main), rest_words: newWords(rest) };
}

const all = (texts: TextByLanguage | null | undefined): (string | undefined)[] =>
  texts ? Object.values(texts) : [];
