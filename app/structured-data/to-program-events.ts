import type {
  Convening,
  ItemLink,
  ProgramEvent,
  ProgramStatus,
  ProgramTime,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import { isOwnDesk } from '#shared/calendar/own-desk.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';
import { type Museum, toImage, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

const maxTimes = 12;

const statuses: Readonly<Record<ProgramStatus, string>> = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};

/**
 * Each date of a program is an event of its own, with its own status, its own places and its own address.
 * @param url whole address of its page
 */
export function toProgramEvents(
  program: ProgramEvent | PublicProgram,
  url: string,
  museum: Museum,
  timeZone: string,
): StructuredData[] {
  return program.times.slice(0, maxTimes).map((time) => {
    const own = toDatedHref(url, time.startsAt, timeZone);
    return {
      ...toEvent(program, program.status, time, own, museum),
      ...toOffers(program.priceLabel?.text ?? null, program.booking, time, own, museum),
    };
  });
}

/** People are invited to a convening, so nothing is offered. */
export function toConveningEvent(
  convening: Convening,
  url: string,
  museum: Museum,
): StructuredData | null {
  const { startsAt, endsAt, status, speakers } = convening;
  if (!startsAt) return null;
  const time = { startsAt, endsAt, isFullyBooked: false, isCancelled: false };
  return {
    ...toEvent(convening, status, time, url, museum),
    ...(speakers.length > 0 && {
      performer: speakers.map(({ name }) => ({ '@type': 'Person', name })),
    }),
  };
}

function toEvent(
  { title, summary, image, location }: Convening | ProgramEvent | PublicProgram,
  status: ProgramStatus,
  { startsAt, endsAt, isCancelled }: ProgramTime,
  url: string,
  museum: Museum,
): StructuredData {
  const organization = toMuseumReference(museum);
  const { '@id': _, ...grounds } = organization;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title.text,
    ...(summary && { description: summary.text }),
    url,
    ...toImage(image, museum.publicOrigin),
    startDate: startsAt,
    ...(endsAt && { endDate: endsAt }),
    eventStatus: isCancelled ? statuses.cancelled : statuses[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location
      ? { ...grounds, '@type': 'Place', name: `${location.text}, ${organization.name}` }
      : organization,
    organizer: organization,
  };
}

/** A price is told only where the editors' words leave no doubt: one amount, or free. */
function toOffers(
  priceLabel: string | null,
  booking: ItemLink | null,
  { isFullyBooked }: ProgramTime,
  url: string,
  { publicOrigin }: Museum,
) {
  const told = readPriceLabel(priceLabel);
  const isFree = told?.kind === 'free';
  const price = told?.amount ?? null;
  if (price === null && !booking) return {};
  return {
    ...(isFree && { isAccessibleForFree: true }),
    offers: {
      '@type': 'Offer',
      ...(price !== null && { price, priceCurrency: 'USD' }),
      availability: `https://schema.org/${isFullyBooked ? 'SoldOut' : 'InStock'}`,
      // Its own page leads to its days at our desk.
      url: booking && !isOwnDesk(booking) ? new URL(booking.href, publicOrigin).href : url,
    },
  };
}
