import { StudioError } from '../room/studio-error.ts';
import { type Editor, type ItemRoom, readContent } from './item-room.ts';
import { type OpenedItem, openItem } from './open-item.ts';
import { refuseNeeded, unpublishItem } from './publish-item.ts';
import { type ItemToPublish, publishDecision } from './publish-items.ts';
import { type Before, readDetails } from './revision-details.ts';

const undone = () => 'item.publication-undone';

/**
 * Takes the last publication of an item back: visitors see what they saw before it, or nothing. What
 * was written stays as the draft. Of an item that was taken off the site, the last form that was there
 * comes back.
 * @param revision that is published; 0: what files brought, or nothing
 * @throws {StudioError} 409 `newer` where something else is published by now, `nothing-before`
 */
export async function undoPublication(
  room: ItemRoom,
  person: Editor,
  setId: string,
  revision: number,
): Promise<void> {
  const opened = await openItem(room, setId);
  if ((opened.hold?.revision ?? 0) !== revision) throw newer();
  const before = opened.published
    ? await readBefore(room, setId, revision)
    : await findLastPublished(room, setId);
  const item = before && (await findForm(room, opened, before));
  if (!item) {
    refuseNeeded(room, opened);
    if (!opened.published) throw nothingBefore();
    await unpublishItem(room, person, setId, { isArchived: false });
    return;
  }
  await publishDecision(room, person, { items: [item], details: {}, act: undone });
}

/** What visitors saw before the publication of a revision. */
export async function readBefore(room: ItemRoom, setId: string, revision: number): Promise<Before> {
  const row = await room.query
    .selectFrom('studio_revisions')
    .select('details')
    .where('set_id', '=', setId)
    .where('revision', '=', revision)
    .where('kind', 'in', ['published', 'scheduled', 'publishing'])
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  const before = row && readDetails(row.details).before;
  if (before === undefined) throw nothingBefore();
  return before;
}

async function findLastPublished(room: ItemRoom, setId: string): Promise<Before> {
  const row = await room.query
    .selectFrom('studio_revisions')
    .select('revision')
    .where('set_id', '=', setId)
    .where('kind', 'in', ['published', 'scheduled', 'loaded'])
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  return row ? { revision: row.revision, from: null, until: null } : null;
}

/** @returns null where its time is over */
export async function findForm(
  room: ItemRoom,
  opened: OpenedItem,
  { revision, from, until }: NonNullable<Before>,
): Promise<ItemToPublish | null> {
  const now = room.now().getTime();
  if (until !== null && until <= now) return null;
  const row = await room.query
    .selectFrom('studio_revisions')
    .select('content')
    .where('set_id', '=', opened.name.setId)
    .where('revision', '=', revision)
    .where('kind', 'in', ['published', 'scheduled', 'loaded'])
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  if (!row) throw nothingBefore();
  const content = readContent(row.content);
  return { opened, revision, content, from: from !== null && from > now ? from : null, until };
}

const newer = () => new StudioError(409, 'newer', 'Something else has been published since.');

const nothingBefore = () =>
  new StudioError(409, 'nothing-before', 'What was there before is not known.');
