import type { Convening } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { addDays, daysBetween, type LocalDate } from '#shared/dates/local-date.ts';
import { offerConvening } from '../../list/offer-convening.ts';
import type { Offering } from './offering.ts';
import { daysAhead, type OfferingOptions } from './offering-options.ts';
import { toDatedRow } from './offering-row.ts';

/** One that lasts several days begins and ends on each as the whole does. */
export function toConveningOffering(convening: Convening, options: OfferingOptions): Offering {
  const { clock, messages } = options;
  const { startsAt, endsAt, status } = convening;
  const start = startsAt ? toMuseumTime(new Date(startsAt), clock.timeZone) : null;
  const end = endsAt ? toMuseumTime(new Date(endsAt), clock.timeZone) : null;
  const days = start ? (end ? daysBetween(start.date, end.date) : 0) + 1 : 0;
  return {
    id: convening.id,
    kinds: ['convening'],
    audiences: [],
    access: [],
    price: null,
    times: Array.from({ length: start ? Math.min(days, daysAhead) : 0 }, (_, day) => {
      const date = addDays((start as { date: LocalDate }).date, day);
      const instantAt = (time: typeof start) =>
        time && toInstant(date, time.hour * 60 + time.minute, clock.timeZone)?.toISOString();
      return {
        startsAt: instantAt(start) ?? (startsAt as string),
        endsAt: instantAt(end) ?? null,
        date,
        isAllDay: false,
        isOpen: status === 'scheduled',
        languages: ['en'] as const,
      };
    }),
    toRow: (time) => ({
      ...toDatedRow(convening, time, options),
      status: status === 'scheduled' ? null : messages.status[status],
      offer: offerConvening(convening, messages.actions),
    }),
  };
}
