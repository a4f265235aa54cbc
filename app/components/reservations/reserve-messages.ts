import type english from '#locales/en/tickets.json';
import type { Lines, Offer, OfferTicket, Slot } from '#services/reservations/contract.ts';
import { isLastEntry } from '#shared/calendar/last-entry.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import { type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import { nameZone } from '#shared/dates/name-zone.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural, type PluralForms } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText } from '#shared/languages/localized-text.ts';

/** The words of everything that has to do with reserving; a part of the section `tickets`. */
export type ReserveMessages = (typeof english)['reserve'];

export const formatCount = (forms: PluralForms, count: number, language: Language): string =>
  fill(choosePlural(forms, count, language), { count });

/** HH:MM of the museum's clock. @param prefix what stands before it, where that is not the language's own */
export function formatStartTime(time: string, language: Language, prefix?: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatTime(hour, minute, language, prefix);
}

/** When a visit is, in the museum's zone. */
export interface SlotMoment {
  /** "Saturday, December 5, 2026". */
  readonly day: string;
  /** "10:30–11:45 am" of a tour, "entry 10–11 am" of a visit, which lasts as long as one likes. */
  readonly hours: string;
  /** How long one may stay, where that is not told by the hours. */
  readonly stay: string | null;
  /** ISO 8601. */
  readonly dateTime: string;
}

export function formatMoment(
  { kind, durationMinutes }: Pick<Offer, 'kind' | 'durationMinutes'>,
  slot: Slot,
  timeZone: string,
  messages: Pick<ReserveMessages, 'entry'>,
  language: Language,
): SlotMoment {
  const isEntry = kind === 'admission';
  const isLast = isEntry && isLastEntry(slot, durationMinutes);
  const begin = toMuseumTime(new Date(slot.startsAt), timeZone);
  const hours = isLast
    ? formatStartTime(slot.time, language)
    : formatTimeRange(begin, toMuseumTime(new Date(slot.endsAt), timeZone), language);
  return {
    day: capitalize(formatDate(slot.date, language, { withWeekday: true, withYear: false })),
    hours: isEntry ? fill(messages.entry.hours, { hours }) : hours,
    stay: isLast ? messages.entry.last : isEntry ? messages.entry.stay : null,
    dateTime: slot.startsAt,
  };
}

/**
 * "Your places are kept until 7:15 am HST"; those of a waiting list for longer than a day: "until Tuesday, …". Who
 * reserves may be anywhere, so the zone is named.
 */
export function describeEnd(
  expiresAt: string,
  { timeZone, today }: { readonly timeZone: string; readonly today: LocalDate },
  { until, untilDay }: Pick<ReserveMessages['hold'], 'until' | 'untilDay'>,
  language: Language,
): string {
  const { date, hour, minute } = toMuseumTime(new Date(expiresAt), timeZone);
  const time = formatTime(hour, minute, language);
  const zone = nameZone(timeZone, new Date(expiresAt));
  if (toDateText(date) === toDateText(today)) return fill(fillTime(until, time), { zone });
  const day = formatDate(date, language, { withWeekday: true, withYear: false });
  return fill(untilDay, { time: `${day}, ${time}`, zone });
}

/** "Saturday, December 5, 10:30 am". */
export const formatShort = (slot: Slot, language: Language): string =>
  `${capitalize(formatDate(slot.date, language, { withWeekday: true, withYear: false }))}, ${formatStartTime(slot.time, language)}`;

/** How many of which ticket; one entry where the offer has one kind only. */
export function listPeople(
  offer: Offer,
  lines: Lines,
  quantity: number,
  messages: ReserveMessages,
  language: Language,
): readonly string[] {
  if (offer.tickets.length < 2) return [formatCount(messages.people, quantity, language)];
  return offer.tickets
    .filter(({ uid }) => lines[uid])
    .map(({ uid, name }) => `${lines[uid]}\u00a0×\u00a0${chooseText(name, language)?.text ?? uid}`);
}

/**
 * @param free what a sum of nothing is called
 * @returns null where nothing is paid and that has no word, or a price is not known
 */
export function formatTotal(
  offer: {
    readonly tickets: readonly Pick<OfferTicket, 'uid' | 'price' | 'currency'>[];
  },
  lines: Lines,
  free: string | null = null,
): string | null {
  const wanted = offer.tickets.filter(({ uid }) => lines[uid]);
  const currency = wanted[0]?.currency;
  if (!currency || wanted.some((one) => one.price === null || one.currency !== currency))
    return null;
  const amount = wanted.reduce((sum, { uid, price }) => sum + (price ?? 0) * (lines[uid] ?? 0), 0);
  return amount === 0 ? free : formatPrice(amount, currency);
}
