import type { Resident } from '#services/content-management/contract.ts';
import { formatDate, formatDateRange } from '#shared/dates/format-dates.ts';
import { daysBetween, type LocalDate, parseLocalDate } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

export const residencyStates = ['current', 'upcoming', 'past'] as const;

export type ResidencyState = (typeof residencyStates)[number];

/** Whether a residency is on, is to come or is over, by the museum's calendar. */
export function stateOfResidency(
  { startDate, endDate }: Pick<Resident, 'startDate' | 'endDate'>,
  today: LocalDate,
): ResidencyState {
  const start = startDate ? parseLocalDate(startDate) : null;
  const end = endDate ? parseLocalDate(endDate) : null;
  if (end && daysBetween(end, today) > 0) return 'past';
  return start && daysBetween(today, start) > 0 ? 'upcoming' : 'current';
}

/**
 * "March 5 – April 8, 2027"; the editors' own wording where there is one.
 * @param thisYear left out
 */
export function describeDates(
  { dateLabel, startDate, endDate }: Pick<Resident, 'dateLabel' | 'startDate' | 'endDate'>,
  language: Language,
  thisYear?: number,
): string | null {
  if (dateLabel) return dateLabel.text;
  const start = startDate ? parseLocalDate(startDate) : null;
  const end = endDate ? parseLocalDate(endDate) : null;
  if (start && end) return formatDateRange(start, end, language, thisYear);
  return startDate ? formatDate(startDate, language) : null;
}

/** What a card of a residency draws, with its dates in words. */
export type ResidencyEntry = Pick<
  Resident,
  'id' | 'uid' | 'type' | 'href' | 'title' | 'image' | 'summary' | 'discipline' | 'country'
> & {
  readonly dateLabel: LocalizedText | null;
  readonly state: ResidencyState;
  /** The state in words: "In the house now". */
  readonly stateLabel: LocalizedText;
};

export function toResidencyEntry(
  resident: Resident,
  today: LocalDate,
  language: Language,
  states: Readonly<Record<ResidencyState, string>>,
): ResidencyEntry {
  const state = stateOfResidency(resident, today);
  const { id, uid, type, href, title, image, summary, discipline, country } = resident;
  const dates = describeDates(resident, language, state === 'past' ? undefined : today.year);
  return {
    ...{ id, uid, type, href, title, image, summary, discipline, country },
    dateLabel: dates === null ? null : (resident.dateLabel ?? { text: dates, language }),
    state,
    stateLabel: { text: states[state], language },
  };
}
