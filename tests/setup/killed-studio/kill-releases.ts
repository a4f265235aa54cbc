import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import {
  loadStaff,
  readPublicTogether,
  setIdOf,
  toStaff,
} from '#server/studio/items/items.test-support.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { readDetails } from '#server/studio/items/revision-details.ts';
import { settleIntents } from '#server/studio/items/settle-intents.ts';
import { describeRelease, listReleases } from '#server/studio/releases/describe-release.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { openFormsPlace, type PlaceKind } from '../forms-place.ts';
import { killEditors } from './kill-editors.ts';

export const releaseEditors = ['first', 'second'] as const;

/** The items that each of both processes releases. */
export const releasedItems = (editor: string): readonly string[] =>
  ['one', 'two', 'three'].map((item) => `${editor}-${item}`);

/** What was published of each item, by its set. */
type Revisions = Readonly<Record<string, number>>;

export interface KilledReleases {
  readonly kills: number;
  readonly published: number;
  readonly reopened: number;
  readonly looks: number;
  readonly faults: readonly string[];
}

/** Kills one of two processes, or both, while each publishes releases of three items and takes them back. */
export async function killReleases(
  times: number,
  kind: PlaceKind = 'sqlite',
): Promise<KilledReleases> {
  const place = await openFormsPlace(kind);
  const [content, visitors] = [await place.open('content'), await place.open('visitors')];
  const counts = { published: 0, reopened: 0 };
  const released = new Map<string, Revisions>();
  try {
    for (const database of [content, visitors]) await migrate(database);
    const items = releaseEditors.flatMap(releasedItems);
    const documents = items.flatMap((uid) => toStaff(uid, uid, { en: '0', es: '0' }));
    await loadStaff(content, documents, new Date());
    const { looks, faults } = await killEditors({
      place,
      script: 'release-editor.ts',
      names: releaseEditors,
      times,
      onSaid(_editor, said) {
        if (said.published) {
          counts.published += 1;
          released.set(String(said.published), said.revisions as Revisions);
        } else counts.reopened += 1;
      },
      look: () => findHalfRelease(content),
    });
    faults.push(...(await findUnsettled(content, visitors, released)));
    return { kills: times, ...counts, looks, faults };
  } finally {
    await content.close();
    await visitors.close();
    await place.remove();
  }
}

async function findHalfRelease(content: Database): Promise<string[]> {
  const words = await readPublicTogether(content, new Date());
  return releaseEditors.flatMap((editor) => {
    const found = releasedItems(editor).map((uid) => words.get(setIdOf(uid)));
    return new Set(found).size === 1 ? [] : [`visitors saw ${JSON.stringify(found)}`];
  });
}

/** After a while every release is open or published, and says the same as its items do. */
async function findUnsettled(
  content: Database,
  visitors: Database,
  released: ReadonlyMap<string, Revisions>,
): Promise<string[]> {
  const room = createGetItems({
    content,
    visitors,
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
    now: () => new Date(Date.now() + 600_000),
    record: async () => {},
    onPublished() {},
  })();
  const faults: string[] = [];
  for (const { id, state } of await listReleases(room)) {
    if (state !== 'open' && state !== 'published') faults.push(`${id} is ${state}`);
    const { items } = await describeRelease(room, id);
    const states = new Set(items.map((item) => item.state === 'public'));
    if (states.size > 1) faults.push(`${id} is published in part`);
    for (const [setId, revision] of Object.entries(released.get(id) ?? {})) {
      await settleIntents(room, setId);
      // The list of the history ends with its newest; what is older is kept too.
      const notes = await room.query
        .selectFrom('studio_revisions')
        .select(['kind', 'details'])
        .where('set_id', '=', setId)
        .where('revision', '=', revision)
        .execute();
      const isNoted = notes.some(
        ({ kind, details }) => kind === 'published' && readDetails(details).release !== undefined,
      );
      const told = `of the ${state} ${id}, but ${JSON.stringify(notes)}`;
      if (!isNoted) faults.push(`the history of ${setId} has no release of ${revision} ${told}`);
    }
  }
  for (const uid of releaseEditors.flatMap(releasedItems)) {
    const { published } = await openItem(room, setIdOf(uid));
    if (!published) faults.push(`${uid} is gone`);
  }
  return faults;
}
