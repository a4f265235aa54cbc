import type { Exhibition, ItemReference } from '#services/content-management/contract.ts';

const people = ['artist', 'resident'];

/** What is related to an exhibition, but for its own artists: they have a list of their own, and one person two pages. */
export function listRelatedBeside({
  artists,
  related,
}: Pick<Exhibition, 'artists' | 'related'>): readonly ItemReference[] {
  const own = new Set(artists.map(({ uid }) => uid));
  return related.filter(({ type, uid }) => !(people.includes(type) && own.has(uid)));
}
