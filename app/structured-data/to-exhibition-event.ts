import type { Exhibition, TicketType } from '#services/content-management/contract.ts';
import { type Museum, toImage, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * An exhibition with a beginning; a permanent one is no event.
 * @param url whole address of its page
 * @param admission what a visit costs; null: not known
 */
export function toExhibitionEvent(
  exhibition: Exhibition,
  url: string,
  museum: Museum,
  admission: Pick<TicketType, 'price' | 'currency' | 'isFree'> | null,
): StructuredData | null {
  const { title, summary, startDate, endDate, heroImage, image } = exhibition;
  if (!startDate) return null;
  const organization = toMuseumReference(museum);
  return {
    '@context': 'https://schema.org',
    '@type': 'ExhibitionEvent',
    name: title.text,
    ...(summary && { description: summary.text }),
    url,
    ...toImage(heroImage ?? image, museum.publicOrigin),
    startDate,
    ...(endDate && { endDate }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: organization,
    organizer: organization,
    ...(exhibition.artists.length > 0 && {
      performer: exhibition.artists.map((artist) => ({
        '@type': 'Person',
        name: artist.title.text,
      })),
    }),
    ...(admission &&
      (admission.isFree || admission.price !== null) && {
        offers: {
          '@type': 'Offer',
          price: admission.isFree ? 0 : admission.price,
          priceCurrency: admission.currency,
          availability: 'https://schema.org/InStock',
          url: `${museum.publicOrigin}/tickets`,
        },
      }),
  };
}
