import { type Database, withTables } from '#database/database.ts';
import type { Said } from '#server/studio/pictures/folder/media-entries.ts';
import { mediaQuery } from '#server/studio/pictures/tables.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { hashSource } from '#services/content-management/embedded/load-content.ts';
import type { DocumentTables, HoldRow } from '#services/content-management/embedded/tables.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import type { FolderExport } from './plan-folder-export.ts';

/** What an export changes in the databases, as it was before. */
export interface DatabaseNote {
  readonly holds: readonly HoldRow[];
  readonly media: readonly {
    readonly id: string;
    readonly is_edited: 0 | 1;
    readonly file_words: string | null;
  }[];
}

interface Stores {
  readonly content: Database;
  readonly visitors: Database;
}

export async function readDatabaseNote(
  { content, visitors }: Stores,
  { items, media }: Pick<FolderExport, 'items' | 'media'>,
): Promise<DatabaseNote> {
  const holds = await withTables<DocumentTables>(content)
    .selectFrom('document_holds')
    .selectAll()
    .execute();
  const rows = await mediaQuery(visitors)
    .selectFrom('studio_media')
    .select(['id', 'is_edited', 'file_words'])
    .execute();
  const written = new Set(items.flatMap((item) => (item.action === 'left' ? [] : [item.setId])));
  return {
    holds: holds.filter(({ set_id }) => written.has(set_id)),
    media: rows.filter(({ id }) => media.said.has(id)),
  };
}

/** The files say by now what the databases say: later changes of both are told from each other by that. */
export async function settleExport(
  { content, visitors }: Stores,
  { items, media }: Pick<FolderExport, 'items' | 'media'>,
  isReleased: boolean,
): Promise<void> {
  const studio = new StudioDocuments(content, readModels(), defaultLanguageCodes);
  for (const { action, isHeld, setId, after } of items) {
    if (action === 'left' || !isHeld) continue;
    if (isReleased && action !== 'removed') await studio.release(setId);
    else await studio.noteFile(setId, after === '' ? '' : hashSource(after));
  }
  await noteMediaWords(visitors, media.said, isReleased);
}

/** The lists say by now what the studio says of these files. @param isReleased lists have the say again */
async function noteMediaWords(
  visitors: Database,
  said: ReadonlyMap<string, Said>,
  isReleased: boolean,
): Promise<void> {
  await mediaQuery(visitors)
    .transaction()
    .execute(async (query) => {
      for (const [id, words] of said) {
        await query
          .updateTable('studio_media')
          .set({ file_words: JSON.stringify(words) })
          .where('id', '=', id)
          .execute();
        if (!isReleased) continue;
        await query
          .updateTable('studio_media')
          .set({ is_edited: 0, file_words: null })
          .where('id', '=', id)
          .where('origin', '=', 'files')
          .execute();
      }
    });
}

/** Puts back what an export changed. */
export async function restoreNote({ content, visitors }: Stores, note: DatabaseNote) {
  await withTables<DocumentTables>(content)
    .transaction()
    .execute(async (tables) => {
      for (const { set_id, ...hold } of note.holds) {
        await tables
          .insertInto('document_holds')
          .values({ set_id, ...hold })
          // What was published since stays what it is.
          .onConflict((conflict) =>
            conflict.column('set_id').doUpdateSet({ source_hash: hold.source_hash }),
          )
          .execute();
      }
      await tables.updateTable('document_state').set({ source_hash: '' }).execute();
    });
  await mediaQuery(visitors)
    .transaction()
    .execute(async (query) => {
      for (const { id, ...row } of note.media) {
        await query.updateTable('studio_media').set(row).where('id', '=', id).execute();
      }
    });
}
