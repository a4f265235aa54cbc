import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { syncIndex } from '../items/item-index.ts';
import { isBehind, type PageCursor, readCursor, toPage } from '../room/newest-first.ts';
import { syncFiles } from './folder/sync-files.ts';
import { type Media, toMedia } from './media.ts';
import type { PicturesRoom } from './pictures-room.ts';
import type { MediaKind, MediaTables } from './tables.ts';

export interface MediaFilter {
  readonly kind?: MediaKind | undefined;
  /** Words of names, alternative texts and credits. */
  readonly search?: string | undefined;
  /** `alt`: without alternative text in some language; `use`: no item shows it. */
  readonly lacks?: 'alt' | 'use' | undefined;
  /** Which language the alternative text lacks in; absent: any. */
  readonly language?: Language | undefined;
  /** What a published item shows. */
  readonly shown?: 'published' | undefined;
  /** Of which film: its captions. */
  readonly film?: string | undefined;
  /** Cursor of the page before. */
  readonly after?: string | undefined;
}

export interface ListedMedia extends Media {
  /** How many items show it. */
  readonly uses: number;
}

const pageSize = 48;
const maxWords = 8;

/** One page of the library, what was changed last first. */
export async function listMedia(
  room: PicturesRoom,
  filter: MediaFilter,
): Promise<{ media: ListedMedia[]; next: string | null; total: number }> {
  await Promise.all([syncFiles(room), syncIndex(room.items())]);
  const found = room.query
    .selectFrom('studio_media')
    .where((row) => row.and(listConditions(row, filter)));
  const cursor = readCursor(filter.after);
  const rows = await found
    .selectAll()
    .select(
      sql<number>`(SELECT COUNT(DISTINCT set_id) FROM studio_item_links WHERE target_id = studio_media.id)`.as(
        'uses',
      ),
    )
    .$if(cursor !== null, (query) => query.where(isBehind(cursor as PageCursor, 'id')))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { page, next } = toPage(rows, pageSize, (row) => row.id);
  return {
    media: page.map((row) => ({ ...toMedia(row), uses: Number(row.uses) })),
    next,
    total: Number(total),
  };
}

/** How many pictures that published items show lack an alternative text, by language. */
export async function countLackingAlts(room: PicturesRoom): Promise<Record<Language, number>> {
  await Promise.all([syncFiles(room), syncIndex(room.items())]);
  const counts = byLanguage(() => 0);
  for (const language of languages) {
    const filter = { kind: 'picture', lacks: 'alt', shown: 'published', language } as const;
    const { total } = await room.query
      .selectFrom('studio_media')
      .where((row) => row.and(listConditions(row, filter)))
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    counts[language] = Number(total);
  }
  return counts;
}

type Row = ExpressionBuilder<MediaTables, 'studio_media'>;
type Condition = ExpressionWrapper<MediaTables, 'studio_media', SqlBool>;

function listConditions(row: Row, filter: MediaFilter): Condition[] {
  const { kind, search, lacks, language, shown, film } = filter;
  const words = search ? foldWords(search).slice(0, maxWords) : [];
  const isUsed = row
    .selectFrom('studio_item_links')
    .select('studio_item_links.set_id')
    .whereRef('studio_item_links.target_id', '=', 'studio_media.id');
  return [
    row('hidden_at', 'is', null),
    ...(kind ? [row('kind', '=', kind)] : []),
    ...(film ? [row('film_id', '=', film)] : []),
    ...words.map((word) => row('words', 'like', `%${word}%`)),
    ...(lacks === 'alt' ? [row('lacks_alt', '=', 1)] : []),
    // Of JSON, in which quotation marks of the words themselves are escaped.
    ...(lacks === 'alt' && language ? [row('alts', 'like', `%"${language}":""%`)] : []),
    ...(shown ? [row.exists(isUsed.where('studio_item_links.origin', '=', shown))] : []),
    // Records of objects name pictures of the content folder too.
    ...(lacks === 'use' ? [row('origin', '=', 'studio'), row.not(row.exists(isUsed))] : []),
  ];
}
