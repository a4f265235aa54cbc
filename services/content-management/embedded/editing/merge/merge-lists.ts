import { isDeepStrictEqual } from 'node:util';
import { keyOf } from '../keys.ts';

export interface ListMerge<Item> {
  readonly list: readonly Item[];
  /** Keys of items that one removed and the other changed: they are kept. */
  readonly retained: readonly string[];
  /** Both put the list into another order; theirs stays. */
  readonly isOrderUnclear: boolean;
}

/**
 * Joins two people's changes of a list whose items have keys: what either added, removed, moved or
 * changed.
 * @param mergeItem joins an item that both changed; `base` undefined: both added it
 */
export function mergeLists<Item extends object>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  mergeItem: (base: Item | undefined, mine: Item, theirs: Item) => Item,
): ListMerge<Item> {
  const [bases, mines, others] = [base, mine, theirs].map(byKey) as [Keyed, Keyed, Keyed];
  const retained: string[] = [];
  const result = new Map<string, Item>();
  for (const key of new Set([...others.keys(), ...mines.keys()])) {
    const [before, own, other] = [bases.get(key), mines.get(key), others.get(key)] as Item[];
    if (own && other) result.set(key, mergeItem(before, own, other));
    else {
      const left = (own ?? other) as Item;
      const wasRemoved = before !== undefined;
      if (wasRemoved && isDeepStrictEqual(before, left)) continue;
      if (wasRemoved) retained.push(key);
      result.set(key, left);
    }
  }
  const order = mergeOrder([...bases.keys()], [...mines.keys()], [...others.keys()]);
  const list = order.keys.flatMap((key) => result.get(key) ?? []);
  return { list, retained, isOrderUnclear: order.isUnclear };
}

type Keyed = ReadonlyMap<string, object>;

const byKey = (list: readonly object[]): Keyed => new Map(list.map((item) => [keyOf(item), item]));

function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const isSameOrder = (list: readonly string[]) => {
    const common = base.filter((key) => list.includes(key));
    return isDeepStrictEqual(
      common,
      list.filter((key) => base.includes(key)),
    );
  };
  const hasMineMoved = !isSameOrder(mine);
  const hasTheirsMoved = !isSameOrder(theirs);
  const common = (list: readonly string[], other: readonly string[]) =>
    list.filter((key) => other.includes(key));
  const agree = isDeepStrictEqual(common(mine, theirs), common(theirs, mine));
  const [leading, following] = hasMineMoved && !hasTheirsMoved ? [mine, theirs] : [theirs, mine];
  const keys = [...leading];
  following.forEach((key, position) => {
    if (keys.includes(key)) return;
    // After the same neighbor as in its own list.
    const before = following.slice(0, position).findLast((one) => keys.includes(one));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return { keys, isUnclear: hasMineMoved && hasTheirsMoved && !agree };
}
