import { keyOf } from '../item/paths.ts';

export type ListItem = Readonly<Record<string, unknown>>;

/** The same list with one item at another place. @param to from 0; outside of the list nothing moves */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, position) => position !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The same words as a new item: lists are joined by keys, so none may be there twice. */
export function copyItem(item: ListItem): ListItem {
  const copy = withNewKeys(item) as ListItem;
  return typeof item.slice_type === 'string'
    ? { ...copy, id: createSliceId(item.slice_type) }
    : copy;
}

function withNewKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '_key' ? crypto.randomUUID() : withNewKeys(inner),
    ]),
  );
}

/** As the service names slices. */
export const createSliceId = (type: string): string => `${type}$${crypto.randomUUID()}`;

/** A copy of an item stands after it. */
export const duplicateItem = (list: readonly ListItem[], key: string): readonly ListItem[] =>
  list.flatMap((item) => (keyOf(item) === key ? [item, copyItem(item)] : [item]));
