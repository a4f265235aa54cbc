import { findBreach } from '#services/page-builder/embedded/check-entry.ts';
import {
  holdEntry,
  PublishedMeanwhile,
  publishEntry,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import type { Editor } from '../items/item-room.ts';
import { readTimesIn, type WishedTimes } from '../items/publication-times.ts';
import { writeDetails } from '../items/revision-details.ts';
import { noteDone, settleNotes } from '../items/settle-intents.ts';
import { StudioError } from '../room/studio-error.ts';
import { refuseStopped } from './checks/check-page.ts';
import { lockPageDraft, type OpenedPage, openPage, parseEntry, withIds } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { sharedQuery } from './tables.ts';
import { writePageDraft } from './write-page-draft.ts';

export interface PublishPage extends WishedTimes {
  /** The one that was looked at: a newer one is not published unseen. */
  readonly revision: number;
}

/**
 * Publishes a page, now or at a time; its dates show it by themselves. Who decided it is noted first, so
 * that it stays known when the process ends before the publication is noted.
 * @throws {StudioError} 409 `newer` where somebody has written or published since; 409 `is-seen` for a later time
 *   of a page that visitors see: it would be gone until then; 422 `stopped`, and as `readTimesIn`
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
  const now = room.now().getTime();
  const { from, until } = readTimesIn(timeZone, now, wish);
  if (from !== null && isSeen(opened, now)) {
    throw new StudioError(409, 'is-seen', 'Visitors see this page: a later time would hide it.');
  }
  if (findBreach(opened.entry)) throw new StudioError(422, 'too-large', 'The page is too large.');
  refuseStopped(opened);
  // A page that nobody has changed here is held and published as it stands.
  const row = await room.query.transaction().execute((query) => lockPageDraft(room, query, opened));
  if (opened.stored) await holdEntry(room.content, id);
  await settlePage(room, id);
  const times = { at: wish.at, until: wish.until, timeZone, from, to: until };
  await noteIntent(room, person, { id, revision, content: row.content }, writeDetails(times));
  const entry: StoredEntry = {
    ...opened.entry,
    published: 'published',
    startDate: from,
    endDate: until,
    createdDate: opened.entry.createdDate ?? now,
    firstPublished: opened.entry.firstPublished ?? now,
    lastUpdated: now,
  };
  await write(room, opened, entry, revision);
  const kind = from === null ? 'published' : 'scheduled';
  await room.query.transaction().execute(async (query) => {
    await query
      .updateTable('studio_page_drafts')
      .set({ archived_at: null })
      .where('entry_id', '=', id)
      .execute();
    const noted = { set_id: id, revision };
    // Whoever looked at the history meanwhile has written it down.
    if (!(await noteDone(sharedQuery(query), noted, kind, 'studio_page_revisions'))) return;
    const details = { name: entry.name, model: opened.model, revision, from, until };
    await room.record(person, `page.${kind}`, id, details, query);
  });
}

const isSeen = ({ stored }: OpenedPage, now: number): boolean =>
  stored?.entry.published === 'published' &&
  (stored.entry.startDate ?? 0) <= now &&
  (stored.entry.endDate ?? now + 1) > now;

async function write(room: PageRoom, opened: OpenedPage, entry: StoredEntry, revision: number) {
  const replaces = opened.stored?.revision ?? 0;
  await publishEntry(room.content, opened.model, entry, { revision, replaces }).catch((error) => {
    throw error instanceof PublishedMeanwhile ? newer(revision) : error;
  });
  room.onPublished();
}

const newer = (revision: number) =>
  new StudioError(409, 'newer', 'Somebody has changed this page since.', { revision });

/** Notes what was published by a process that ended before it could. */
export const settlePage = (room: PageRoom, id: string): Promise<void> =>
  settleNotes(
    { query: sharedQuery(room.query), now: room.now, record: room.record },
    'studio_page_revisions',
    id,
    async () => (await openPage(room, id)).stored?.revision ?? null,
  );

async function noteIntent(
  room: PageRoom,
  person: Editor,
  { id, revision, content }: { id: string; revision: number; content: string },
  details: string,
): Promise<void> {
  const now = room.now().getTime();
  const row = {
    ...{ set_id: id, revision, kind: 'publishing' as const, label: '', details, content },
    ...{ person_id: person.id, person_name: person.name, began_at: now, made_at: now },
  };
  await room.query
    .insertInto('studio_page_revisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
}

/** Takes a page off the site; its draft stays. */
export async function unpublishPage(
  room: PageRoom,
  person: Editor,
  id: string,
  { isArchived }: { readonly isArchived: boolean },
): Promise<void> {
  const opened = await openPage(room, id);
  // First: it holds what was published, which is otherwise nowhere then.
  const row = await room.query.transaction().execute((query) => lockPageDraft(room, query, opened));
  if (opened.stored) {
    const published = isArchived ? ('archived' as const) : ('draft' as const);
    await write(room, opened, { ...opened.stored.entry, published }, opened.stored.revision);
  }
  await room.query.transaction().execute(async (query) => {
    await query
      .updateTable('studio_page_drafts')
      .set({ archived_at: isArchived ? room.now().getTime() : null })
      .where('entry_id', '=', id)
      .execute();
    const details = { name: opened.entry.name, model: opened.model, revision: row.revision };
    await room.record(
      person,
      isArchived ? 'page.archived' : 'page.unpublished',
      id,
      details,
      query,
    );
  });
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
