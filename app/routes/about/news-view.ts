import type { RichText } from '#services/content-management/contract.ts';

/** Words that most people read in a minute. */
const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function countReadingMinutes(text: RichText | null): number {
  const messages = (text?.blocks ?? [])
    .flatMap((block) => {
      if ('items' in block) return block.items.map(({ text: item }) => item);
      return 'text' in block ? [block.text] : [];
    })
    .reduce((sum, line) => sum + (line.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(messages / wordsPerMinute));
}

/** Items of one year together, in the order in which they came. */
export function groupByYear<Item extends { readonly publishedOn: string }>(
  items: readonly Item[],
): { year: string; items: Item[] }[] {
  const years = new Map<string, Item[]>();
  for (const item of items) {
    const year = item.publishedOn.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, itemsOfYear]) => ({ year, items: itemsOfYear }));
}

const neighborsShown = 2;

/** The stories that follow one in the list, and after the last the first. */
export function listNeighbors<Item extends { readonly uid: string }>(
  items: readonly Item[],
  uid: string,
): Item[] {
  const at = items.findIndex((item) => item.uid === uid);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].slice(0, neighborsShown);
}
