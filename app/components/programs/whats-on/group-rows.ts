import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { MuseumClock } from '#app/museum-clock.ts';
import type { ProgramAccess } from '#services/content-management/contract.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { formatDate, formatMonth, formatTimeRange } from '#shared/dates/format-dates.ts';
import { daysBetween, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { tellPlaces } from '../list/describe-offer.ts';
import { toQuery } from '../list/program-filters.ts';
import { maxOtherDates } from '../list/program-listing.ts';
import { findStanding, type Standing } from './find-standing.ts';
import type { Occasion } from './occasions.ts';
import type { OfferingTime } from './offerings/offering.ts';
import { type DailyThing, tellEarliest, tellStarts } from './standing.ts';

export interface WhatsOnMessages {
  readonly onNow: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly otherDates: PluralForms;
  readonly otherTimes: PluralForms;
  readonly placesLeft: PluralForms;
  readonly placesAtATime: string;
  readonly dateToBeSet: string;
  /** "From {day}". */
  readonly fromDay: string;
  readonly exhibitions: PluralForms;
  readonly allDay: string;
  readonly daily: string;
  readonly alsoDaily: string;
  /** Of several closed days in a row. */
  readonly eachDay: string;
  readonly everyOpenDay: string;
  /** "Every day, also when the house is closed". */
  readonly alsoClosedDays: string;
  /** Of a day that has nothing of its own. */
  readonly asEveryDay: string;
  /** "{time} and later". */
  readonly andLater: string;
  readonly kinds: { readonly exhibition: string };
  readonly accessKinds: { readonly [kind in ProgramAccess]: string };
  readonly houseClosed: string;
  /** "Open {hours}". */
  readonly houseOpen: string;
}

/** The rows of one day; of one month, where they are past; what every open day has. */
export interface WhatsOnGroup {
  readonly heading: string;
  /** YYYY-MM-DD or YYYY-MM; null: no date yet. */
  readonly dateTime: string | null;
  /** YYYY-MM-DD: the last of several closed days that have the same, told as one. */
  readonly until?: string | null;
  /** Of a day on which the house does not open, or not as usual; the reason, where there is one. */
  readonly closed?: { readonly text: string; readonly reason: LocalizedText | null } | null;
  readonly items: readonly ProgramListItem[];
  /** Of its two closing lines, so that a page that only leads to the list needs none of its words. */
  readonly labels: { readonly allDay: string; readonly daily: string };
  /** What the day has as most days have it, told in a closing line. */
  readonly daily: readonly DailyThing[];
  /** Exhibitions of such a line, and where the day's are told. */
  readonly onView: { readonly text: string; readonly href: string; readonly count: number } | null;
}

export interface GroupStyle {
  /** Months of what has been. */
  readonly isPast?: boolean;
  /** Each thing once, below the day from which on it is. */
  readonly isOnce?: boolean;
  /** What is on at most days stands in one line of each day. */
  readonly isFolded?: boolean;
  /** Who asks for access is told of each line what there is. */
  readonly tellsAccess?: boolean;
  /** What every open day has stands once, after the first. */
  readonly isStandingOnce?: boolean;
  /** The same of a list that is narrowed, whose days are those that have something else. */
  readonly standing?: Standing | null;
  /** What the list is narrowed to. */
  readonly narrowed?: Readonly<Record<string, string | null>>;
}

/** Puts lines below the heading of their day, in the order given. */
export function groupRows(
  occasions: readonly Occasion[],
  style: GroupStyle,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  const byDay = Map.groupBy(occasions, ({ time }) => {
    const day = time && toDateText(time.date);
    return (style.isPast ? day?.slice(0, 7) : day) ?? null;
  });
  const standing = style.isStandingOnce ? findStanding(byDay, clock) : (style.standing ?? null);
  const told = new Set(standing?.things.map(([one]) => one?.offering));
  const groups = [...byDay].map(([dateTime, ofDay]) => {
    const folded = style.isFolded ? ofDay.filter(({ isDaily }) => isDaily) : [];
    const onView = standing?.hasExhibitions
      ? []
      : folded.filter(({ time }) => time?.isAllDay === true);
    const daily = folded.filter(
      ({ offering, time }) => time?.isAllDay === false && !told.has(offering),
    );
    const own = ofDay.filter((occasion) => !folded.includes(occasion));
    const closed = style.isPast
      ? null
      : findClosing(ofDay[0]?.time ?? null, clock, messages, language);
    return {
      labels: {
        allDay: messages.allDay,
        daily: own.length > 0 ? messages.alsoDaily : messages.daily,
      },
      heading: toHeading(ofDay[0]?.time ?? null, style, clock, language, messages),
      dateTime,
      closed,
      items: own.map(({ offering, time, others }) => {
        const row = offering.toRow(time);
        return {
          ...row,
          note: row.note ?? describeOthers(time, others, language, messages),
          accessTold: style.tellsAccess ? tellAccess(offering, language, messages) : null,
        };
      }),
      daily: daily.map((occasion) => {
        const { id, href, title, location, offer } = occasion.offering.toRow(occasion.time);
        return {
          ...{ id, href, title, hours: tellStarts(occasion, clock.timeZone, language) },
          room: tellRoom(occasion, offer, language, messages),
          place: (closed && location) ?? null,
          price: (closed && offer?.price) ?? null,
        };
      }),
      onView:
        onView.length > 0
          ? {
              text: fill(choosePlural(messages.exhibitions, onView.length, language), {
                count: onView.length,
              }),
              href: `/whats-on${toQuery({ ...style.narrowed, day: dateTime, kind: 'exhibition' })}`,
              count: onView.length,
            }
          : null,
    };
  });
  const joined = joinClosedDays(groups, language, messages);
  const once = toStandingGroups(standing, style, clock, language, messages);
  if (once.length === 0) return joined;
  // A day that has nothing else says so: it would seem to be left out.
  const [first, ...rest] = joined.map((group) =>
    group.closed || group.items.length + group.daily.length > 0 || group.onView
      ? group
      : { ...group, closed: { text: messages.asEveryDay, reason: null } },
  );
  return first ? [first, ...once, ...rest] : [];
}

/** "Step-free, Audio described"; the editors' own words, where they are in the page's language, say more. */
function tellAccess(
  { access, accessNote }: Occasion['offering'],
  language: Language,
  { accessKinds }: WhatsOnMessages,
): string {
  const kinds = access.map((kind) => accessKinds[kind]).join(', ');
  const note = accessNote?.language === language ? accessNote.text : null;
  return note ? `${kinds}: ${note}` : kinds;
}

/** "Every open day: House tour 10:30 am and later, Exhibitions", "Every day: Lighting the lamps 5:40 pm". */
function toStandingGroups(
  standing: Standing | null,
  { narrowed, tellsAccess }: GroupStyle,
  { timeZone }: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  if (!standing) return [];
  const toDaily = (occasions: readonly Occasion[]): DailyThing[] => {
    const [first] = occasions;
    if (!first) return [];
    const { offering, time } = first;
    const { id, href, title, location, offer } = offering.toRow(time);
    const each = [...new Set(occasions.map((one) => tellStarts(one, timeZone, language)))];
    const times = occasions.flatMap((one) => [...(one.time ? [one.time] : []), ...one.others]);
    return [
      {
        // A way to no day of them all.
        ...{ id, href: href.split('?')[0] ?? href, title },
        hours:
          each.length === 1 && each[0]
            ? each[0]
            : fill(messages.andLater, { time: tellEarliest(times, timeZone, language) }),
        place: (standing.alsoClosed.has(offering) && location) || null,
        price: offer?.price ?? null,
        room: tellsAccess ? tellAccess(offering, language, messages) : null,
      },
    ];
  };
  const exhibitions = standing.hasExhibitions
    ? {
        text: messages.kinds.exhibition,
        href: `/whats-on${toQuery({ ...narrowed, kind: 'exhibition' })}`,
        count: 0,
      }
    : null;
  return [false, true].flatMap((isAlsoClosed) => {
    const daily = standing.things
      .filter(([one]) => one && standing.alsoClosed.has(one.offering) === isAlsoClosed)
      .flatMap(toDaily);
    const onView = isAlsoClosed ? null : exhibitions;
    if (daily.length === 0 && !onView) return [];
    const heading = isAlsoClosed ? messages.alsoClosedDays : messages.everyOpenDay;
    const labels = { allDay: messages.allDay, daily: '' };
    return [{ heading, dateTime: null, items: [], labels, daily, onView }];
  });
}

/** Closed days in a row that have nothing but the same small things, as one. */
function joinClosedDays(
  groups: readonly WhatsOnGroup[],
  language: Language,
  { houseClosed, eachDay }: WhatsOnMessages,
): WhatsOnGroup[] {
  const joined: WhatsOnGroup[] = [];
  // Each leads to its own day.
  const tell = ({ closed, daily }: WhatsOnGroup) =>
    JSON.stringify([closed, daily.map(({ href: _, ...thing }) => thing)]);
  for (const group of groups) {
    const before = joined.at(-1);
    const [last, date] = [before?.until ?? before?.dateTime, group.dateTime].map((day) =>
      parseLocalDate(day ?? ''),
    );
    const isQuiet =
      group.closed?.text === houseClosed && group.items.length === 0 && group.onView === null;
    if (
      before?.items.length === 0 &&
      isQuiet &&
      last &&
      date &&
      daysBetween(last, date) === 1 &&
      tell(before) === tell(group)
    ) {
      const [first = ''] = before.heading.split('\u00a0– ');
      const end = formatDate(date, language, { withWeekday: true, withYear: false });
      joined[joined.length - 1] = {
        ...before,
        heading: `${first}\u00a0– ${end}`,
        until: group.dateTime,
        labels: { ...before.labels, daily: eachDay },
      };
    } else joined.push(group);
  }
  return joined;
}

/** What is left at its times on the day. */
function tellRoom(
  { time, others }: Occasion,
  offer: ProgramListItem['offer'],
  language: Language,
  messages: WhatsOnMessages,
): string | null {
  if (!offer?.places || !time) return offer?.hint ?? null;
  const open = [time, ...others].filter(({ isOpen }) => isOpen);
  return tellPlaces(open.length > 0 ? open : [time], messages, language);
}

function toHeading(
  time: OfferingTime | null,
  { isPast, isOnce }: GroupStyle,
  { now }: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): string {
  if (!time) return messages.dateToBeSet;
  const { date } = time;
  const isThisYear = date.year === now.date.year;
  if (isPast) return `${capitalize(formatMonth(date.month, language))} ${date.year}`;
  const text = formatDate(date, language, { withWeekday: true, withYear: !isThisYear });
  const name = [messages.today, messages.tomorrow][daysBetween(now.date, date)];
  const day = name ? `${name}, ${text}` : text;
  if (!isOnce) return capitalize(day);
  return fill(messages.fromDay, { day: name ? day.charAt(0).toLowerCase() + day.slice(1) : day });
}

/**
 * Some things are on while the house is closed: lamps at the gate, an evening in the garden. Hours out of the
 * ordinary are told too.
 */
function findClosing(
  time: OfferingTime | null,
  { settings }: MuseumClock,
  { houseClosed, houseOpen }: WhatsOnMessages,
  language: Language,
): WhatsOnGroup['closed'] {
  if (!time || !settings || settings.openingHours.length === 0) return null;
  const hours = hoursOf(time.date, settings.openingHours, settings.exceptionalHours);
  const reason = hours.exception?.reason ?? null;
  if (hours.opens === null || hours.closes === null) return { text: houseClosed, reason };
  return hours.exception
    ? {
        text: fill(houseOpen, {
          hours: formatTimeRange(toClock(hours.opens), toClock(hours.closes), language),
        }),
        reason,
      }
    : null;
}

const toClock = (minutes: number) => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

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
