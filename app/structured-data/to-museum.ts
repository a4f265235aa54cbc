import type { OpeningHours, Settings } from '#services/content-management/contract.ts';
import { type Museum, toImage, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

/** The museum itself: where it is, when it is open, how it is reached. */
export function toMuseum(museum: Museum): StructuredData | null {
  const { publicOrigin, settings } = museum;
  if (!settings) return null;
  const visit = settings.addresses.find(({ kind }) => kind === 'visit');
  return {
    '@context': 'https://schema.org',
    ...toMuseumReference(museum),
    ...toImage(settings.defaultShareImage ?? { src: '/icons/icon-512.png' }, publicOrigin),
    ...(settings.phone && { telephone: settings.phone }),
    ...(settings.email && { email: settings.email }),
    ...(visit?.location && { geo: { '@type': 'GeoCoordinates', ...visit.location } }),
    sameAs: settings.socialLinks.map(({ href }) => href),
    openingHoursSpecification: [
      ...settings.openingHours.flatMap(toWeekdayHours),
      ...settings.exceptionalHours.map(toDateHours),
    ],
    publicAccess: true,
  };
}

const toWeekdayHours = ({ day, opens, closes }: OpeningHours) =>
  opens && closes
    ? [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`,
          opens,
          closes,
        },
      ]
    : [];

/** Closed all day is said by two equal times. Source: schema.org, "openingHoursSpecification". */
const toDateHours = ({ date, endDate, opens, closes }: Settings['exceptionalHours'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: endDate,
  opens: opens ?? '00:00',
  closes: closes ?? '00:00',
});
