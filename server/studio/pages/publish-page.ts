import {
  type EntryPublication,
  holdEntry,
  PublishedMeanwhile,
  publishEntry,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import type { Editor } from '../items/item-room.ts';
import { readTimesIn, type WishedTimes } from '../items/publication-times.ts';
import { dropRemoval, finishRemoval, noteRemoval } from '../items/removals.ts';
import { StudioError } from '../room/studio-error.ts';
import { lockPageDraft, type OpenedPage, openPage, parseEntry, withIds } from './open-page.ts';
import { checkForms, noteForms, noteFormsDone, toPublication } from './page-forms.ts';
import type { PageRoom } from './page-room.ts';
import { removingPage } from './removing-page.ts';
import { settlePage, toNoting } from './settle-page.ts';
import { writePageDraft } from './write-page-draft.ts';

export interface PublishPage extends WishedTimes {
  /** The one that was looked at: a newer one is not published unseen. */
  readonly revision: number;
}

/**
 * Publishes a page, now or at a time. A page that visitors see already stays as it is until then. Who
 * decided it is noted first, so that it stays known when the process ends before the publication is noted.
 * @throws {StudioError} 409 `newer` where somebody has written or published since; 422 `stopped`,
 *   `too-large`, and as `readTimesIn`
 */
export async function publishPage(
  room: PageRoom,
  person: Editor,
  id: string,
  wish: PublishPage,
): Promise<void> {
  const opened = await openPage(room, id);
  const revision = opened.draft?.revision ?? 0;
  if (revision !== wish.revision) throw newer(revision);
  const timeZone = await room.findTimeZone();
  const { from, until } = readTimesIn(timeZone, room.now().getTime(), wish);
  // A page that nobody has changed here is held and published as it stands.
  const row = await room.query.transaction().execute((query) => lockPageDraft(room, query, opened));
  if (opened.stored) await holdEntry(room.content, id);
  const form = { opened, revision, content: row.content, from, until };
  checkForms([form]);
  await noteForms(room, person, [form], { at: wish.at, until: wish.until, timeZone });
  await write(room, toPublication(room, form));
  await noteFormsDone(room, person, [form], {});
}

async function write(room: PageRoom, publication: EntryPublication) {
  await publishEntry(room.content, publication).catch((error) => {
    throw error instanceof PublishedMeanwhile ? newer(publication.revision) : error;
  });
  room.onPublished();
}

const newer = (revision: number) =>
  new StudioError(409, 'newer', 'Somebody has changed this page since.', { revision });

/** Takes a page off the site, with what was scheduled of it; its draft stays. Who did it is noted first. */
export async function unpublishPage(
  room: PageRoom,
  person: Editor,
  id: string,
  { isArchived }: { readonly isArchived: boolean },
): Promise<void> {
  const opened = await openPage(room, id);
  // First: it holds what was published, which is otherwise nowhere then.
  const row = await room.query.transaction().execute((query) => lockPageDraft(room, query, opened));
  await settlePage(room, id);
  const removal = { id, revision: row.revision };
  const act = isArchived ? 'page.archived' : 'page.unpublished';
  const note = { ...removal, content: row.content, act };
  await noteRemoval(toNoting(room), removingPage(room), person, note);
  if (opened.stored) {
    const published = isArchived ? ('archived' as const) : ('draft' as const);
    const { revision } = opened.stored;
    const entry = { ...opened.stored.entry, published };
    const how = { revision, replaces: revision, visibleFrom: null, moved: null };
    await write(room, { model: opened.model, entry, ...how }).catch(async (error) => {
      const { query } = toNoting(room);
      // Refused: nobody is to be named as who took it off when another does.
      if (error instanceof StudioError) await dropRemoval(query, removingPage(room), removal);
      throw error;
    });
  }
  await finishRemoval(toNoting(room), removingPage(room), removal);
}

/** Makes the draft what is published; what was written stays in the history. */
export async function discardPageDraft(room: PageRoom, person: Editor, id: string): Promise<void> {
  const opened = await openPage(room, id);
  const { stored } = opened;
  if (stored?.entry.published !== 'published') {
    throw new StudioError(409, 'not-published', 'Nothing of this page is published.');
  }
  await replaceDraft(room, person, opened, withIds(stored.entry), 'page.discarded', true);
}

/** Makes an earlier version the draft; nothing is published. */
export const restorePage = (
  room: PageRoom,
  person: Editor,
  opened: OpenedPage,
  content: string,
): Promise<void> => replaceDraft(room, person, opened, parseEntry(content), 'page.restored', false);

async function replaceDraft(
  room: PageRoom,
  person: Editor,
  opened: OpenedPage,
  entry: StoredEntry,
  act: string,
  isClean: boolean,
): Promise<void> {
  if (opened.stored && !opened.draft) await holdEntry(room.content, opened.id);
  await room.query.transaction().execute(async (query) => {
    const row = await lockPageDraft(room, query, opened);
    const write = { entry, kind: 'restored', isClean } as const;
    const revision = await writePageDraft(room, query, row, person, write);
    await room.record(person, act, opened.id, { name: entry.name, revision }, query);
  });
}
