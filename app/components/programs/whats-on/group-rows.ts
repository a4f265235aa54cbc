import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import { formatDate, formatMonth } from '#shared/dates/format-dates.ts';
import { daysBetween, toDateText } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Occasion } from './occasions.ts';
import type { OfferingTime } from './offerings/offering.ts';
import type { WhatsOnFilters } from './whats-on-filters.ts';

export interface WhatsOnMessages {
  readonly today: string;
  readonly tomorrow: string;
  readonly otherDates: PluralForms;
  readonly otherTimes: PluralForms;
  readonly dateToBeSet: string;
}

/** The rows of one day; of one month, where they are past. */
export interface WhatsOnGroup {
  readonly heading: string;
  /** YYYY-MM-DD or YYYY-MM; null: no date yet. */
  readonly dateTime: string | null;
  readonly items: readonly ProgramListItem[];
}

/** More dates are no help as a number. */
const maxOtherDates = 12;

/** Puts lines below the heading of their day, in the order given. */
export function groupRows(
  occasions: readonly Occasion[],
  { when }: WhatsOnFilters,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  const groups: { heading: string; dateTime: string | null; items: ProgramListItem[] }[] = [];
  for (const { offering, time, others } of occasions) {
    const day = time && toDateText(time.date);
    const dateTime = (when === 'past' ? day?.slice(0, 7) : day) ?? null;
    let group = groups.find((one) => one.dateTime === dateTime);
    if (!group) {
      const heading = toHeading(time, when === 'past', clock, language, messages);
      group = { heading, dateTime, items: [] };
      groups.push(group);
    }
    const row = offering.toRow(time);
    group.items.push({
      ...row,
      note: row.note ?? describeOthers(time, others, language, messages),
    });
  }
  return groups;
}

function toHeading(
  time: OfferingTime | null,
  isPastMonth: boolean,
  { now }: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): string {
  if (!time) return messages.dateToBeSet;
  const { date } = time;
  const isThisYear = date.year === now.date.year;
  if (isPastMonth) return `${capitalize(formatMonth(date.month, language))} ${date.year}`;
  const text = formatDate(date, language, { withWeekday: true, withYear: !isThisYear });
  const inDays = daysBetween(now.date, date);
  if (inDays === 0) return `${messages.today}, ${text}`;
  return inDays === 1 ? `${messages.tomorrow}, ${text}` : capitalize(text);
}

/** "and 2 more dates"; where the others are on the same day, "and 2 more times". */
function describeOthers(
  time: OfferingTime | null,
  others: readonly OfferingTime[],
  language: Language,
  messages: WhatsOnMessages,
): string | null {
  if (!time || time.isAllDay) return null;
  const open = others.filter(({ isOpen }) => isOpen);
  const isSameDay = open.every(({ date }) => daysBetween(date, time.date) === 0);
  const count = open.length;
  if (count === 0 || count > maxOtherDates) return null;
  const forms = isSameDay ? messages.otherTimes : messages.otherDates;
  return fill(choosePlural(forms, count, language), { count });
}
