import { z } from 'zod';

/** Replies of the object collection's JSON API, as its README documents them. */

const textByLanguage = z.object({
  en: z.string().optional(),
  es: z.string().optional(),
  haw: z.string().optional(),
});

const image = z.object({
  src: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: textByLanguage,
  caption: textByLanguage.nullable(),
  dominantColor: z.string().nullable(),
});

const summary = z.object({
  id: z.string(),
  accessionNumber: z.string().nullable(),
  title: textByLanguage,
  slug: z.string(),
  makers: z.array(z.string()),
  date: textByLanguage.nullable(),
  image: image.nullable(),
});

export const rawObjectPage = z.object({
  items: z.array(summary),
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
});

export const rawObjectList = z.object({ items: z.array(summary) });

export const rawCollectionList = z.object({
  items: z.array(
    z.object({
      sourceId: z.string(),
      title: textByLanguage.nullable(),
      objectCount: z.number(),
    }),
  ),
});

export const rawVersion = z.object({ version: z.string() });

export const rawObject = z.object({
  id: z.string(),
  source: z.string(),
  sourceId: z.string(),
  accessionNumber: z.string().nullable(),
  title: textByLanguage,
  slug: z.string(),
  originalTitle: z.object({ text: z.string(), language: z.string() }).nullable(),
  objectType: textByLanguage.nullable(),
  makers: z.array(
    z.object({
      name: z.string(),
      role: z.string().nullable(),
      nationality: z.string().nullable(),
      born: z.string().nullable(),
      died: z.string().nullable(),
    }),
  ),
  date: z.object({
    display: textByLanguage.nullable(),
    earliest: z.number().nullable(),
    latest: z.number().nullable(),
  }),
  place: textByLanguage.nullable(),
  culture: textByLanguage.nullable(),
  materials: z.array(textByLanguage),
  techniques: z.array(textByLanguage),
  dimensions: z.object({
    display: textByLanguage.nullable(),
    height: z.number().nullable(),
    width: z.number().nullable(),
    depth: z.number().nullable(),
    diameter: z.number().nullable(),
  }),
  creditLine: textByLanguage.nullable(),
  rights: textByLanguage.extend({ uri: z.string().optional() }).nullable(),
  description: textByLanguage.nullable(),
  provenance: textByLanguage.nullable(),
  inscriptions: z.array(
    z.object({
      text: z.string(),
      language: z.string(),
      script: z.string().nullable(),
      transliteration: z.string().nullable(),
      translation: textByLanguage.nullable(),
    }),
  ),
  motifs: z.array(z.string()),
  images: z.array(image),
  collections: z.array(z.string()),
  onView: z.boolean().nullable(),
  location: textByLanguage.nullable(),
  relatedIds: z.array(z.string()),
  recordUrl: z.string().nullable(),
  addedAt: z.string(),
  updatedAt: z.string(),
});
