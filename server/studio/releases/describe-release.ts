import { sql } from 'kysely';
import { withItems } from '#services/content-management/embedded/editing/publish-items.ts';
import type { Language } from '#shared/languages/languages.ts';
import { type ItemProblem, listProblems } from '../items/describe-item.ts';
import { readTitles } from '../items/item-index.ts';
import { type ItemRoom, readContent } from '../items/item-room.ts';
import type { PageRoom } from '../pages/page-room.ts';
import { type OpenedReleaseItem, openReleaseItems } from './release-items.ts';
import { describeReleasePage, openReleasePages, type ReleasePage } from './release-pages.ts';
import { healReleaseLayer, readRelease, settleRelease } from './releases.ts';
import { type ReleaseRow, releaseQuery } from './tables.ts';

/** `scheduled`: published, and to be seen later; `busy`: being published or taken back just now. */
export type ReleaseState = 'open' | 'scheduled' | 'published' | 'busy';

export interface ReleaseSummary {
  readonly id: string;
  readonly name: string;
  readonly state: ReleaseState;
  readonly version: number;
  /** ISO 8601; null: at once, without end. */
  readonly from: string | null;
  readonly until: string | null;
  /** When it became what it is. */
  readonly at: string;
  readonly by: string | null;
  readonly setIds: readonly string[];
  readonly pageIds: readonly string[];
}

/**
 * `newer`: somebody has written since it was put here; `problems`: it cannot be published; `gone`:
 * there is no such item any more; `public`: visitors see this form already.
 */
export type ReleaseItemState = 'ready' | 'newer' | 'problems' | 'gone' | 'public';

export interface ReleaseItem {
  readonly setId: string;
  readonly type: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly state: ReleaseItemState;
  /** That is here, and the newest. */
  readonly revision: number;
  readonly newest: number;
  readonly newestBy: string | null;
  /** Whether visitors see it in another form by now. */
  readonly isNew: boolean;
  readonly problems: readonly ItemProblem[];
  /** ISO 8601. */
  readonly addedAt: string;
  readonly addedBy: string | null;
}

export interface Release extends ReleaseSummary {
  readonly items: readonly ReleaseItem[];
  readonly pages: readonly ReleasePage[];
}

const maxListed = 100;

/** Those that are not published first, then the newest. */
export async function listReleases(room: ItemRoom): Promise<ReleaseSummary[]> {
  const query = releaseQuery(room.query);
  const now = room.now().getTime();
  const rows = await query
    .selectFrom('studio_releases')
    .selectAll()
    // Before the bound is counted: many new ones hide none that waits.
    .orderBy((row) =>
      row
        .case()
        .when(row.and([row('state', '=', 'done'), row(sql`coalesce(visible_from, 0)`, '<=', now)]))
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  const members = await query
    .selectFrom('studio_release_items')
    .select(['release_id', 'set_id'])
    .where('release_id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute();
  const pages = await query
    .selectFrom('studio_release_pages')
    .select(['release_id', 'entry_id'])
    .where('release_id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute();
  const setsOf = Map.groupBy(members, (row) => row.release_id);
  const pagesOf = Map.groupBy(pages, (row) => row.release_id);
  const settled = await Promise.all(rows.map((row) => settleRelease(room, row)));
  const present = settled.filter((row) => row !== null);
  const summaries = present.map((row) =>
    toSummary(
      row,
      {
        setIds: (setsOf.get(row.id) ?? []).map((one) => one.set_id),
        pageIds: (pagesOf.get(row.id) ?? []).map((one) => one.entry_id),
      },
      now,
    ),
  );
  const isPublic = ({ state }: ReleaseSummary) => Number(state === 'published');
  return summaries.toSorted((one, other) => isPublic(one) - isPublic(other));
}

/** @throws {StudioError} 404 */
export async function describeRelease(
  room: ItemRoom,
  id: string,
  pages: PageRoom | null = null,
): Promise<Release> {
  const release = await readRelease(room, id);
  await healReleaseLayer(room, release);
  const members = await openReleaseItems(room, id);
  const contents = members.map(({ row }) => readContent(row.content));
  const base = await room.documents.createContext(contents);
  const context = withItems(base, listForms(members));
  const items = members.map(({ row, opened }): ReleaseItem => {
    const content = readContent(row.content);
    const problems = opened ? listProblems({ name: opened.name, content, context }) : [];
    const newest = opened?.draft?.revision ?? 0;
    const isPublic = opened?.published && opened.hold?.revision === row.revision;
    const isReady = newest === row.revision ? 'ready' : 'newer';
    const state = isPublic ? 'public' : problems.length > 0 ? 'problems' : isReady;
    return {
      setId: row.set_id,
      type: opened?.name.type ?? '',
      title: readTitles(content),
      state: opened ? state : 'gone',
      revision: row.revision,
      newest,
      newestBy: opened?.draft?.updatedBy || null,
      isNew: !opened?.published,
      problems,
      addedAt: new Date(row.added_at).toISOString(),
      addedBy: row.person_name || null,
    };
  });
  const setIds = members.map(({ row }) => row.set_id);
  const pageMembers = await openReleasePages(room, pages, id);
  const pageIds = pageMembers.map(({ row }) => row.entry_id);
  return {
    ...toSummary(release, { setIds, pageIds }, room.now().getTime()),
    items,
    pages: pageMembers.map(describeReleasePage),
  };
}

/** What a release would publish; of items that are gone nothing. */
export const listForms = (members: readonly OpenedReleaseItem[]) =>
  members.flatMap(({ row, opened }) =>
    opened ? [{ name: opened.name, content: readContent(row.content) }] : [],
  );

function toSummary(
  row: ReleaseRow,
  members: Pick<ReleaseSummary, 'setIds' | 'pageIds'>,
  now: number,
): ReleaseSummary {
  const isToCome = (row.visible_from ?? 0) > now;
  const state =
    row.state === 'open'
      ? 'open'
      : row.state === 'done'
        ? isToCome
          ? 'scheduled'
          : 'published'
        : 'busy';
  const toTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id: row.id,
    name: row.name,
    state,
    version: row.version,
    from: state === 'open' ? null : toTime(row.visible_from),
    until: state === 'open' ? null : toTime(row.visible_to),
    at: new Date(row.state_at).toISOString(),
    by: row.person_name || null,
    ...members,
  };
}
