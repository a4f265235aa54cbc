import type { Language } from '#shared/languages/languages.ts';
import { hasRight, type Person } from '#shared/studio/rights.ts';
import { syncIndex, type Translated, translatedLanguages } from '../items/item-index.ts';
import { type ItemRoom, readTimeZone } from '../items/item-room.ts';
import { type ItemSummary, toSummary } from '../items/list-items.ts';
import { toWish, type Wish } from '../items/wishes.ts';
import { listReleases, type ReleaseSummary } from '../releases/describe-release.ts';
import { countLackingOfAll } from '../translations/list-lacking.ts';
import { readHoursOfToday, type TodaysHours } from './todays-hours.ts';

export interface NamedItem {
  readonly setId: string;
  readonly type: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Where a day in the studio begins: the facts of today, and what waits for somebody. */
export interface HomeOfStudio {
  readonly timeZone: string;
  readonly hours: TodaysHours | null;
  /** Written by this person last, and not published. */
  readonly mine: readonly ItemSummary[];
  readonly wishes: readonly (NamedItem & { readonly wish: Wish })[];
  /** Two people, or a file and the studio, say two things. */
  readonly conflicts: readonly ItemSummary[];
  /** What languages lack: of somebody who translates their own. */
  readonly lacking: readonly {
    readonly language: Translated;
    readonly missing: number;
    readonly outdated: number;
  }[];
  readonly published: readonly (NamedItem & { readonly at: string; readonly by: string | null })[];
  /** What appears and what goes by itself, the nearest first; times are ISO 8601. */
  readonly coming: readonly (NamedItem & {
    readonly at: string;
    readonly what: 'appears' | 'goes';
  })[];
  /** Types of which this person wrote the most items lately, most first. */
  readonly makes: readonly string[];
  /** Those that are open: they wait for whoever puts items into them or publishes them. */
  readonly releases: readonly ReleaseSummary[];
  /** The museum has nothing but its settings. */
  readonly isNew: boolean;
}

const shown = 8;
const mineForDays = 90;

export async function describeHome(room: ItemRoom, person: Person): Promise<HomeOfStudio> {
  await syncIndex(room);
  const timeZone = await readTimeZone(room);
  const own = translatedLanguages.filter(
    (language) => person.role !== 'translator' || person.languages.includes(language),
  );
  const [hours, mine, makes, wishes, conflicts, published, coming, releases, lacking, other] =
    await Promise.all([
      readHoursOfToday(room, timeZone),
      listMine(room, person),
      listMade(room, person),
      hasRight(person, 'items.publish') ? listWishes(room, person) : [],
      listConflicting(room),
      listPublished(room),
      listComing(room),
      hasRight(person, 'items.write') ? listReleases(room) : [],
      countLackingOfAll(room),
      findBesideSettings(room),
    ]);
  return {
    timeZone,
    hours,
    mine,
    makes,
    wishes,
    conflicts,
    lacking: own.map((language) => ({ language, ...lacking[language] })),
    published,
    coming,
    releases: releases.filter(({ state }) => state === 'open').slice(0, shown),
    isNew: other === undefined,
  };
}

const findBesideSettings = (room: ItemRoom) =>
  room.query
    .selectFrom('studio_items')
    .select('set_id')
    .where('type', '!=', 'settings')
    .limit(1)
    .executeTakeFirst();

async function listMine(room: ItemRoom, person: Person): Promise<ItemSummary[]> {
  const now = room.now().getTime();
  const rows = await room.query
    .selectFrom('studio_items as item')
    .selectAll('item')
    .where('item.set_id', 'in', (query) =>
      query
        .selectFrom('studio_revisions')
        .select('set_id')
        .where('person_id', '=', person.id)
        .where('kind', 'in', ['draft', 'restored'])
        .where('made_at', '>', now - mineForDays * 86_400_000),
    )
    .where('item.archived_at', 'is', null)
    .whereRef('item.draft_revision', '!=', 'item.published_revision')
    .orderBy('item.updated_at', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => toSummary(row, now));
}

async function listMade(room: ItemRoom, person: Person): Promise<string[]> {
  const rows = await room.query
    .selectFrom('studio_revisions as revision')
    .innerJoin('studio_items as item', 'item.set_id', 'revision.set_id')
    .select(['item.type', (row) => row.fn.count<number>('item.set_id').distinct().as('items')])
    .where('revision.person_id', '=', person.id)
    .where('revision.made_at', '>', room.now().getTime() - mineForDays * 86_400_000)
    .groupBy('item.type')
    .orderBy('items', 'desc')
    .orderBy('item.type')
    .limit(shown)
    .execute();
  return rows.map(({ type }) => type);
}

async function listConflicting(room: ItemRoom): Promise<ItemSummary[]> {
  const rows = await room.query
    .selectFrom('studio_items')
    .selectAll()
    .where('has_conflict', '=', 1)
    .orderBy('updated_at', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => toSummary(row, room.now().getTime()));
}

async function listWishes(room: ItemRoom, person: Person) {
  const rows = await room.query
    .selectFrom('studio_wishes as wish')
    .innerJoin('studio_items as item', 'item.set_id', 'wish.set_id')
    .selectAll('wish')
    .select(['item.type', 'item.titles'])
    .orderBy('wish.made_at')
    .limit(shown)
    .execute();
  return rows.map((row) => ({ ...toNamed(row), wish: toWish(row, person.id) }));
}

async function listPublished(room: ItemRoom) {
  const rows = await room.query
    .selectFrom('studio_revisions as revision')
    .innerJoin('studio_items as item', 'item.set_id', 'revision.set_id')
    .select(['item.set_id', 'item.type', 'item.titles', 'revision.made_at', 'revision.person_name'])
    .where('revision.kind', '=', 'published')
    .orderBy('revision.made_at', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    ...toNamed(row),
    at: new Date(row.made_at).toISOString(),
    by: row.person_name || null,
  }));
}

async function listComing(room: ItemRoom) {
  const now = room.now().getTime();
  const nearest = async (time: 'visible_from' | 'visible_to', what: 'appears' | 'goes') => {
    const rows = await room.query
      .selectFrom('studio_items')
      .select(['set_id', 'type', 'titles', time])
      .where('archived_at', 'is', null)
      .where(time, '>', now)
      .orderBy(time)
      .limit(shown)
      .execute();
    return rows.map((row) => ({
      ...toNamed(row),
      at: new Date(Number(row[time])).toISOString(),
      what,
    }));
  };
  const moments = await Promise.all([
    nearest('visible_from', 'appears'),
    nearest('visible_to', 'goes'),
  ]);
  return moments
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shown);
}

const toNamed = (row: {
  readonly set_id: string;
  readonly type: string;
  readonly titles: string;
}): NamedItem => ({
  setId: row.set_id,
  type: row.type,
  title: JSON.parse(row.titles) as NamedItem['title'],
});
