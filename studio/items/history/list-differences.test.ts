import { expect, test } from 'vitest';
import words from '../../words/en/all.ts';
import type { FormType } from '../fields/field-props.ts';
import { labelOfOption } from '../fields/plain/option-label.ts';
import { sayTime } from '../fields/time/say-time.ts';
import { compareWords, listDifferences, type Version } from './list-differences.ts';
import { toPieces } from './picture-signs.ts';

type Field = FormType['fields'][number];
const field = (name: string, type: Field['type'], fields: Field[] = []): Field => ({
  name,
  label: name.toUpperCase(),
  type,
  config: {},
  isRequired: false,
  isLocalized: true,
  help: null,
  fields,
});
const model: FormType = {
  id: 'news',
  label: 'News',
  isRepeatable: true,
  slices: [],
  tabs: [],
  fields: [
    field('title', 'Text'),
    field('body', 'StructuredText'),
    field('image', 'Image'),
    field('related', 'Link'),
    field('is_open', 'Boolean'),
    field('day', 'Date'),
    field('starts_at', 'Timestamp'),
    field('weekday', 'Select'),
    field('slices', 'Slices'),
    field('credits', 'Group', [
      field('name', 'Text'),
      field('role', 'Text'),
      field('portrait', 'Image'),
    ]),
  ],
};
const reader = {
  yes: 'yes',
  no: 'no',
  tags: 'Tags',
  titleOf: (id: string) => `“${id}”`,
  timeOf: (text: string) => sayTime(text, 'en', 'Pacific/Honolulu'),
  optionOf: (option: string) => labelOfOption(option, words),
  slices: [
    {
      type: 'page_push',
      variation: 'default',
      name: 'Way to a page',
      primary: [field('heading', 'Text'), field('day', 'Date')],
      items: [],
    },
  ],
  pictures: [] as string[],
};
const version = (en: object | null, haw: object | null = null): Version => ({
  tags: [],
  languages: { en, es: null, haw } as Version['languages'],
});
const find = (before: object, after: object) =>
  listDifferences(model, version(before), version(after), reader).map(({ label, words }) => ({
    label,
    words: words.filter(({ kind }) => kind !== 'same').map(({ text, kind }) => `${kind} ${text}`),
  }));

test('a word with an ʻokina changes as a whole', () => {
  expect(compareWords('Ka hale o Hawaii', 'Ka hale o Hawaiʻi')).toEqual([
    { text: 'Ka hale o ', kind: 'same' },
    { text: 'Hawaii', kind: 'removed' },
    { text: 'Hawaiʻi', kind: 'added' },
  ]);
});

test('a text of twenty thousand other words is shown within a second', () => {
  const write = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `word${(index * seed) % 9_973}`).join(' ');
  const [before, after] = [write(7), write(11)];
  const start = performance.now();
  const parts = compareWords(before, after);
  expect(performance.now() - start).toBeLessThan(2_000);
  const join = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([join('added'), join('removed')]).toEqual([before, after]);
});

test('formatted text is compared by words, with headings, lists and what its links lead to', () => {
  const block = (text: string, more: object = {}) => ({
    type: 'paragraph',
    text,
    spans: [],
    ...more,
  });
  const link = {
    type: 'hyperlink',
    start: 0,
    end: 4,
    data: { link_type: 'Document', id: 'malia' },
  };
  expect(
    find(
      { body: [block('Meet her'), block('One', { type: 'list-item' })] },
      { body: [block('Meet her', { spans: [link] }), block('Two', { type: 'list-item' })] },
    ),
  ).toEqual([{ label: 'BODY', words: ['added (→ “malia”) ', 'removed One', 'added Two'] }]);
});

test('a picture is compared by picture, and its words by words', () => {
  const [one] = listDifferences(
    model,
    version({ image: { url: '/images/a.jpg', alt: 'A garden' } }),
    version({ image: { url: '/images/b.jpg', alt: 'A garden at night' } }),
    reader,
  );
  expect(one?.pictures).toEqual({
    before: { url: '/images/a.jpg', alt: 'A garden' },
    after: { url: '/images/b.jpg', alt: 'A garden at night' },
  });
  expect(
    find(
      { image: { url: '/images/a.jpg', alt: 'A garden' } },
      { image: { url: '/images/a.jpg', alt: 'A garden at night' } },
    ),
  ).toEqual([{ label: 'IMAGE', words: ['added  at night'] }]);
});

test('groups, links and yes or no are said in words', () => {
  expect(
    find(
      { credits: [{ _key: 'a', name: 'Lani', role: 'Curator' }], is_open: true },
      {
        credits: [
          { _key: 'b', name: 'Lani', role: 'Director' },
          { _key: 'c', name: 'Kai' },
        ],
        is_open: false,
        related: { link_type: 'Web', url: 'https://museum.example' },
      },
    ),
  ).toEqual([
    { label: 'RELATED', words: ['added https://museum.example'] },
    { label: 'IS_OPEN', words: ['removed yes', 'added no'] },
    { label: 'CREDITS', words: ['removed Curator', 'added Director\nNAME: Kai'] },
  ]);
});

test('a language that has come or gone is told, also where it is empty', () => {
  const found = listDifferences(
    model,
    version({ title: 'A' }),
    version({ title: 'A' }, {}),
    reader,
  );
  expect(found).toMatchObject([{ language: 'haw', field: '' }]);
});

test('days, moments and choices are said as people say them', () => {
  const after = { day: '2026-05-01', starts_at: '2026-05-01T19:00:00+0000', weekday: 'monday' };
  const said = find({ title: 'A' }, { title: 'A', ...after }).flatMap((one) => one.words);
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'added May 1, 2026',
    'added Friday, May 1, 2026, 9 am',
    'added Monday',
  ]);
});

test('a part of a page is called as editors call it, with the labels of what it holds', () => {
  const slice = { slice_type: 'page_push', variation: 'default', items: [] };
  const primary = { heading: 'Come', day: '2026-05-01' };
  const [one] = find({ title: 'A' }, { title: 'A', slices: [{ ...slice, id: '1', primary }] });
  expect(one?.words[0]?.replaceAll('\u00a0', ' ')).toBe(
    'added Way to a page\nHEADING: Come\nDAY: May 1, 2026',
  );
  const unknown = { slice_type: 'old_part', variation: 'default', primary: { text: 'B' } };
  const [other] = find({ title: 'A' }, { title: 'A', slices: [{ ...unknown, id: '2' }] });
  expect(other?.words).toEqual(['added Old part\nB']);
});

test('pictures among words are letters that stand for them, and the words beside are their own', () => {
  const credit = (url: string, alt: string) => ({
    credits: [{ _key: 'a', name: 'Lani', portrait: { url, alt } }],
  });
  const pictures: string[] = [];
  const [one] = listDifferences(
    model,
    version(credit('/a.jpg', 'A garden')),
    version(credit('/b.jpg', 'A garden')),
    { ...reader, pictures },
  );
  const changed = one?.words.filter(({ kind }) => kind !== 'same') ?? [];
  expect(
    changed.flatMap(({ kind, text }) =>
      toPieces(text, pictures).map(({ picture }) => [kind, picture]),
    ),
  ).toEqual([
    ['removed', '/a.jpg'],
    ['added', '/b.jpg'],
  ]);
  expect(one?.words.some(({ text }) => text.includes('jpg'))).toBe(false);
});
