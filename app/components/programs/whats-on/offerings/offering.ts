import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import type { ProgramAccess, ProgramLanguage } from '#services/content-management/contract.ts';
import type { LocalDate } from '#shared/dates/local-date.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { AudienceGroup } from '#shared/languages/read-audience.ts';
import type { PriceKind } from '#shared/languages/read-price-label.ts';

/** What the list can be narrowed to, in the order in which it is offered. */
export const offeringKinds = [
  'exhibition',
  'program',
  'tour',
  'workshop',
  'talk',
  'film',
  'performance',
  'family',
  'open-studio',
  'event',
  'other-event',
  'convening',
  'other',
] as const;

export type OfferingKind = (typeof offeringKinds)[number];

/** Something that one can come to, with all its times: the list of What's on is made of these. */
export interface Offering {
  readonly id: string;
  /** An open studio is an event too. */
  readonly kinds: readonly OfferingKind[];
  readonly audiences: readonly AudienceGroup[];
  readonly access: readonly ProgramAccess[];
  /** Steps, seats and ways around them, in a few words. */
  readonly accessNote?: LocalizedText | null;
  readonly price: PriceKind | null;
  /** In order of time. Empty: the date is still to be set. */
  readonly times: readonly OfferingTime[];
  readonly toRow: (time: OfferingTime | null) => ProgramListItem;
}

/** Exhibitions are on every day, and would make one day's number as large as another's. */
export const isDated = ({ kinds }: Pick<Offering, 'kinds'>): boolean =>
  !kinds.includes('exhibition');

export interface OfferingTime {
  /** Instants, ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** In the museum's zone. */
  readonly date: LocalDate;
  /** As long as the house is open: an exhibition. Stands after what begins at an hour. */
  readonly isAllDay: boolean;
  /** Whether somebody can still come. */
  readonly isOpen: boolean;
  /** Places; absent: nothing is known of them. */
  readonly left?: number | undefined;
  readonly languages: readonly ProgramLanguage[];
}
