import { expect, test } from 'vitest';
import type { DescribedBlock, DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { listTexts, parseWritten } from './written-texts.ts';

const input = (name: string, type: string, rest: Partial<DescribedInput> = {}): DescribedInput => ({
  ...{ name, type },
  ...rest,
});
const described: DescribedBlock = {
  ...{ name: 'Cards', description: '', canHaveChildren: false, opensPage: false },
  inputs: [
    input('heading', 'string'),
    input('layout', 'string', { enum: ['grid', 'carousel'] }),
    input('uid', 'string'),
    input('text', 'richText'),
    input('cards', 'list', { subFields: [input('title', 'string'), input('link', 'url')] }),
  ],
};
const block = (options: Record<string, unknown>, rest: object = {}): Block => ({
  ...{ id: 'b', component: { name: 'Cards', options } },
  ...rest,
});
const listed = (...given: Parameters<typeof listTexts>) =>
  listTexts(...given).map(({ path, kind, value }) => [path.slice(2).join('.'), kind, value]);

test('what is written in the page are words, also those of lists; not choices, names and addresses', () => {
  const options = {
    ...{ heading: 'Ways in', layout: 'grid', uid: 'ways' },
    text: '<p>One <a href="/visit">way</a></p>',
    cards: [{ title: 'By bus', link: '/visit' }, { title: '' }],
  };
  expect(listed(block(options), described, 'en')).toEqual([
    ['heading', 'line', 'Ways in'],
    ['text', 'html', '<p>One <a href="/visit">way</a></p>'],
    ['cards.0.title', 'line', 'By bus'],
  ]);
  expect(listTexts(block(options), described, 'en')[1]?.links).toEqual(['/visit']);
});

test('words are those that the page shows in a language: its own, else English', () => {
  const heading = {
    '@type': '@builder.io/core:LocalizedValue',
    Default: 'Ways in',
    es: 'Entradas',
  };
  expect(listed(block({ heading }), described, 'es')).toEqual([['heading', 'line', 'Entradas']]);
  expect(listed(block({ heading }), described, 'haw')).toEqual([['heading', 'line', 'Ways in']]);
});

test('what follows from an expression, and HTML that says more than the editor of text knows, is not written there', () => {
  const bindings = { 'component.options.heading': 'state.name' };
  const options = { heading: 'Ways in', text: '<table><tr><td>1</td></tr></table>' };
  expect(listed(block(options, { bindings }), described, 'en')).toEqual([]);
});

test('the page in the frame may say anything: formatted text is read anew, and what is none is not taken', () => {
  expect(parseWritten('html', '<p>One <strong>way</strong></p>')).toBe(
    '<p>One <strong>way</strong></p>',
  );
  for (const said of [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">One</p>',
    '<p><img src=x onerror=alert(1)></p>',
    { toString: () => '<p>One</p>' },
    'x'.repeat(100_001),
  ]) {
    expect(parseWritten('html', said)).toBeNull();
  }
  expect(parseWritten('line', 'Two\nlines')).toBe('Two lines');
  expect(parseWritten('lines', '')).toBeUndefined();
});
