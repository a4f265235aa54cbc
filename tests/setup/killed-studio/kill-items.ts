import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { listHistory } from '#server/studio/items/history.ts';
import {
  loadStaff,
  readPublic,
  setIdOf,
  toStaff,
} from '#server/studio/items/items.test-support.ts';
import { listItems } from '#server/studio/items/list-items.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { itemQuery } from '#server/studio/items/tables.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { languages } from '#shared/languages/languages.ts';
import { openFormsPlace, type PlaceKind } from '../forms-place.ts';
import { countRemovals } from './count-removals.ts';
import { killEditors } from './kill-editors.ts';

const uid = 'killed';

/** The item that is changed. */
export const killedItem = setIdOf(uid);

export interface KilledItems {
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

/** Kills one of two processes, or both, at random moments while they change and publish one item. */
export async function killItems(times: number, kind: PlaceKind = 'sqlite'): Promise<KilledItems> {
  const place = await openFormsPlace(kind);
  const [content, visitors] = [await place.open('content'), await place.open('visitors')];
  const saved = { en: 0, es: 0 };
  const counts = { saved: 0, published: 0, removed: 0 };
  const publications = new Set<number>();
  try {
    for (const database of [content, visitors]) await migrate(database);
    await loadStaff(content, toStaff(uid, 'Killed', { en: '0', es: '0', haw: '0' }), new Date());
    const { looks, faults } = await killEditors({
      place,
      script: 'items-editor.ts',
      names: ['en', 'es'],
      times,
      onSaid(language, said) {
        if (typeof said.saved === 'number') {
          saved[language] = said.saved;
          counts.saved += 1;
        }
        if (said.removed === true) counts.removed += 1;
        if (typeof said.published === 'number') {
          publications.add(said.published);
          counts.published += 1;
        }
      },
      look: () => findHalfPublication(content),
    });
    faults.push(
      ...(await findLost(content, visitors, saved, { publications, removed: counts.removed })),
    );
    return { kills: times, ...counts, looks, faults };
  } finally {
    await content.close();
    await visitors.close();
    await place.remove();
  }
}

async function findHalfPublication(content: Database): Promise<string[]> {
  const words = await readPublic(content, uid, new Date());
  const found = languages.map((language) => words[language]);
  return new Set(found).size === 1 ? [] : [`visitors saw ${JSON.stringify(words)}`];
}

async function findLost(
  content: Database,
  visitors: Database,
  saved: { en: number; es: number },
  { publications, removed }: { publications: ReadonlySet<number>; removed: number },
): Promise<string[]> {
  const room = createGetItems({
    content,
    visitors,
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
    now: () => new Date(),
    record: (...act) => createAuditLog(visitors, () => new Date()).record(...act),
    onPublished() {},
  })();
  const faults: string[] = [];
  const { content: item, hold, draft, published } = await openItem(room, killedItem);
  for (const language of ['en', 'es'] as const) {
    const last = Number(item.languages[language]?.department ?? 0);
    // The last one may have been done and not told.
    const isThere = last === saved[language] || last === saved[language] + 1;
    if (!isThere) faults.push(`${language}: ${saved[language]} was told, ${last} is there`);
  }
  // What was begun and never noted is settled when somebody looks.
  await listHistory(room, killedItem);
  const removals = await countRemovals(visitors, 'item.unpublished');
  if (removals < removed) faults.push(`${removed} times off the site, ${removals} are in the log`);
  const newest = Math.max(0, ...publications);
  if (published ? (hold?.revision ?? 0) < newest : removals === 0) {
    faults.push(`publication ${newest} is not there`);
  }
  const rows = await itemQuery(visitors)
    .selectFrom('studio_revisions')
    .select('revision')
    .where('kind', '=', 'published')
    .execute();
  const known = new Set(rows.map(({ revision }) => revision));
  for (const revision of publications) {
    if (!known.has(revision)) faults.push(`the history has no publication ${revision}`);
  }
  const { items } = await listItems(room, {});
  const isClean = draft?.revision === hold?.revision;
  const expected = published ? (isClean ? 'published' : 'changed') : 'draft';
  if (items[0]?.state !== expected) {
    faults.push(`the list says ${items[0]?.state}, draft ${draft?.revision}, ${hold?.revision}`);
  }
  return faults;
}
