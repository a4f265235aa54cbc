import { migrate } from '#database/migrate.ts';
import { openPage } from '#server/studio/pages/open-page.ts';
import { listPageHistory } from '#server/studio/pages/page-history.ts';
import { createGetPages, type PageRoom } from '#server/studio/pages/page-room.ts';
import { loadPage } from '#server/studio/pages/pages.test-support.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import { readStudioEntry } from '#services/page-builder/embedded/editing/studio-entries.ts';
import {
  type EditedEntry,
  findBlock,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { openFormsPlace, type PlaceKind } from '../forms-place.ts';
import { countRemovals } from './count-removals.ts';
import { killEditors } from './kill-editors.ts';

/** The page that is composed. */
export const killedPage = 'killed-page';
export const wordsPath = ['component', 'options', 'text'];

const blockOf = (id: string) => ({
  ...{ '@type': '@builder.io/sdk:Element', id },
  component: { name: 'Text', options: { text: '0' } },
});

export interface KilledPages {
  readonly kills: number;
  readonly saved: number;
  readonly published: number;
  /** Times that it was taken off the site. */
  readonly removed: number;
  /** Looks at what visitors see meanwhile. */
  readonly looks: number;
  /** What is not as it should be; empty when all is well. */
  readonly faults: readonly string[];
}

/** Kills one of two processes, or both, at random moments while they compose and publish one page. */
export async function killPages(times: number, kind: PlaceKind = 'sqlite'): Promise<KilledPages> {
  const place = await openFormsPlace(kind);
  const [content, visitors] = [await place.open('content'), await place.open('visitors')];
  const saved = { one: 0, two: 0 };
  const counts = { saved: 0, published: 0, removed: 0 };
  const publications = new Set<number>();
  try {
    for (const database of [content, visitors]) await migrate(database);
    const blocks = ['one', 'left', 'two', 'right'].map(blockOf);
    const query = [{ property: 'urlPath', operator: 'is', value: '/killed' }];
    const entry = { id: killedPage, name: 'Killed', published: 'published', query };
    await loadPage(content, { ...entry, data: { title: 'Killed', blocks } });
    const now = () => new Date();
    const room = createGetPages({
      ...{ content, visitors, now },
      record: (...act) => createAuditLog(visitors, now).record(...act),
      ...{ onPublished() {}, listBlocks: async () => [], check: async () => [] },
      findTimeZone: async () => 'Pacific/Honolulu',
      localeCodes: { en: 'en', es: 'es', haw: 'haw' },
    })();
    const { looks, faults } = await killEditors({
      place,
      script: 'page-editor.ts',
      names: ['one', 'two'],
      times,
      onSaid(name, said) {
        if (typeof said.saved === 'number') {
          saved[name] = said.saved;
          counts.saved += 1;
        }
        if (said.removed === true) counts.removed += 1;
        if (typeof said.published === 'number') {
          publications.add(said.published);
          counts.published += 1;
        }
      },
      look: async () => {
        const stored = await readStudioEntry(content, killedPage);
        return findHalf('visitors saw', stored?.entry as EditedEntry);
      },
    });
    faults.push(...(await findLost(room, saved, { publications, removed: counts.removed })));
    return { kills: times, ...counts, looks, faults };
  } finally {
    await content.close();
    await visitors.close();
    await place.remove();
  }
}

const wordsOf = (entry: EditedEntry, id: string) => readAt(findBlock(entry, id)?.block, wordsPath);

/** Both words are written together, and no block is lost or there twice. */
function findHalf(who: string, entry: EditedEntry): string[] {
  const words = ['left', 'right'].map((id) => wordsOf(entry, id));
  const ids = [...walkBlocks(entry)].map(({ block }) => block.id).sort();
  return [
    ...(new Set(words).size === 1 ? [] : [`${who} ${words.join(' and ')}`]),
    ...(ids.join() === 'left,one,right,two' ? [] : [`${who} ${ids.join()}`]),
  ];
}

async function findLost(
  room: PageRoom,
  saved: { readonly one: number; readonly two: number },
  { publications, removed }: { publications: ReadonlySet<number>; removed: number },
): Promise<string[]> {
  const { entry, stored } = await openPage(room, killedPage);
  const faults = findHalf('the draft has', entry as EditedEntry);
  for (const name of ['one', 'two'] as const) {
    const last = Number(wordsOf(entry as EditedEntry, name));
    // The last one may have been done and not told.
    const isThere = last === saved[name] || last === saved[name] + 1;
    if (!isThere) faults.push(`${name}: ${saved[name]} was told, ${last} is there`);
  }
  const newest = Math.max(0, ...publications);
  if ((stored?.revision ?? 0) < newest) faults.push(`publication ${newest} is not there`);
  // What was begun and never noted is settled when somebody looks; the newest ones are listed.
  await listPageHistory(room, killedPage);
  const rows = await room.query
    .selectFrom('studio_page_revisions')
    .select('revision')
    .where('kind', '=', 'published')
    .execute();
  const known = new Set(rows.map(({ revision }) => revision));
  for (const revision of publications) {
    if (!known.has(revision)) faults.push(`the history has no publication ${revision}`);
  }
  const removals = await countRemovals(room.visitors, 'page.unpublished');
  if (removals < removed) faults.push(`${removed} times off the site, ${removals} are in the log`);
  return faults;
}
