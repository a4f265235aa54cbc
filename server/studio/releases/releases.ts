import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toDocuments } from '#services/content-management/embedded/editing/item.ts';
import { hashOf, withItems } from '#services/content-management/embedded/editing/publish-items.ts';
import {
  deleteRelease,
  type ReleaseLayer,
  readReleaseState,
  saveRelease,
} from '#services/content-management/embedded/editing/studio-releases.ts';
import { type Editor, type ItemRoom, readContent } from '../items/item-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { type ReleaseRow, type ReleaseTables, releaseQuery } from './tables.ts';

const maxOpenReleases = 50;

/** What was begun and not noted for so long was never done: its process has ended. */
const givenUpAfterMs = 5 * 60_000;

/** @throws {StudioError} 409 `too-many` */
export async function createRelease(room: ItemRoom, person: Editor, name: string): Promise<string> {
  const query = releaseQuery(room.query);
  const { open } = await query
    .selectFrom('studio_releases')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('state', '!=', 'done')
    .executeTakeFirstOrThrow();
  if (Number(open) >= maxOpenReleases) {
    throw new StudioError(409, 'too-many', 'There are too many open releases.');
  }
  const id = randomUUID();
  const now = room.now().getTime();
  const release: ReleaseRow = {
    id,
    name,
    state: 'open',
    state_at: now,
    version: 1,
    layer_version: 0,
    visible_from: null,
    visible_to: null,
    made_at: now,
    person_id: person.id,
    person_name: person.name,
  };
  await query.insertInto('studio_releases').values(release).execute();
  await writeReleaseLayer(room, id);
  await room.record(person, 'release.created', id, { name });
  return id;
}

/** @throws {StudioError} 404 */
export async function readRelease(room: ItemRoom, id: string): Promise<ReleaseRow> {
  const row = await releaseQuery(room.query)
    .selectFrom('studio_releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const settled = row && (await settleRelease(room, row));
  if (!settled) throw new StudioError(404, 'unknown', 'There is no such release.');
  return settled;
}

/**
 * A publication that was begun and not noted was done when clients of the protocol see the release no
 * more, or with its time; taken back, when they see it again.
 * @returns null where somebody has removed it meanwhile
 */
export async function settleRelease(room: ItemRoom, row: ReleaseRow): Promise<ReleaseRow | null> {
  if (row.state !== 'publishing' && row.state !== 'undoing') return row;
  const isOpen = (await readReleaseState(room.content, row.id)) === 'open';
  const isDone = isOpen === (row.state === 'undoing');
  if (!isDone && row.state_at > room.now().getTime() - givenUpAfterMs) return row;
  return setState(room, row, isOpen ? 'open' : 'done');
}

/** @returns the row as it is by then: somebody else may have settled it otherwise; null: or removed it */
export async function setState(
  room: ItemRoom,
  { id, version }: ReleaseRow,
  state: 'open' | 'done',
): Promise<ReleaseRow | null> {
  const query = releaseQuery(room.query);
  await query
    .updateTable('studio_releases')
    .set({ state, state_at: room.now().getTime() })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
  const row = await query
    .selectFrom('studio_releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Changes an open release, in a transaction that its row is locked by, and shows what is in it then to
 * clients that read releases.
 * @throws {StudioError} 404; 409 `not-open`
 */
export async function changeOpenRelease(
  room: ItemRoom,
  id: string,
  change: (query: Kysely<ReleaseTables>, release: ReleaseRow) => Promise<void>,
): Promise<void> {
  await readRelease(room, id);
  await releaseQuery(room.query)
    .transaction()
    .execute(async (query) => {
      const release = await query
        .updateTable('studio_releases')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (!release) throw notOpen();
      await change(query, release);
    });
  await writeReleaseLayer(room, id);
}

export const renameRelease = async (room: ItemRoom, person: Editor, id: string, name: string) => {
  await changeOpenRelease(room, id, async (query) => {
    await query.updateTable('studio_releases').set({ name }).where('id', '=', id).execute();
  });
  await room.record(person, 'release.renamed', id, { name });
};

/** Its items stay as they are. One that is to come has to be opened again first. */
export async function removeRelease(room: ItemRoom, person: Editor, id: string): Promise<void> {
  const release = await readRelease(room, id);
  const isToCome = (release.visible_from ?? 0) > room.now().getTime();
  if (release.state !== 'open' && (release.state !== 'done' || isToCome)) throw notOpen();
  await releaseQuery(room.query)
    .transaction()
    .execute(async (query) => {
      await query.deleteFrom('studio_releases').where('id', '=', id).execute();
      await query.deleteFrom('studio_release_items').where('release_id', '=', id).execute();
      await query.deleteFrom('studio_release_pages').where('release_id', '=', id).execute();
      await room.record(person, 'release.removed', id, { name: release.name }, query);
    });
  await deleteRelease(room.content, room.models, id);
}

/** What clients with the release's ref read, and the version of the release that it shows. */
export async function toReleaseLayer(
  room: ItemRoom,
  id: string,
): Promise<{ readonly version: number; readonly layer: ReleaseLayer } | null> {
  const query = releaseQuery(room.query);
  const release = await query
    .selectFrom('studio_releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!release) return null;
  const rows = await query
    .selectFrom('studio_release_items as item')
    .innerJoin('studio_drafts as draft', 'draft.set_id', 'item.set_id')
    .select(['item.set_id', 'item.content', 'draft.type', 'draft.uid'])
    .where('item.release_id', '=', id)
    .execute();
  const items = rows
    .filter(({ type }) => room.models.types.has(type))
    .map(({ set_id: setId, type, uid, content }) => ({
      name: { setId, type, uid },
      content: readContent(content),
    }));
  const sets = await room.documents.readSets(items.map(({ name }) => name.setId));
  const base = await room.documents.createContext([items, [...sets.values()]]);
  const context = withItems(base, items);
  const save = [];
  const remove = [];
  for (const { name, content } of items) {
    const published = sets.get(name.setId)?.documents ?? [];
    const made = toDocuments(name, content, published, context, hashOf);
    const ids = new Set(made.map((document) => document.id));
    save.push(...made);
    remove.push(...published.map((document) => document.id).filter((one) => !ids.has(one)));
  }
  return { version: release.version, layer: { id, label: release.name, save, remove } };
}

const maxTries = 5;

/** Written again where the release has changed meanwhile, so that the last form is what stays. */
async function writeReleaseLayer(room: ItemRoom, id: string): Promise<void> {
  const query = releaseQuery(room.query);
  for (let round = 0; round < maxTries; round += 1) {
    const made = await toReleaseLayer(room, id);
    if (!made) return;
    await saveRelease(room.content, room.models, made.layer, made.version === 1);
    const { numUpdatedRows } = await query
      .updateTable('studio_releases')
      .set({ layer_version: made.version })
      .where('id', '=', id)
      .where('version', '=', made.version)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

/** A process that ended in between has left the earlier form. */
export async function healReleaseLayer(room: ItemRoom, release: ReleaseRow): Promise<void> {
  if (release.state === 'open' && release.layer_version < release.version) {
    await writeReleaseLayer(room, release.id);
  }
}

export const notOpen = () =>
  new StudioError(409, 'not-open', 'This release is published, or is being published.');
