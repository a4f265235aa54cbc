import { daysBetween, type LocalDate, weekdayOf } from '#shared/dates/local-date.ts';

/** Spans of days that a list can be narrowed to; `past` is the archive. */
export const periods = ['today', 'weekend', 'month', 'past'] as const;

export type Period = (typeof periods)[number];

/** How a list of programs is narrowed, as its address says it; null means all. */
export interface ProgramFilters {
  readonly when: Period | null;
  readonly kind: string | null;
  readonly audience: string | null;
  /** Counted from 1. */
  readonly page: number;
}

const maxPage = 1000;

/**
 * Reads `?when=weekend&kind=workshop&audience=everyone&page=2`. Links grow old and people type, so
 * what is unknown means "all" and never an error.
 */
export function parseProgramFilters(
  query: URLSearchParams,
  known: { readonly kinds: readonly string[]; readonly audiences: readonly string[] },
): ProgramFilters {
  return {
    when: choose(query.get('when'), periods),
    kind: choose(query.get('kind'), known.kinds),
    audience: choose(query.get('audience'), known.audiences),
    page: parsePage(query.get('page')),
  };
}

/** The known value that was asked for; null when it is not known. */
export const choose = <Value extends string>(
  asked: string | null,
  known: readonly Value[],
): Value | null => known.find((value) => value === asked) ?? null;

/** Counted from 1; 1 for what is no page number. */
export function parsePage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** `?when=weekend&page=2`, or nothing where nothing is narrowed; the first page is not named. */
export function toQuery(values: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether a day that is not over lies in the period. A weekend is Saturday and Sunday. */
export function isInPeriod(
  date: LocalDate,
  period: Exclude<Period, 'past'>,
  today: LocalDate,
): boolean {
  const inDays = daysBetween(today, date);
  if (inDays < 0) return false;
  if (period === 'today') return inDays === 0;
  if (period === 'month') return date.year === today.year && date.month === today.month;
  const toSunday = (7 - weekdayOf(today)) % 7;
  return inDays === toSunday || inDays === toSunday - 1;
}

/** A word of an address for a text of the content: "Ages 14 and up" is `ages-14-and-up`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}ʻʼʿʾ’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
