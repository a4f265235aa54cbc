import type { Availability, Day, Lines, Offer, Slot } from '#services/reservations/contract.ts';
import { type DateHours, hoursOf, type WeekdayHours } from '#shared/calendar/opening-hours.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import {
  formatDate,
  formatShortMonth,
  formatShortWeekday,
  formatTime,
  formatWeekday,
  timePrefix,
} from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, weekdayOf } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { formatCount, formatStartTime, type ReserveMessages } from './reserve-messages.ts';
import { toWaitHref } from './tickets-href.ts';

/** The data that the calendar of one offer draws. */
export interface CalendarView {
  readonly offers: readonly {
    readonly uid: string;
    readonly title: LocalizedText;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
  readonly offer: OfferView;
  /** "Places can be reserved up to January 1, 2027." */
  readonly until: string;
  readonly caption: string;
  /**
   * What a tile, a line below its number and a stroke say of a day: only those looks that some day has.
   * `isFar`: none of the near weeks has it.
   */
  readonly legend: readonly {
    readonly look: DayLook;
    readonly text: string;
    readonly isFar: boolean;
  }[];
  /** Sunday first, as calendars in Hawaiʻi have it in every language. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Seven places each; null: before the first day or after the last. */
  readonly weeks: readonly (readonly (DayCell | null)[])[];
  /** The weeks that are shown at first, so that the times are in the first screen. */
  readonly near: { readonly from: number; readonly until: number };
  readonly day: DayView | null;
  /** The program that led here, where it needs nothing but admission. */
  readonly occasion?: { readonly title: LocalizedText; readonly time: string } | null;
  /** "Access", and what there is for it on a tour. */
  readonly access?: { readonly term: string; readonly text: LocalizedText } | null;
  /** How many of each ticket the address names; null: none, or nothing is chosen yet. */
  readonly lines: Lines | null;
  readonly holdMinutes: number;
}

export type DayLook = keyof ReserveMessages['calendar']['legend'];

const nearWeeks = 2;

export interface OfferView {
  readonly uid: string;
  readonly kind: string;
  readonly title: LocalizedText;
  readonly minQuantity: number;
  readonly maxQuantity: number;
  readonly isDaylightOnly: boolean;
  readonly tickets: readonly {
    readonly uid: string;
    readonly name: LocalizedText;
    readonly audience: LocalizedText | null;
    readonly price: number | null;
    readonly currency: string;
    readonly priceText: string | null;
  }[];
}

export interface DayCell {
  readonly date: string;
  readonly number: string;
  /** Cut short; set on the first day, and where a month begins. */
  readonly month: string | null;
  /** Everything in words: "Saturday, December 5: 42 left". */
  readonly label: string;
  /** The text on the day. Null: enough places are left, which its line shows. */
  readonly word: string | null;
  readonly state: Day['state'];
  /** Quarters of the places that are left where it is half of them or fewer, 0 to 2; null: more. */
  readonly fill: number | null;
  /** Null: nothing to choose. */
  readonly href: string | null;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

export interface DayView {
  readonly date: string;
  readonly title: string;
  /** "The house closes at 2 pm on this day.", with the editors' reason, where there are fewer times for it. */
  readonly early: { readonly text: string; readonly reason: LocalizedText | null } | null;
  readonly slots: readonly SlotView[];
  /** Where there are none: why, and the next day with places. */
  readonly none: {
    readonly text: string;
    readonly next: { readonly text: string; readonly href: string } | null;
  } | null;
  /**
   * Id of the one that is proposed: the last free one up to the wanted time, else the first free one in the
   * visitor's language, else the first free one; null: none is free.
   */
  readonly chosen: string | null;
}

export interface SlotView {
  readonly id: string;
  /** "Evening", before the first time of a part of a day that has several times in more than one. */
  readonly part: string | null;
  /** What is said before the time, and not seen: it would stand in every one of them. */
  readonly before: string;
  readonly time: string;
  readonly language: LocalizedText | null;
  readonly word: string;
  readonly state: Slot['state'];
  readonly isFree: boolean;
  /** The same below the hour: "6 left"; null where there is room for a group. */
  readonly short: string | null;
  /** Of a full time, and of one with fewer places than one reservation may have. */
  readonly waitHref: string | null;
  readonly left: number;
  /** "Only 1 place is left at 10:30 am.", where one reservation may have more. */
  readonly shortage: string | null;
}

export interface CalendarOptions {
  readonly language: Language;
  readonly messages: ReserveMessages;
  /** YYYY-MM-DD, as the address has it; null: none is chosen. */
  readonly day: string | null;
  /** Where none is chosen, the first one with places is shown as if it were. */
  readonly proposesDay?: boolean;
  /** HH:MM by which one wants to be there. */
  readonly by?: string | null;
  readonly lines?: Lines | null;
  /** The hours of the house; null: nobody knows them. */
  readonly hours?: {
    readonly openingHours: readonly WeekdayHours[];
    readonly exceptionalHours: readonly (DateHours & { readonly reason: LocalizedText | null })[];
  } | null;
  /** Address that shows an offer, and a day of it. */
  readonly toHref: (offer: string, day: string | null) => string;
}

/** @returns null where nothing can be reserved */
export function toCalendarView(
  availability: Availability,
  options: CalendarOptions,
): CalendarView | null {
  const { language, messages, toHref } = options;
  const offer = availability.offers.find(({ uid }) => uid === availability.offer);
  const first = parseLocalDate(availability.from);
  if (!offer || !first) return null;
  const title = toTitle(offer, language);
  const isProposed = options.day === null && options.proposesDay === true;
  const day = availability.days.find(({ date, state }) =>
    isProposed ? state === 'open' || state === 'few' : date === options.day,
  );
  // The days ahead may end while the house is closed.
  const lastDay =
    availability.days.findLast(({ state }) => state !== 'closed' && state !== 'none')?.date ??
    availability.to;
  const weeks = toWeeks(availability.days, first, offer, { ...options, day: day?.date ?? null });
  const near = findNear(weeks);
  return {
    // Programs are found in What's on; here stands the one that somebody came for.
    offers: availability.offers
      .filter(({ uid, kind }) => kind !== 'program' || uid === offer.uid)
      .map((one) => ({
        uid: one.uid,
        title: toTitle(one, language),
        href: toHref(one.uid, null),
        isCurrent: one.uid === offer.uid,
      })),
    offer: toOfferView(offer, language, messages, day?.freeTickets),
    until: fill(messages.calendar.until, { date: formatDate(lastDay, language) }),
    caption: fill(messages.calendar.caption, { title: title.text }),
    legend: toLegend(weeks, near, offer, messages),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const long = formatWeekday({ year: 2024, month: 1, day: 7 + index }, language);
      return { long: capitalize(long), short: formatShortWeekday(index, language) };
    }),
    weeks,
    near,
    day: day ? toDayView(day, offer, options, tellNone(day, availability, options)) : null,
    lines: options.lines ?? null,
    holdMinutes: availability.holdMinutes,
  };
}

/**
 * The weeks are seen two by two, so that a day stays where it was pressed whichever of them it is in; what
 * is left over at the end is seen with the last.
 */
function findNear(weeks: CalendarView['weeks']): CalendarView['near'] {
  const chosen = weeks.findIndex((week) => week.some((cell) => cell?.isChosen));
  const groups = Math.max(Math.floor(weeks.length / nearWeeks), 1);
  const group = Math.min(Math.floor(Math.max(chosen, 0) / nearWeeks), groups - 1);
  const from = group * nearWeeks;
  return {
    from,
    until: group === groups - 1 ? Math.max(weeks.length, nearWeeks) : from + nearWeeks,
  };
}

function toLegend(
  weeks: CalendarView['weeks'],
  near: CalendarView['near'],
  { kind }: Offer,
  { calendar: { legend, none } }: ReserveMessages,
): CalendarView['legend'] {
  const looksOf = (shown: CalendarView['weeks']) =>
    new Set(shown.flatMap((week) => week.filter(isDay).map(toLook)));
  const all = looksOf(weeks);
  const nearLooks = looksOf(weeks.slice(near.from, near.until));
  const looks = Object.keys(legend) as DayLook[];
  return looks
    .filter((look) => all.has(look))
    .map((look) => ({
      look,
      // Only tours are named as such.
      text: look === 'none' && !kind.endsWith('tour') ? none : legend[look],
      isFar: !nearLooks.has(look),
    }));
}

function toLook({ state, fill }: DayCell): DayLook {
  if (state === 'sold-out') return 'full';
  if (state === 'few' || (state === 'open' && fill !== null)) return 'half';
  if (state === 'none' || state === 'over') return 'none';
  return state;
}

/** A place of the table that is a day, no gap around them. */
const isDay = (cell: DayCell | null): cell is DayCell => cell !== null;

const toTitle = (offer: Offer, language: Language): LocalizedText =>
  chooseText(offer.title, language) ?? { text: offer.uid, language };

/** @param freeTickets those that cost nothing on the day that is looked at */
export function toOfferView(
  offer: Offer,
  language: Language,
  messages: ReserveMessages,
  freeTickets: readonly string[] = [],
): OfferView {
  const { uid, kind, minQuantity, maxQuantity, isDaylightOnly } = offer;
  return {
    uid,
    kind,
    title: toTitle(offer, language),
    minQuantity,
    maxQuantity,
    isDaylightOnly,
    tickets: offer.tickets.map(({ uid, name, audience, currency, ...ticket }) => {
      const price = freeTickets.includes(uid) ? 0 : ticket.price;
      return {
        uid,
        name: chooseText(name, language) ?? { text: uid, language },
        audience: chooseText(audience, language),
        price,
        currency,
        priceText:
          price === null ? null : price === 0 ? messages.times.free : formatPrice(price, currency),
      };
    }),
  };
}

function toWeeks(
  days: readonly Day[],
  first: LocalDate,
  offer: Offer,
  options: CalendarOptions,
): (DayCell | null)[][] {
  const cells: (DayCell | null)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...days.map((day, index) => toCell(day, addDays(first, index), index, offer, options)),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const chosenStates: readonly Day['state'][] = ['open', 'few', 'sold-out'];

function toCell(
  day: Day,
  date: LocalDate,
  inDays: number,
  offer: Offer,
  { language, messages, day: chosen, toHref }: CalendarOptions,
): DayCell {
  const word = toDayWord(day, messages, language);
  const capacity = day.slots.reduce((sum, slot) => sum + slot.capacity, 0);
  const name = formatDate(date, language, { withWeekday: true, withYear: false });
  const isToday = inDays === 0;
  return {
    date: day.date,
    number: String(date.day),
    month: isToday || date.day === 1 ? capitalize(formatShortMonth(date.month, language)) : null,
    label: fill(messages.calendar.label, {
      day: isToday ? `${messages.calendar.today}, ${name}` : capitalize(name),
      state: word,
    }),
    word: day.state === 'open' ? null : word,
    state: day.state,
    fill:
      day.left > capacity / 2 ? null : capacity === 0 ? 0 : Math.ceil((4 * day.left) / capacity),
    href: chosenStates.includes(day.state) ? toHref(offer.uid, day.date) : null,
    isToday,
    isChosen: day.date === chosen,
  };
}

function toDayWord({ state, left }: Day, messages: ReserveMessages, language: Language): string {
  const { calendar } = messages;
  switch (state) {
    case 'open':
      return formatCount(calendar.left, left, language);
    case 'few':
      return fill(calendar.few, { count: left });
    case 'sold-out':
      return calendar.soldOut;
    case 'closed':
      return calendar.closed;
    case 'none':
      return calendar.none;
    case 'over':
      return calendar.over;
  }
}

function tellNone(
  { date, slots, state }: Day,
  { days, offer }: Availability,
  { language, messages, toHref }: CalendarOptions,
): DayView['none'] {
  const areOver = slots.length > 0 && slots.every((slot) => slot.state === 'over');
  if (slots.length > 0 && !areOver) return null;
  const next = days.find((one) => one.date > date && (one.state === 'open' || one.state === 'few'));
  const when = next && formatDate(next.date, language, { withWeekday: true, withYear: false });
  return {
    text: areOver
      ? messages.times.allOver
      : state === 'closed'
        ? messages.times.closed
        : messages.times.none,
    next:
      next && when && offer
        ? { text: fill(messages.waiting.next, { when }), href: toHref(offer, next.date) }
        : null,
  };
}

const isFree = ({ state }: Pick<Slot, 'state'>) => state === 'open' || state === 'few';

function toDayView(
  day: Day,
  offer: Offer,
  { language, messages, by = null, hours = null }: CalendarOptions,
  none: DayView['none'],
): DayView {
  const free = day.slots.filter(isFree);
  const ahead = day.slots.filter(({ state }) => state !== 'over');
  const own = languageOptions.find(({ code }) => code === language)?.nativeName;
  const proposed =
    free.findLast(({ time }) => by !== null && time <= by) ??
    free.find((slot) => slot.language?.[language] === own) ??
    free[0];
  return {
    none,
    chosen: proposed?.id ?? null,
    date: day.date,
    title: capitalize(formatDate(day.date, language, { withWeekday: true, withYear: false })),
    early: ahead.length > 0 ? tellEarlyClosing(day.date, hours, messages, language) : null,
    slots: day.slots.map((slot) => ({
      id: slot.id,
      part: toPart(slot, ahead, messages, language),
      before: timePrefix(language),
      time: formatStartTime(slot.time, language, ''),
      language: chooseText(slot.language, language),
      word: toSlotWord(slot, messages, language),
      state: slot.state,
      isFree: isFree(slot),
      short: toShortWord(slot, messages, language),
      left: slot.left,
      ...tellShortage(slot, offer, messages, language),
    })),
  };
}

/** What there is where a time has fewer places than a reservation may ask for. */
function tellShortage(
  slot: Slot,
  { maxQuantity }: Offer,
  { times }: ReserveMessages,
  language: Language,
): Pick<SlotView, 'shortage' | 'waitHref'> {
  const isFull = slot.state === 'sold-out';
  if (!isFull && !(isFree(slot) && slot.left < maxQuantity)) {
    return { shortage: null, waitHref: null };
  }
  const time = formatStartTime(slot.time, language);
  return {
    shortage: isFull
      ? `${times.soldOut}.`
      : fillTime(formatCount(times.shortage, slot.left, language), time),
    waitHref: toWaitHref(slot.id),
  };
}

function tellEarlyClosing(
  day: string,
  hours: CalendarOptions['hours'],
  { times }: ReserveMessages,
  language: Language,
): DayView['early'] {
  const date = parseLocalDate(day);
  if (!date || !hours) return null;
  const { closes, exception } = hoursOf(date, hours.openingHours, hours.exceptionalHours);
  const usual = hoursOf(date, hours.openingHours, []).closes;
  if (!exception || closes === null || usual === null || closes >= usual) return null;
  const time = formatTime(Math.floor(closes / 60), closes % 60, language);
  return { text: fillTime(times.closesEarly, time), reason: exception.reason };
}

/** Fewer times are read at a glance. */
const fewTimes = 4;

function toPart(
  slot: Slot,
  slots: readonly Slot[],
  { times: { parts } }: ReserveMessages,
  language: Language,
): string | null {
  // Hours whose half of the day is a word say it themselves.
  if (slots.length <= fewTimes || timePrefix(language) !== '') return null;
  const partOf = ({ time }: Slot) =>
    time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening';
  const isFirst = slots.find((one) => partOf(one) === partOf(slot)) === slot;
  const isDivided = slots.some((one) => partOf(one) !== partOf(slot));
  return isFirst && isDivided ? parts[partOf(slot)] : null;
}

/** Where a party of any size finds room, a number beside every hour says nothing. */
const mostCounted = 20;

function toShortWord(slot: Slot, messages: ReserveMessages, language: Language): string | null {
  const { calendar } = messages;
  if (slot.state === 'open')
    return slot.left > mostCounted ? null : formatCount(calendar.left, slot.left, language);
  if (slot.state === 'few') return fill(calendar.few, { count: slot.left });
  return toSlotWord(slot, messages, language);
}

function toSlotWord({ state, left }: Slot, messages: ReserveMessages, language: Language): string {
  const { times } = messages;
  switch (state) {
    case 'open':
      return formatCount(times.left, left, language);
    case 'few':
      return formatCount(times.few, left, language);
    case 'sold-out':
      return times.soldOut;
    case 'over':
      return times.over;
    case 'cancelled':
      return times.cancelled;
  }
}
