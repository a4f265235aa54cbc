import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { formatDate, formatMonth } from '#shared/dates/format-dates.ts';
import { daysBetween, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { type Offering, type OfferingTime, offeringKinds } from './offering.ts';
import {
  accessKinds,
  findNextSaturday,
  parseWhatsOnFilters,
  priceKinds,
  programLanguages,
  toDaySpan,
  type WhatsOnFilters,
  whatsOnPeriods,
} from './whats-on-filters.ts';

export interface WhatsOnMessages {
  readonly today: string;
  readonly tomorrow: string;
  readonly otherDates: PluralForms;
  readonly otherTimes: PluralForms;
  readonly dateToBeSet: string;
}

/** One value that the list can be narrowed to, and how many things it would show. */
export interface CountedChoice {
  readonly value: string;
  readonly count: number;
  /** Null: the interface has the words for it. */
  readonly label: LocalizedText | null;
}

/** The rows of one day; of one month, where they are past. */
export interface WhatsOnGroup {
  readonly heading: string;
  /** YYYY-MM-DD or YYYY-MM; null: no date yet. */
  readonly dateTime: string | null;
  readonly items: readonly ProgramListItem[];
}

export interface WhatsOnListing {
  readonly filters: WhatsOnFilters;
  readonly groups: readonly WhatsOnGroup[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** What comes next, where little or nothing was found in the days asked for. */
  readonly next: readonly WhatsOnGroup[];
  readonly choices: {
    readonly [name in
      | 'when'
      | 'kind'
      | 'audience'
      | 'language'
      | 'access'
      | 'price']: readonly CountedChoice[];
  };
  /** How many there are on any day. */
  readonly everyDay: number;
  readonly saturday: { readonly day: string; readonly count: number };
  /** The days of the calendar, from today on. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

const rowsPerPage = 24;
const nextShown = 3;
/** More dates are no help as a number. */
const maxOtherDates = 12;
/** What begins at five, or lasts until after six, is tonight. */
const eveningBegins = 17;
const eveningStays = 18;

/** An offering at the time that the list tells. */
interface Found {
  readonly offering: Offering;
  readonly time: OfferingTime | null;
  readonly others: readonly OfferingTime[];
}

/** @param query of the address */
export function buildWhatsOn(
  offerings: readonly Offering[],
  query: URLSearchParams,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnListing {
  const audiences = countAudiences(offerings);
  const filters = parseWhatsOnFilters(query, clock.now.date, [...audiences.keys()]);
  const find = (changed: Partial<WhatsOnFilters>) =>
    findOccasions(offerings, { ...filters, ...changed }, clock);
  const found = find({});
  const pageCount = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(filters.page, pageCount);
  const toGroups = (some: readonly Found[]) => groupRows(some, filters, clock, language, messages);
  const count = (name: keyof WhatsOnFilters, values: readonly string[]) =>
    values.map((value) => ({ value, count: find({ [name]: value }).length, label: null }));
  const isUsed = ({ value, count: some }: CountedChoice, chosen: string | null) =>
    some > 0 || value === chosen;
  const choicesOf = (name: 'kind' | 'language' | 'access' | 'price', values: readonly string[]) =>
    count(name, values).filter((choice) => isUsed(choice, filters[name]));
  const saturday = toDateText(findNextSaturday(clock.now.date));
  return {
    filters: { ...filters, page },
    groups: toGroups(found.slice((page - 1) * rowsPerPage, page * rowsPerPage)),
    total: found.length,
    page,
    pageCount,
    next:
      found.length < nextShown
        ? toGroups(findNext(find, filters, clock, found.length > 0).slice(0, nextShown))
        : [],
    choices: {
      when: whatsOnPeriods.map((value) => ({
        value,
        count: find({ when: value, day: null }).length,
        label: null,
      })),
      kind: choicesOf('kind', offeringKinds),
      audience: [...audiences].map(([value, label]) => ({
        value,
        label,
        count: find({ audience: value }).length,
      })),
      language: choicesOf('language', programLanguages),
      access: choicesOf('access', accessKinds),
      price: choicesOf('price', priceKinds),
    },
    everyDay: find({ when: null, day: null }).length,
    saturday: { day: saturday, count: find({ day: saturday, when: null }).length },
    days: countDays(offerings, filters, clock),
  };
}

/**
 * After the days that were asked for, of the same kind if there is any, else of all.
 * @param isAlike nothing of another kind, as there is some of this one
 */
function findNext(
  find: (changed: Partial<WhatsOnFilters>) => readonly Found[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
  isAlike: boolean,
): readonly Found[] {
  const anyDay = { when: null, day: null };
  const isDayChosen = filters.day !== null || filters.when !== null;
  const { to } = toDaySpan(filters, clock.now.date);
  const isLater = ({ time }: Found) =>
    time !== null && (!isDayChosen || toDateText(time.date) > to);
  const same = filters.when === 'past' || !isDayChosen ? [] : find(anyDay).filter(isLater);
  if (same.length > 0 || isAlike) return same;
  const all = { kind: null, audience: null, language: null, access: null, price: null };
  return find({ ...anyDay, ...all }).filter(isLater);
}

function findOccasions(
  offerings: readonly Offering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): Found[] {
  const matching = offerings.filter((offering) => matches(offering, filters));
  if (filters.when === 'past') {
    return matching
      .filter(({ times }) => times.length > 0 && times.every((time) => isPast(time, clock.instant)))
      .map((offering) => ({ offering, time: offering.times.at(-1) ?? null, others: [] }))
      .sort((a, b) => (b.time?.startsAt ?? '').localeCompare(a.time?.startsAt ?? ''));
  }
  const span = toDaySpan(filters, clock.now.date);
  const isDayByDay = filters.day !== null || (filters.when !== null && filters.when !== 'month');
  return matching
    .flatMap((offering): Found[] => {
      const left = offering.times.filter(
        (time) =>
          !isPast(time, clock.instant) &&
          (filters.language === null || time.languages.includes(filters.language)),
      );
      const inSpan = left.filter((time) => {
        const day = toDateText(time.date);
        return (
          span.from <= day &&
          day <= span.to &&
          (filters.when !== 'tonight' || isTonight(time, clock.timeZone))
        );
      });
      // What has no date yet stands in the list of all, and in no span of days.
      if (offering.times.length === 0 && !filters.when && !filters.day && !filters.language) {
        return [{ offering, time: null, others: [] }];
      }
      return toOccasions(offering, inSpan, isDayByDay);
    })
    .sort(inOrder);
}

/** A day with several times of one thing tells the first that has room; what is on all day stands once. */
function toOccasions(
  offering: Offering,
  times: readonly OfferingTime[],
  isDayByDay: boolean,
): Found[] {
  const tell = (some: readonly OfferingTime[]): Found[] => {
    const time = some.find(({ isOpen }) => isOpen) ?? some[0];
    return time ? [{ offering, time, others: some.filter((other) => other !== time) }] : [];
  };
  if (!isDayByDay || times.some(({ isAllDay }) => isAllDay)) return tell(times);
  const days = new Map<string, OfferingTime[]>();
  for (const time of times) {
    const day = toDateText(time.date);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days.values()].flatMap(tell);
}

function inOrder({ time: a }: Found, { time: b }: Found): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  return (
    daysBetween(b.date, a.date) ||
    Number(a.isAllDay) - Number(b.isAllDay) ||
    a.startsAt.localeCompare(b.startsAt)
  );
}

function isTonight({ startsAt, endsAt }: OfferingTime, timeZone: string): boolean {
  const start = toMuseumTime(new Date(startsAt), timeZone);
  if (start.hour >= eveningBegins) return true;
  const end = endsAt ? toMuseumTime(new Date(endsAt), timeZone) : null;
  return end !== null && (daysBetween(start.date, end.date) > 0 || end.hour >= eveningStays);
}

const matches = (offering: Offering, filters: WhatsOnFilters): boolean =>
  (filters.kind === null || offering.kinds.includes(filters.kind)) &&
  (filters.audience === null || offering.audience?.value === filters.audience) &&
  (filters.access === null || offering.access.includes(filters.access)) &&
  (filters.price === null || offering.price === filters.price);

function groupRows(
  found: readonly Found[],
  { when }: WhatsOnFilters,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  const groups: { heading: string; dateTime: string | null; items: ProgramListItem[] }[] = [];
  for (const { offering, time, others } of found) {
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

/** The first lines, below their days. */
export const takeRows = (groups: readonly WhatsOnGroup[], count: number): WhatsOnGroup[] => {
  let left = count;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
};

/** The audiences that there are, the most frequent first, with the words for them. */
function countAudiences(offerings: readonly Offering[]): Map<string, LocalizedText> {
  const counts = new Map<string, { count: number; label: LocalizedText }>();
  for (const { audience } of offerings) {
    if (!audience) continue;
    const known = counts.get(audience.value);
    counts.set(audience.value, { label: audience.label, count: (known?.count ?? 0) + 1 });
  }
  return new Map(
    [...counts]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([value, { label }]) => [value, label]),
  );
}

/** The calendar reaches six weeks ahead. */
export const calendarDays = 42;

function countDays(offerings: readonly Offering[], filters: WhatsOnFilters, clock: MuseumClock) {
  const counts = new Map<string, number>();
  for (const offering of offerings) {
    if (!matches(offering, filters)) continue;
    const days = offering.times
      .filter(
        (time) =>
          !isPast(time, clock.instant) &&
          (filters.language === null || time.languages.includes(filters.language)),
      )
      .map(({ date }) => toDateText(date));
    for (const day of new Set(days)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const first = clock.now.date;
  return [...counts]
    .filter(([day]) => {
      const date = parseLocalDate(day);
      return date !== null && daysBetween(first, date) < calendarDays;
    })
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, count]) => ({ day, count }));
}
