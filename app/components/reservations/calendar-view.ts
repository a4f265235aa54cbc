import type { Availability, Day, Lines, Offer } from '#services/reservations/contract.ts';
import type { DateHours, WeekdayHours } from '#shared/calendar/opening-hours.ts';
import {
  formatDate,
  formatShortMonth,
  formatShortWeekday,
  formatWeekday,
} from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, weekdayOf } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { type DayView, toDayView } from './day-view.ts';
import { formatCount, type ReserveMessages } from './reserve-messages.ts';

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
    day: day ? toDayView(day, offer, availability, options) : null,
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
