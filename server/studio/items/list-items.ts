import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { LanguageState } from '#services/content-management/embedded/editing/language-states.ts';
import type { Language } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isBehind, type PageCursor, readCursor, toPage } from '../room/newest-first.ts';
import { syncIndex, type Translated } from './item-index.ts';
import type { ItemRoom } from './item-room.ts';
import type { IndexRow, ItemTables } from './tables.ts';

export const itemStates = ['published', 'changed', 'draft', 'scheduled', 'archived'] as const;

/** `changed`: published, and written on since; `scheduled`: to be published later, or in another form then. */
export type ItemState = (typeof itemStates)[number];

export interface ItemSummary {
  readonly setId: string;
  readonly type: string;
  readonly uid: string | null;
  readonly title: Readonly<Record<Language, string>>;
  readonly state: ItemState;
  readonly languages: Readonly<Record<Translated, LanguageState>>;
  /** ISO 8601. */
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  /** Two people wrote in one place, or a file says something else. */
  readonly hasConflict: boolean;
}

export interface ItemFilter {
  readonly type?: string | undefined;
  /** Words of titles and addresses. */
  readonly search?: string | undefined;
  readonly state?: ItemState | undefined;
  /** In which the item is missing or outdated. */
  readonly language?: Translated | undefined;
  /** Narrows `language` down. */
  readonly lacks?: 'missing' | 'outdated' | undefined;
  /** Cursor of the page before. */
  readonly after?: string | undefined;
}

const pageSize = 50;
const maxWords = 8;

/** One page of all items, those changed last first. */
export async function listItems(
  room: ItemRoom,
  filter: ItemFilter,
): Promise<{ items: ItemSummary[]; next: string | null; total: number }> {
  await syncIndex(room);
  const now = room.now().getTime();
  const found = room.query
    .selectFrom('studio_items')
    .where((row) => row.and(listConditions(row, filter, now)));
  const cursor = readCursor(filter.after);
  const rows = await found
    .selectAll()
    .$if(cursor !== null, (query) => query.where(isBehind(cursor as PageCursor, 'set_id')))
    .orderBy('updated_at', 'desc')
    .orderBy('set_id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { page, next } = toPage(rows, pageSize, (row) => row.set_id);
  return {
    items: page.map((row) => toSummary(row, now)),
    next,
    total: Number(total),
  };
}

type Row = ExpressionBuilder<ItemTables, 'studio_items'>;
type Condition = ExpressionWrapper<ItemTables, 'studio_items', SqlBool>;

function listConditions(row: Row, filter: ItemFilter, now: number): Condition[] {
  const { type, search, state, language, lacks } = filter;
  const words = search ? foldWords(toSearched(search)).slice(0, maxWords) : [];
  return [
    ...(type ? [row('type', '=', type)] : []),
    ...words.map((word) => row('words', 'like', `%${word}%`)),
    ...(language ? [row('lacks', 'like', `% ${language}-${lacks ?? ''}%`)] : []),
    ...(state ? conditionsOf(row, state, now) : []),
  ];
}

/**
 * Of a page's address what names its item: somebody who has found a mistake on the site pastes it whole,
 * `https://museum.example/about/news/open-late?from=mail`.
 */
function toSearched(search: string): string {
  const [, path] = /^(?:https?:\/\/[^/]+)?(\/[^\s?#]*)/.exec(search.trim()) ?? [];
  return path?.split('/').findLast(Boolean) ?? search;
}

/** The same as `stateOf` says of one row. */
function conditionsOf(row: Row, state: ItemState, now: number): Condition[] {
  const isArchived = row('archived_at', 'is not', null);
  if (state === 'archived') return [isArchived];
  const isThere = row.and([
    row('visible_from', 'is not', null),
    row.or([row('visible_to', 'is', null), row('visible_to', '>', now)]),
  ]);
  const present = row.not(isArchived);
  if (state === 'draft') return [present, row.not(isThere)];
  const isLater = row('visible_from', '>', now);
  if (state === 'scheduled') return [present, isThere, isLater];
  const isChanged = row('draft_revision', '!=', row.ref('published_revision'));
  const isSame = state === 'changed' ? isChanged : row.not(isChanged);
  return [present, isThere, row.not(isLater), isSame];
}

export function stateOf(
  row: Pick<
    IndexRow,
    'archived_at' | 'visible_from' | 'visible_to' | 'draft_revision' | 'published_revision'
  >,
  now: number,
): ItemState {
  if (row.archived_at !== null) return 'archived';
  const { visible_from: from, visible_to: to } = row;
  if (from === null || (to !== null && to <= now)) return 'draft';
  if (from > now) return 'scheduled';
  return row.draft_revision === row.published_revision ? 'published' : 'changed';
}

export const toSummary = (row: IndexRow, now: number): ItemSummary => ({
  setId: row.set_id,
  type: row.type,
  uid: row.uid,
  title: JSON.parse(row.titles) as Record<Language, string>,
  state: stateOf(row, now),
  languages: JSON.parse(row.language_states) as Record<Translated, LanguageState>,
  updatedAt: row.updated_at > 0 ? new Date(row.updated_at).toISOString() : null,
  updatedBy: row.updated_by || null,
  hasConflict: row.has_conflict === 1,
});

/** Items that lead to any document of the given ids. */
export async function listUses(room: ItemRoom, documentIds: readonly string[]) {
  await syncIndex(room);
  const now = room.now().getTime();
  const rows = await room.query
    .selectFrom('studio_item_links as link')
    .innerJoin('studio_items as item', 'item.set_id', 'link.set_id')
    .selectAll('item')
    .select(sql<string>`MAX(link.origin)`.as('origin'))
    .where('link.target_id', 'in', ['', ...documentIds])
    .groupBy('item.set_id')
    .orderBy('item.updated_at', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ origin, ...row }) => {
    const { setId, type, title, state } = toSummary(row, now);
    return { setId, type, title, state, where: origin as 'published' | 'draft' };
  });
}
