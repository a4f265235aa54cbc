import type { z } from 'zod';
import { fits, type ServiceFetch } from '#shared/http/service-fetch.ts';
import { toCallError } from '#shared/http/service-unavailable.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { VideoPlaylists } from '../contract.ts';
import { toPlaylistVideo } from './to-playlist-video.ts';
import { type RawVideo, rawError, rawPlaylistItems, rawVideos } from './wire.ts';

export interface VideoPlaylistsClientOptions {
  /** Address under which the calls lie, such as `https://www.googleapis.com/youtube/v3`. */
  readonly endpoint: string;
  /** Secret; never in an error or a log. */
  readonly apiKey: string;
  readonly fetch: ServiceFetch;
}

/** The API's own bound, and ours: what a screen can show. */
const pageSize = 50;
const maxPages = 4;

/** The site's client of the YouTube Data API v3. */
export function createVideoPlaylistsClient({
  endpoint,
  apiKey,
  fetch,
}: VideoPlaylistsClientOptions): VideoPlaylists {
  const base = endpoint.replace(/\/+$/, '');
  const toOurs = siteRelative(base);

  /** Null: the reply says that what was asked for does not exist. */
  async function call<Reply extends z.ZodType>(
    name: string,
    parameters: Readonly<Record<string, string>>,
    schema: Reply,
  ): Promise<z.output<Reply> | null> {
    const query = new URLSearchParams({ ...parameters, key: apiKey });
    try {
      const response = await fetch(`${base}/${name}?${query}`, { accepts: fits(schema) });
      if (response.ok) return schema.parse(await response.json());
      const { reasons, message } = await readError(response);
      if (response.status === 404 && reasons.includes('playlistNotFound')) return null;
      throw new Error(`The reply was ${response.status}: ${message}`);
    } catch (error) {
      throw toCallError('video playlists', name, error);
    }
  }

  async function listVideoIds(playlistId: string): Promise<readonly string[] | null> {
    const ids: string[] = [];
    let pageToken = '';
    for (let page = 0; page < maxPages; page++) {
      const parameters = {
        part: 'contentDetails',
        playlistId,
        maxResults: String(pageSize),
        ...(pageToken && { pageToken }),
      };
      const reply = await call('playlistItems', parameters, rawPlaylistItems);
      if (!reply) return null;
      ids.push(...reply.items.map(({ contentDetails }) => contentDetails.videoId));
      if (!reply.nextPageToken) break;
      pageToken = reply.nextPageToken;
    }
    return [...new Set(ids)];
  }

  async function listVideos(ids: readonly string[]): Promise<readonly RawVideo[]> {
    const batches = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, batch) =>
      ids.slice(batch * pageSize, (batch + 1) * pageSize),
    );
    const replies = await Promise.all(
      batches.map((batch) => {
        const part = 'snippet,contentDetails,status,localizations';
        const maxResults = String(pageSize);
        return call('videos', { part, id: batch.join(','), maxResults }, rawVideos);
      }),
    );
    return replies.flatMap((reply) => reply?.items ?? []);
  }

  return {
    async listPlaylist(playlistId: string, language: Language) {
      const ids = await listVideoIds(playlistId);
      if (!ids) return null;
      const known = new Map((await listVideos(ids)).map((video) => [video.id, video]));
      return ids.flatMap((id) => {
        const video = known.get(id);
        if (!video || video.status.privacyStatus === 'private') return [];
        return [toPlaylistVideo(video, language, toOurs)];
      });
    },
  };
}

/**
 * Pictures of the embedded server lie on the site itself; the origin it is called by in process
 * (`….internal`, reserved for private use) means nothing to a browser.
 */
function siteRelative(base: string): (address: string) => string {
  const { origin, hostname } = new URL(base);
  if (!hostname.endsWith('.internal')) return (address) => address;
  return (address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}

async function readError(response: Response) {
  const text = (await response.text()).slice(0, 4_000);
  try {
    const { error } = rawError.parse(JSON.parse(text));
    return { reasons: error.errors.map(({ reason }) => reason), message: error.message };
  } catch {
    return { reasons: [], message: text.slice(0, 200) };
  }
}
