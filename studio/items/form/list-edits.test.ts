import { expect, test } from 'vitest';
import { duplicateItem, moveItem } from './list-edits.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
])('the item at %i moved to %i gives %s', (from, to, order) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(order);
});

test('a copy stands after what it was made of, with keys of its own all the way down', () => {
  const slice = {
    id: 'quote$1',
    slice_type: 'quote',
    primary: { entries: [{ _key: 'a', text: 'x' }] },
  };
  const list = duplicateItem([slice, { id: 'image$2', slice_type: 'image' }], 'quote$1');
  expect(list.map(({ slice_type: type }) => type)).toEqual(['quote', 'quote', 'image']);
  expect(list[1]?.id).toMatch(/^quote\$.{36}$/);
  const [entry] = (list[1] as typeof slice).primary.entries;
  expect(entry).toMatchObject({ text: 'x' });
  expect(entry?._key).not.toBe('a');
});
