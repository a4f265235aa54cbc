import { listEntriesWith } from '#services/page-builder/embedded/editing/studio-entries.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { pathOf } from './describe-page.ts';
import { openPage, parseEntry } from './open-page.ts';
import type { PageRoom } from './page-room.ts';

/** Where a shared part stands. */
export interface SymbolUse {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  /** On the site, without language; null: at no address of its own. */
  readonly path: string | null;
  /** How often it stands there. */
  readonly count: number;
  /** Visitors see it there; else it is in the draft alone. */
  readonly isPublished: boolean;
}

const maxUses = 200;

/**
 * Entries that show a shared part: as visitors get them, and as their drafts are.
 * @throws {StudioError} 404
 */
export async function listSymbolUses(room: PageRoom, symbolId: string): Promise<SymbolUse[]> {
  await openPage(room, symbolId);
  const [stored, drafts] = await Promise.all([
    listEntriesWith(room.content, '"symbol"'),
    room.query
      .selectFrom('studio_page_drafts')
      .select(['entry_id', 'model', 'content'])
      .where('content', 'like', '%"symbol"%')
      .where('archived_at', 'is', null)
      .limit(10_000)
      .execute(),
  ]);
  const found = new Map<string, SymbolUse>();
  const add = (id: string, model: string, text: string, isStored: boolean) => {
    const entry = parseEntry(text);
    const count = countIn(entry as EditedEntry, symbolId);
    const isPublished = isStored && entry.published === 'published';
    if (count === 0 || (isStored && !isPublished)) return;
    const path = pathOf(model, { query: entry.query });
    const wasPublished = found.get(id)?.isPublished ?? false;
    const use = { id, model, name: entry.name, path, count };
    found.set(id, { ...use, isPublished: isPublished || wasPublished });
  };
  for (const { id, model, entry } of stored) add(id, model, entry, true);
  for (const draft of drafts) add(draft.entry_id, draft.model, draft.content, false);
  return [...found.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .slice(0, maxUses);
}

const countIn = (entry: EditedEntry, symbolId: string): number =>
  [...walkBlocks(entry)].filter(
    ({ block }) => readAt(block, ['component', 'options', 'symbol', 'entry']) === symbolId,
  ).length;
