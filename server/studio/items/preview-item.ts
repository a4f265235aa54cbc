import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  refuseWrongContent,
  WrongChange,
} from '#services/content-management/embedded/editing/change-content.ts';
import {
  type ItemContent,
  toDocuments,
} from '#services/content-management/embedded/editing/item.ts';
import { createPreview } from '#services/content-management/embedded/editing/studio-previews.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { openItem } from './open-item.ts';

const fields = z.record(z.string().max(100), z.unknown()).nullable();

export const previewSchema = z.strictObject({
  languages: z.strictObject(byLanguage(() => fields)),
  tags: z.array(z.string().max(200)).max(100).optional(),
});

/**
 * Shows an item on the site's own pages as it stands in somebody's form, saved or not.
 * @returns the ref under which whoever has it sees it, for an hour
 * @throws {StudioError} 400 for what no form holds
 */
export async function previewItem(
  room: ItemRoom,
  person: Editor,
  setId: string,
  given: z.output<typeof previewSchema>,
): Promise<string> {
  const { name, published, content: saved } = await openItem(room, setId);
  const content: ItemContent = { languages: given.languages, tags: given.tags ?? saved.tags };
  try {
    refuseWrongContent(room.models, name.type, content);
  } catch (error) {
    if (!(error instanceof WrongChange)) throw error;
    throw new StudioError(400, 'wrong-change', error.message, { path: error.path });
  }
  const before = published?.documents ?? [];
  const context = await room.documents.createContext([before, content]);
  const save = toDocuments(name, content, before, context, hash);
  const ids = new Set(save.map(({ id }) => id));
  const remove = before.map(({ id }) => id).filter((id) => !ids.has(id));
  const wish = { personId: person.id, save, remove };
  return createPreview(room.content, room.models, wish, room.now());
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
