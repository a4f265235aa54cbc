import { z } from 'zod';
import { hasRight } from '#shared/studio/rights.ts';
import { translatedLanguages } from '../../items/item-index.ts';
import type { Editor } from '../../items/item-room.ts';
import { StudioError } from '../../room/studio-error.ts';
import { lockPageDraft, openPage } from '../open-page.ts';
import type { PageRoom } from '../page-room.ts';
import type { PageSources } from './page-sources.ts';

export const confirmWordsSchema = z.strictObject({
  language: z.enum(translatedLanguages),
  /** Whose words they are; null: the page's own. */
  blockId: z.string().min(1).max(200).nullable(),
});

/**
 * Says of outdated words that they are right for the present English ones too.
 * @throws {StudioError} 403 for somebody who may not write this language; 409 where nothing is outdated
 */
export async function confirmPageWords(
  room: PageRoom,
  person: Editor,
  entryId: string,
  { language, blockId }: z.output<typeof confirmWordsSchema>,
): Promise<void> {
  if (!hasRight(person, 'items.write') && !person.languages.includes(language)) {
    throw new StudioError(403, 'no-right', 'You may write the words of your languages alone.');
  }
  const opened = await openPage(room, entryId);
  const nothing = new StudioError(409, 'not-outdated', 'Nothing is outdated here.');
  if (!opened.draft) throw nothing;
  await room.query.transaction().execute(async (query) => {
    const row = await lockPageDraft(room, query, opened);
    const sources = Object.entries(JSON.parse(row.sources) as PageSources);
    const left = sources.filter(([key]) => !key.startsWith(`${language} ${blockId ?? ''} `));
    if (left.length === sources.length) throw nothing;
    await query
      .updateTable('studio_page_drafts')
      .set({ sources: JSON.stringify(Object.fromEntries(left)) })
      .where('entry_id', '=', entryId)
      .execute();
    const details = { name: opened.entry.name, language };
    await room.record(person, 'page.translation-confirmed', entryId, details, query);
  });
}
