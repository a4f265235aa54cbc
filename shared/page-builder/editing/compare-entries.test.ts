import { expect, test } from 'vitest';
import { compareEntries } from './compare-entries.ts';

const text = (id: string, words: unknown, rest: object = {}) => ({
  ...{
    '@type': '@builder.io/sdk:Element',
    id,
    component: { name: 'Text', options: { text: words } },
  },
  ...rest,
});
const page = (...blocks: object[]) => ({ data: { title: 'Page', blocks } });
const kindsOf = (before: object, after: object) =>
  compareEntries(before as never, after as never).map(({ id, kinds }) => [id, ...kinds]);

test('what came, went, moved and changed is told by its block', () => {
  const before = page(text('a', 'Trees'), text('b', 'Water'), text('c', 'Sky'));
  const after = page(text('b', 'Waters'), text('a', 'Trees'), text('d', 'Stone'));
  expect(kindsOf(before, after)).toEqual([
    ['b', 'moved', 'changed'],
    ['a', 'moved'],
    ['d', 'added'],
    ['c', 'removed'],
  ]);
});

test('what others push aside has not moved, and what lies inside is told for itself', () => {
  const before = page(text('a', 'Trees'), text('b', 'Water', { children: [text('in', 'Fish')] }));
  const after = page(
    text('new', 'First'),
    text('a', 'Trees'),
    text('b', 'Water', { children: [text('in', 'Fishes')] }),
  );
  expect(kindsOf(before, after)).toEqual([
    ['new', 'added'],
    ['in', 'changed'],
  ]);
});

test('what goes or comes with the block around it is not told for itself', () => {
  const box = text('b', 'Water', { children: [text('in', 'Fish')] });
  expect(kindsOf(page(box), page())).toEqual([['b', 'removed']]);
  expect(kindsOf(page(), page(box))).toEqual([['b', 'added']]);
});

test('words are compared in each language, without tags, those of lists too', () => {
  const words = (Default: string, es: string) => ({
    ...{ '@type': '@builder.io/core:LocalizedValue', Default, es },
  });
  const cards = (title: string) => ({
    ...{ '@type': '@builder.io/sdk:Element', id: 'c' },
    component: { name: 'Museum:Cards', options: { cards: [{ title }] } },
  });
  const changes = compareEntries(
    page(text('a', words('<p>Trees</p>', '<p>Árboles</p>')), cards('Old')),
    page(text('a', words('<p>Trees</p>', '<p>Palmas</p><p>y agua</p>')), cards('New')),
  );
  expect(changes.flatMap((change) => change.words)).toEqual([
    { name: 'text', language: 'es', before: 'Árboles', after: 'Palmas\ny agua' },
    { name: 'title', language: 'en', before: 'Old', after: 'New' },
  ]);
});

test('an own title is told of the page itself; the same twice is told of nothing', () => {
  const before = page(text('a', 'Trees'));
  expect(compareEntries(before, before)).toEqual([]);
  const after = { data: { ...before.data, title: 'Other' } };
  expect(compareEntries(before, after)).toMatchObject([
    { id: null, words: [{ name: 'title', before: 'Page', after: 'Other' }] },
  ]);
});

test('a form that came or went is one change, and what differs in a form names it', () => {
  const form = (name: string, ...blocks: object[]) => ({ name, testRatio: 0.5, data: { blocks } });
  const own = page(text('a', 'Trees'));
  const before = { ...own, variations: { b: form('Form B', text('b', 'Water')) } };
  const tell = (one: object, other: object) =>
    compareEntries(one as never, other as never).map(({ id, form: of, kinds }) => [
      id,
      of,
      ...kinds,
    ]);
  expect(tell(own, before)).toEqual([[null, 'Form B', 'added']]);
  expect(tell(before, own)).toEqual([[null, 'Form B', 'removed']]);
  const after = { ...own, variations: { b: form('Form B', text('b', 'Waters')) } };
  expect(tell(before, after)).toEqual([['b', 'Form B', 'changed']]);
});
