import { expect, test } from 'vitest';
import { stateOfResidency } from '#app/components/cards/residency-entry.ts';
import type { Resident } from '#services/content-management/contract.ts';
import { buildResidencyListing } from './residency-list.ts';

const states = { current: 'Ahora', upcoming: 'Pronto', past: 'Terminada' };
const today = { year: 2027, month: 3, day: 10 };
const resident = (
  uid: string,
  [startDate, endDate]: [string, string],
  discipline: string,
  country: string,
  language = 'en',
) =>
  ({
    id: `${uid}-${language}`,
    uid,
    type: 'resident',
    startDate,
    endDate,
    dateLabel: null,
    discipline: { text: discipline, language },
    country: { text: country, language },
  }) as Resident;

const english = [
  resident('a', ['2027-04-01', '2027-05-01'], 'Weaving', 'Morocco'),
  resident('b', ['2027-03-01', '2027-03-10'], 'Film', 'Senegal'),
  resident('c', ['2026-12-20', '2027-03-09'], 'Weaving', 'Senegal'),
];
const spanish = [
  resident('a', ['2027-04-01', '2027-05-01'], 'Tejido', 'Marruecos', 'es'),
  resident('b', ['2027-03-01', '2027-03-10'], 'Cine', 'Senegal', 'es'),
  resident('c', ['2026-12-20', '2027-03-09'], 'Tejido', 'Senegal', 'es'),
];
const list = (query: string) =>
  buildResidencyListing(spanish, english, new URLSearchParams(query), today, 'es', states);
const namesOf = (query: string) => list(query).items.items.map(({ uid }) => uid);

test('a residency is on until the end of its last day', () => {
  expect(english.map((one) => stateOfResidency(one, today))).toEqual([
    'upcoming',
    'current',
    'past',
  ]);
});

test('addresses name disciplines and places in English in every language', () => {
  expect(namesOf('discipline=weaving')).toEqual(['a', 'c']);
  expect(namesOf('country=senegal&year=2027')).toEqual(['b']);
  expect(namesOf('when=past')).toEqual(['c']);
  expect(namesOf('discipline=tejido&when=soon&year=27'), 'unknown means all').toHaveLength(3);
});

test('each choice tells how many it would show, in the words of the page', () => {
  const { choices } = list('country=senegal');
  expect(choices.discipline).toEqual([
    { value: 'film', label: { text: 'Cine', language: 'es' }, count: 1 },
    { value: 'weaving', label: { text: 'Tejido', language: 'es' }, count: 1 },
  ]);
  expect(choices.year.map(({ value, count }) => [value, count])).toEqual([
    ['2027', 1],
    ['2026', 1],
  ]);
  expect(choices.when.map(({ value, count }) => [value, count])).toEqual([
    [null, 2],
    ['current', 1],
    ['upcoming', 0],
    ['past', 1],
  ]);
});

test('those in the house come first, then who comes next, then who was here last', () => {
  const more = [
    resident('later', ['2027-06-01', '2027-07-01'], 'Film', 'Senegal'),
    ...english,
    resident('earlier', ['2026-10-01', '2026-11-01'], 'Film', 'Senegal'),
  ];
  const { items } = buildResidencyListing(more, more, new URLSearchParams(), today, 'en', states);
  expect(items.items.map(({ uid }) => uid)).toEqual(['b', 'a', 'later', 'c', 'earlier']);
});

test('a card says whether a residency is on, to come or over', () => {
  expect(list('').items.items.map(({ uid, stateLabel }) => `${uid} ${stateLabel.text}`)).toEqual([
    'b Ahora',
    'a Pronto',
    'c Terminada',
  ]);
});
