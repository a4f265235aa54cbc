import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/**
 * Playlists of films, read only: which films, in which order. Source: specification §7,
 * video-playlist service. What the museum itself holds of a film (file, captions, transcript) is
 * the content management service's.
 */
export interface VideoPlaylists {
  /**
   * The films of a playlist in its order, at most 200. Those that were taken back or are private
   * are left out.
   * @param playlistId id at the service, for example `PL…`
   * @returns null: there is no such playlist
   * @throws {ServiceUnavailable} when the service fails and no earlier answer is kept
   */
  listPlaylist(playlistId: string, language: Language): Promise<readonly PlaylistVideo[] | null>;
}

export interface PlaylistVideo {
  /** Id at the service, the same as `youtubeVideoId` of the museum's own item. */
  readonly id: string;
  /** In the wanted language where the service has it, else in the film's own. */
  readonly title: LocalizedText;
  /** Plain text; line breaks stay. Null: none. */
  readonly description: LocalizedText | null;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  /** Null: a broadcast that has not ended. */
  readonly durationSeconds: number | null;
  /** A still; its address may lie at the service's own host. Null: none. */
  readonly thumbnail: VideoThumbnail | null;
  /** Whether the service's player may stand in other sites' pages. */
  readonly isEmbeddable: boolean;
}

export interface VideoThumbnail {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
