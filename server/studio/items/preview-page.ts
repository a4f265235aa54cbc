import { resolvePath } from '#services/content-management/client/resolve-path.ts';
import { listDocumentIds } from '#services/content-management/embedded/editing/studio-documents.ts';
import type { ItemRoom } from './item-room.ts';
import { listUses } from './list-items.ts';
import type { OpenedItem } from './open-item.ts';

/** A page of the site on which an item can be seen. */
export interface PreviewPage {
  /** Without language; query and fragment may follow. */
  readonly path: string;
  /** `own`: the item's; `use`: of the item named, which leads to it; `type`: where all of its kind are shown. */
  readonly by: 'own' | 'use' | 'type';
  /** Of the item that uses it. */
  readonly title: string | null;
}

/** Where kinds without pages of their own are shown; quotes where they are used. */
const pagesOfTypes: Readonly<Record<string, string>> = {
  settings: '/visit',
  social_post: '/',
  tour_room: '/visit/virtual-tour',
};

/** @returns null where nothing on the site shows the item yet */
export async function findPreviewPage(
  room: ItemRoom,
  { name, published }: OpenedItem,
): Promise<PreviewPage | null> {
  const ids = [
    ...listDocumentIds(name, room.languageCodes),
    ...(published?.documents ?? []).map(({ id }) => id),
  ];
  const own = resolvePath({ ...name, id: ids[0] ?? name.setId });
  if (own !== null) return { path: own, by: 'own', title: null };
  const uses = await listUses(room, ids);
  const names = await room.query
    .selectFrom('studio_items')
    .select(['set_id', 'type', 'uid'])
    .where('set_id', 'in', ['', ...uses.map(({ setId }) => setId)])
    .execute();
  for (const use of uses) {
    const of = names.find(({ set_id: setId }) => setId === use.setId);
    const path = of && resolvePath({ ...of, id: use.setId });
    if (path && use.state !== 'archived') return { path, by: 'use', title: use.title.en || null };
  }
  const path = pagesOfTypes[name.type];
  return path === undefined ? null : { path, by: 'type', title: null };
}
