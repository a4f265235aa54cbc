import { expect, test } from 'vitest';
import { parseContextQuery, toContextQuery } from './search-context.ts';

const read = (query: string) => parseContextQuery(new URLSearchParams(query))?.toString();

test('an object carries the search it was found in, whole and back again', () => {
  const search = 'words=%22star+tile%22&type=bowl&type=dish&yearFrom=-20';
  expect(read(toContextQuery(search))).toBe(search);
  expect(read(toContextQuery(`?${search}`))).toBe(search);
  expect(toContextQuery('words=tile')).toBe('?from=words%3Dtile');
});

test('which page of results it was on is not carried', () => {
  expect(toContextQuery('words=tile&page=3')).toBe(toContextQuery('words=tile'));
});

test('looking through all objects is a search too; having come another way is none', () => {
  expect(toContextQuery('')).toBe('?from=all');
  expect(read('from=all')).toBe('');
  // As it was in links that somebody kept.
  expect(read('from=')).toBe('');
  expect(read('')).toBeUndefined();
});

test('contexts do not nest and do not grow without bound', () => {
  expect(read('from=from%3Da%26words%3Db')).toBe('words=b');
  expect(toContextQuery(`words=${'x'.repeat(900)}`)).toBe('');
  expect(read(`from=${'x'.repeat(900)}`)).toBeUndefined();
});
