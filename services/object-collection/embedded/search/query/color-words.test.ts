import { expect, test } from 'vitest';
import { createTestSearch, readDemoRecords } from '../search.test-support.ts';

const records = readDemoRecords();
const { search } = createTestSearch(records);
const ids = records.map(({ id }) => id);
const find = (words: string, color?: string) =>
  search
    .find({ words, ...(color && { color }), page: 1, pageSize: 100 })
    .numbers.toSorted((a, b) => a - b);

test.each([
  ['blue iznik dish', 'iznik dish', 'blue'],
  ['plato azul de iznik', 'plato de iznik', 'blue'],
  ['platos azules', 'platos', 'blue'],
  ['azulejos rojos', 'azulejos', 'red'],
  ['iznik polū', 'iznik', 'blue'],
])('%s finds all that %s finds of %s', (words, without, color) => {
  const inColor = find(without, color);
  expect(inColor.length).toBeGreaterThan(1);
  expect(find(words)).toEqual(expect.arrayContaining(inColor));
});

test.each(['blue iznik dish', 'plato azul iznik', 'pā uliuli iznik'])(
  'of what %s finds, a dish whose text says blue comes first',
  (words) => {
    const [first] = search.find({ words, page: 1, pageSize: 1 }).numbers;
    expect(ids[(first ?? 0) - 1]).toBe('demo-0018');
  },
);

test('of two colors both are wanted', () => {
  const both = find('iznik dish', 'blue').filter((one) =>
    find('iznik dish', 'white').includes(one),
  );
  expect(both.length).toBeGreaterThan(1);
  expect(find('blue and white iznik dish')).toEqual(expect.arrayContaining(both));
});

test('a word that is no color of the list is looked for in texts alone', () => {
  expect(find('lemon')).toEqual(find('"lemon"'));
});
