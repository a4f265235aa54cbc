import { daysBetween, type LocalDate } from '../dates/local-date.ts';

/** How many days ahead places can be reserved where editors have not set it. */
const usualDaysAhead = 41;
const maxDaysAhead = 120;

interface DaysAheadSetting {
  readonly reservations?: { readonly daysAhead: number | null } | null;
}

export const toDaysAhead = (settings: DaysAheadSetting | null): number =>
  Math.min(settings?.reservations?.daysAhead ?? usualDaysAhead, maxDaysAhead);

/** How many days from today until places of a day can be reserved; 0: they can be now. */
export const daysUntilReservable = (
  day: LocalDate,
  today: LocalDate,
  settings: DaysAheadSetting | null,
): number => Math.max(0, daysBetween(today, day) - toDaysAhead(settings));
