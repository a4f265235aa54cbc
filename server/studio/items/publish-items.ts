import type { Kysely } from 'kysely';
import type { ItemContent } from '#services/content-management/embedded/editing/item.ts';
import {
  PublishedMeanwhile,
  publishItems,
  type StudioPublication,
} from '#services/content-management/embedded/editing/publish-items.ts';
import type { ReleaseChange } from '#services/content-management/embedded/editing/studio-releases.ts';
import { StudioError } from '../room/studio-error.ts';
import { refreshIndex } from './item-index.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import type { OpenedItem } from './open-item.ts';
import type { Times } from './publication-times.ts';
import { beforeOf, writeDetails } from './revision-details.ts';
import { noteDone, settleIntents } from './settle-intents.ts';
import type { ItemTables } from './tables.ts';

/** A form of an item that somebody looked at and lets out. */
export interface ItemToPublish extends Pick<Times, 'from' | 'until'> {
  readonly opened: OpenedItem;
  readonly revision: number;
  readonly content: ItemContent;
}

export interface PublicationDecision {
  readonly items: readonly ItemToPublish[];
  /** Taken off the site. */
  readonly removed?: readonly OpenedItem[];
  readonly release?: ReleaseChange;
  /** Published in the same transaction. */
  readonly beside?: StudioPublication['beside'];
  /** Of the history and of the audit log: wall times and zone, the name of a release. */
  readonly details: Readonly<Record<string, unknown>>;
  /** What the audit log says of each item. */
  readonly act?: (item: ItemToPublish) => string;
}

/**
 * Publishes forms of items at once, all or none. Who decided it is noted first, so that it stays known
 * when the process ends before the publication is noted; the next look at the history settles that.
 * @throws {StudioError} 409 `newer` where something else was published since the items were opened
 * @returns false where the release was published or opened by somebody else meanwhile
 */
export async function publishDecision(
  room: ItemRoom,
  person: Editor,
  { items, removed = [], release, beside, details, act = actOf }: PublicationDecision,
): Promise<boolean> {
  const now = room.now();
  // Of a process that ended before it noted what it had published: the next publication takes its place.
  for (const { opened } of items) await settleIntents(room, opened.name.setId);
  await noteIntents(room, person, items, { details, act });
  const documents = items.map(({ opened, content }) => [opened.published?.documents, content]);
  const context = await room.documents.createContext(documents);
  const shown = items.map(({ opened, ...item }) => ({
    ...item,
    name: opened.name,
    replaces: opened.hold?.revision ?? 0,
  }));
  const names = removed.map(({ name }) => name);
  const parts = { ...(release && { release }), ...(beside && { beside }) };
  const publication = { shown, removed: names, ...parts };
  const done = await publishItems(room.content, room.models, publication, context, now).catch(
    (error) => {
      if (!(error instanceof PublishedMeanwhile)) throw error;
      throw new StudioError(409, 'newer', 'Something else has been published since.');
    },
  );
  if (!done) return false;
  room.onPublished();
  await room.query.transaction().execute(async (query) => {
    const ordered = items.toSorted((a, b) => (a.opened.name.setId < b.opened.name.setId ? -1 : 1));
    for (const item of ordered) {
      const { name } = item.opened;
      // Whoever looked at the history meanwhile has written it down.
      if (!(await settleIntent(query, item))) continue;
      const { revision, from, until } = item;
      const told = { type: name.type, uid: name.uid, ...details, revision, from, until };
      await room.record(person, act(item), name.setId, told, query);
    }
  });
  const setIds = [...shown.map(({ name }) => name.setId), ...names.map(({ setId }) => setId)];
  await refreshIndex(room, setIds, await room.documents.readRefNumber());
  return true;
}

const kindOf = ({ from }: ItemToPublish) => (from === null ? 'published' : 'scheduled');

const actOf = (item: ItemToPublish): string => `item.${kindOf(item)}`;

async function noteIntents(
  room: ItemRoom,
  person: Editor,
  items: readonly ItemToPublish[],
  { details, act }: Required<Pick<PublicationDecision, 'details' | 'act'>>,
): Promise<void> {
  const now = room.now().getTime();
  await room.query.transaction().execute(async (query) => {
    for (const item of items) {
      const { opened, revision, content, from, until } = item;
      const row = {
        set_id: opened.name.setId,
        revision,
        kind: 'publishing' as const,
        label: '',
        details: writeDetails({
          ...details,
          act: act(item),
          from,
          to: until,
          before: beforeOf(opened),
        }),
        content: JSON.stringify(content),
        person_id: person.id,
        person_name: person.name,
        began_at: now,
        made_at: now,
      };
      await query
        .insertInto('studio_revisions')
        .values(row)
        .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
        .execute();
    }
  });
}

/** @returns false where somebody else settled it */
async function settleIntent(query: Kysely<ItemTables>, item: ItemToPublish): Promise<boolean> {
  const { setId } = item.opened.name;
  // Locks the item: somebody else may note the publication of the same revision.
  await query
    .updateTable('studio_drafts')
    .set({ archived_at: null })
    .where('set_id', '=', setId)
    .execute();
  const isNoted = await noteDone(query, { set_id: setId, revision: item.revision }, kindOf(item));
  await query
    .deleteFrom('studio_wishes')
    .where('set_id', '=', setId)
    .where('revision', '<=', item.revision)
    .execute();
  return isNoted;
}
