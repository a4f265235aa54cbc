import { z } from 'zod';
import {
  refuseWrongContent,
  WrongChange,
} from '#services/content-management/embedded/editing/change-content.ts';
import {
  type ItemContent,
  toDocuments,
} from '#services/content-management/embedded/editing/item.ts';
import { hashOf } from '#services/content-management/embedded/editing/publish-items.ts';
import { createPreview } from '#services/content-management/embedded/editing/studio-previews.ts';
import type { StoredDocument } from '#services/content-management/embedded/stored-document.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { type OpenedItem, openItem } from './open-item.ts';
import { momentLabel, readMoment } from './preview-moment.ts';
import { findPreviewPage, type PreviewPage } from './preview-page.ts';

const fields = z.record(z.string().max(100), z.unknown()).nullable();

export const previewSchema = z.strictObject({
  languages: z.strictObject(byLanguage(() => fields)),
  tags: z.array(z.string().max(200)).max(100).optional(),
  /** Wall time of the museum as of which everything else is shown; absent: now. */
  at: z.string().max(40).optional(),
});

export type PreviewedContent = z.output<typeof previewSchema>;

const lastsMs = 3_600_000;
/** The frame may still show the one before while the next is made. */
const retained = 3;

/**
 * Shows an item on the site's own pages as it stands in somebody's form, saved or not; everything else as
 * visitors see it now, or at a moment.
 * @returns the ref under which whoever has it sees it, for an hour; and on which page
 * @throws {StudioError} 400 for what no form holds; 422 as `readMoment`
 */
export async function previewItem(
  room: ItemRoom,
  person: Editor,
  setId: string,
  given: PreviewedContent,
): Promise<{ readonly ref: string; readonly page: PreviewPage | null }> {
  const opened = await openItem(room, setId);
  const content = { languages: given.languages, tags: given.tags ?? opened.content.tags };
  try {
    refuseWrongContent(room.models, opened.name.type, content);
  } catch (error) {
    if (!(error instanceof WrongChange)) throw error;
    throw new StudioError(400, 'wrong-change', error.message, { path: error.path });
  }
  const now = room.now();
  const expiresAt = new Date(now.getTime() + lastsMs);
  const shown = await toPreviewDocuments(room, opened, content);
  const at = given.at === undefined ? null : new Date(await readMoment(room, given.at));
  const label = at ? momentLabel : 'form';
  const wish = { owner: person.id, retained, ...shown, label, shownAt: at ?? now, expiresAt };
  const ref = await createPreview(room.content, room.models, wish, now);
  return { ref, page: await findPreviewPage(room, opened) };
}

/** What lies over the published documents for those who are to see this content of an item. */
export async function toPreviewDocuments(
  room: ItemRoom,
  { name, published }: OpenedItem,
  content: ItemContent,
): Promise<{ readonly save: readonly StoredDocument[]; readonly remove: readonly string[] }> {
  const before = published?.documents ?? [];
  const context = await room.documents.createContext([before, content]);
  const save = toDocuments(name, content, before, context, hashOf);
  const ids = new Set(save.map(({ id }) => id));
  return { save, remove: before.map(({ id }) => id).filter((id) => !ids.has(id)) };
}
