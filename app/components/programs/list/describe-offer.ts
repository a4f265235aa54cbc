import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  Exhibition,
  ItemLink,
  ProgramStatus,
  ProgramTime,
  TicketType,
} from '#services/content-management/contract.ts';
import type { Slot } from '#services/reservations/contract.ts';
import { lateMinutes } from '#shared/calendar/last-entry.ts';
import { minutesOf, toMuseumTime } from '#shared/calendar/museum-time.ts';
import { findLastEntry, hoursOf, isHouseClosed } from '#shared/calendar/opening-hours.ts';
import { isOwnDesk } from '#shared/calendar/own-desk.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { daysUntilReservable } from '#shared/calendar/reservable-days.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { addDays, type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';
import { toTicketsHref } from '../../reservations/tickets-href.ts';

export interface OfferMessages {
  readonly actions: {
    readonly reserve: string;
    readonly tickets: string;
    /** For days whose places cannot be reserved yet: "Tickets from {date}". */
    readonly ticketsFrom: string;
    /** The same of places: "Reservations open {date}". */
    readonly reservationsFrom: string;
    /** In place of tickets on a day on which there is no admission. */
    readonly houseClosed: string;
    /** In place of tickets once nobody is let in any more. */
    readonly entryOver: string;
    readonly waitingList: string;
    /** Of what is full: "Next with room: {when}". */
    readonly nextWithRoom: string;
    readonly noReservation: string;
    /** Of what admission is enough for. */
    readonly noLimit: string;
    /** The same where there are so many places: "15 places, first come". */
    readonly firstCome: PluralForms;
    /** Of what is on view. */
    readonly noTicket: string;
    /** Of places for which one writes to us. */
    readonly onRequest: string;
    /** `{host}`: where one reserves is another site. */
    readonly elsewhere: string;
    /** Too late to reserve by the site; there may still be room. */
    readonly closed: string;
    /** The same of what begins before the desk is there to be asked. */
    readonly closedAtStart: string;
    /** Of what has begun and takes nobody else. */
    readonly underWay: string;
  };
  readonly placesLeft: PluralForms;
  /** Of several times of a day: a sum would promise a party more than one of them holds. */
  readonly placesAtATime: string;
}

/** What it costs to come, whether there is room, and the one thing to do. */
export interface RowOffer {
  readonly price: LocalizedText | null;
  /** "14 places left". */
  readonly places: { readonly text: string; readonly isFew: boolean } | null;
  readonly action: {
    readonly text: string;
    /** Of the editors' own words; absent: the page's. */
    readonly language?: string;
    readonly link: ItemLink;
  } | null;
  /** In place of an action: "No reservation needed", "Online booking has closed". */
  readonly hint: string | null;
  /** Nobody else can come, unless somebody gives places back. */
  readonly isSoldOut?: boolean;
  /** It has begun, and takes nobody else. */
  readonly isUnderWay?: boolean;
  /** When there is room again, of what is full. */
  readonly next?: { readonly text: string; readonly link: ItemLink };
}

/** What the service of reservations says of dated times, by their ids. */
export type SlotsById = ReadonlyMap<string, Slot>;

/** `house-tour@2026-12-05T10:30`, in the museum's time, as the service of reservations names it. */
export function toSlotId(offer: string, startsAt: string, timeZone: string): string {
  const { date, hour, minute } = toMuseumTime(new Date(startsAt), timeZone);
  return `${offer}@${toDateText(date)}T${pad(hour)}:${pad(minute)}`;
}

const pad = (number: number) => String(number).padStart(2, '0');

interface Bookable {
  readonly uid: string;
  readonly status: ProgramStatus;
  readonly priceLabel: LocalizedText | null;
  readonly booking: ItemLink | null;
  /** How many can come; absent or null: nobody counts them. */
  readonly capacity?: number | null;
}

/**
 * Whatever one can come to says whether there is room: how many places are left, or why none are counted.
 * @param slot null: nothing is known of its places, and of those at our own desk nothing is said
 */
export function describeOffer(
  program: Bookable,
  time: Pick<ProgramTime, 'startsAt' | 'endsAt' | 'isFullyBooked' | 'isCancelled'> | null,
  slot: Slot | null,
  clock: MuseumClock,
  language: Language,
  messages: OfferMessages,
): RowOffer {
  const price = program.priceLabel && {
    ...program.priceLabel,
    // Materials, companions and exceptions are told on the program's own page.
    text: (program.priceLabel.text.split(/[;,]/)[0] ?? '').trim(),
  };
  const isOff =
    program.status !== 'scheduled' || !time || time.isCancelled || isPast(time, clock.instant);
  // What nobody can come to costs nothing.
  if (isOff) return { price: null, places: null, action: null, hint: null };
  if (slot) {
    const offer = describeSlot(slot, clock, language, messages);
    return { price: offer.isUnderWay ? null : price, ...offer };
  }
  const { booking } = program;
  const { actions } = messages;
  const none = { price, places: null, action: null, hint: null };
  const { date, hour, minute } = toMuseumTime(new Date(time.startsAt), clock.timeZone);
  if (isOwnDesk(booking)) {
    if (time.isFullyBooked) return none;
    return { ...none, ...offerAtDesk(program.uid, date, clock, language, messages) };
  }
  if (booking) {
    return {
      ...none,
      action: { text: time.isFullyBooked ? actions.waitingList : actions.reserve, link: booking },
      hint: tellHost(booking, actions.elsewhere) ?? actions.onRequest,
    };
  }
  if (time.isFullyBooked) return none;
  const kind = readPriceLabel(program.priceLabel?.text)?.kind;
  if (kind !== 'admission') return { ...none, hint: actions.noReservation };
  if (isHouseClosed(date, clock.settings))
    return { ...none, price: null, hint: actions.houseClosed };
  const by = `${pad(hour)}:${pad(minute)}`;
  const admission = offerAdmission(date, clock, language, messages, by);
  const { capacity } = program;
  const room = capacity
    ? fill(choosePlural(actions.firstCome, capacity, language), { count: capacity })
    : actions.noLimit;
  return { ...none, ...admission, hint: admission.hint ?? room };
}

/** "Opens pay.example in a new tab"; null: the link leads to a page of ours, or to an address to write to. */
export function tellHost({ href, isExternal }: ItemLink, words: string): string | null {
  // An address to write to has no host.
  const host = isExternal ? new URL(href).hostname : '';
  return host ? fill(words, { host }) : null;
}

/** Places at our own desk of which nothing is known now: leads to them on their day, or says from when there are some. */
function offerAtDesk(
  offer: string,
  day: LocalDate,
  clock: MuseumClock,
  language: Language,
  { actions }: OfferMessages,
): Pick<RowOffer, 'action' | 'hint'> {
  const hint = tellWait(actions.reservationsFrom, day, clock, language);
  if (hint) return { action: null, hint };
  const link = toPath(toTicketsHref(offer, toDateText(day)));
  return { action: { text: actions.reserve, link }, hint: null };
}

/** "Tickets from December 7" of a day that cannot be reserved yet; null: it can be. */
function tellWait(
  words: string,
  day: LocalDate,
  { now, settings }: MuseumClock,
  language: Language,
): string | null {
  const wait = daysUntilReservable(day, now.date, settings);
  if (wait === 0) return null;
  const from = addDays(now.date, wait);
  const date = formatDate(from, language, { withYear: from.year !== now.date.year });
  return fill(words, { date });
}

/**
 * Admission to the house is all it needs: leads to its times on a day, or says when there will be some.
 * @param by HH:MM at which something begins there
 */
export function offerAdmission(
  day: LocalDate,
  clock: MuseumClock,
  language: Language,
  { actions }: OfferMessages,
  by: string | null = null,
): Pick<RowOffer, 'action' | 'hint'> {
  const hint = tellWait(actions.ticketsFrom, day, clock, language);
  if (hint) return { action: null, hint };
  const isToday = toDateText(day) === toDateText(clock.now.date);
  // Without an hour of its own it is seen on the next day as well, to which the tickets lead then.
  const over = isToday && by ? tellEntryOver(clock, actions) : null;
  if (over) return { action: null, hint: over };
  const href = isToday && !by ? '/tickets' : toTicketsHref('admission', toDateText(day), by);
  return { action: { text: actions.tickets, link: toPath(href) }, hint: null };
}

/**
 * What stands in place of today's tickets once the last entry can be reserved no more; null: it can. For a
 * quarter of an hour the gate still lets in.
 */
function tellEntryOver(
  { now, settings }: MuseumClock,
  { closed, entryOver }: OfferMessages['actions'],
): string | null {
  if (!settings) return null;
  const { openingHours, exceptionalHours } = settings;
  const last = findLastEntry(hoursOf(now.date, openingHours, exceptionalHours), openingHours);
  const minutes = minutesOf(now);
  if (last === null || minutes < last) return null;
  return minutes < last + lateMinutes ? closed : entryOver;
}

/** The tour that an exhibition is seen with only; null: admission to the house is all it needs. */
export const findTour = <Ticket extends Pick<TicketType, 'uid' | 'kind'>>(
  { ticketType }: Pick<Exhibition, 'ticketType'>,
  tickets: readonly Ticket[],
): Ticket | null =>
  tickets.find(({ uid, kind }) => uid === ticketType && kind === 'guided_tour') ?? null;

/**
 * "House tour, $30", and the way to its times.
 * @param on the day that is told, with what is known of its times; null: any day
 */
export function offerTour(
  { uid, name, price, currency }: Pick<TicketType, 'uid' | 'name' | 'price' | 'currency'>,
  messages: OfferMessages,
  on: { readonly day: LocalDate; readonly slots: SlotsById | null } | null = null,
  clock: MuseumClock | null = null,
  language: Language = 'en',
): RowOffer {
  const { actions } = messages;
  const cost = price === null ? '' : `, ${formatPrice(price, currency)}`;
  const day = on && toDateText(on.day);
  const link = toPath(toTicketsHref(uid, day));
  const offer = {
    price: { text: name.text + cost, language: name.language },
    places: null,
    action: { text: actions.reserve, link },
    hint: null,
  };
  const wait = on && clock && tellWait(actions.reservationsFrom, on.day, clock, language);
  if (wait) return { ...offer, action: null, hint: wait };
  const times = [...(on?.slots?.values() ?? [])].filter(
    (slot) => slot.offer === uid && slot.date === day && slot.state !== 'cancelled',
  );
  if (times.length === 0) return offer;
  const open = times.filter(({ state }) => state === 'open' || state === 'few');
  if (open.length > 0) {
    const text = tellPlaces(open, messages, language);
    return { ...offer, places: { text, isFew: open.every(({ state }) => state === 'few') } };
  }
  return times.some(({ state }) => state === 'sold-out')
    ? { ...offer, action: { text: actions.waitingList, link }, isSoldOut: true }
    : { ...offer, action: null, hint: actions.closed };
}

/** How many one party may be: of several times that of the emptiest. */
export function tellPlaces(
  times: readonly { readonly left?: number }[],
  { placesLeft, placesAtATime }: Pick<OfferMessages, 'placesLeft' | 'placesAtATime'>,
  language: Language,
): string {
  const count = Math.max(...times.map(({ left = 0 }) => left));
  return fill(times.length > 1 ? placesAtATime : choosePlural(placesLeft, count, language), {
    count,
  });
}

/** A time that can be reserved: its places, and the way to them or to the waiting list. */
export function describeSlot(
  slot: Slot,
  { instant, settings }: Pick<MuseumClock, 'instant' | 'settings'>,
  language: Language,
  messages: OfferMessages,
): Omit<RowOffer, 'price'> {
  const { actions, placesLeft } = messages;
  const none = { places: null, action: null, hint: null };
  switch (slot.state) {
    case 'open':
    case 'few':
      return {
        places: {
          text: fill(choosePlural(placesLeft, slot.left, language), { count: slot.left }),
          isFew: slot.state === 'few',
        },
        action: {
          text: actions.reserve,
          // Its own time is chosen there, though an earlier one of that day has places too.
          link: toPath(toTicketsHref(slot.offer, slot.date, slot.time)),
        },
        hint: null,
      };
    case 'sold-out':
      return {
        ...none,
        isSoldOut: true,
        action: {
          text: actions.waitingList,
          link: toPath(`/tickets/wait/${encodeURIComponent(slot.id)}`),
        },
      };
    case 'over':
      return Date.parse(slot.startsAt) <= instant.getTime()
        ? { ...none, hint: actions.underWay, isUnderWay: true }
        : {
            ...none,
            hint: beginsBeforeDesk(slot, settings) ? actions.closedAtStart : actions.closed,
          };
    case 'cancelled':
      return none;
  }
}

function beginsBeforeDesk({ date, time }: Slot, settings: MuseumClock['settings']): boolean {
  const day = parseLocalDate(date);
  if (!day || !settings) return false;
  const { opens } = hoursOf(day, settings.openingHours, settings.exceptionalHours);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return opens !== null && hour * 60 + minute <= opens;
}

const toPath = (href: string): ItemLink => ({ href, isExternal: false, text: null });
