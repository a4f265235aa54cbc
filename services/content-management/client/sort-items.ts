import { foldText } from '#shared/search/fold-text.ts';
import type { ItemReader } from './fields/item-reader.ts';

/** An item with the fields it was made of. */
export interface ReadItem<Item> {
  readonly reader: ItemReader;
  readonly item: Item;
}

export type Compare<Item> = (one: ReadItem<Item>, other: ReadItem<Item>) => number;

/** Equal ones by uid, so that the order is the same in every language. */
export const sortItems = <Item>(items: readonly ReadItem<Item>[], compare: Compare<Item>): Item[] =>
  [...items]
    .sort((one, other) => compare(one, other) || compareText(one.reader.uid, other.reader.uid))
    .map(({ item }) => item);

/** By a date or an instant in UTC, both as ISO 8601; items without one come last. */
export const newestFirst =
  <Item>(toDate: (item: Item) => string | null | undefined): Compare<Item> =>
  (one, other) => {
    const [first, second] = [toDate(one.item) ?? '', toDate(other.item) ?? ''];
    return first === second ? 0 : first < second ? 1 : -1;
  };

/** Without regard to case, accents and the ʻokina. */
export const byText =
  <Item>(toText: (item: Item) => string): Compare<Item> =>
  (one, other) =>
    compareText(foldText(toText(one.item)), foldText(toText(other.item)));

/** By the number that editors give; items without one come last. */
export const inEditorsOrder: Compare<unknown> = (one, other) =>
  toOrder(one.reader) - toOrder(other.reader);

const toOrder = (item: ItemReader): number =>
  item.shared.number('order') ?? Number.MAX_SAFE_INTEGER;

const { compare: compareText } = new Intl.Collator('en');
