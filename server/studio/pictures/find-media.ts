import { StudioError } from '../room/studio-error.ts';
import type { MediaQuery, MediaRow } from './tables.ts';

export const findMedia = (query: MediaQuery, id: string): Promise<MediaRow | undefined> =>
  query.selectFrom('studio_media').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws {StudioError} 404 */
export async function readMedia(query: MediaQuery, id: string): Promise<MediaRow> {
  const row = await findMedia(query, id);
  if (row) return row;
  throw new StudioError(404, 'unknown', 'There is no such picture or film.');
}
