import { type Database, withTables } from '#database/database.ts';
import type { VideoPlaylistsTables, VideoRecord } from './tables.ts';

export interface StoredVideo extends VideoRecord {
  readonly id: string;
}

export interface StoredItem {
  readonly playlistId: string;
  /** Counted from 0. */
  readonly position: number;
  readonly video: StoredVideo;
}

export interface VideoStore {
  /** Null: there is no such playlist. `total` counts all of its items. */
  findItems(
    playlistId: string,
    from: number,
    count: number,
  ): Promise<{ readonly items: readonly StoredItem[]; readonly total: number } | null>;
  /** Items by their place, as `<playlist>/<position>`; unknown ones are left out. */
  listItemsAt(places: readonly Place[]): Promise<readonly StoredItem[]>;
  /** In the order of the ids; unknown ones are left out. */
  listVideos(ids: readonly string[]): Promise<readonly StoredVideo[]>;
}

export interface Place {
  readonly playlistId: string;
  readonly position: number;
}

/**
 * The queries of the embedded service, on either database.
 * @param now milliseconds since 1970; what is not public then is not there
 */
export function createVideoStore(database: Database, now: () => number = Date.now): VideoStore {
  const query = withTables<VideoPlaylistsTables>(database);
  const items = query
    .selectFrom('playlist_items')
    .innerJoin('playlist_videos', 'playlist_videos.id', 'playlist_items.video_id')
    .select([
      'playlist_items.playlist_id as playlistId',
      'playlist_items.position',
      'playlist_videos.id',
      'playlist_videos.record',
    ]);
  const shownItems = () =>
    items
      .where('playlist_videos.visible_from', '<=', now())
      .where('playlist_videos.visible_to', '>', now());
  const toItem = (row: { playlistId: string; position: number; id: string; record: string }) => ({
    playlistId: row.playlistId,
    position: row.position,
    video: toVideo(row),
  });
  return {
    async findItems(playlistId, from, count) {
      const playlist = await query
        .selectFrom('playlists')
        .select('id')
        .where('id', '=', playlistId)
        .where('visible_from', '<=', now())
        .where('visible_to', '>', now())
        .executeTakeFirst();
      if (!playlist) return null;
      const { total } = await query
        .selectFrom('playlist_items')
        .innerJoin('playlist_videos', 'playlist_videos.id', 'playlist_items.video_id')
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .where('playlist_id', '=', playlistId)
        .where('playlist_videos.visible_from', '<=', now())
        .where('playlist_videos.visible_to', '>', now())
        .executeTakeFirstOrThrow();
      const rows = await shownItems()
        .where('playlist_id', '=', playlistId)
        .orderBy('position')
        .offset(from)
        .limit(count)
        .execute();
      return { items: rows.map(toItem), total: Number(total) };
    },

    async listItemsAt(places) {
      if (places.length === 0) return [];
      const rows = await shownItems()
        .where(({ eb, or }) =>
          or(
            places.map(({ playlistId, position }) =>
              eb('playlist_id', '=', playlistId).and('position', '=', position),
            ),
          ),
        )
        .execute();
      return places.flatMap(({ playlistId, position }) => {
        const row = rows.find((one) => one.playlistId === playlistId && one.position === position);
        return row ? [toItem(row)] : [];
      });
    },

    async listVideos(ids) {
      if (ids.length === 0) return [];
      const rows = await query
        .selectFrom('playlist_videos')
        .select(['id', 'record'])
        .where('id', 'in', [...ids])
        .where('visible_from', '<=', now())
        .where('visible_to', '>', now())
        .execute();
      return ids.flatMap((id) => {
        const row = rows.find((one) => one.id === id);
        return row ? [toVideo(row)] : [];
      });
    },
  };
}

const toVideo = ({ id, record }: { id: string; record: string }): StoredVideo => ({
  id,
  ...(JSON.parse(record) as VideoRecord),
});
