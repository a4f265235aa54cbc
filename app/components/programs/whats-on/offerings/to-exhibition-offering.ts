import type { MuseumClock } from '#app/museum-clock.ts';
import type { Exhibition, TicketType } from '#services/content-management/contract.ts';
import { describeExhibitionDates } from '#shared/calendar/exhibition-dates.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { daysBetween, parseLocalDate } from '#shared/dates/local-date.ts';
import { findTour, offerAdmission, offerTour } from '../../list/describe-offer.ts';
import type { Offering, OfferingTime } from './offering.ts';
import { daysAhead, type OfferingOptions } from './offering-options.ts';
import { toDatedRow } from './offering-row.ts';
import { listOpenDays, toAllDay } from './open-days.ts';

export function toExhibitionOffering(
  exhibition: Exhibition,
  tickets: readonly TicketType[],
  options: OfferingOptions,
): Offering {
  const { clock, language, messages, slots } = options;
  const tour = findTour(exhibition, tickets);
  return {
    id: exhibition.id,
    kinds: ['exhibition'],
    audiences: [],
    // Seen on a tour only, it has what the tour has.
    access: tour?.access ?? exhibition.access,
    price: tour ? 'paid' : 'admission',
    times: listExhibitionDays(exhibition, clock),
    toRow: (time) => {
      const row = toDatedRow(exhibition, time, options);
      const isOver =
        time !== null && Date.parse(time.endsAt ?? time.startsAt) < clock.instant.getTime();
      const day = time?.date ?? clock.now.date;
      const onTour = tour && offerTour(tour, messages, { day, slots }, clock, language);
      const admission = offerAdmission(day, clock, language, messages);
      return {
        ...row,
        // Over since its last day, at no hour of it; the dates stand in the note.
        ...(isOver && { time: null, hours: null }),
        status: onTour?.isSoldOut ? messages.status.soldOut : null,
        summary: exhibition.subtitle ?? exhibition.summary,
        isAllDay: true,
        note: describeExhibitionDates(
          exhibition,
          clock.now.date,
          language,
          messages.exhibitionDates,
        ),
        offer: isOver
          ? null
          : (onTour ?? {
              price: { text: messages.withAdmission, language },
              places: null,
              ...admission,
              hint: admission.hint ?? messages.actions.noTicket,
            }),
      };
    },
  };
}

/** The days on which the house is open, for one that is over its last day. */
function listExhibitionDays(
  { startDate, endDate }: Exhibition,
  clock: MuseumClock,
): readonly OfferingTime[] {
  const { now, timeZone } = clock;
  const end = endDate ? parseLocalDate(endDate) : null;
  if (end && daysBetween(end, now.date) > 0) {
    const instant = toInstant(end, 0, timeZone)?.toISOString();
    return instant ? [toAllDay(end, instant, instant)] : [];
  }
  const start = startDate ? parseLocalDate(startDate) : null;
  const first = start && daysBetween(now.date, start) > 0 ? start : now.date;
  const length = Math.min(daysAhead, end ? daysBetween(first, end) : daysAhead);
  return listOpenDays(first, length + 1, clock);
}
