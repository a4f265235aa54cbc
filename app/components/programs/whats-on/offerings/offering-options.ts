import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  Convening,
  Exhibition,
  ProgramEvent,
  PublicProgram,
  TicketType,
} from '#services/content-management/contract.ts';
import type { ExhibitionDateMessages } from '#shared/calendar/exhibition-dates.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { SlotsById } from '../../list/describe-offer.ts';
import type { ConveningActions } from '../../list/offer-convening.ts';
import type { ProgramMessages } from '../../list/program-listing.ts';

/** All that one can come to, in one language. */
export interface WhatsOnItems {
  readonly exhibitions: readonly Exhibition[];
  readonly programs: readonly PublicProgram[];
  readonly events: readonly ProgramEvent[];
  readonly convenings: readonly Convening[];
  readonly tickets: readonly TicketType[];
}

export interface OfferingMessages extends ProgramMessages {
  readonly actions: ProgramMessages['actions'] & ConveningActions;
  readonly exhibitionDates: ExhibitionDateMessages;
  readonly withAdmission: string;
  readonly guidedTour: string;
  readonly heldIn: string;
  /** The names of languages in the page's. */
  readonly languages: Readonly<Record<string, string>>;
}

export interface OfferingOptions {
  /** The same in English, whose words stand in addresses and tell what is free. */
  readonly english: Pick<WhatsOnItems, 'programs' | 'events' | 'tickets'>;
  readonly clock: MuseumClock;
  readonly language: Language;
  readonly messages: OfferingMessages;
  /** Null: nothing is known of places. */
  readonly slots: SlotsById | null;
}

/** Exhibitions and convenings are listed day by day for so long. */
export const daysAhead = 120;
