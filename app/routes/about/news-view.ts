import type { NewsItem, RichText } from '#services/content-management/contract.ts';

/** Words that most people read in a minute. */
const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function countReadingMinutes(text: RichText | null): number {
  const messages = (text?.blocks ?? [])
    .flatMap((block) => {
      if ('items' in block) return block.items.map(({ text: item }) => item);
      if ('picture' in block) return block.caption?.text ?? [];
      return block.text;
    })
    .reduce((sum, line) => sum + (line.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(messages / wordsPerMinute));
}

type NewsKind = NonNullable<NewsItem['category']>;

/** As they stand in the row of kinds and in its addresses. */
export const newsKinds = ['news', 'announcement', 'press'] as const satisfies NewsKind[];

/** The kind that an address asks for; null: all of them. */
export const readKind = (searchParams: URLSearchParams): NewsKind | null =>
  newsKinds.find((kind) => kind === searchParams.get('kind')) ?? null;

/** What is told leads and is seen; what is announced stands below in words. Where nothing is told, all is in words but the newest. */
export function arrangeNews<Item extends Pick<NewsItem, 'category'>>(
  items: readonly Item[],
): { first: Item | null; stories: Item[]; notes: Item[] } {
  const isStory = ({ category }: Item) => category === 'news';
  const first = items.find(isStory) ?? items[0] ?? null;
  const rest = items.filter((item) => item !== first);
  return { first, stories: rest.filter(isStory), notes: rest.filter((item) => !isStory(item)) };
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

/** The older one of the same kind, and after the last the newest; of a kind that has no other, whatever is next. */
export function findNext<Item extends { readonly uid: string; readonly category: string | null }>(
  items: readonly Item[],
  { uid, category }: Pick<Item, 'uid' | 'category'>,
): Item | null {
  const at = items.findIndex((item) => item.uid === uid);
  const following = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return following.find((item) => item.category === category) ?? following[0] ?? null;
}
