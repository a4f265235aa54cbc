import type events from '#locales/en/events.json';
import type { Period } from './list/program-filters.ts';
import type { ProgramListing } from './list/program-listing.ts';

type EventMessages = typeof events;

/** What a period is called. */
export function namePeriod(period: Period | null, messages: EventMessages): string {
  if (period === null) return messages.filters.allDates;
  if (period === 'today' || period === 'past') return messages[period];
  return messages.filters[period];
}

/** What a kind of program is called; the value itself where the interface has no word for it. */
export const nameKind = (kind: string, kinds: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? kind;

/** "All public programs: this weekend, workshops, page 2": every address has a title of its own. */
export function toListingTitle(
  title: string,
  { filters, choices }: Pick<ProgramListing, 'filters' | 'choices'>,
  messages: EventMessages,
  kinds: Readonly<Record<string, string>>,
): string {
  const { when, kind, audience, page } = filters;
  const parts = [
    when && namePeriod(when, messages),
    kind && nameKind(kind, kinds),
    choices.audience.find(({ value }) => value === audience)?.label?.text,
    page > 1 ? String(page) : null,
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title;
}
