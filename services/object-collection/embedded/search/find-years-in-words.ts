import { parseYears } from '../years/parse-years.ts';

/** A time that was typed among words. */
export interface TypedYears {
  /** What else was typed; '' where nothing was. */
  readonly words: string;
  /** Astronomical. */
  readonly yearFrom: number;
  readonly yearTo: number;
}

const part = '(?:(?:early|mid|late|(?:first|second) half(?: of(?: the)?)?)[\\s-]+)?';
const century = '\\d{1,2}(?:st|nd|rd|th)';
const era = '(?:\\s*(?:bce?|ce|ad|ah|b\\.\\s?c\\.(?:\\s?e\\.)?|a\\.\\s?[dh]\\.?))?';
const range = '\\s*(?:[-–]|to)\\s*';

/** Times as visitors write them; a year alone is four figures without dots, since numbers have them. */
const times = [
  `${part}${century}(?:${range}${part}${century})?[\\s-]+centur(?:y|ies)${era}`,
  `siglos?\\s+[ivx]+(?:\\s*[-–]\\s*[ivx]+)?(?:\\s*[ad]\\.?\\s?c\\.?)?`,
  `\\d{3,4}s(?:${range}\\d{3,4}s)?`,
  `(?:c(?:a|irca)?\\.?\\s*|h(?:acia|\\.)\\s*)?\\d{3,4}${range}\\d{2,4}${era}`,
  '\\d{1,4}\\s*(?:bce|ah|a\\.\\s?h\\.?|b\\.\\s?c\\.(?:\\s?e\\.)?)',
  '(?:c(?:a|irca)?\\.?\\s*|h(?:acia|\\.)\\s*)?1\\d{3}',
];
const time = new RegExp(`(?<![\\p{L}\\d.:/-])(?:${times.join('|')})(?![\\p{L}\\d/-]|\\.\\d)`, 'iu');

/** Words that only join a time to the others: "of the 17th century". */
const joining = /(?:^|\s)(?:from|of|in|the|del?|los?|años?|a[ñn]o|ca?\.)$/i;

/**
 * A time among the words of a search: `17th century carpet` → carpet, 1601 to 1700.
 * @returns null where there is none, and for words that say themselves where to look
 */
export function findYearsInWords(text: string): TypedYears | null {
  if (/["“”«»:]/.test(text)) return null;
  const found = time.exec(text);
  const years = found && parseYears(found[0]);
  if (!found || years?.earliest == null || years.latest == null) return null;
  let before = text.slice(0, found.index).trim();
  while (joining.test(before)) before = before.replace(joining, '').trim();
  const after = text.slice(found.index + found[0].length).trim();
  return {
    words: [before, after].filter(Boolean).join(' '),
    yearFrom: years.earliest,
    yearTo: years.latest,
  };
}
