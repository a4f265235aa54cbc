import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import type { Editor } from '../items/item-room.ts';
import { noteSitting } from '../items/note-sitting.ts';
import { notePageSources, type PageSources } from './checks/page-sources.ts';
import { toSummary } from './draft-summary.ts';
import { parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { type PageDraftRow, type PageQuery, sharedQuery } from './tables.ts';

export interface PageWrite {
  readonly entry: StoredEntry;
  readonly kind: 'draft' | 'restored';
  /** As it stood, where that was read already. */
  readonly before?: StoredEntry;
  /** Somebody else writes down what was done. */
  readonly isToldElsewhere?: boolean;
  /** It is the same as what is published. */
  readonly isClean?: boolean;
}

/**
 * Writes the next revision of a draft, with its history.
 * @param query a transaction that holds the row's lock
 */
export async function writePageDraft(
  room: PageRoom,
  query: PageQuery,
  row: PageDraftRow,
  person: Editor,
  { entry, kind, before = parseEntry(row.content), isClean, isToldElsewhere }: PageWrite,
): Promise<number> {
  const now = room.now().getTime();
  const revision = row.revision + 1;
  const sources = notePageSources(
    JSON.parse(row.sources) as PageSources,
    before as EditedEntry,
    entry as EditedEntry,
    await room.listBlocks(),
  );
  const next: PageDraftRow = {
    ...row,
    revision,
    content: JSON.stringify(entry),
    summary: toSummary(entry),
    sources: JSON.stringify(sources),
    clean_revision: isClean ? revision : row.clean_revision,
    archived_at: null,
    updated_at: now,
    updated_by: person.name,
  };
  await query
    .updateTable('studio_page_drafts')
    .set(next)
    .where('entry_id', '=', row.entry_id)
    .execute();
  const noted = { set_id: row.entry_id, revision, content: next.content };
  const history = 'studio_page_revisions';
  const isSitting = await noteSitting(sharedQuery(query), history, noted, person, kind, now);
  if (isSitting && kind === 'draft' && !isToldElsewhere) {
    const details = { name: entry.name, revision };
    await room.record(person, 'page.edited', row.entry_id, details, query);
  }
  return revision;
}
