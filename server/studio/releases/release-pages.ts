import {
  type EntryBefore,
  PublishedMeanwhile,
  takeBackPublications,
  writePublications,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { EntryTransaction } from '#services/page-builder/embedded/write-entries.ts';
import { type PageFinding, stopsPublishing } from '#shared/page-builder/page-finding.ts';
import type { Editor, ItemRoom } from '../items/item-room.ts';
import { listStops } from '../pages/checks/check-page.ts';
import { pathOf } from '../pages/describe-page.ts';
import { beginPageDraft, type OpenedPage, openPage, parseEntry } from '../pages/open-page.ts';
import { type PageForm, toPublication } from '../pages/page-forms.ts';
import type { GetPages, PageRoom } from '../pages/page-room.ts';
import { StudioError } from '../room/studio-error.ts';
import type { ReleaseItemState } from './describe-release.ts';
import { changeOpenRelease } from './releases.ts';
import { type ReleasePageRow, releaseQuery } from './tables.ts';

const maxReleasePages = 50;

export interface ReleasePage {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  /** On the site, without language; null: at no address of its own. */
  readonly path: string | null;
  readonly state: ReleaseItemState;
  readonly revision: number;
  readonly newest: number;
  readonly newestBy: string | null;
  /** Visitors see nothing of it by now. */
  readonly isNew: boolean;
  readonly problems: readonly PageFinding[];
}

export interface OpenedReleasePage {
  readonly row: ReleasePageRow;
  /** Null: there is no such page any more. */
  readonly opened: OpenedPage | null;
}

/** Null: pages are not changed here. */
export function tryPages(pages: GetPages): PageRoom | null {
  try {
    return pages();
  } catch (error) {
    if (error instanceof StudioError) return null;
    throw error;
  }
}

/**
 * Puts the form of a page that somebody looked at into a release, in place of an earlier one.
 * @throws {StudioError} 404; 409 `newer` where somebody has written since, `too-many`, `not-open`
 */
export async function putPageIntoRelease(
  room: ItemRoom,
  pages: PageRoom,
  person: Editor,
  id: string,
  { pageId, revision }: { readonly pageId: string; readonly revision: number },
): Promise<void> {
  const opened = await openPage(pages, pageId);
  const draft = await beginPageDraft(pages, opened);
  if (draft.revision !== revision) {
    const details = { revision: draft.revision };
    throw new StudioError(409, 'newer', 'Somebody has changed this page since.', details);
  }
  await changeOpenRelease(room, id, async (query, release) => {
    const row: ReleasePageRow = {
      release_id: id,
      entry_id: pageId,
      revision,
      content: draft.content,
      before: null,
      added_at: room.now().getTime(),
      person_id: person.id,
      person_name: person.name,
    };
    await query
      .insertInto('studio_release_pages')
      .values(row)
      .onConflict((conflict) => conflict.columns(['release_id', 'entry_id']).doUpdateSet(row))
      .execute();
    const { count } = await query
      .selectFrom('studio_release_pages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('release_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) > maxReleasePages) {
      const details = { max: maxReleasePages };
      throw new StudioError(409, 'too-many', 'The release holds too many pages.', details);
    }
    const { name } = parseEntry(draft.content);
    const details = { name, revision, release: release.name };
    await room.record(person, 'page.put-into-release', pageId, details, query);
  });
}

/** Harmless when repeated. */
export const takePageOutOfRelease = (
  room: ItemRoom,
  person: Editor,
  id: string,
  pageId: string,
): Promise<void> =>
  changeOpenRelease(room, id, async (query, release) => {
    await query
      .deleteFrom('studio_release_pages')
      .where('release_id', '=', id)
      .where('entry_id', '=', pageId)
      .execute();
    const details = { release: release.name };
    await room.record(person, 'page.taken-out-of-release', pageId, details, query);
  });

export async function openReleasePages(
  room: ItemRoom,
  pages: PageRoom | null,
  id: string,
): Promise<OpenedReleasePage[]> {
  const rows = await releaseQuery(room.query)
    .selectFrom('studio_release_pages')
    .selectAll()
    .where('release_id', '=', id)
    .orderBy('added_at')
    .orderBy('entry_id')
    .limit(maxReleasePages)
    .execute();
  const found: OpenedReleasePage[] = [];
  for (const row of rows) {
    const opened = pages && (await openPage(pages, row.entry_id).catch(whenUnknown));
    found.push({ row, opened });
  }
  return found;
}

const whenUnknown = (error: unknown): null => {
  if (error instanceof StudioError && error.status === 404) return null;
  throw error;
};

export function describeReleasePage({ row, opened }: OpenedReleasePage): ReleasePage {
  const entry = parseEntry(row.content);
  const problems = opened ? listStops({ ...opened, entry }).filter(stopsPublishing) : [];
  const newest = opened?.draft?.revision ?? 0;
  const { stored = null } = opened ?? {};
  const published = [stored?.revision, stored?.coming?.revision];
  const isPublic = stored?.entry.published === 'published' && published.includes(row.revision);
  const isReady = newest === row.revision ? 'ready' : 'newer';
  const state = isPublic ? 'public' : problems.length > 0 ? 'problems' : isReady;
  return {
    id: row.entry_id,
    model: opened?.model ?? '',
    name: entry.name,
    path: opened ? pathOf(opened.model, { query: entry.query }) : null,
    state: opened ? state : 'gone',
    revision: row.revision,
    newest,
    newestBy: opened?.draft?.updated_by || null,
    isNew: stored?.entry.published !== 'published',
    problems,
  };
}

/** Keeps what visitors see of each, so that the publication can be taken back. */
export async function noteBefore(
  room: ItemRoom,
  id: string,
  forms: readonly PageForm[],
): Promise<void> {
  for (const { opened } of forms) {
    const { stored } = opened;
    const isPublished = stored?.entry.published === 'published';
    const before: EntryBefore = {
      entry: isPublished ? stored.entry : null,
      revision: stored?.revision ?? 0,
    };
    await releaseQuery(room.query)
      .updateTable('studio_release_pages')
      .set({ before: JSON.stringify(before) })
      .where('release_id', '=', id)
      .where('entry_id', '=', opened.id)
      .execute();
  }
}

/** Publishes pages in the transaction in which the items of a release are published. */
export const writeForms =
  (pages: PageRoom, forms: readonly PageForm[]) =>
  (transaction: unknown): Promise<void> =>
    writePublications(
      transaction as EntryTransaction,
      forms.map((form) => toPublication(pages, form)),
    ).catch(saidNewer);

/** Takes that back, in the same way. */
export const takeFormsBack =
  (members: readonly OpenedReleasePage[]) =>
  (transaction: unknown): Promise<void> =>
    takeBackPublications(
      transaction as EntryTransaction,
      members.map(({ row }) => ({
        id: row.entry_id,
        revision: row.revision,
        before: JSON.parse(row.before ?? '{"entry":null,"revision":0}') as EntryBefore,
      })),
    ).catch(saidNewer);

const saidNewer = (error: unknown): never => {
  if (!(error instanceof PublishedMeanwhile)) throw error;
  throw new StudioError(409, 'newer', 'Something else has been published since.');
};
