import { expect, test } from 'vitest';
import { type EditedEntry, elementType, localizedType } from './block-tree.ts';
import { writeIn } from './localized.ts';
import { isTranslation } from './translated-changes.ts';
import type { Path } from './values.ts';

const said = { '@type': localizedType, Default: 'Sea', es: 'Mar' };
const page: EditedEntry = {
  id: 'p',
  data: {
    title: 'Sea',
    blocks: [
      {
        ...{ '@type': elementType, id: 'a' },
        component: {
          name: 'Cards',
          options: { heading: said, layout: 'grid', link: '/visit', cards: [{ title: 'One' }] },
        },
      },
    ],
  },
};
const inputs = [
  { name: 'heading', type: 'string' },
  { name: 'layout', type: 'string', enum: ['grid'] },
  { name: 'link', type: 'url' },
  { name: 'code', type: 'html' },
  { name: 'cards', type: 'list', subFields: [{ name: 'title', type: 'string' }] },
];
const may = (path: Path, to: unknown, id: string | null = 'a') =>
  isTranslation(page, { kind: 'set', id, path, to }, () => inputs, ['haw']);
const option = (...path: Path) => ['component', 'options', ...path];

test('words of a language of theirs are a translation, in blocks, lists and of the page', () => {
  expect(may(option('heading'), writeIn(said, 'haw', 'Kai'))).toBe(true);
  expect(may(option('cards', 0, 'title'), writeIn('One', 'haw', 'Kahi'))).toBe(true);
  expect(may(['data', 'title'], writeIn('Sea', 'haw', 'Kai'), null)).toBe(true);
  // Taken back.
  expect(may(option('heading'), said)).toBe(true);
  expect(may(option('cards', 0, 'title'), 'One')).toBe(true);
});

test('words of a list that the page declares are a translation, its pictures and fields are not', () => {
  const subFields = [
    { name: 'name', type: 'text' },
    { name: 'picture', type: 'file' },
  ];
  const list = { name: 'people', type: 'list', subFields, defaultValue: [{ name: 'Sea' }] };
  const entry = {
    ...{ id: 'p', data: { inputs: [list], blocks: [] } },
    variations: { b: { data: { inputs: [list] } } },
  } as unknown as EditedEntry;
  const mayList = (path: Path, to: unknown) =>
    isTranslation(entry, { kind: 'set', id: null, path, to }, () => [], ['haw']);
  const at = ['data', 'inputs', 0, 'defaultValue', 0];
  const kai = writeIn('Sea', 'haw', 'Kai');
  expect(mayList([...at, 'name'], kai)).toBe(true);
  expect(mayList(['variations', 'b', ...at, 'name'], kai)).toBe(true);
  expect(mayList([...at, 'name'], writeIn('Sea', 'es', 'Mar'))).toBe(false);
  expect(mayList([...at, 'picture'], kai)).toBe(false);
  expect(mayList([...at, 'other'], kai)).toBe(false);
  expect(mayList(at, kai)).toBe(false);
  expect(mayList(['data', 'inputs', 0, 'defaultValue', 7, 'name'], kai)).toBe(false);
});

test.for<[string, Path, unknown]>([
  ['words of another language', option('heading'), writeIn(said, 'es', 'La mar')],
  ['English words', option('heading'), writeIn(said, 'en', 'Ocean')],
  ['other words beside theirs', option('heading'), { ...said, Default: 'Ocean', haw: 'Kai' }],
  ['English words that are gone', option('heading'), { '@type': localizedType, haw: 'Kai' }],
  ['something that is no text', option('heading'), { ...said, haw: { '@type': elementType } }],
  ['a value of another kind', option('heading'), ['Kai']],
  ['a choice', option('layout'), writeIn('grid', 'haw', 'carousel')],
  ['a link', option('link'), writeIn('/visit', 'haw', 'javascript:alert(1)')],
  ['code', option('code'), writeIn(undefined, 'haw', '<script>')],
  ['a whole list', option('cards'), []],
  ['the whole options', option(), {}],
  ['an unknown option', option('other'), writeIn(undefined, 'haw', 'Kai')],
  ['the look', ['responsiveStyles', 'large', 'display'], 'none'],
  ['another component', ['component', 'name'], 'Custom Code'],
])('%s is none', ([, path, to]) => {
  expect(may(path, to)).toBe(false);
});

test('neither are other changes, nor other fields of the page, nor blocks that are not there', () => {
  for (const change of [
    { kind: 'remove', id: 'a' },
    { kind: 'move', id: 'a', place: { parent: null, list: ['data', 'blocks'], after: null } },
  ] as const) {
    expect(isTranslation(page, change, () => inputs, ['haw'])).toBe(false);
  }
  expect(may(['data', 'cssCode'], writeIn(undefined, 'haw', 'x'), null)).toBe(false);
  expect(may(['name'], 'Kai', null)).toBe(false);
  expect(may(option('heading'), writeIn(said, 'haw', 'Kai'), 'gone')).toBe(false);
});
