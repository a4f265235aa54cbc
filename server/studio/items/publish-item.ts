import { toItemContent } from '#services/content-management/embedded/editing/item.ts';
import { publishItems } from '#services/content-management/embedded/editing/publish-items.ts';
import { StudioError } from '../room/studio-error.ts';
import { listProblems } from './describe-item.ts';
import { refreshIndex } from './item-index.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { type Draft, lockDraft, type OpenedItem, openItem, toDraft } from './open-item.ts';
import { readTimes, type WishedTimes } from './publication-times.ts';
import { publishDecision } from './publish-items.ts';
import { finishRemoval, noteRemoval } from './removals.ts';
import { removingItem } from './removing-item.ts';
import { settleIntents } from './settle-intents.ts';
import { writeDraft } from './write-draft.ts';

export interface PublishWish extends WishedTimes {
  /** The one that was looked at: a newer one is not published unseen. */
  readonly revision: number;
}

/**
 * Publishes all languages of an item, now or at a time; at that time every process shows it by
 * itself. Repeated, it changes nothing.
 *
 * @throws {StudioError} 409 `newer` where somebody has written since; 422 `problems` with what has to
 *   be mended, `no-such-time` and `wrong-times`
 */
export async function publishItem(
  room: ItemRoom,
  person: Editor,
  setId: string,
  wish: PublishWish,
): Promise<void> {
  const opened = await openItem(room, setId);
  const { revision, content } = opened.draft ?? (await beginDraft(room, opened));
  if (revision !== wish.revision) {
    throw new StudioError(409, 'newer', 'Somebody has changed this item since.', { revision });
  }
  const problems = listProblems({ name: opened.name, context: opened.context, content });
  if (problems.length > 0) {
    throw new StudioError(422, 'problems', 'This cannot be published yet.', { problems });
  }
  const { from, until, timeZone } = await readTimes(room, wish);
  const details = { at: wish.at, until: wish.until, timeZone };
  await publishDecision(room, person, {
    items: [{ opened, revision, content, from, until }],
    details,
  });
}

/** A draft that is what is published, for items that nobody has changed here. */
export async function beginDraft(room: ItemRoom, opened: OpenedItem): Promise<Draft> {
  await room.documents.hold(opened.name);
  const row = await room.query.transaction().execute((query) => lockDraft(query, room, opened));
  return toDraft(row);
}

/** Takes an item off the site, with what was scheduled of it; its draft stays. */
export async function unpublishItem(
  room: ItemRoom,
  person: Editor,
  setId: string,
  { isArchived }: { isArchived: boolean },
): Promise<void> {
  const opened = await openItem(room, setId);
  const { name } = opened;
  refuseNeeded(room, opened);
  // First: it holds what was published, which is otherwise nowhere then.
  const draft = opened.draft ?? (await beginDraft(room, opened));
  await settleIntents(room, setId);
  const act = isArchived ? 'item.archived' : 'item.unpublished';
  const removing = removingItem(room);
  const removal = { id: setId, revision: draft.revision };
  const content = JSON.stringify(draft.content);
  await noteRemoval(room, removing, person, { ...removal, content, act });
  const publication = { shown: [], removed: [name] };
  await publishItems(room.content, room.models, publication, opened.context, room.now());
  // A file that is gone says the same.
  if (opened.hold?.fileDocuments?.length === 0) await room.documents.keepStudios(setId);
  room.onPublished();
  await finishRemoval(room, removing, removal);
  await refreshItem(room, setId);
}

/** @throws {StudioError} 409 `needed` */
export function refuseNeeded(room: ItemRoom, { name }: OpenedItem): void {
  if (room.models.types.get(name.type)?.isRepeatable !== false) return;
  throw new StudioError(409, 'needed', 'The site cannot be without this item.');
}

/** Makes the draft what is published; what was written stays in the history. */
export async function discardDraft(room: ItemRoom, person: Editor, setId: string): Promise<void> {
  const opened = await openItem(room, setId);
  const { published, name, context } = opened;
  if (!published) throw new StudioError(409, 'not-published', 'Nothing of this item is published.');
  if (!opened.draft) return;
  const content = toItemContent(name.type, published.documents, context);
  await room.query.transaction().execute(async (query) => {
    const row = await lockDraft(query, room, opened);
    const write = { content, sources: {}, kind: 'restored', isClean: true } as const;
    const revision = await writeDraft(query, room, opened, row, person, write);
    const details = { type: name.type, uid: name.uid, revision };
    await room.record(person, 'item.discarded', setId, details, query);
  });
}

/** Writes the item's row of the list anew. */
export const refreshItem = async (room: ItemRoom, setId: string): Promise<void> =>
  refreshIndex(room, [setId], await room.documents.readRefNumber());
