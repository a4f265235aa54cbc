import type { Language } from '#shared/languages/languages.ts';

/** Tables of the embedded service; migrations 0020 and 0060 say what the columns are for. */
export interface VideoPlaylistsTables {
  /** `file`: the video's or playlist's own below `content/documents`. */
  playlist_videos: { id: string; record: string; file: string } & Visibility;
  playlists: { id: string; record: string; file: string; file_hash: string } & Visibility;
  playlist_items: { playlist_id: string; position: number; video_id: string };
  video_playlists_state: { key: 'demo-content'; value: string };
}

/** Milliseconds since 1970; shown from the first up to, not including, the second. */
export interface Visibility {
  visible_from: number;
  visible_to: number;
}

/** A text in the languages it is known in; English is always there. */
export type TextByLanguage = { readonly [language in Language]?: string } & {
  readonly en: string;
};

/** The stored columns of a video. */
export interface VideoRecord {
  readonly title: TextByLanguage;
  readonly description: TextByLanguage;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly durationSeconds: number;
  /** Path of its picture on the site; null: none. */
  readonly image: string | null;
  readonly hasCaptions: boolean;
}

/** The stored columns of a playlist. */
export interface PlaylistRecord {
  readonly title: TextByLanguage;
}
