import { expect, test } from 'vitest';
import { parseSourceEntry } from './source-entry.ts';

test('a file nested without end is refused, however deep it goes', () => {
  const depth = 20_000;
  const text = `{"data":{"blocks":[${'{"children":['.repeat(depth)}${']}'.repeat(depth)}]}}`;
  expect(parseSourceEntry('page/deep.json', JSON.parse(text))).toEqual([
    { file: 'page/deep.json', field: 'data', reason: expect.stringContaining('400 levels') },
  ]);
});

test('what a person left out is filled in', () => {
  expect(parseSourceEntry('page/short.json', { data: {} })).toMatchObject({
    published: 'published',
    priority: 0,
    data: { blocks: [] },
  });
});
