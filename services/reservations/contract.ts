import type { Language } from '#shared/languages/languages.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';

/**
 * Places at dated times, kept for visitors without an account. Source: design §6 (tickets); the
 * protocol is in `README.md`. Nobody is told yes for a place that somebody else has.
 *
 * @throws {ServiceUnavailable} from every call when the service fails. Nothing is known then of
 * whether a change was made: the same call may be sent again and is carried out once.
 */
export interface Reservations {
  /**
   * The offers that can be reserved in the next weeks, and the days of one offer.
   * @param offer uid; null or unknown: the first
   */
  findAvailability(offer: string | null): Promise<Availability>;
  /** All dated times of the next weeks but those of admission, in any order. */
  listSlots(): Promise<readonly Slot[]>;
  /** @returns null: there is no such time */
  findSlot(slotId: string): Promise<{ readonly offer: Offer; readonly slot: Slot } | null>;
  /** Takes places for `holdMinutes`, for whoever knows the hold's id. */
  hold(request: HoldRequest): Promise<HoldAnswer>;
  findHold(holdId: string): Promise<Hold | null>;
  /** Gives the full time again, a few times; where it had ended, if the places are still there. */
  extendHold(holdId: string): Promise<HoldAnswer>;
  /** Gives the places back. Does nothing where there is no hold. */
  releaseHold(holdId: string): Promise<void>;
  /** Turns a hold into a reservation; the mail to the visitor is queued with it. */
  reserve(holdId: string, details: VisitorDetails): Promise<ReserveAnswer>;
  /** @param token from the visitor's own link */
  findReservation(token: string): Promise<Reservation | null>;
  /** The visit as a calendar file (RFC 5545). @returns null where there is no such reservation */
  findCalendar(token: string, language: Language): Promise<string | null>;
  /** The token of a reservation for those who know both. @param visitor as in a `HoldRequest` */
  findByCode(code: string, email: string, visitor?: string | null): Promise<LookupAnswer>;
  /** Other time, other number, or both, in one step: the old places are kept until the new ones are taken. */
  change(token: string, slotId: string, lines: Lines): Promise<ChangeAnswer>;
  /** Cancelling what is cancelled changes nothing. */
  cancel(token: string): Promise<ChangeAnswer>;
  /** Puts somebody on the waiting list of a time that is full. */
  wait(slotId: string, request: WaitRequest): Promise<WaitAnswer>;
  findWaiting(token: string): Promise<Waiting | null>;
  leaveWaitingList(token: string): Promise<Waiting | null>;
  /** Everybody who comes to one time, for the desk. @returns null: the link is wrong or too old */
  findCheckIn(token: string): Promise<CheckIn | null>;
}

/** Something with times of its own: admission (all its ticket types share the places), a tour, a program. */
export interface Offer {
  readonly uid: string;
  readonly kind: string;
  readonly title: TextByLanguage;
  readonly durationMinutes: number | null;
  /** Fewest and most places of one reservation. */
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** Only while there is daylight. */
  readonly isDaylightOnly: boolean;
  /** Kinds of tickets that one reservation may mix. */
  readonly tickets: readonly OfferTicket[];
}

export interface OfferTicket {
  readonly uid: string;
  readonly name: TextByLanguage;
  readonly audience: TextByLanguage | null;
  /** In `currency`; 0: free; null: not known. Beside a slot: on its day. */
  readonly price: number | null;
  readonly currency: string;
}

/** Places by ticket uid. */
export type Lines = { readonly [ticket: string]: number };

/** One time of an offer on one day. */
export interface Slot {
  /** `house-tour@2026-12-05T10:30`, in the museum's time. */
  readonly id: string;
  readonly offer: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  /** ISO 8601, UTC, as all instants here. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Language of the tour; null: no guide, or any. */
  readonly language: TextByLanguage | null;
  readonly capacity: number;
  /** Places nobody has or holds. */
  readonly left: number;
  readonly state: SlotState;
}

/** `over`: the cut-off has passed. */
export type SlotState = 'open' | 'few' | 'sold-out' | 'over' | 'cancelled';

export interface Availability {
  readonly timeZone: string;
  /** The first and the last day that can be reserved, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly holdMinutes: number;
  /** Places that come free are kept so long for who waits, at most half of the time until reservations close. Null: it is not said. */
  readonly waitingOfferHours: number | null;
  readonly offers: readonly Offer[];
  /** Uid of the offer whose days these are; null: nothing can be reserved. */
  readonly offer: string | null;
  readonly days: readonly Day[];
}

export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** `none`: open, without a time of this offer. */
  readonly state: 'open' | 'few' | 'sold-out' | 'over' | 'none' | 'closed';
  readonly left: number;
  readonly slots: readonly Slot[];
  /** Uids of tickets that cost nothing on this day, whatever the offer says. */
  readonly freeTickets: readonly string[];
}

export interface HoldRequest {
  readonly slotId: string;
  readonly lines: Lines;
  /** One press of a button; 8 to 100 letters, digits, - and _. Null where no script ran. */
  readonly idempotencyKey: string | null;
  /** Address of the visitor as limits count it; nothing where it is not known. */
  readonly visitor?: string | null;
}

export interface Hold {
  /** Cannot be guessed; whoever knows it may reserve. */
  readonly id: string;
  readonly offer: Offer;
  readonly slot: Slot;
  readonly lines: Lines;
  readonly quantity: number;
  readonly expiresAt: string;
  readonly isExpired: boolean;
  readonly canExtend: boolean;
  /** Once it has ended, its time is reserved still: it can be taken again while its places are free. */
  readonly canRenew: boolean;
  /** The places are reserved already: token of the reservation. */
  readonly reservationToken: string | null;
  /** The data of the person on the waiting list to whom this is offered. */
  readonly details: { readonly name: string; readonly email: string } | null;
}

/** Why there is no yes, with what there is instead. */
export interface Refusal {
  readonly reason:
    | 'sold-out'
    /** Some are left, not so many. */
    | 'not-enough'
    /** The cut-off has passed. */
    | 'over'
    | 'cancelled'
    /** There is no such time (any more). */
    | 'no-slot'
    /** Fewer or more than one reservation may have. */
    | 'quantity'
    /** The hold was given back or is long over. */
    | 'no-hold'
    /** The hold was prolonged as often as it may be. */
    | 'held-long-enough'
    /** The same address already holds as many places as it may. */
    | 'too-many-held'
    /** From the same address so many waiting lists were joined today. */
    | 'too-many-lists';
  /** Places left at that time. */
  readonly left: number;
  readonly slot: Slot | null;
  readonly offer: Offer | null;
  /** Times of the same offer with enough places, nearest first. */
  readonly nearest: readonly Slot[];
}

export type HoldAnswer =
  | { readonly outcome: 'held'; readonly hold: Hold }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** As typed; what the fields may hold is decided by the service's schema. */
export interface VisitorDetails {
  readonly fields: { readonly [field: string]: string };
  /** In which the visitor is written to. */
  readonly language: Language;
  readonly consentVersion: string;
}

export interface FieldProblem {
  readonly code:
    | 'required'
    | 'invalid'
    | 'invalid-email'
    | 'too-long'
    | 'not-a-number'
    | 'too-small'
    | 'too-large';
  readonly limit: string | null;
}

export type FieldProblems = { readonly [field: string]: FieldProblem };

export type ReserveAnswer =
  | { readonly outcome: 'reserved'; readonly token: string; readonly isRepeat: boolean }
  | { readonly outcome: 'invalid'; readonly problems: FieldProblems }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

export interface Reservation {
  /** For the visitor's own link. */
  readonly token: string;
  /** To be read out at the desk: `7K2M-9QXD`. */
  readonly code: string;
  readonly state: 'reserved' | 'cancelled' | 'cancelled-by-museum';
  readonly offer: Offer;
  readonly slot: Slot;
  readonly lines: Lines;
  readonly quantity: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly tourLanguage: string | null;
  readonly access: string | null;
  /** Until the time begins. */
  readonly canChange: boolean;
  readonly reservedAt: string;
  readonly changedAt: string;
}

export type LookupAnswer =
  | { readonly outcome: 'found'; readonly token: string }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-often' };

export type ChangeAnswer =
  | { readonly outcome: 'changed'; readonly reservation: Reservation }
  /** It is past, cancelled or not there. */
  | { readonly outcome: 'not-possible' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

export interface WaitRequest extends VisitorDetails {
  readonly lines: Lines;
  /** As with a hold. */
  readonly visitor?: string | null;
}

export type WaitAnswer =
  | { readonly outcome: 'waiting'; readonly token: string; readonly isRepeat: boolean }
  /** There are places after all. */
  | { readonly outcome: 'places-left'; readonly left: number }
  | { readonly outcome: 'invalid'; readonly problems: FieldProblems }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

export interface Waiting {
  readonly token: string;
  readonly state: 'waiting' | 'offered' | 'taken' | 'left' | 'over';
  readonly offer: Offer;
  readonly slot: Slot;
  readonly quantity: number;
  readonly email: string;
  /** The hold that was offered. */
  readonly holdId: string | null;
}

export interface CheckIn {
  readonly offer: Offer;
  readonly slot: Slot;
  readonly isCancelled: boolean;
  readonly expected: number;
  readonly entries: readonly {
    readonly code: string;
    readonly name: string;
    readonly quantity: number;
    readonly lines: Lines;
    readonly tourLanguage: string | null;
    readonly access: string | null;
  }[];
}
