import { expect, test } from 'vitest';
import { type EditedEntry, elementType } from './block-tree.ts';
import { listData, listSources, toName } from './page-data.ts';

const inner = { '@type': elementType, id: 'inner', component: { name: 'Text' } };
const row = {
  '@type': elementType,
  id: 'row',
  repeat: { collection: 'state.people', itemName: 'person' },
  children: [inner],
};
const data = {
  inputs: [
    { name: 'title', type: 'text' },
    {
      name: 'people',
      type: 'list',
      subFields: [
        { name: 'name', type: 'text' },
        { name: 'a-b', type: 'file' },
      ],
      defaultValue: [{ name: 'Keola' }],
    },
    { name: 'things', type: 'list', defaultValue: [] },
  ],
  state: { things: [{ kind: 'star' }], found: 0, location: [{ x: 1 }], words: ['a'] },
  blocks: [row],
};
const page = {
  id: 'p',
  data,
  variations: { b: { id: 'b', data: { blocks: [], state: { only: [{ here: 1 }] } } } },
} as unknown as EditedEntry;

test('lists are those that the page declares, and those of its state, which win', () => {
  expect(
    listData(page, null).map(({ name, path, fields, items }) => [
      name,
      path.join('.'),
      fields.map((field) => field.name).join(),
      items.length,
    ]),
  ).toEqual([
    ['people', 'data.inputs.1.defaultValue', 'name,a-b', 1],
    ['things', 'data.state.things', 'kind', 1],
  ]);
  expect(listData(page, 'b').map(({ name }) => name)).toEqual(['only']);
});

test('a block may show the fields of the items around it that have a name, and what the page has', () => {
  expect(listSources(page, 'inner', null).map(({ expression }) => expression)).toEqual([
    'state.person.name',
    'state.found',
    'state.museum.name',
    'state.museum.address',
  ]);
});

test.for([
  ['Opening times', 'openingTimes'],
  ['ʻOhana & Keiki', 'ohanaKeiki'],
  ['2 Rooms', 'n2Rooms'],
  ['constructor', 'constructorList'],
  ['Museum', 'museumList'],
  ['…', ''],
] as const)('“%s” is called %s by expressions', ([words, name]) => {
  expect(toName(words)).toBe(name);
});
