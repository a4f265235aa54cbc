import type { FreeDays } from '#shared/calendar/free-days.ts';
import type { DateHours, WeekdayHours } from '#shared/calendar/opening-hours.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';
import type { Offer, OfferTicket } from '../contract.ts';

/**
 * What can be reserved and when, as the museum's editors set it. The server of the site makes it
 * from the content management service; this service reads it anew for each call.
 */
export interface Programme {
  /** IANA name of the museum's zone. */
  readonly timeZone: string;
  /** Degrees; null: not known, and daylight is not looked at. */
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly openingHours: readonly (WeekdayHours & { readonly lastEntry: string | null })[];
  readonly exceptionalHours: readonly DateHours[];
  readonly closures: readonly Closure[];
  readonly rules: ReservationRules;
  readonly offers: readonly PlannedOffer[];
  readonly place: Place;
}

/** The settings that all offers share. */
export interface ReservationRules {
  /** Days from today on that can be reserved. */
  readonly daysAhead: number;
  readonly holdMinutes: number;
  /** Hours for which a freed place is kept for somebody on the waiting list. */
  readonly waitingOfferHours: number;
}

/** Times that do not take place. */
export interface Closure {
  /** YYYY-MM-DD, both included. */
  readonly date: string;
  readonly endDate: string;
  /** Uid of an offer or of one of its tickets; null: all. */
  readonly offer: string | null;
  /** HH:MM; null: all day. */
  readonly time: string | null;
}

export interface PlannedOffer extends Offer {
  /** Places of one time. */
  readonly capacity: number;
  /** Minutes before the beginning after which nothing can be reserved. */
  readonly cutOffMinutes: number;
  readonly departures: readonly Departure[];
  readonly tickets: readonly PlannedTicket[];
}

export interface PlannedTicket extends OfferTicket {
  /** Absent or null: it costs the same on all days. */
  readonly freeDays?: FreeDays | null;
}

export interface Departure {
  /** `monday`; null: on its date alone. */
  readonly weekday: string | null;
  /** YYYY-MM-DD: once, whether the house is open or not. Absent: every week. */
  readonly date?: string;
  /** HH:MM. */
  readonly starts: string;
  readonly language: TextByLanguage | null;
  /** Absent: as many places as the offer has. 0: editors say that it is full. */
  readonly capacity?: number;
}

/** The meeting place, for mails and calendar files. */
export interface Place {
  readonly name: TextByLanguage;
  /** One line. */
  readonly address: string | null;
  /** Plain text. */
  readonly directions: TextByLanguage | null;
  readonly phone: string | null;
  readonly email: string | null;
}
