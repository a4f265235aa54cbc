import { formatMonth } from '#shared/dates/format-dates.ts';
import { type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';

export interface AskedDate {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Those of the search that say it, folded. */
  readonly words: readonly string[];
}

/**
 * "December 24", "24 de diciembre", "dec 24", "12/24": the next day that is called so; null: none is.
 * @param tongues the visitor's language first, by which 5/12 is the fifth of December or the twelfth of May
 */
export function readAskedDate(
  text: string,
  today: LocalDate,
  tongues: readonly Language[],
): AskedDate | null {
  const [, first, second] = /^\D*(\d{1,2})\/(\d{1,2})\D*$/.exec(text) ?? [];
  if (first && second) {
    const [month, day] = tongues[0] === 'es' ? [second, first] : [first, second];
    return toNext(Number(month), Number(day), today, [first, second]);
  }
  const asked = foldWords(text);
  const number = asked.find((word) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word));
  if (number === undefined) return null;
  for (const language of tongues) {
    for (let month = 1; month <= 12; month++) {
      const [name = ''] = foldWords(formatMonth(month, language));
      const said = asked.find(
        (word, at) =>
          (word === name || word === name.slice(0, shortName)) &&
          // "May I bring 25 students" names no day.
          Math.abs(at - asked.indexOf(number)) <= farthest,
      );
      if (said) return toNext(month, Number.parseInt(number, 10), today, [number, said]);
    }
  }
  return null;
}

const shortName = 3;
/** "24 de diciembre", "December the 24th". */
const farthest = 2;

function toNext(
  month: number,
  day: number,
  today: LocalDate,
  words: readonly string[],
): AskedDate | null {
  const inYear = (year: number) => toDateText({ year, month, day });
  const next = inYear(today.year) < toDateText(today) ? inYear(today.year + 1) : inYear(today.year);
  return parseLocalDate(next) ? { day: next, words } : null;
}
