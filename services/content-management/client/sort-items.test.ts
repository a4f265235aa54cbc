import { expect, test } from 'vitest';
import { fakeSet, readFake } from './documents.test-support.ts';
import { byText, type Compare, inEditorsOrder, newestFirst, sortItems } from './sort-items.ts';

interface Item {
  readonly uid: string;
  readonly date?: string | null;
  readonly name?: string;
  readonly order?: number;
}

const sortedUids = (compare: Compare<Item>, ...items: Item[]) =>
  sortItems(
    items.map((item) => ({
      item,
      reader: readFake(fakeSet('news', item.uid, { en: { order: item.order ?? null } })).item,
    })),
    compare,
  ).map(({ uid }) => uid);

test('the newest comes first, what has no date last, equal ones by uid', () => {
  const order = sortedUids(
    newestFirst(({ date }) => date),
    { uid: 'none', date: null },
    { uid: 'old', date: '2025-12-31' },
    { uid: 'b', date: '2026-03-01' },
    { uid: 'a', date: '2026-03-01' },
  );
  expect(order).toEqual(['a', 'b', 'old', 'none']);
});

test('names are sorted as if they had no accents and no ʻokina', () => {
  const names = ['Zahra', 'ʻIolana', 'Élodie', 'ali', 'Ines', 'Emre'];
  const order = sortedUids(
    byText(({ name }) => name ?? ''),
    ...names.map((name, index) => ({ uid: `u${index}`, name })),
  );
  expect(order.map((uid) => names[Number(uid.slice(1))])).toEqual([
    'ali',
    'Élodie',
    'Emre',
    'Ines',
    'ʻIolana',
    'Zahra',
  ]);
});

test('the editors’ order is that of their numbers, items without one last', () => {
  const order = sortedUids(
    inEditorsOrder,
    { uid: 'none' },
    { uid: 'ten', order: 10 },
    { uid: 'two', order: 2 },
    { uid: 'also-two', order: 2 },
  );
  expect(order).toEqual(['also-two', 'two', 'ten', 'none']);
});
