import { listPathsOf } from '#services/page-builder/client/list-paths.ts';
import type { EntrySummary, StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { aloneModels, pageModel, templatePath } from '#shared/page-builder/page-builder-models.ts';
import { toBuilderPath } from '#shared/screens/screen-paths.ts';
import { type ItemState, stateOf } from '../items/list-items.ts';
import { listPresent, type Present } from '../items/presence.ts';
import { type OpenedPage, openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { type PageDraftRow, sharedQuery } from './tables.ts';

/** A page as its editor shows it. */
export interface PageOfStudio {
  readonly id: string;
  readonly model: string;
  /** 0: nobody has changed it here. */
  readonly revision: number;
  readonly state: ItemState;
  readonly entry: StoredEntry;
  /** Null: visitors have not seen it. */
  readonly published: {
    /** Of the draft; 0: what files or an import brought. */
    readonly revision: number;
    /** ISO 8601; null: since ever, without end. */
    readonly from: string | null;
    readonly until: string | null;
    /** Where visitors see it; null: at no address of its own. */
    readonly path: string | null;
  } | null;
  /** What takes the place of what visitors see; null: nothing. ISO 8601. */
  readonly coming: { readonly from: string; readonly until: string | null } | null;
  /** Where the studio shows it: there, or alone where it is at no address. */
  readonly shownAt: string;
  /** Where visitors find the draft once it is published, without language; null: at no address of its own. */
  readonly path: string | null;
  readonly presence: readonly Present[];
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

export const readPage = async (
  room: PageRoom,
  personId: string,
  id: string,
): Promise<PageOfStudio> => describePage(room, personId, await openPage(room, id));

async function describePage(
  room: PageRoom,
  personId: string,
  { id, model, draft, stored, entry }: OpenedPage,
): Promise<PageOfStudio> {
  const shared = { query: sharedQuery(room.query), now: room.now };
  const isPublished = stored?.entry.published === 'published';
  return {
    ...{ id, model, entry },
    revision: draft?.revision ?? 0,
    state: stateOfPage(
      draft,
      stored?.entry ?? null,
      stored?.revision ?? 0,
      room.now().getTime(),
      stored?.coming?.revision ?? null,
    ),
    published: isPublished
      ? {
          revision: stored.revision,
          from: toTime(stored.entry.startDate),
          until: toTime(stored.entry.endDate),
          path: pathOf(model, { query: stored.entry.query }),
        }
      : null,
    coming: stored?.coming
      ? { from: toTime(stored.coming.from) ?? '', until: toTime(stored.coming.until) }
      : null,
    path: pathOf(model, { query: entry.query }),
    shownAt: shownAtOf(model, entry),
    presence: await listPresent(shared, presenceOf(id), personId),
    updatedAt: toTime(draft?.updated_at ?? stored?.entry.lastUpdated),
    updatedBy: draft?.updated_by || null,
  };
}

/** Presence is kept beside that of items. */
export const presenceOf = (id: string): string => `page:${id}`;

export function stateOfPage(
  draft: Pick<PageDraftRow, 'revision' | 'clean_revision' | 'archived_at'> | null,
  stored: Pick<StoredEntry | EntrySummary, 'published' | 'startDate' | 'endDate'> | null,
  revision: number,
  now: number,
  /** Of the draft that takes the place of what visitors see. */
  coming: number | null = null,
): ItemState {
  if (coming !== null && coming === draft?.revision) return 'scheduled';
  const isClean = draft !== null && draft.clean_revision === draft.revision;
  const isPublished = stored?.published === 'published';
  return stateOf(
    {
      archived_at: draft?.archived_at ?? (stored?.published === 'archived' ? 0 : null),
      visible_from: isPublished ? (stored.startDate ?? 0) : null,
      visible_to: stored?.endDate ?? null,
      draft_revision: draft?.revision ?? 0,
      published_revision: isClean ? draft.revision : revision,
    },
    now,
  );
}

/**
 * Where visitors find the draft once it is published; null: at no address of its own.
 * @throws {StudioError} 404
 */
export async function readAddress(room: PageRoom, id: string): Promise<string | null> {
  const { model, entry } = await openPage(room, id);
  return pathOf(model, { query: entry.query });
}

/** The first address that its rules name; sections stand on pages of others. */
export function pathOf(model: string, { query }: Parameters<typeof listPathsOf>[0]): string | null {
  const [path] = listPathsOf({ query });
  if (path === undefined) return null;
  return model === pageModel ? toBuilderPath(path) : path;
}

/** Templates and shared parts stand on no page of their own, and are shown alone. */
const shownAtOf = (model: string, { query }: StoredEntry): string =>
  aloneModels.includes(model) ? templatePath : (pathOf(model, { query }) ?? '/');

export const toTime = (time: number | null | undefined): string | null =>
  time ? new Date(time).toISOString() : null;
