import type { Editor, ItemRoom } from '../items/item-room.ts';
import { openItem } from '../items/open-item.ts';
import { beginDraft } from '../items/publish-item.ts';
import { StudioError } from '../room/studio-error.ts';
import { changeOpenRelease } from './releases.ts';
import { releaseQuery } from './tables.ts';

/** All of them are published in one transaction, which others wait for. */
const maxReleaseItems = 100;

/**
 * Puts the form of an item that somebody looked at into a release, in place of an earlier one.
 * @throws {StudioError} 404; 409 `newer` where somebody has written since, `too-many`, `not-open`
 */
export async function putIntoRelease(
  room: ItemRoom,
  person: Editor,
  id: string,
  { setId, revision }: { readonly setId: string; readonly revision: number },
): Promise<void> {
  const opened = await openItem(room, setId);
  const draft = opened.draft ?? (await beginDraft(room, opened));
  if (draft.revision !== revision) {
    const details = { revision: draft.revision };
    throw new StudioError(409, 'newer', 'Somebody has changed this item since.', details);
  }
  await changeOpenRelease(room, id, async (query, release) => {
    const row = {
      release_id: id,
      set_id: setId,
      revision,
      content: JSON.stringify(draft.content),
      added_at: room.now().getTime(),
      person_id: person.id,
      person_name: person.name,
    };
    await query
      .insertInto('studio_release_items')
      .values(row)
      .onConflict((conflict) => conflict.columns(['release_id', 'set_id']).doUpdateSet(row))
      .execute();
    const { count } = await query
      .selectFrom('studio_release_items')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('release_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) > maxReleaseItems) {
      const details = { max: maxReleaseItems };
      throw new StudioError(409, 'too-many', 'The release holds too many items.', details);
    }
    const details = { ...opened.name, revision, release: release.name };
    await room.record(person, 'item.put-into-release', setId, details, query);
  });
}

/** Harmless when repeated. */
export async function takeOutOfRelease(
  room: ItemRoom,
  person: Editor,
  id: string,
  setId: string,
): Promise<void> {
  await changeOpenRelease(room, id, async (query, release) => {
    await query
      .deleteFrom('studio_release_items')
      .where('release_id', '=', id)
      .where('set_id', '=', setId)
      .execute();
    await room.record(person, 'item.taken-out-of-release', setId, { release: release.name }, query);
  });
}

/** The items of a release with what there is of each by now; `opened` is null for one that is gone. */
export async function openReleaseItems(room: ItemRoom, id: string) {
  const rows = await releaseQuery(room.query)
    .selectFrom('studio_release_items')
    .selectAll()
    .where('release_id', '=', id)
    .orderBy('added_at')
    .orderBy('set_id')
    .limit(maxReleaseItems)
    .execute();
  const found = [];
  for (const row of rows) {
    const opened = await openItem(room, row.set_id).catch(whenUnknown);
    found.push({ row, opened });
  }
  return found;
}

export type OpenedReleaseItem = Awaited<ReturnType<typeof openReleaseItems>>[number];

const whenUnknown = (error: unknown): null => {
  if (error instanceof StudioError && error.status === 404) return null;
  throw error;
};
