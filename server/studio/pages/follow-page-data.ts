import type { Language } from '#shared/languages/languages.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';

/**
 * What the expressions of a draft come to in a language; empty where nobody can say.
 * @throws {StudioError} 404
 */
export async function followPageData(
  room: PageRoom,
  id: string,
  language: Language,
): Promise<readonly FollowedData[]> {
  const { entry } = await openPage(room, id);
  return (await room.followData?.(entry, language)) ?? [];
}
