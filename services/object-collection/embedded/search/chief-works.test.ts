import { expect, test } from 'vitest';
import { prominencePoints, toProminence } from './results/to-prominence.ts';
import { createTestSearch, toTestRecord } from './search.test-support.ts';

const picture = [{ src: 'https://museum.example/a.jpg' }];
const maker = [{ name: 'Joseph Mallord William Turner' }];
const records = [
  toTestRecord({ id: 'scrap', title: { en: 'A sketchbook scrap' }, makers: maker }),
  toTestRecord({ id: 'study', title: { en: 'Boat' }, makers: maker, images: picture }),
  toTestRecord({
    id: 'painting',
    title: { en: 'Venice' },
    objectType: { en: 'Painting' },
    makers: maker,
    images: picture,
    onView: true,
  }),
  toTestRecord({ id: 'chief', title: { en: 'Whalers' }, makers: maker, isHighlight: true }),
  ...Array.from({ length: 6 }, (_, at) =>
    toTestRecord({
      id: `turning-${at}`,
      title: { en: `Spindle ${at}` },
      objectType: { en: at < 4 ? 'Print' : 'prints ' },
      techniques: [{ en: 'turning' }],
      accessionNumber: `N0154${at}`,
    }),
  ),
  toTestRecord({ id: 'ophelia', title: { en: 'Ophelia' } }),
  toTestRecord({ id: 'ofili', title: { en: 'Flight' }, makers: [{ name: 'Chris Ofili' }] }),
  toTestRecord({ id: 'dish', title: { en: 'Dish' }, place: { en: 'İznik, Turkey' } }),
  ...['ink', 'pink'].map((name) =>
    toTestRecord({ id: name, title: { en: `Sheet, ${name}` }, materials: [{ en: name }] }),
  ),
  toTestRecord({
    id: 'safavid-by-time',
    title: { en: 'Bowl' },
    place: { en: 'Iran' },
    date: { earliest: 1600, latest: 1650 },
  }),
  toTestRecord({ id: 'safavid-by-name', title: { en: 'Jug' }, culture: { en: 'Safavid' } }),
  toTestRecord({
    id: 'qajar',
    title: { en: 'Cup' },
    place: { en: 'Iran' },
    date: { earliest: 1850, latest: 1860 },
  }),
  toTestRecord({
    id: 'murad-by-time',
    title: { en: 'Flask' },
    place: { en: 'Turkey' },
    date: { earliest: 1578, latest: 1585 },
  }),
  toTestRecord({
    id: 'sultan',
    title: { en: 'An Ottoman sultan' },
    place: { en: 'Turkey' },
    date: { earliest: 1700, latest: 1710 },
  }),
];
const { search, findIds, idOf } = createTestSearch(records);

test('of a maker the chief works stand first, scraps last, and it is said why', () => {
  expect(findIds('turner')).toEqual(['chief', 'painting', 'study', 'scrap']);
  const { numbers, reasons } = search.find({
    words: 'turner',
    page: 1,
    pageSize: 9,
    explain: true,
  });
  const [first = 0] = numbers;
  expect(reasons?.get(first)).toContainEqual({
    by: 'prominence',
    text: '',
    worth: 2 * toProminence(records.find(({ id }) => id === 'chief') as (typeof records)[number]),
  });
  expect(reasons?.get(first)?.map(({ by }) => by)).toEqual(['words', 'maker', 'prominence']);
});

test('without words the most prominent come first', () => {
  const { numbers } = search.find({ order: 'relevance', page: 1, pageSize: 2 });
  expect(numbers.map(idOf)).toEqual(['chief', 'painting']);
  expect(prominencePoints.highlight).toBeGreaterThan(prominencePoints.picture);
});

test('works of one kind stand apart among those that are nearly as prominent', () => {
  const one = (id: string, type: string, more: object = {}) =>
    toTestRecord({ id, objectType: { en: type }, ...more });
  const alike = createTestSearch([
    one('1', 'Tile panel', { onView: true }),
    one('2', 'Panel', { onView: true }),
    one('3', 'Tile panel', { onView: true }),
    one('4', 'Lamp'),
    one('5', 'Dish'),
    one('6', 'Robe'),
    one('7', 'Carpet', { isHighlight: true }),
    one('8', 'Carpet', { isHighlight: true }),
  ]);
  const { numbers } = alike.search.find({ order: 'relevance', page: 1, pageSize: 9 });
  // What is far more prominent stays before all else.
  expect(numbers.map(alike.idOf)).toEqual(['7', '8', '1', '4', '5', '6', '2', '3']);
});

test('a panel of tiles is no painting on panel', () => {
  const worth = (more: object) => toProminence(toTestRecord({ id: 'a', ...more }));
  expect(worth({ objectType: { en: 'Tile panel' } })).toBe(worth({ objectType: { en: 'Dish' } }));
  expect(worth({ materials: [{ en: 'oil on panel' }] })).toBeGreaterThan(worth({}));
});

test('singular and plural are one value, under either name', () => {
  const { facets } = search.find({ type: 'prints', page: 1, pageSize: 9, facets: ['type'] });
  expect(facets.type?.values).toContainEqual({
    value: 'print',
    label: { en: 'Print' },
    count: 6,
    isChosen: true,
  });
  expect(search.find({ type: 'print', page: 1, pageSize: 1 }).total).toBe(6);
});

test('a dynasty finds what names it, then what is of its time and land', () => {
  expect(findIds('Safavid')).toEqual(['safavid-by-name', 'safavid-by-time']);
  expect(findIds('صفوی')).toEqual(['safavid-by-name', 'safavid-by-time']);
  expect(findIds('reign of Shah Abbas I')).toEqual(['safavid-by-time']);
  expect(findIds('Qajar')).toEqual(['qajar']);
});

test('a ruler is found by the name with a title before it; of a dynasty the title says more', () => {
  for (const words of [
    'Murad III',
    'Sultan Murad III',
    'reign of Sultan Murad III',
    'sultán Murad III',
  ]) {
    expect(findIds(words), words).toEqual(['murad-by-time']);
  }
  expect(findIds('Ottoman sultan')).toEqual(['sultan']);
});

const suggest = (words: string) =>
  search
    .suggest(words, 8)
    .map((one) =>
      one.kind === 'title' ? idOf(one.number) : `${one.kind}:${search.index.values.at(one.value)}`,
    );

test('suggestions begin with what is most used under these very letters', () => {
  expect(suggest('turn')[0]).toBe('maker:joseph-mallord-william-turner');
  expect(suggest('ophel')[0]).toBe('ophelia');
  expect(suggest('iznk')[0]).toBe('place:iznik');
  expect(suggest('n015').slice(0, 2)).toEqual(['turning-0', 'turning-1']);
});
