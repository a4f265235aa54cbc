import { z } from 'zod';

// What search engines ask of each kind, and nothing beside it that schema.org does not know.
// Sources: schema.org; developers.google.com/search/docs/appearance/structured-data.

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/);
const time = z.string().regex(/^\d{2}:\d{2}$/);
const images = z.array(address).min(1);
const listed = (...names: [string, ...string[]]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  addressCountry: text.optional(),
});
const museumReference = z.strictObject({
  '@type': z.literal('Museum'),
  '@id': address,
  name: text,
  url: address,
  address: postalAddress.optional(),
});
const place = z.strictObject({
  '@type': z.literal('Place'),
  name: text.optional(),
  url: address.optional(),
  address: postalAddress.optional(),
});
const sameAs = z.array(address).min(1).optional();
const person = z.strictObject({ '@type': z.literal('Person'), name: text, sameAs });
/** ISO 8601, as exact as it is known. */
const dayOrYear = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const thing = z.strictObject({
  '@type': z.literal('Thing'),
  name: text,
  sameAs: address.optional(),
});
const availability = listed('InStock', 'SoldOut', 'LimitedAvailability', 'PreOrder');
const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    price: z.number().min(0).optional(),
    priceCurrency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    availability,
    url: address,
  })
  .refine(({ price, priceCurrency }) => (price === undefined) === (priceCurrency === undefined));
const quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().positive(),
  unitCode: z.literal('CMT'),
});

const context = { '@context': z.literal('https://schema.org') };

const event = {
  name: text,
  description: text.optional(),
  url: address,
  image: images.optional(),
  startDate: instant,
  endDate: instant.optional(),
  eventStatus: listed('EventScheduled', 'EventPostponed', 'EventCancelled'),
  eventAttendanceMode: listed('OfflineEventAttendanceMode'),
  location: z.union([museumReference, place]),
  organizer: museumReference,
  performer: z.array(person).min(1).optional(),
  isAccessibleForFree: z.literal(true).optional(),
  offers: offer.optional(),
};

const kinds = {
  Museum: museumReference.extend({
    ...context,
    image: images,
    telephone: z
      .string()
      .regex(/^\+[\d ]+$/)
      .optional(),
    email: z.email().optional(),
    geo: z
      .strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      })
      .optional(),
    sameAs: z.array(address),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: listed(
            'Monday',
            'Tuesday',
            'Wednesday',
            'Thursday',
            'Friday',
            'Saturday',
            'Sunday',
          ).optional(),
          validFrom: date.optional(),
          validThrough: date.optional(),
          opens: time,
          closes: time,
        }),
      )
      .min(1),
    publicAccess: z.boolean(),
  }),
  ExhibitionEvent: z.strictObject({ ...context, '@type': z.literal('ExhibitionEvent'), ...event }),
  Event: z.strictObject({ ...context, '@type': z.literal('Event'), ...event }),
  VisualArtwork: z.strictObject({
    ...context,
    '@type': z.literal('VisualArtwork'),
    name: text,
    alternateName: text.optional(),
    url: address,
    image: images.optional(),
    description: text.optional(),
    artform: text.optional(),
    artMedium: text.optional(),
    material: text.optional(),
    dateCreated: text.optional(),
    creditText: text.optional(),
    license: address.optional(),
    identifier: text.optional(),
    creator: z.array(person).min(1).optional(),
    locationCreated: place.optional(),
    width: quantity.optional(),
    height: quantity.optional(),
    depth: quantity.optional(),
    about: z.array(thing).min(1).optional(),
    keywords: text.optional(),
    maintainer: museumReference,
  }),
  Person: z.strictObject({
    ...context,
    '@type': z.literal('Person'),
    name: text,
    url: address,
    birthDate: dayOrYear.optional(),
    deathDate: dayOrYear.optional(),
    birthPlace: place.optional(),
    deathPlace: place.optional(),
    nationality: text.optional(),
    jobTitle: text.optional(),
    sameAs,
  }),
  Organization: z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    name: text,
    url: address,
    foundingDate: dayOrYear.optional(),
    dissolutionDate: dayOrYear.optional(),
    sameAs,
  }),
  DefinedTerm: z.strictObject({
    ...context,
    '@type': z.literal('DefinedTerm'),
    name: text,
    url: address,
    termCode: text,
  }),
  NewsArticle: z.strictObject({
    ...context,
    '@type': z.literal('NewsArticle'),
    headline: text.max(110),
    description: text.optional(),
    url: address,
    mainEntityOfPage: address,
    inLanguage: z.enum(['en', 'es', 'haw']),
    image: images.optional(),
    datePublished: instant,
    author: z.union([person, museumReference]),
    publisher: museumReference,
  }),
  VideoObject: z.strictObject({
    ...context,
    '@type': z.literal('VideoObject'),
    name: text,
    description: text,
    url: address,
    inLanguage: z.enum(['en', 'es', 'haw']),
    thumbnailUrl: address,
    uploadDate: instant,
    duration: z
      .string()
      .regex(/^PT\d+S$/)
      .optional(),
    contentUrl: address,
    encodingFormat: z.literal('video/mp4'),
    publisher: museumReference,
  }),
  JobPosting: z.strictObject({
    ...context,
    '@type': z.literal('JobPosting'),
    title: text,
    description: text,
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    datePosted: instant,
    validThrough: instant.optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN', 'VOLUNTEER']),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Museum'),
      name: text,
      sameAs: address,
    }),
    jobLocation: place.optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.literal('USD'),
        value: z.strictObject({
          '@type': z.literal('QuantitativeValue'),
          minValue: z.number().positive(),
          maxValue: z.number().positive(),
          unitText: z.enum(['HOUR', 'MONTH', 'YEAR']),
        }),
      })
      .optional(),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number().int(),
          name: text,
          item: address,
        }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  Product: z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: text,
    description: text.optional(),
    image: images.optional(),
    sku: text,
    offers: offer.refine(({ price }) => price !== undefined),
  }),
  FAQPage: z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(2),
  }),
} as const;

export type SchemaKind = keyof typeof kinds;

/** @returns what is wrong with a piece of JSON-LD, in one line each; nothing for a sound one */
export function listSchemaProblems(thing: unknown): string[] {
  const kind = (thing as { '@type'?: string } | null)?.['@type'] ?? '';
  if (!Object.hasOwn(kinds, kind)) return [`the kind “${kind}” is not known`];
  const result = kinds[kind as SchemaKind].safeParse(thing);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${kind}.${path.join('.')}: ${message}`);
}

/** All JSON-LD of a document. */
export const readStructuredData = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
