import { type Fields, toItemContent } from '#services/content-management/embedded/editing/item.ts';
import type { Language } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import { readTitles } from './item-index.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { lockDraft, openItem } from './open-item.ts';
import { refreshItem } from './publish-item.ts';
import { writeDraft } from './write-draft.ts';

type Version = {
  readonly languages: Readonly<Record<Language, Fields | null>>;
  readonly tags: readonly string[];
};

/** A file says something else than the studio began with. */
export interface FileConflict {
  readonly setId: string;
  readonly type: string;
  readonly uid: string | null;
  readonly title: Readonly<Record<Language, string>>;
  readonly studio: Version;
  /** Null: the file is gone. */
  readonly file: Version | null;
}

export async function listFileConflicts(room: ItemRoom): Promise<FileConflict[]> {
  const holds = await room.documents.listConflicts();
  const found = await Promise.all(
    holds.map(async ({ setId, fileDocuments }): Promise<FileConflict | null> => {
      const opened = await openItem(room, setId).catch(whenUnknown);
      if (!opened) return null;
      const { name, content } = opened;
      const context = await room.documents.createContext([fileDocuments]);
      const file =
        fileDocuments.length > 0 ? toItemContent(name.type, fileDocuments, context) : null;
      return { ...name, title: readTitles(content), studio: content, file };
    }),
  );
  return found.filter((one) => one !== null);
}

const whenUnknown = (error: unknown): null => {
  if (error instanceof StudioError && error.status === 404) return null;
  throw error;
};

/**
 * Chooses between a file and the studio. The file's version becomes the draft and is published like
 * any other; the studio's is in the history.
 * @throws {StudioError} 409 where there is nothing to choose
 */
export async function chooseVersion(
  room: ItemRoom,
  person: Editor,
  setId: string,
  chosen: 'studio' | 'file',
): Promise<void> {
  const opened = await openItem(room, setId);
  const { name, hold } = opened;
  const documents = hold?.fileDocuments ?? null;
  if (!documents) throw new StudioError(409, 'no-conflict', 'There is nothing to choose.');
  if (chosen === 'file') {
    if (documents.length === 0) {
      throw new StudioError(409, 'file-gone', 'The file is gone: archive the item instead.');
    }
    const context = await room.documents.createContext([documents]);
    const content = toItemContent(name.type, documents, context);
    await room.query.transaction().execute(async (query) => {
      const row = await lockDraft(query, room, opened);
      const write = { content, sources: {}, kind: 'restored' } as const;
      await writeDraft(query, room, opened, row, person, write);
    });
  }
  await room.documents.keepStudios(setId);
  await room.record(person, 'item.version-chosen', setId, { ...name, chosen });
  await refreshItem(room, setId);
}
