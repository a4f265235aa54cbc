import { StudioError } from '../room/studio-error.ts';
import type { MediaQuery, MediaRow } from './tables.ts';

/** @throws {StudioError} 404 */
export async function readMedia(query: MediaQuery, id: string): Promise<MediaRow> {
  const row = await query
    .selectFrom('studio_media')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row) return row;
  throw new StudioError(404, 'unknown', 'There is no such picture or film.');
}
