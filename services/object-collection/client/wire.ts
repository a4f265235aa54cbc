import { z } from 'zod';
import { foundFields } from '../contract.ts';
import { recordFields } from '../record/record-fields.ts';
import { textByLanguage, toWireShape } from './to-wire-shape.ts';

/** Replies of the object collection's JSON API, as its README documents them. */

const image = z
  .object({
    src: z
      .string()
      .nullable()
      .describe('Address of the picture; null: known to exist, but not delivered.'),
    width: z.number().nullable().describe('Pixels.'),
    height: z.number().nullable().describe('Pixels.'),
    alt: textByLanguage,
    caption: textByLanguage.nullable(),
    dominantColor: z.string().nullable().describe('Such as #1a2b3c.'),
    ground: z
      .string()
      .nullable()
      .default(null)
      .describe(
        'What the object was pictured on, such as #f0efeb; null: no one color, or unknown.',
      ),
    colors: z
      .array(z.string())
      .optional()
      .describe('Of the object itself, without what it was pictured on; absent: not measured.'),
  })
  .meta({ id: 'ObjectImage' });

const summary = z
  .object({
    id: z.string(),
    accessionNumber: z.string().nullable(),
    title: textByLanguage,
    slug: z.string().describe('Words of the title, for the address of its page.'),
    makers: z.array(z.string()).describe('As a label names them: `after Raphael`.'),
    makerIds: z
      .array(z.string().nullable())
      .default([])
      .describe('`id` of each maker; null for who is not named.'),
    place: textByLanguage.nullable().default(null).describe('Where it was made.'),
    date: textByLanguage.nullable(),
    image: image.nullable(),
    found: z
      .array(
        z.object({
          field: z.enum(foundFields),
          text: textByLanguage,
          number: z.int().min(1).optional().describe('Of a detail its number, from 1.'),
        }),
      )
      .optional()
      .describe(
        'Of the first results of a search by words: where words stand that title, date and makers do not say.',
      ),
  })
  .meta({ id: 'ObjectSummary' });

export const rawListFacet = z
  .object({
    values: z.array(
      z.object({
        value: z.string().describe('What to filter by.'),
        label: textByLanguage.nullable().describe('Null where the value says it all.'),
        count: z.number().describe('Objects that would be found with it.'),
        isChosen: z.boolean(),
      }),
    ),
    valueCount: z.number().describe('How many values have any objects, listed or not.'),
  })
  .meta({ id: 'ListFacet' });

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
  subject: rawListFacet.optional(),
  makerId: rawListFacet.optional(),
  period: z
    .object({
      earliest: z.number().nullable().describe('Astronomical year: 1 BCE is 0.'),
      latest: z.number().nullable().describe('Astronomical year: 1 BCE is 0.'),
      bars: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
      undatedCount: z.number(),
    })
    .optional(),
});

export const rawObjectPage = z
  .object({
    items: z.array(summary),
    page: z.number(),
    pageSize: z.number(),
    total: z.number(),
    match: z
      .enum(['exact', 'similar', 'partial'])
      .describe('similar: typing errors were forgiven; partial: nothing has all words.'),
    didYouMean: z.string().nullable().describe('The words with likely spellings.'),
    searchedAs: z
      .string()
      .nullable()
      .default(null)
      .describe('The words in the spellings that were found, where nothing has the typed ones.'),
    understood: z
      .array(
        z.object({
          kind: z.enum(['word', 'phrase', 'field', 'either', 'excluded', 'time']),
          text: z.string().describe('As it was typed.'),
          field: z.string().nullable().describe('Where it looks; null: everywhere.'),
          yearFrom: z.number().nullable().describe('Of a time: its first year, astronomical.'),
          yearTo: z.number().nullable().describe('Of a time: its last year.'),
          without: z.string().describe('The words without this part.'),
        }),
      )
      .default([])
      .describe('The parts of the words, as they were understood.'),
    unanswerable: z
      .enum(['women'])
      .nullable()
      .default(null)
      .describe('What the records cannot say, although it was asked for.'),
    reasons: z
      .array(
        z.object({
          id: z.string(),
          score: z.number(),
          reasons: z.array(
            z.object({
              by: z.enum(['words', 'title', 'maker', 'whole', 'number', 'prominence']),
              text: z.string(),
              worth: z.number(),
            }),
          ),
        }),
      )
      .nullable()
      .default(null)
      .describe('Why each object stands where it does; null where explain was not asked for.'),
    facets: rawFacets,
  })
  .meta({ id: 'ObjectPage' });

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

export const rawObjectList = z.object({ items: z.array(summary) }).meta({ id: 'ObjectList' });

export const rawCollectionList = z.object({
  items: z.array(
    z.object({
      sourceId: z.string(),
      title: textByLanguage.nullable(),
      objectCount: z.number(),
    }),
  ),
});

const termPage = {
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  initials: z.array(z.string()).describe('First letters there are names of.'),
};

const maker = {
  id: z.string(),
  name: z.string(),
  slug: z.string().describe('Words of the name, for the address of the page.'),
  objectCount: z.number(),
};
const rawMakerSummary = z.object(maker).meta({ id: 'MakerSummary' });
const subject = { id: z.string(), label: textByLanguage, objectCount: z.number() };
const rawSubjectSummary = z.object(subject).meta({ id: 'SubjectSummary' });

// A service of an earlier version says the name and the number alone.
const rawListedMaker = z
  .object({
    ...maker,
    role: z.string().nullable().default(null).describe('As the record of `work` states it.'),
    nationality: z.string().nullable().default(null),
    born: z.string().nullable().default(null),
    died: z.string().nullable().default(null),
    lifeDates: z.string().nullable().default(null),
    work: z
      .object({
        type: textByLanguage.nullable(),
        place: textByLanguage.nullable(),
        date: textByLanguage.nullable(),
        image: image.nullable(),
      })
      .nullable()
      .default(null)
      .describe('One of the objects, with a picture where one has one.'),
  })
  .meta({ id: 'ListedMaker' });

export const rawMakerPage = z
  .object({ items: z.array(rawListedMaker), ...termPage })
  .meta({ id: 'MakerPage' });

export const rawMaker = z
  .object({
    ...maker,
    roles: z.array(z.string()).describe('What the maker was called for, most frequent first.'),
    nationality: z.string().nullable(),
    born: z.string().nullable(),
    died: z.string().nullable(),
    lifeDates: z.string().nullable().describe('As stated: `born 1930`.'),
    birthPlace: z.string().nullable(),
    deathPlace: z.string().nullable(),
    links: z.array(z.string()).describe('Of the same person or house at ULAN, Wikidata, VIAF …'),
    // A service of an earlier version does not say it.
    about: textByLanguage
      .nullable()
      .default(null)
      .describe('What is known of the life, and from what.'),
    connected: z
      .array(rawMakerSummary)
      .describe('Who had to do with the same objects; `objectCount` is how many.'),
    namesakes: z.array(rawMakerSummary).describe('Others of the same name.'),
  })
  .meta({ id: 'Maker' });

export const rawSubjectPage = z
  .object({ items: z.array(rawSubjectSummary), ...termPage })
  .meta({ id: 'SubjectPage' });

export const rawSubject = z
  .object({
    ...subject,
    broader: z.array(rawSubjectSummary).describe('What it lies in, broadest first.'),
    narrower: z.array(rawSubjectSummary).describe('What lies right in it.'),
    related: z
      .array(rawSubjectSummary)
      .describe('What else its objects are about; `objectCount` is how many.'),
  })
  .meta({ id: 'Subject' });

export const rawVersion = z.object({ version: z.string() });

export const rawObject = z
  .object({
    ...toWireShape(recordFields),
    source: z.string(),
    sourceId: z.string(),
    slug: z.string(),
    images: z.array(image),
    isAddedAtUnknown: z
      .literal(true)
      .optional()
      .describe('Nobody said when it joined: `addedAt` is when it was first loaded.'),
    addedAt: z.string().describe('ISO 8601: when it joined the collection.'),
    updatedAt: z.string().describe('ISO 8601: when the record last changed here.'),
  })
  .meta({
    id: 'CollectionObject',
    description: 'Everything known of one object. What is not known is null or an empty list.',
  });

const changeReference = z.object({ id: z.string(), type: z.string() });

/** A page of the feed of changes in the words of IIIF Change Discovery 1.0. */
const activity = z
  .object({
    id: z.string(),
    type: z.enum(['Create', 'Update', 'Delete']),
    endTime: z.string().describe('ISO 8601, UTC: when it became visible.'),
    object: changeReference.extend({
      seeAlso: z
        .array(changeReference.extend({ format: z.string(), profile: z.string().optional() }))
        .optional()
        .describe('Where its data are; none when it was removed.'),
    }),
  })
  .meta({ id: 'ObjectChange' });

export const rawChanges = z
  .object({
    '@context': z.string(),
    id: z.string(),
    type: z.literal('OrderedCollection'),
    totalItems: z.number().describe('Objects there are or were.'),
    first: changeReference.optional().describe('Page of the oldest changes.'),
    last: changeReference.optional().describe('Page of the newest changes.'),
    seeAlso: z
      .array(
        z.object({
          id: z.string(),
          type: z.literal('Dataset'),
          label: z.object({ en: z.array(z.string()) }),
          format: z.string(),
        }),
      )
      .describe('The whole collection as a file.'),
  })
  .meta({ id: 'Changes' });

export const rawChangePage = z
  .object({
    '@context': z.string(),
    id: z.string(),
    type: z.literal('OrderedCollectionPage'),
    startIndex: z.number(),
    partOf: changeReference,
    prev: changeReference.optional(),
    next: changeReference.optional(),
    orderedItems: z.array(activity).describe('Oldest first.'),
  })
  .meta({ id: 'ChangePage' });

export const rawError = z
  .object({
    error: z.object({
      message: z.string().describe('A sentence that says what to do.'),
      field: z.string().nullable().describe('The parameter that is wrong.'),
    }),
  })
  .meta({ id: 'Error' });

export const rawRemoval = rawError
  .extend({ removedAt: z.string().describe('ISO 8601, UTC.') })
  .meta({ id: 'Removal' });
