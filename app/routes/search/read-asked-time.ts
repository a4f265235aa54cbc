import {
  formatDate,
  formatMonth,
  formatShortWeekday,
  formatWeekday,
} from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';

/** The spans that have a name of their own in What's on. */
const spans = ['today', 'tonight', 'tomorrow', 'weekend'] as const;

/** When something is asked for, and the words of the search that say it, folded. */
export type AskedTime =
  | { readonly kind: 'span'; readonly span: (typeof spans)[number]; readonly words: Words }
  /** YYYY-MM-DD; a weekday is the next that comes, today among them. */
  | {
      readonly kind: 'day';
      readonly day: string;
      readonly isWeekday: boolean;
      readonly words: Words;
    }
  /** 1 to 12, of whichever year comes first. */
  | { readonly kind: 'month'; readonly month: number; readonly words: Words };

type Words = readonly string[];

export interface TimeWords {
  /** The visitor's language first. */
  readonly tongues: readonly Language[];
  /** What the spans are called in each of them. */
  readonly spanNames: readonly Readonly<Record<(typeof spans)[number], string>>[];
  /** Those of the search that say "next", and "month". */
  readonly next: Words;
  readonly month: Words;
}

/** "Next friday", "24 de diciembre", "kēia pō", "in January"; null: no time is named. */
export function readAskedTime(text: string, today: LocalDate, named: TimeWords): AskedTime | null {
  const asked = foldWords(text);
  const date = readAskedDate(text, today, named.tongues);
  if (date) {
    const words = [...date.words, ...listAside(asked, named.tongues)];
    return { kind: 'day', day: date.day, isWeekday: false, words };
  }
  return (
    readSpan(asked, named) ?? readWeekday(asked, today, named) ?? readMonth(asked, today, named)
  );
}

function readSpan(asked: Words, { spanNames }: TimeWords): AskedTime | null {
  for (const names of spanNames) {
    for (const span of spans) {
      const words = findName(asked, names[span]);
      if (words) return { kind: 'span', span, words };
    }
  }
  return null;
}

function readWeekday(asked: Words, today: LocalDate, { tongues, next }: TimeWords) {
  // Asked on a Saturday, the next one is in a week.
  for (let inDays = next.length > 0 ? 1 : 0; inDays <= 7; inDays++) {
    const date = addDays(today, inDays);
    for (const language of tongues) {
      const words = findName(asked, formatWeekday(date, language));
      if (!words) continue;
      const day = toDateText(date);
      return { kind: 'day' as const, day, isWeekday: true, words: [...words, ...next] };
    }
  }
  return null;
}

function readMonth(
  asked: Words,
  today: LocalDate,
  { tongues, next, month }: TimeWords,
): AskedTime | null {
  if (next.length > 0 && month.length > 0)
    return { kind: 'month', month: (today.month % 12) + 1, words: [...next, ...month] };
  for (const language of tongues) {
    for (const [at, name] of namesOf(language).months.entries()) {
      const place = asked.indexOf(name);
      // "May I draw" asks for no month.
      const isMonth = name !== 'may' || asked.length === 1 || asked[place - 1] === 'in';
      if (place < 0 || !isMonth) continue;
      return { kind: 'month', month: at + 1, words: [name, ...listAside(asked, tongues)] };
    }
  }
  return null;
}

/** The words of a search that are a name, in one or many; null: it does not stand there whole. */
function findName(asked: Words, name: string): Words | null {
  const whole = foldWords(name);
  // Hawaiian says "this day" in small words.
  if (asked.slice(-whole.length).join(' ') === whole.join(' ') && asked.every(isSmallWord))
    return asked;
  const words = whole.filter((word) => !isSmallWord(word));
  const found = words.flatMap((word) => asked.filter((one) => one === word || one === `${word}s`));
  return words.length > 0 && found.length >= words.length ? found : null;
}

/** What stands beside a date and says no more: its weekday, its year. */
const listAside = (asked: Words, tongues: readonly Language[]): Words => {
  const days = new Set(tongues.flatMap((language) => namesOf(language).weekdays));
  return asked.filter((word) => /^20\d\d$/.test(word) || days.has(word));
};

export interface AskedDate {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly words: Words;
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
    const [one, other] = [Number(first), Number(second)];
    const isDayFirst = one > 12 || (other <= 12 && tongues.slice(0, 1).every(writesDayFirst));
    return isDayFirst
      ? toNext(other, one, today, [first, second])
      : toNext(one, other, today, [first, second]);
  }
  const asked = foldWords(text);
  const number = asked.find((word) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word));
  if (number === undefined) return null;
  // "May I bring 25 students" names no day.
  const at = asked.indexOf(number);
  const near = asked.slice(Math.max(0, at - farthest), at + farthest + 1);
  for (const language of tongues) {
    for (const [month, name] of namesOf(language).months.entries()) {
      const said = near.find((word) => word === name || word === name.slice(0, shortName));
      if (said) return toNext(month + 1, Number.parseInt(number, 10), today, [number, said]);
    }
  }
  return null;
}

const shortName = 3;
/** "24 de diciembre", "December the 24th". */
const farthest = 2;

function toNext(month: number, day: number, today: LocalDate, words: Words): AskedDate | null {
  const inYear = (year: number) => toDateText({ year, month, day });
  const next = inYear(today.year) < toDateText(today) ? inYear(today.year + 1) : inYear(today.year);
  return parseLocalDate(next) ? { day: next, words } : null;
}

const writesDayFirst = (language: Language): boolean =>
  /^\d/.test(formatDate({ year: 2026, month: 12, day: 24 }, language, { withYear: false }));

interface Names {
  readonly months: Words;
  /** Whole and short ones, from Sunday on. */
  readonly weekdays: Words;
}

/** Of each language; every search asks for them. */
const known = new Map<Language, Names>();

function namesOf(language: Language): Names {
  const before = known.get(language);
  if (before) return before;
  const fold = (name: string) => foldWords(name).join('');
  const days = Array.from({ length: 7 }, (_, index) => [
    // A day of January 2024 is of the weekday of its number, from Sunday the 7th on.
    fold(formatWeekday({ year: 2024, month: 1, day: 7 + index }, language)),
    fold(formatShortWeekday(index, language)),
  ]);
  const months = Array.from({ length: 12 }, (_, index) => fold(formatMonth(index + 1, language)));
  const names = { months, weekdays: days.flat() };
  known.set(language, names);
  return names;
}
