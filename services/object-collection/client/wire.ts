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

export const rawListFacet = z.object({
  values: z.array(
    z.object({
      value: z.string(),
      label: textByLanguage.nullable(),
      count: z.number(),
      isChosen: z.boolean(),
    }),
  ),
  valueCount: z.number(),
});

const rawFacets = z.object({
  collection: rawListFacet.optional(),
  type: rawListFacet.optional(),
  material: rawListFacet.optional(),
  technique: rawListFacet.optional(),
  place: rawListFacet.optional(),
  culture: rawListFacet.optional(),
  maker: rawListFacet.optional(),
  color: rawListFacet.optional(),
  onView: rawListFacet.optional(),
  hasImage: rawListFacet.optional(),
  period: z
    .object({
      earliest: z.number().nullable(),
      latest: z.number().nullable(),
      bars: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
      undatedCount: z.number(),
    })
    .optional(),
});

export const rawObjectPage = z.object({
  items: z.array(summary),
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  match: z.enum(['exact', 'similar', 'partial']),
  didYouMean: z.string().nullable(),
  facets: rawFacets,
});

export const rawSuggestions = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['title', 'maker', 'place', 'material', 'technique', 'type', 'culture']),
      label: textByLanguage,
      value: z.string().nullable(),
      object: z.object({ id: z.string(), slug: z.string() }).nullable(),
      count: z.number(),
    }),
  ),
});

export const rawNeighbors = z.object({
  position: z.number(),
  total: z.number(),
  previous: summary.nullable(),
  next: summary.nullable(),
});

export const rawRelated = z.object({
  groups: z.array(
    z.object({
      by: z.enum(['maker', 'place', 'motif', 'look']),
      value: z.string().nullable(),
      label: textByLanguage.nullable(),
      total: z.number(),
      items: z.array(summary),
    }),
  ),
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
