import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toObjectRecord } from '../object-record.ts';
import { listInputFiles } from './input-files.ts';
import { compileMapping } from './map-record.ts';
import { parseMapping } from './mapping.ts';
import { readRecords } from './read-records.ts';

// The mappings that come with the site, over small exports written for them.

async function mapAll(name: string, input: string) {
  const mapping = parseMapping(readFileSync(`content/mappings/${name}.json`, 'utf8'));
  const mapRecord = compileMapping(mapping);
  const files = await listInputFiles(new URL(`fixtures/${input}`, import.meta.url).pathname);
  const mapped = [];
  for await (const records of readRecords(files, mapping)) {
    for (const { value, problem } of records) {
      expect(problem).toBeNull();
      const { object, problems, collectionTitles } = mapRecord(value);
      expect(problems).toEqual([]);
      if (object)
        mapped.push({ ...toObjectRecord(object, name), addedAt: object.addedAt, collectionTitles });
    }
  }
  return mapped;
}

test('The table of The Met comes in with makers, measures, place, tags and rights', async () => {
  const [bowl, seal, ...others] = await mapAll('met', 'met.csv');
  expect(others).toEqual([]);
  expect(bowl).toMatchObject({
    id: 'met-900001',
    sourceId: '900001',
    accessionNumber: '90.1.7',
    title: { en: 'Bowl with a Ring of Hares' },
    objectType: { en: 'Bowl' },
    makers: [
      { name: 'Ada Quist', role: 'Potter', nationality: 'Iranian', born: '1210', died: '1260' },
      { name: 'Ulm, Bram', role: 'Painter', nationality: 'Iranian', born: '1201', died: null },
    ],
    date: { display: { en: 'late 12th–early 13th century' }, earliest: 1180, latest: 1215 },
    place: { en: 'Kashan, Iran' },
    materials: [{ en: 'Stonepaste' }, { en: 'glazed' }, { en: 'lustre-painted' }],
    dimensions: { height: 8.6, diameter: 20.3 },
    creditLine: { en: 'Gift of A. Donor, 1990' },
    rights: { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    motifs: ['Hares', 'Circles'],
    collections: ['met-islamic-art'],
    onView: true,
    location: { en: 'Gallery 455' },
    addedAt: '1990-01-01T00:00:00.000Z',
  });
  expect(seal).toMatchObject({
    title: { en: 'Stamp seal' },
    culture: { en: 'Assyrian' },
    date: { earliest: -998, latest: -699 },
    place: { en: 'Nimrud, Mesopotamia' },
    dimensions: { height: 2.5, width: 1.9 },
    rights: { en: '© Example Estate' },
    onView: null,
    location: null,
  });
});

test('LIDO comes in with its events, terms, measures, relations and pictures', async () => {
  const [tile, ewer, ...others] = await mapAll('lido', 'lido.xml');
  expect(others).toEqual([]);
  expect(tile).toMatchObject({
    id: 'lido-de-77.12',
    sourceId: 'https://museum.example/objects/DE-77.12',
    accessionNumber: '77.12',
    title: { en: 'Tile & cross', es: 'Azulejo & cruz' },
    objectType: { en: 'Star tile' },
    makers: [
      {
        name: 'ʿAli ibn Muhammad',
        role: 'potter',
        nationality: 'Iranian',
        born: '1230',
        died: '1290',
        id: 'lido-599000001',
        links: ['http://vocab.getty.edu/ulan/599000001'],
      },
    ],
    date: { display: { en: 'late 13th century' }, earliest: 1267, latest: 1300 },
    place: { en: 'Kashan, Iran' },
    places: [
      {
        terms: [{ en: 'Iran' }, { en: 'Isfahan Province' }, { en: 'Kashan' }],
        uri: 'http://vocab.getty.edu/tgn/5990001',
      },
    ],
    culture: { en: 'Ilkhanid' },
    dynasties: [{ en: 'Ilkhanid dynasty' }],
    reigns: [{ en: 'Reign of Abaqa Khan' }],
    periods: [{ en: 'Late Middle Ages' }],
    styles: [{ en: 'Lustre style of Kashan' }],
    medium: { en: 'stonepaste, painted in lustre over a white glaze' },
    acquisition: { method: { en: 'Purchase' }, date: '1927' },
    exhibitions: [{ en: 'Stars and Crosses, Paris, 1931' }],
    materials: [{ en: 'stonepaste' }],
    techniques: [{ en: 'lustre' }],
    dimensions: { display: { en: '21 × 20.5 cm' }, height: 21, width: 20.5 },
    inscriptions: [{ text: 'عمل علی', language: 'fa', translation: { en: 'Work of ʿAli' } }],
    description: { en: 'Eight points, painted in lustre.' },
    provenance: { en: 'Bought in Paris, 1927' },
    creditLine: { en: 'Bequest of B. Giver' },
    rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    motifs: ['eight-pointed star'],
    images: [
      { src: 'https://museum.example/pictures/77.12.jpg', caption: { en: 'Front' } },
      { src: 'https://museum.example/pictures/77.12-back.jpg', caption: { en: 'Back' } },
    ],
    collections: ['lido-tiles-of-the-winter-hall'],
    collectionTitles: { 'lido-tiles-of-the-winter-hall': { en: 'Tiles of the Winter Hall' } },
    relatedIds: ['lido-de-77.13'],
    location: { en: 'Room 4' },
    recordUrl: 'https://museum.example/objects/77.12',
    addedAt: '1927-01-01T00:00:00.000Z',
  });
  expect(ewer).toMatchObject({
    id: 'lido-de-77.13',
    title: { en: 'Ewer' },
    date: { display: { en: '1191 AH' }, earliest: 1777, latest: 1778 },
    images: [],
  });
});

test('Linked Art comes in with names by language, parts of making, units and statements', async () => {
  const [lamp, ...others] = await mapAll('linked-art', 'linked-art');
  expect(others).toEqual([]);
  expect(lamp).toMatchObject({
    id: 'linked-art-0b1f',
    sourceId: 'https://data.museum.example/object/0b1f',
    accessionNumber: '1911.40',
    title: { en: 'Lamp with Arcades', es: 'Lámpara con arcos', haw: 'He kukui' },
    objectType: { en: 'Mosque lamp' },
    makers: [
      {
        name: 'Cleo Varga',
        role: null,
        id: 'linked-art-1',
        born: '1290',
        died: '1352',
        lifeDates: 'active 1290–1352',
        birthPlace: 'Cairo',
        deathPlace: 'Damascus',
        links: ['http://vocab.getty.edu/ulan/599000002'],
      },
      { name: 'Dorit Amsel', role: 'gilder' },
    ],
    date: { display: { en: 'c. 1340–50' }, earliest: 1340, latest: 1350 },
    place: { en: 'Cairo, Egypt' },
    places: [
      {
        terms: [{ en: 'Egypt' }, { en: 'Lower Egypt' }, { en: 'Cairo' }],
        uri: 'https://data.museum.example/place/7',
      },
    ],
    dynasties: [{ en: 'Mamluk Dynasty' }],
    reigns: [{ en: 'Reign of al-Nasir Muhammad' }],
    periods: [{ en: 'Middle Islamic period' }],
    styles: [{ en: 'Mamluk court style' }, { en: 'Mamluk revival' }],
    medium: { en: 'Glass, blown, enameled and gilded' },
    acquisition: { method: { en: 'Gift' }, date: '1911-05-02' },
    exhibitions: [{ en: 'Light and Glass, 1920' }, { en: 'Glass of the Nile, 1931' }],
    materials: [{ en: 'glass' }, { en: 'gold' }],
    techniques: [{ en: 'enameling' }],
    dimensions: { height: 33.02, diameter: 25.4, width: null },
    inscriptions: [{ text: 'عز لمولانا', language: 'ar' }],
    description: { en: 'Blown glass with a band of arcades.' },
    provenance: { en: 'In Cairo until 1902.' },
    creditLine: { en: 'Gift of C. Friend' },
    rights: { uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    motifs: ['arcade'],
    images: [
      { src: 'https://data.museum.example/pictures/0b1f.jpg', alt: { en: 'Front' } },
      { src: 'https://data.museum.example/pictures/0b1f-foot.jpg', alt: { en: 'Foot' } },
    ],
    collections: ['linked-art-glass-of-the-mamluks'],
    relatedIds: ['linked-art-aa00'],
    location: { en: 'Gallery 2' },
    recordUrl: 'https://museum.example/lamp',
  });
});

test('The Walters’ records come in with lives, dynasties, places in places and subjects', async () => {
  const [leaf, cat, ...others] = await mapAll('walters', 'walters.jsonl');
  expect(others).toEqual([]);
  expect(leaf).toMatchObject({
    id: 'walters-900',
    accessionNumber: 'W.900.1A',
    objectType: { en: 'illuminated manuscripts' },
    makers: [
      {
        id: 'walters-11',
        name: 'Quist Ganjavi',
        role: 'Author',
        lifeDates: 'died 605 AH/AD 1209',
      },
      {
        id: 'walters-12',
        name: 'Ulm Zarrin Qalam',
        role: 'Attributed to',
        nationality: 'Iranian',
        born: '1560',
        died: '1620',
        lifeDates: '1560-1620',
      },
      { name: 'Orla Veen', role: 'attributed to', born: '1565', died: '1635' },
      { name: 'Tamsin Roe', role: 'Formerly attributed to', nationality: 'English' },
      { name: 'Ivo Dahl', role: 'copy after' },
    ],
    date: { display: { en: '1028 AH/AD 1618-1619' }, earliest: 1618, latest: 1619 },
    culture: { en: 'Islamic' },
    dynasties: [{ en: 'Safavid Dynasty' }, { en: 'Qajar Dynasty' }],
    reigns: [{ en: 'Shah Quist I (1587-1629)' }],
    periods: [{ en: 'Safavid' }],
    place: { en: 'Isfahan, Iran' },
    places: [{ terms: [{ en: 'Iran' }, { en: 'Isfahan' }], role: null }],
    medium: { en: 'ink and pigments on laid paper' },
    materials: [{ en: 'ink' }, { en: 'pigments' }, { en: 'laid paper' }],
    dimensions: { height: 38.5, width: 25.5 },
    acquisition: { method: { en: 'Bequest' }, date: '1931' },
    inscriptions: [],
    subjects: [
      { terms: [{ en: 'Islamic' }] },
      { terms: [{ en: 'Literature' }, { en: 'Poetry' }] },
      { terms: [{ en: 'India' }] },
    ],
    exhibitions: [{ en: 'Riders. The Walters Art Gallery, Baltimore. 1968.' }],
    images: [{ src: 'https://pictures.example/900.jpg' }],
    collections: ['walters-manuscripts-rare-books'],
    relatedIds: ['walters-901'],
    onView: false,
    location: null,
    addedAt: '1931-01-01T00:00:00.000Z',
  });
  expect(cat).toMatchObject({
    makers: [],
    culture: { en: 'Egyptian' },
    date: { earliest: -663, latest: -331 },
    inscriptions: [{ text: '[Inscription] for the cat', language: 'und' }],
    onView: true,
  });
});
