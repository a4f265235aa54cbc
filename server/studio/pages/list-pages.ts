import {
  listStudioEntries,
  settleComing,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import type { ItemState } from '../items/list-items.ts';
import { pathOf, stateOfPage, toTime } from './describe-page.ts';
import { listDrafts } from './draft-summary.ts';
import type { PageRoom } from './page-room.ts';

export interface PageSummary {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  readonly state: ItemState;
  /** On the site, without language; null: at no address of its own. */
  readonly path: string | null;
  /** ISO 8601. */
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

/** Everything that editors compose, changed last first. */
export async function listPages(room: PageRoom): Promise<PageSummary[]> {
  const now = room.now().getTime();
  await settleComing(room.content, now);
  const [stored, drafts] = await Promise.all([
    listStudioEntries(room.content),
    listDrafts(room.query),
  ]);
  const byId = new Map(stored.map((one) => [one.id, one]));
  const draftOf = new Map(drafts.map((draft) => [draft.entry_id, draft]));
  const pages = [...new Set([...byId.keys(), ...draftOf.keys()])].map((id) => {
    const listed = byId.get(id);
    const draft = draftOf.get(id);
    const said = draft?.summary ?? listed?.summary;
    const model = draft?.model ?? listed?.model ?? '';
    const changedAt = draft?.updated_at ?? listed?.summary.lastUpdated ?? 0;
    return {
      ...{ id, model, changedAt },
      name: said?.name ?? '',
      state: stateOfPage(
        draft ?? null,
        listed?.summary ?? null,
        listed?.revision ?? 0,
        now,
        listed?.comingRevision ?? null,
      ),
      path: pathOf(model, { query: said?.query ?? [] }),
      updatedAt: toTime(changedAt),
      updatedBy: draft?.updated_by || null,
    };
  });
  return pages
    .sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1))
    .map(({ changedAt: _, ...page }) => page);
}
