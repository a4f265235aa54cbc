import { toItemContent } from '#services/content-management/embedded/editing/item.ts';
import { listInstants } from '#shared/calendar/to-instant.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { StudioError } from '../room/studio-error.ts';
import { listProblems } from './describe-item.ts';
import { refreshIndex } from './item-index.ts';
import { type Editor, type ItemRoom, readTimeZone } from './item-room.ts';
import { type Draft, lockDraft, type OpenedItem, openItem, toDraft } from './open-item.ts';
import { writeDraft } from './write-draft.ts';

export interface PublishWish {
  /** The one that was looked at: a newer one is not published unseen. */
  readonly revision: number;
  /** Wall time of the museum, `2026-05-05T09:00`, or an instant with `Z`; absent: now, without end. */
  readonly at?: string | undefined;
  readonly until?: string | undefined;
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
  const draft = opened.draft ?? (await beginDraft(room, opened));
  if (draft.revision !== wish.revision) {
    const { revision } = draft;
    throw new StudioError(409, 'newer', 'Somebody has changed this item since.', { revision });
  }
  const { name, context } = opened;
  const problems = listProblems({ name, context, content: draft.content });
  if (problems.length > 0) {
    throw new StudioError(422, 'problems', 'This cannot be published yet.', { problems });
  }
  const now = room.now();
  const times = await readTimes(room, wish, now);
  await noteIntent(room, person, opened, draft, wish, times.timeZone);
  const { from, until } = times;
  const revision = draft.revision;
  await room.documents.publish(name, draft.content, { revision, from, until }, context, now);
  room.onPublished();
  const kind = from === null ? 'published' : 'scheduled';
  await room.query.transaction().execute(async (query) => {
    // Locks the item: somebody else may note the publication of the same revision.
    await query
      .updateTable('studio_drafts')
      .set({ archived_at: null })
      .where('set_id', '=', setId)
      .execute();
    const ofRevision = { set_id: setId, revision };
    const begun = await query
      .selectFrom('studio_revisions')
      .select('revision')
      .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
      .executeTakeFirst();
    if (begun) {
      await query
        .deleteFrom('studio_revisions')
        .where((row) => row.and(ofRevision))
        .where('kind', 'in', ['published', 'scheduled'])
        .execute();
      await query
        .updateTable('studio_revisions')
        .set({ kind })
        .where((row) => row.and({ ...ofRevision, kind: 'publishing' }))
        .execute();
    }
    const details = { type: name.type, uid: name.uid, revision, from, until };
    await room.record(person, `item.${kind}`, setId, details, query);
  });
  await refreshItem(room, setId);
}

/** A draft that is what is published, for items that nobody has changed here. */
async function beginDraft(room: ItemRoom, opened: OpenedItem): Promise<Draft> {
  await room.documents.hold(opened.name);
  const row = await room.query.transaction().execute((query) => lockDraft(query, room, opened));
  return toDraft(row);
}

/** Who decided it stays known, also when the process ends before the publication is noted. */
async function noteIntent(
  room: ItemRoom,
  person: Editor,
  { name }: OpenedItem,
  draft: Draft,
  { at, until }: PublishWish,
  timeZone: string,
): Promise<void> {
  const now = room.now().getTime();
  const row = {
    set_id: name.setId,
    revision: draft.revision,
    kind: 'publishing' as const,
    label: '',
    details: JSON.stringify({ at, until, timeZone }),
    content: JSON.stringify(draft.content),
    person_id: person.id,
    person_name: person.name,
    began_at: now,
    made_at: now,
  };
  await room.query
    .insertInto('studio_revisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
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
  if (room.models.types.get(name.type)?.isRepeatable === false) {
    throw new StudioError(409, 'needed', 'The site cannot be without this item.');
  }
  // First: it holds what was published, which is otherwise nowhere then.
  const draft = opened.draft ?? (await beginDraft(room, opened));
  await room.documents.unpublish(name, room.now());
  room.onPublished();
  await room.query.transaction().execute(async (query) => {
    const archived_at = isArchived ? room.now().getTime() : null;
    await query
      .updateTable('studio_drafts')
      .set({ archived_at })
      .where('set_id', '=', setId)
      .execute();
    const act = isArchived ? 'item.archived' : 'item.unpublished';
    const details = { type: name.type, uid: name.uid, revision: draft.revision };
    await room.record(person, act, setId, details, query);
  });
  await refreshItem(room, setId);
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

interface Times {
  /** Milliseconds since 1970; null: now, without end. */
  readonly from: number | null;
  readonly until: number | null;
  readonly timeZone: string;
}

async function readTimes(room: ItemRoom, wish: PublishWish, now: Date): Promise<Times> {
  const timeZone = await readTimeZone(room);
  const read = (field: 'at' | 'until'): number | null => {
    const given = wish[field];
    if (given === undefined) return null;
    const instant = parseMoment(given, timeZone);
    if (instant !== null) return instant;
    const message = 'The clock of the museum does not show this time, or shows it twice.';
    throw new StudioError(422, 'no-such-time', message, { field });
  };
  const at = read('at');
  const until = read('until');
  const from = at !== null && at > now.getTime() ? at : null;
  if (until !== null && until <= (from ?? now.getTime())) {
    throw new StudioError(422, 'wrong-times', 'The end is not after the beginning.');
  }
  return { from, until, timeZone };
}

/** @returns milliseconds since 1970; null: the clock never shows it, or twice */
export function parseMoment(text: string, timeZone: string): number | null {
  if (/Z$|[+-]\d{2}:\d{2}$/.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? null : time;
  }
  const [, day = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? [];
  const date = parseLocalDate(day);
  const minutes = Number(hour) * 60 + Number(minute);
  if (!date || !(minutes < 1_440)) return null;
  const instants = listInstants(date, minutes, timeZone);
  return instants.length === 1 ? (instants[0]?.getTime() ?? null) : null;
}
