import { z } from 'zod';
import { confirmTranslation } from '#services/content-management/embedded/editing/language-states.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { type Translated, translatedLanguages } from './item-index.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { lockDraft, openItem, toDraft } from './open-item.ts';
import { writeDraft } from './write-draft.ts';

export const confirmSchema = z.strictObject({
  language: z.enum(translatedLanguages),
  /** Below the language. */
  path: z.string().min(1).max(500),
});

/**
 * Says of outdated translations that they are right for the present English words too.
 * @returns the draft's revision
 * @throws {StudioError} 403 for somebody who may not write this language; 409 where nothing is outdated
 */
export async function confirmTranslations(
  room: ItemRoom,
  person: Editor,
  setId: string,
  language: Translated,
  paths: readonly string[],
): Promise<number> {
  if (!hasRight(person, 'items.write') && !person.languages.includes(language)) {
    throw new StudioError(403, 'no-right', 'You may write the words of your languages alone.');
  }
  const opened = await openItem(room, setId);
  if (!opened.draft) throw new StudioError(409, 'not-outdated', 'Nothing is outdated here.');
  return room.query.transaction().execute(async (query) => {
    const row = await lockDraft(query, room, opened);
    const { content, sources } = toDraft(row);
    const confirmed = paths.reduce(
      (left, path) => confirmTranslation(left, language, path),
      sources,
    );
    const write = { content, sources: confirmed, kind: 'draft', isToldElsewhere: true } as const;
    const { type, uid } = opened.name;
    const details = { type, uid, language, paths: paths.slice(0, 20) };
    await room.record(person, 'item.translation-confirmed', setId, details, query);
    return writeDraft(query, room, opened, row, person, write);
  });
}
