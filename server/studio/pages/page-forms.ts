import { findBreach } from '#services/page-builder/embedded/check-entry.ts';
import type { EntryPublication } from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { Move } from '#services/page-builder/embedded/editing/write-redirects.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';
import { isScreenPath } from '#shared/screens/screen-paths.ts';
import type { Editor } from '../items/item-room.ts';
import type { Times } from '../items/publication-times.ts';
import { writeDetails } from '../items/revision-details.ts';
import { noteDone } from '../items/settle-intents.ts';
import { StudioError } from '../room/studio-error.ts';
import { refuseStopped } from './checks/check-page.ts';
import { pathOf } from './describe-page.ts';
import { type OpenedPage, parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { settlePage } from './settle-page.ts';
import { sharedQuery } from './tables.ts';

const history = 'studio_page_revisions';

/** A form of a page that somebody looked at and lets out, from a moment and until one. */
export interface PageForm extends Pick<Times, 'from' | 'until'> {
  readonly opened: OpenedPage;
  readonly revision: number;
  /** JSON of `StoredEntry`. */
  readonly content: string;
}

/** @throws {StudioError} 422 `stopped` or `too-large` */
export function checkForms(forms: readonly PageForm[]): void {
  for (const { opened, content } of forms) {
    const entry = parseEntry(content);
    if (findBreach(entry)) throw new StudioError(422, 'too-large', 'The page is too large.');
    refuseStopped({ ...opened, entry });
  }
}

/** What visitors get by it. What they see now stays until a later moment has come. */
export function toPublication(
  room: PageRoom,
  { opened, content, revision, from, until }: PageForm,
): EntryPublication {
  const now = room.now().getTime();
  const entry = parseEntry(content);
  return {
    model: opened.model,
    entry: {
      ...entry,
      published: 'published',
      startDate: from,
      endDate: until,
      createdDate: entry.createdDate ?? now,
      firstPublished: entry.firstPublished ?? opened.stored?.entry.firstPublished ?? now,
      lastUpdated: now,
    },
    revision,
    replaces: opened.stored?.revision ?? 0,
    visibleFrom: from !== null && isSeen(opened, now) ? from : null,
    moved: findMove(opened, entry, from),
  };
}

/** Where visitors come to who have an old address of it. */
function findMove(
  { model, stored }: OpenedPage,
  entry: StoredEntry,
  at: number | null,
): Move | null {
  if (model !== pageModel || stored?.entry.published !== 'published') return null;
  const from = pathOf(model, { query: stored.entry.query });
  const to = pathOf(model, { query: entry.query });
  // At the address of a screen the screen is shown again.
  if (!from || isScreenPath(from) || !to || from === to) return null;
  return { from, to, at };
}

const isSeen = ({ stored }: OpenedPage, now: number): boolean =>
  stored?.entry.published === 'published' &&
  (stored.entry.startDate ?? 0) <= now &&
  (stored.entry.endDate ?? now + 1) > now;

/** Before it is done: who decided it stays known, and who decided what was before. */
export async function noteForms(
  room: PageRoom,
  person: Editor,
  forms: readonly PageForm[],
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const now = room.now().getTime();
  for (const { opened, revision, content, from, until } of forms) {
    await settlePage(room, opened.id);
    const row = {
      ...{ set_id: opened.id, revision, kind: 'publishing' as const, label: '' },
      ...{ details: writeDetails({ ...details, from, to: until }), content },
      ...{ person_id: person.id, person_name: person.name, began_at: now, made_at: now },
    };
    await room.query
      .insertInto(history)
      .values(row)
      .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
      .execute();
  }
}

/** After it is done. */
export async function noteFormsDone(
  room: PageRoom,
  person: Editor,
  forms: readonly PageForm[],
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await room.query.transaction().execute(async (query) => {
    const ordered = forms.toSorted((a, b) => (a.opened.id < b.opened.id ? -1 : 1));
    for (const { opened, revision, content, from, until } of ordered) {
      const { id, model } = opened;
      const kind = from === null ? 'published' : 'scheduled';
      await query
        .updateTable('studio_page_drafts')
        .set({ archived_at: null })
        .where('entry_id', '=', id)
        .execute();
      const noted = { set_id: id, revision };
      // Whoever looked at the history meanwhile has written it down.
      if (!(await noteDone(sharedQuery(query), noted, kind, history))) continue;
      const { name } = parseEntry(content);
      const told = { ...details, name, model, revision, from, until };
      await room.record(person, `page.${kind}`, id, told, query);
    }
  });
}
