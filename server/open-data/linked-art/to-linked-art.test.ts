import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { blankMaker, blankObject } from '#services/object-collection/blank-object.test-support.ts';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { testContext } from './context.test-support.ts';
import { linkedArtContext, toLinkedArt } from './to-linked-art.ts';

const nothing: CollectionObject = { ...blankObject, title: { haw: 'Kile' } };

const everything: CollectionObject = {
  ...nothing,
  accessionNumber: '1961.11',
  title: { en: 'Bowl with a star', es: 'Cuenco con una estrella', haw: 'Pola hōkū' },
  slug: 'bowl-with-a-star',
  originalTitle: { text: 'کاسه', language: 'fa-IR' },
  objectType: { en: 'Bowl', es: 'Cuenco' },
  makers: [
    {
      ...blankMaker,
      name: 'Abu Zayd',
      role: 'potter',
      nationality: 'Persian',
      born: null,
      died: null,
    },
    {
      ...blankMaker,
      name: 'Deck & Cie',
      role: null,
      nationality: null,
      born: '1858',
      died: '1904',
    },
    { ...blankMaker, name: 'Smith', role: 'maker', nationality: null, born: null, died: null },
    {
      ...{ ...blankMaker, name: 'Leila Noor', born: '1970', died: '2020', birthPlace: 'Hilo' },
      ...{ lifeDates: 'born 1970 in Hilo', links: ['https://people.example/noor'] },
    },
  ],
  date: { display: { en: 'c. 500 BCE–9' }, earliest: -499, latest: 9 },
  place: { en: 'Kashan, Iran', es: 'Kashán, Irán' },
  culture: { en: 'Seljuq' },
  materials: [{ en: 'Brass' }, { en: 'stonepaste' }],
  techniques: [{ en: 'gilding' }],
  dimensions: { display: { en: '20 × 10 cm' }, height: 20, width: 10.5, depth: null, diameter: 3 },
  creditLine: { en: 'Gift of A' },
  rights: { en: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  description: { en: 'A bowl.', es: 'Un cuenco.' },
  provenance: { en: 'Found.' },
  inscriptions: [
    { text: 'بسم', language: 'ar', script: 'Kufic', transliteration: null, translation: null },
  ],
  motifs: ['star'],
  medium: { en: 'Brass, inlaid with silver' },
  dynasties: [{ en: 'Ilkhanid' }],
  styles: [{ en: 'Mosul School' }],
  acquisition: { method: { en: 'Gift', es: 'Donación' }, date: '1961' },
  subjects: [{ terms: [{ en: 'Sky' }, { en: 'Sun' }], uri: 'https://terms.example/sun' }],
  exhibitions: [{ en: 'Honolulu, 1970' }],
  images: [
    {
      src: '/images/a.webp',
      width: 10,
      height: 20,
      alt: { en: 'Seen from above' },
      caption: null,
      dominantColor: null,
      ground: null,
    },
    {
      src: null,
      width: null,
      height: null,
      alt: { en: 'Not delivered' },
      caption: null,
      dominantColor: null,
      ground: null,
    },
  ],
  collections: ['bowls'],
  onView: true,
  location: { en: 'Gallery 4' },
};

const site = {
  publicOrigin: 'https://museum.example',
  museumName: 'Hale Girih',
  collectionNames: new Map([['bowls', 'Bowls']]),
};
const documentLoader = async (address: string) => {
  if (address !== linkedArtContext) throw new Error(`Tests do not load ${address}.`);
  return { contextUrl: null, documentUrl: address, document: { '@context': testContext } };
};
const expand = (document: object) => jsonld.expand(document, { safe: true, documentLoader });
const crm = (name: string) => `http://www.cidoc-crm.org/cidoc-crm/${name}`;
/** Values at any depth; the data type that the context gives a value is none. */
const countValues = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + countValues(one), 0);
  if (typeof value !== 'object' || value === null) return 1;
  if ('@value' in value) return 1;
  return Object.entries(value).reduce(
    (sum, [key, one]) => sum + (key === '@context' ? 0 : countValues(one)),
    0,
  );
};

test.each([
  ['everything is known of', everything],
  ['nothing is known of', nothing],
  ['is shown by its owner', { ...everything, recordUrl: 'https://other.example/1' }],
])(
  'a JSON-LD processor expands an object that %s, without losing a value',
  async (_name, object) => {
    const document = toLinkedArt(object, site);
    const expanded = await expand(document);
    expect(countValues(expanded)).toBe(countValues(document));
    const compacted = await jsonld.compact(
      expanded,
      { '@context': testContext },
      { documentLoader },
    );
    expect(compacted).toMatchObject({
      id: 'https://museum.example/objects/demo-1',
      type: 'HumanMadeObject',
    });
  },
);

test('the processor would notice a word that the context does not know', async () => {
  const document = { ...toLinkedArt(everything, site), surprise: 'lost' };
  await expect(expand(document)).rejects.toThrow();
});

test('what is known of an object stands in the words of Linked Art', async () => {
  const [object] = await expand(toLinkedArt(everything, site));
  expect(object?.['@type']).toEqual([crm('E22_Human-Made_Object')]);
  expect(object?.[crm('P45_consists_of')]).toMatchObject([
    { '@id': 'http://vocab.getty.edu/aat/300010946', '@type': [crm('E57_Material')] },
    { '@type': [crm('E57_Material')] },
  ]);
  const document = toLinkedArt(everything, site);
  expect(document.identified_by).toMatchObject([
    { content: 'Bowl with a star', language: [{ id: 'http://vocab.getty.edu/aat/300388277' }] },
    {
      content: 'Cuenco con una estrella',
      language: [{ id: 'http://vocab.getty.edu/aat/300389311' }],
    },
    {
      content: 'Pola hōkū',
      language: [{ id: 'http://id.loc.gov/vocabulary/iso639-2/haw', _label: 'Hawaiian' }],
    },
    {
      content: 'کاسه',
      language: [{ id: 'http://id.loc.gov/vocabulary/iso639-1/fa', _label: 'Persian' }],
    },
    { content: '1961.11', classified_as: [{ id: 'http://vocab.getty.edu/aat/300312355' }] },
    { content: 'demo-1' },
  ]);
  expect(document.classified_as).toMatchObject([
    { _label: 'Artwork' },
    { id: 'http://vocab.getty.edu/aat/300203596', classified_as: [{ _label: 'Type of Work' }] },
    { _label: 'Seljuq' },
    { _label: 'Ilkhanid' },
    { _label: 'Mosul School', classified_as: [{ _label: 'Style' }] },
  ]);
  expect(document.produced_by).toMatchObject({
    type: 'Production',
    timespan: {
      begin_of_the_begin: '-0499-01-01T00:00:00Z',
      end_of_the_end: '0009-12-31T23:59:59Z',
      identified_by: [{ content: 'c. 500 BCE–9' }],
    },
    carried_out_by: [
      { type: 'Person', _label: 'Abu Zayd', classified_as: [{ _label: 'Persian' }] },
      { type: 'Group', formed_by: { type: 'Formation' }, dissolved_by: { type: 'Dissolution' } },
      { type: 'Actor', _label: 'Smith' },
      {
        type: 'Person',
        born: { type: 'Birth', took_place_at: [{ _label: 'Hilo' }] },
        died: { type: 'Death' },
        referred_to_by: [{ content: 'born 1970 in Hilo' }],
        equivalent: [{ id: 'https://people.example/noor' }],
      },
    ],
    took_place_at: [{ type: 'Place', _label: 'Kashan, Iran' }],
    technique: [{ id: 'http://vocab.getty.edu/aat/300053789' }],
  });
  expect(document.dimension).toMatchObject([
    {
      value: 20,
      unit: { id: 'http://vocab.getty.edu/aat/300379098' },
      classified_as: [{ _label: 'Height' }],
    },
    { value: 10.5 },
    { value: 3, classified_as: [{ _label: 'Diameter' }] },
  ]);
  expect(JSON.stringify(document.referred_to_by)).toMatch(
    /A bowl.*Gift of A.*Found.*CC0 1\.0.*20 × 10 cm.*inlaid.*Gift, 1961.*Donación, 1961.*Honolulu/,
  );
  expect(document.shows).toMatchObject([
    {
      represents_instance_of_type: [
        { _label: 'star' },
        { id: 'https://terms.example/sun', _label: 'Sun', broader: [{ _label: 'Sky' }] },
      ],
    },
  ]);
  expect(document).toMatchObject({
    current_owner: [{ type: 'Group', _label: 'Hale Girih' }],
    current_location: { type: 'Place', _label: 'Gallery 4' },
    member_of: [{ type: 'Set', _label: 'Bowls' }],
    representation: [
      {
        digitally_shown_by: [
          {
            access_point: [{ id: 'https://museum.example/images/a.webp' }],
            subject_to: [{ classified_as: [{ id: everything.rights?.uri }] }],
          },
        ],
      },
    ],
  });
  const documents = JSON.stringify(document.subject_of);
  expect(documents).toContain('https://museum.example/es/objects/demo-1/bowl-with-a-star');
  expect(documents).toContain('https://museum.example/iiif/3/manifests/demo-1');
});

test('what is not known is left out, and nothing is claimed that nobody said', () => {
  expect(Object.keys(toLinkedArt(nothing, site)).sort()).toEqual(
    [
      '@context',
      '_label',
      'classified_as',
      'current_owner',
      'id',
      'identified_by',
      'subject_of',
      'type',
    ].sort(),
  );
  const other = toLinkedArt({ ...nothing, recordUrl: 'https://other.example/1' }, site);
  expect(other).not.toHaveProperty('current_owner');
});

test('who was copied or is doubted is not said to have made it', async () => {
  const maker = (name: string, role: string) => ({
    ...blankMaker,
    name,
    role,
  });
  const document = toLinkedArt(
    {
      ...nothing,
      makers: [
        maker('Marcantonio', 'engraver'),
        maker('Raphael', 'after'),
        maker('Abu Zayd', 'attributed to'),
        maker('Abu Tahir', 'workshop of'),
      ],
    },
    site,
  );
  expect(document.produced_by).toEqual({
    type: 'Production',
    carried_out_by: [
      expect.objectContaining({ type: 'Person', _label: 'Marcantonio' }),
      expect.objectContaining({ type: 'Group', _label: 'workshop of Abu Tahir' }),
    ],
    influenced_by: [expect.objectContaining({ _label: 'Raphael' })],
    attributed_by: [
      {
        type: 'AttributeAssignment',
        _label: 'attributed to Abu Zayd',
        assigned: [expect.objectContaining({ _label: 'Abu Zayd' })],
        assigned_property: 'carried_out_by',
      },
    ],
  });
  const [object] = await expand(document);
  expect(JSON.stringify(object)).toContain(crm('P177_assigned_property_of_type'));
});
