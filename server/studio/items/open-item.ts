import type { Kysely } from 'kysely';
import {
  type ItemContent,
  type ItemContext,
  type ItemName,
  toItemContent,
} from '#services/content-management/embedded/editing/item.ts';
import type { TranslationSources } from '#services/content-management/embedded/editing/language-states.ts';
import type {
  Hold,
  PublishedSet,
} from '#services/content-management/embedded/editing/studio-documents.ts';
import { StudioError } from '../room/studio-error.ts';
import { type ItemRoom, readContent, writeContent } from './item-room.ts';
import type { DraftRow, ItemTables } from './tables.ts';

/** What was written and perhaps not published. */
export interface Draft {
  readonly revision: number;
  readonly content: ItemContent;
  readonly sources: TranslationSources;
  readonly cleanRevision: number;
  readonly archivedAt: number | null;
  readonly updatedAt: number;
  readonly updatedBy: string;
}

/** An item with what there is of it. */
export interface OpenedItem {
  readonly name: ItemName;
  /** Null: nobody has changed it here. */
  readonly draft: Draft | null;
  readonly published: PublishedSet | null;
  readonly hold: Hold | null;
  /** Finds the translations of what draft and publication lead to. */
  readonly context: ItemContext;
  /** The draft's, else what is published. */
  readonly content: ItemContent;
}

/** @throws {StudioError} 404 where there is no such item */
export async function openItem(room: ItemRoom, setId: string): Promise<OpenedItem> {
  const row = await room.query
    .selectFrom('studio_drafts')
    .selectAll()
    .where('set_id', '=', setId)
    .executeTakeFirst();
  const [sets, holds] = await Promise.all([
    room.documents.readSets([setId]),
    room.documents.readHolds([setId]),
  ]);
  const published = sets.get(setId) ?? null;
  const draft = row ? toDraft(row) : null;
  const { type, uid } = row ?? published ?? { type: '', uid: null };
  if (!(row || published) || !room.models.types.has(type)) {
    throw new StudioError(404, 'unknown', 'There is no such item.');
  }
  const context = await room.documents.createContext([published?.documents, draft?.content]);
  return {
    name: { setId, type, uid },
    draft,
    published,
    hold: holds.get(setId) ?? null,
    context,
    content: draft?.content ?? toItemContent(type, published?.documents ?? [], context),
  };
}

export const toDraft = (row: DraftRow): Draft => ({
  revision: row.revision,
  content: readContent(row.content),
  sources: JSON.parse(row.sources) as TranslationSources,
  cleanRevision: row.clean_revision,
  archivedAt: row.archived_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

/** The row of a draft that begins; it says who was there first only once something is changed. */
function seedDraft({ name, published, content }: OpenedItem, now: number): DraftRow {
  const lastPublished = Math.max(
    0,
    ...(published?.documents ?? []).map((one) => one.lastPublished ?? 0),
  );
  return {
    set_id: name.setId,
    type: name.type,
    uid: name.uid,
    revision: 0,
    content: writeContent(content),
    sources: '{}',
    clean_revision: 0,
    archived_at: null,
    updated_at: lastPublished || now,
    updated_by: '',
  };
}

/**
 * The draft's row, locked until the transaction ends, so that changes of one item queue up. Where
 * there is none it begins with what is published, which stays in the history.
 * @param query a transaction
 */
export async function lockDraft(
  query: Kysely<ItemTables>,
  room: ItemRoom,
  opened: OpenedItem,
): Promise<DraftRow> {
  const { setId } = opened.name;
  const now = room.now().getTime();
  const seed = seedDraft(opened, now);
  const begun = await query
    .insertInto('studio_drafts')
    .values(seed)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows && opened.published) {
    await query
      .insertInto('studio_revisions')
      .values({
        set_id: setId,
        revision: 0,
        kind: 'loaded',
        label: '',
        details: '{}',
        content: seed.content,
        person_id: '',
        person_name: '',
        began_at: seed.updated_at,
        made_at: seed.updated_at,
      })
      .execute();
  }
  return query
    .selectFrom('studio_drafts')
    .selectAll()
    .where('set_id', '=', setId)
    .$if(room.visitors.dialect === 'postgres', (row) => row.forUpdate())
    .executeTakeFirstOrThrow();
}
