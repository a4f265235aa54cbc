import { hasRight } from '#shared/studio/rights.ts';
import type { Editor } from '../items/item-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { listMediaUses } from './list-media-uses.ts';
import type { PicturesRoom } from './pictures-room.ts';
import type { MediaRow } from './tables.ts';

/**
 * Keeps what visitors see from those who do not publish: another file or another middle of a picture is
 * shown at once, without a publication.
 * @throws {StudioError} 403 `shown`
 */
export async function refuseShown(
  room: PicturesRoom,
  person: Editor,
  { id, film_id: film }: Pick<MediaRow, 'id' | 'film_id'>,
): Promise<void> {
  if (hasRight(person, 'items.publish')) return;
  for (const one of film === null ? [id] : [id, film]) {
    const { uses, pages } = await listMediaUses(room, one);
    if (pages.length === 0 && uses.every(({ where }) => where !== 'published')) continue;
    throw new StudioError(403, 'shown', 'Visitors see this file: who publishes may change it.');
  }
}
