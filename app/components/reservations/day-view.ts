import type { Availability, Day, Offer, Slot } from '#services/reservations/contract.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatDate, formatTime, timePrefix } from '#shared/dates/format-dates.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { CalendarOptions } from './calendar-view.ts';
import { formatCount, formatStartTime, type ReserveMessages } from './reserve-messages.ts';
import { toWaitHref } from './tickets-href.ts';

/** The times of the chosen day. */
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

const isFree = ({ state }: Pick<Slot, 'state'>) => state === 'open' || state === 'few';

/** @returns what one may choose on a day, and what to say where there is nothing */
export function toDayView(
  day: Day,
  offer: Offer,
  availability: Availability,
  options: CalendarOptions,
): DayView {
  const { language, messages, by = null, hours = null } = options;
  const free = day.slots.filter(isFree);
  const ahead = day.slots.filter(({ state }) => state !== 'over');
  const own = languageOptions.find(({ code }) => code === language)?.nativeName;
  const proposed =
    free.findLast(({ time }) => by !== null && time <= by) ??
    free.find((slot) => slot.language?.[language] === own) ??
    free[0];
  return {
    none: tellNone(day, availability, options),
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
