import { randomBytes } from 'node:crypto';
import {
  holdEntry,
  readStudioEntry,
  type StudioEntry,
  settleComing,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { completeIds } from '#shared/page-builder/editing/block-ids.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { StudioError } from '../room/studio-error.ts';
import { toSummary } from './draft-summary.ts';
import type { PageRoom } from './page-room.ts';
import type { PageDraftRow, PageQuery } from './tables.ts';

/** A page, or what else editors compose, with what there is of it. */
export interface OpenedPage {
  readonly id: string;
  readonly model: string;
  /** Null: nobody has changed it here. */
  readonly draft: PageDraftRow | null;
  readonly stored: StudioEntry | null;
  /** The draft's, else what is stored. */
  readonly entry: StoredEntry;
}

/** @throws {StudioError} 404 where there is no such entry */
export async function openPage(room: PageRoom, id: string): Promise<OpenedPage> {
  const draft = await room.query
    .selectFrom('studio_page_drafts')
    .selectAll()
    .where('entry_id', '=', id)
    .executeTakeFirst();
  await settleComing(room.content, room.now().getTime());
  const stored = await readStudioEntry(room.content, id);
  const entry = draft ? parseEntry(draft.content) : stored && withIds(stored.entry);
  if (!entry) throw new StudioError(404, 'unknown', 'There is no such page.');
  return { id, model: draft?.model ?? stored?.model ?? '', draft: draft ?? null, stored, entry };
}

export const parseEntry = (text: string): StoredEntry => JSON.parse(text) as StoredEntry;

/** Blocks are changed by their ids. */
export const withIds = (entry: StoredEntry): StoredEntry =>
  completeIds(entry as EditedEntry, entry.id) as StoredEntry;

export const createEntryId = (): string => randomBytes(16).toString('hex');

/** The draft's row; one that nobody has written yet begins with what is stored, which is held from here on. */
export async function beginPageDraft(room: PageRoom, opened: OpenedPage): Promise<PageDraftRow> {
  if (opened.stored && !opened.draft) await holdEntry(room.content, opened.id);
  return room.query.transaction().execute((query) => lockPageDraft(room, query, opened));
}

/**
 * The draft's row, locked until the transaction ends. Where there is none it begins with what is stored,
 * which stays in the history.
 * @param query a transaction
 */
export async function lockPageDraft(
  room: PageRoom,
  query: PageQuery,
  { id, model, stored, entry }: OpenedPage,
): Promise<PageDraftRow> {
  const changedAt = stored?.entry.lastUpdated ?? room.now().getTime();
  const seed: PageDraftRow = {
    entry_id: id,
    model,
    revision: 0,
    content: JSON.stringify(entry),
    summary: toSummary(entry),
    sources: '{}',
    clean_revision: 0,
    archived_at: null,
    updated_at: changedAt,
    updated_by: '',
  };
  const begun = await query
    .insertInto('studio_page_drafts')
    .values(seed)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows && stored) {
    const row = {
      ...{ set_id: id, revision: 0, kind: 'loaded' as const, label: '', details: '{}' },
      ...{ content: seed.content, person_id: '', person_name: '' },
      ...{ began_at: changedAt, made_at: changedAt },
    };
    await query.insertInto('studio_page_revisions').values(row).execute();
  }
  return query
    .selectFrom('studio_page_drafts')
    .selectAll()
    .where('entry_id', '=', id)
    .$if(room.visitors.dialect === 'postgres', (row) => row.forUpdate())
    .executeTakeFirstOrThrow();
}
