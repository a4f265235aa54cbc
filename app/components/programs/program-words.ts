import type events from '#locales/en/events.json';
import type { Period, ProgramFilters } from './program-filters.ts';

type EventWords = typeof events;

/** What a period is called. */
export function namePeriod(period: Period | null, words: EventWords): string {
  if (period === null) return words.filters.allDates;
  if (period === 'today' || period === 'past') return words[period];
  return words.filters[period];
}

/** What a kind of program is called; the value itself where the interface has no word for it. */
export const nameKind = (kind: string, kinds: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? kind;

/** "All public programs: this weekend, workshops, page 2": every address has a title of its own. */
export function toListingTitle(
  title: string,
  { when, kind, audience, page }: ProgramFilters,
  words: EventWords,
  kinds: Readonly<Record<string, string>>,
): string {
  const parts = [
    when && namePeriod(when, words),
    kind && nameKind(kind, kinds),
    audience,
    page > 1 ? String(page) : null,
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title;
}
