import { withItems } from '#services/content-management/embedded/editing/publish-items.ts';
import { listProblems } from '../items/describe-item.ts';
import { type Editor, type ItemRoom, readContent } from '../items/item-room.ts';
import type { OpenedItem } from '../items/open-item.ts';
import { readTimes, type WishedTimes } from '../items/publication-times.ts';
import { refuseNeeded } from '../items/publish-item.ts';
import { type ItemToPublish, publishDecision } from '../items/publish-items.ts';
import { findForm, readBefore } from '../items/undo-publication.ts';
import { noteForms, noteFormsDone, type PageForm } from '../pages/page-forms.ts';
import type { PageRoom } from '../pages/page-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { listForms } from './describe-release.ts';
import { openReleaseItems } from './release-items.ts';
import {
  describeReleasePage,
  noteBefore,
  openReleasePages,
  takeFormsBack,
  writeForms,
} from './release-pages.ts';
import { notOpen, readRelease, setState, toReleaseLayer } from './releases.ts';
import { type ReleaseRow, releaseQuery } from './tables.ts';

export interface ReleaseWish extends WishedTimes {
  /** Of the release that was looked at. */
  readonly version: number;
  /** Somebody has seen that there are newer drafts, and wants what was put here. */
  readonly withoutNewer: boolean;
}

/**
 * Publishes all items of a release at once or none of them, now or at a time.
 *
 * @throws {StudioError} 409 `changed` where the release is another by now, `newer` with the items that
 *   somebody has written on since, `not-open`, `empty`; 422 `problems` with those of each item, and as
 *   `readTimes`
 */
export async function publishRelease(
  room: ItemRoom,
  person: Editor,
  id: string,
  wish: ReleaseWish,
  pages: PageRoom | null = null,
): Promise<void> {
  const release = await readRelease(room, id);
  if (release.state !== 'open') throw notOpen();
  if (release.version !== wish.version) throw changed();
  const members = await openReleaseItems(room, id);
  const pageMembers = await openReleasePages(room, pages, id);
  if (members.length + pageMembers.length === 0)
    throw new StudioError(409, 'empty', 'There is nothing in it.');
  const forms = listForms(members);
  const context = withItems(await room.documents.createContext(forms), forms);
  const broken = members.flatMap(({ row, opened }) => {
    const content = readContent(row.content);
    const problems = opened ? listProblems({ name: opened.name, content, context }) : [];
    return opened && problems.length === 0 ? [] : [{ setId: row.set_id, problems }];
  });
  const brokenPages = pageMembers
    .map(describeReleasePage)
    .filter(({ state }) => state === 'problems' || state === 'gone')
    .map(({ id: pageId }) => pageId);
  if (broken.length + brokenPages.length > 0) {
    const details = { items: broken, pages: brokenPages };
    throw new StudioError(422, 'problems', 'Not all of it can be published.', details);
  }
  const newer = members.filter(({ row, opened }) => opened?.draft?.revision !== row.revision);
  const newerPages = pageMembers.filter(
    ({ row, opened }) => opened?.draft?.revision !== row.revision,
  );
  if (newer.length + newerPages.length > 0 && !wish.withoutNewer) {
    const setIds = newer.map(({ row }) => row.set_id);
    const pageIds = newerPages.map(({ row }) => row.entry_id);
    throw new StudioError(409, 'newer', 'Somebody has written on since.', { setIds, pageIds });
  }
  const { from, until, timeZone } = await readTimes(room, wish);
  const begun = await begin(room, release, person, 'publishing', { from, until });
  const items = members.flatMap(({ row, opened }): ItemToPublish[] => {
    if (!opened) return [];
    const { revision } = row;
    return [{ opened, revision, content: readContent(row.content), from, until }];
  });
  const pageForms = pageMembers.flatMap(({ row, opened }): PageForm[] =>
    opened ? [{ opened, revision: row.revision, content: row.content, from, until }] : [],
  );
  const told = { at: wish.at, until: wish.until, timeZone, release: release.name };
  await noteBefore(room, id, pageForms);
  if (pages) await noteForms(pages, person, pageForms, told);
  await publishDecision(room, person, {
    items,
    ...(pages && { beside: writeForms(pages, pageForms) }),
    release:
      from === null
        ? { id, becomes: 'published' }
        : { id, becomes: 'scheduled', at: new Date(from) },
    details: told,
  }).catch(goBack(room, begun, 'open'));
  if (pages) await noteFormsDone(pages, person, pageForms, { release: release.name });
  await setState(room, begun, 'done');
  const counts = { items: items.length, pages: pageForms.length };
  const details = { name: release.name, ...counts, from, until };
  await room.record(person, 'release.published', id, details);
}

/**
 * Takes the publication of a release back, of all its items at once: visitors see what they saw before
 * it, and the release is open again.
 *
 * @throws {StudioError} 409 `newer` with the items of which something else is published by now
 */
export async function reopenRelease(
  room: ItemRoom,
  person: Editor,
  id: string,
  version: number,
  pages: PageRoom | null = null,
): Promise<void> {
  const release = await readRelease(room, id);
  if (release.state !== 'done') throw new StudioError(409, 'open', 'It is not published.');
  if (release.version !== version) throw changed();
  const items: ItemToPublish[] = [];
  const removed: OpenedItem[] = [];
  const newer: string[] = [];
  for (const { row, opened } of await openReleaseItems(room, id)) {
    const isThere = opened?.published && opened.hold?.revision === row.revision;
    if (!opened || !isThere) {
      newer.push(row.set_id);
      continue;
    }
    const before = await readBefore(room, row.set_id, row.revision);
    const form = before && (await findForm(room, opened, before));
    if (form) items.push(form);
    else {
      refuseNeeded(room, opened);
      removed.push(opened);
    }
  }
  const pageMembers = await openReleasePages(room, pages, id);
  const newerPages = pageMembers
    .map(describeReleasePage)
    .filter(({ state }) => state !== 'public')
    .map(({ id: pageId }) => pageId);
  if (newer.length + newerPages.length > 0) {
    const details = { setIds: newer, pageIds: newerPages };
    throw new StudioError(409, 'newer', 'Something else has been published since.', details);
  }
  const begun = await begin(room, release, person, 'undoing', {
    from: release.visible_from,
    until: release.visible_to,
  });
  const made = await toReleaseLayer(room, id);
  if (!made) throw new StudioError(404, 'unknown', 'There is no such release.');
  await publishDecision(room, person, {
    items,
    removed,
    beside: takeFormsBack(pageMembers),
    release: { becomes: 'open', layer: made.layer },
    details: { release: release.name },
    act: () => 'item.publication-undone',
  }).catch(goBack(room, begun, 'done'));
  await setState(room, begun, 'open');
  await room.record(person, 'release.reopened', id, { name: release.name });
}

/** Where something else was published meanwhile nothing was written: it is at once what it was. */
const goBack =
  (room: ItemRoom, begun: ReleaseRow, state: 'open' | 'done') =>
  async (error: unknown): Promise<never> => {
    if (error instanceof StudioError && error.code === 'newer') await setState(room, begun, state);
    throw error;
  };

/** Nobody else changes it from here on, and how it ended can be seen by the documents. */
async function begin(
  room: ItemRoom,
  { id, version }: ReleaseRow,
  person: Editor,
  state: 'publishing' | 'undoing',
  { from, until }: { readonly from: number | null; readonly until: number | null },
): Promise<ReleaseRow> {
  const begun = await releaseQuery(room.query)
    .updateTable('studio_releases')
    .set({
      state,
      state_at: room.now().getTime(),
      version: version + 1,
      visible_from: from,
      visible_to: until,
      person_id: person.id,
      person_name: person.name,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', state === 'publishing' ? 'open' : 'done')
    .returningAll()
    .executeTakeFirst();
  if (!begun) throw changed();
  return begun;
}

const changed = () => new StudioError(409, 'changed', 'Somebody has changed this release since.');
