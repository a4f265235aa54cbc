import { expect, test } from 'vitest';
import { type ExploreItem, withoutShared } from './explore-item.ts';

const item = (...found: readonly string[]) =>
  ({ found: found.map((text) => ({ text, language: 'en' })) }) as unknown as ExploreItem;
const linesOf = (items: readonly ExploreItem[]) =>
  items.map(({ found }) => found.map(({ text }) => text));

test('what most works say of themselves is told once, and of a work what is its own', () => {
  const blue = 'Color: Blue';
  const { items, shared, isSharedByAll } = withoutShared(
    [item(blue, 'Place: Iznik'), item(blue), item(blue, 'a reef'), item('red')],
    4,
  );
  expect(isSharedByAll).toBe(false);
  expect(shared.map(({ text }) => text)).toEqual([blue]);
  expect(linesOf(items)).toEqual([['Place: Iznik'], [], ['a reef'], ['red']]);
});

test('of two works each says it for itself', () => {
  const { items, shared } = withoutShared([item('a reef'), item('a reef')], 2);
  expect(shared).toEqual([]);
  expect(linesOf(items)).toEqual([['a reef'], ['a reef']]);
});

test('what is told once is said of all that were found, or of most of them', () => {
  const three = [item('a reef'), item('a reef'), item('a reef')];
  expect(withoutShared(three, 3).isSharedByAll).toBe(true);
  // Further pages may have others.
  expect(withoutShared(three, 40).isSharedByAll).toBe(false);
});

test('what half of them say is not most of them', () => {
  const { shared } = withoutShared(
    ['a reef', 'a reef', 'a reef', 'red', 'red', 'red'].map((text) => item(text)),
    6,
  );
  expect(shared).toEqual([]);
});
