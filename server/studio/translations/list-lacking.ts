import {
  type readTitles,
  syncIndex,
  type Translated,
  translatedLanguages,
} from '../items/item-index.ts';
import type { ItemRoom } from '../items/item-room.ts';

export interface LackingOfType {
  readonly type: string;
  /** Items of it. */
  readonly total: number;
  readonly missing: number;
  readonly outdated: number;
  /** English words that are missing or outdated in this language. */
  readonly words: number;
}

/** What a language lacks, by type of items; archived ones are left out. */
export async function countLacking(room: ItemRoom, language: Translated): Promise<LackingOfType[]> {
  await syncIndex(room);
  const rows = await room.query
    .selectFrom('studio_items as item')
    .leftJoin('studio_item_lacks as lack', (join) =>
      join.onRef('lack.set_id', '=', 'item.set_id').on('lack.language', '=', language),
    )
    .select(['item.type', 'lack.state'])
    .select(({ fn }) => [fn.countAll().as('items'), fn.sum('lack.words').as('words')])
    .where('item.archived_at', 'is', null)
    .groupBy(['item.type', 'lack.state'])
    .execute();
  const types = Map.groupBy(rows, ({ type }) => type);
  return [...types]
    .map(([type, states]): LackingOfType => {
      const count = (state: string | null) =>
        Number(states.find((row) => row.state === state)?.items ?? 0);
      const [missing, outdated] = [count('missing'), count('outdated')];
      const words = states.reduce((sum, row) => sum + Number(row.words ?? 0), 0);
      return { type, total: count(null) + missing + outdated, missing, outdated, words };
    })
    .toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/** How many items each language lacks, and in how many it is outdated; archived ones are left out. */
export async function countLackingOfAll(
  room: ItemRoom,
): Promise<Record<Translated, { missing: number; outdated: number }>> {
  const rows = await room.query
    .selectFrom('studio_item_lacks as lack')
    .innerJoin('studio_items as item', 'item.set_id', 'lack.set_id')
    .select(['lack.language', 'lack.state'])
    .select(({ fn }) => fn.countAll().as('items'))
    .where('item.archived_at', 'is', null)
    .groupBy(['lack.language', 'lack.state'])
    .execute();
  const count = (language: Translated, state: 'missing' | 'outdated') =>
    Number(rows.find((row) => row.language === language && row.state === state)?.items ?? 0);
  const counts = translatedLanguages.map((language) => [
    language,
    { missing: count(language, 'missing'), outdated: count(language, 'outdated') },
  ]);
  return Object.fromEntries(counts);
}

export interface LackingFilter {
  readonly language: Translated;
  readonly lacks?: 'missing' | 'outdated' | undefined;
  readonly type?: string | undefined;
}

export interface NextLacking {
  readonly setId: string;
  readonly title: string;
  /** With this one. */
  readonly left: number;
}

/**
 * The item after another one in a list that does not move while somebody works through it.
 * @returns null: there is no other one
 */
export async function findNextLacking(
  room: ItemRoom,
  { language, lacks, type }: LackingFilter,
  after: string | undefined,
): Promise<NextLacking | null> {
  await syncIndex(room);
  const lacking = room.query
    .selectFrom('studio_item_lacks as lack')
    .innerJoin('studio_items as item', 'item.set_id', 'lack.set_id')
    .where('lack.language', '=', language)
    .where('item.archived_at', 'is', null)
    .where('item.set_id', '!=', after ?? '')
    .$if(lacks !== undefined, (rows) => rows.where('lack.state', '=', lacks ?? 'missing'))
    .$if(type !== undefined, (rows) => rows.where('item.type', '=', type ?? ''));
  const here = await room.query
    .selectFrom('studio_items')
    .select(['type', 'set_id'])
    .where('set_id', '=', after ?? '')
    .executeTakeFirst();
  const ordered = lacking
    .select(['item.set_id', 'item.titles'])
    .orderBy('item.type')
    .orderBy('item.set_id')
    .limit(1);
  const next =
    here &&
    (await ordered
      .where((row) =>
        row.or([
          row('item.type', '>', here.type),
          row.and([row('item.type', '=', here.type), row('item.set_id', '>', here.set_id)]),
        ]),
      )
      .executeTakeFirst());
  // At the end it begins anew: what was left out comes again.
  const found = next ?? (await ordered.executeTakeFirst());
  if (!found) return null;
  const { left } = await lacking
    .select(({ fn }) => fn.countAll().as('left'))
    .executeTakeFirstOrThrow();
  const titles = JSON.parse(found.titles) as ReturnType<typeof readTitles>;
  return { setId: found.set_id, title: titles.en || titles[language], left: Number(left) };
}
