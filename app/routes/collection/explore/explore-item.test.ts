import { expect, test } from 'vitest';
import { type ExploreItem, withoutShared } from './explore-item.ts';

const item = (...found: readonly string[]) =>
  ({ found: found.map((text) => ({ text, language: 'en' })) }) as unknown as ExploreItem;
const linesOf = (items: readonly ExploreItem[]) =>
  items.map(({ found }) => found.map(({ text }) => text));

test('what most works say of themselves is told once, and of a work what is its own', () => {
  const blue = 'Color: Blue';
  const { items, shared } = withoutShared([
    item(blue, 'Place: Iznik'),
    item(blue),
    item(blue, 'a reef'),
    item('red'),
  ]);
  expect(shared.map(({ text }) => text)).toEqual([blue]);
  expect(linesOf(items)).toEqual([['Place: Iznik'], [], ['a reef'], ['red']]);
});

test('of two works each says it for itself', () => {
  const { items, shared } = withoutShared([item('a reef'), item('a reef')]);
  expect(shared).toEqual([]);
  expect(linesOf(items)).toEqual([['a reef'], ['a reef']]);
});
