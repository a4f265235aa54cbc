import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaylists } from '../embedded/load-content.ts';
import { createVideoPlaylistsServer } from '../embedded/server.ts';
import { createVideoPlaylistsClient } from './client.ts';
import { parseDuration } from './to-playlist-video.ts';

const google = 'https://www.googleapis.com/youtube/v3';

/** A client whose service answers each call, by its name, with these replies in turn. */
function answering(replies: Readonly<Record<string, readonly (() => Response)[]>>) {
  const asked: URL[] = [];
  const client = createVideoPlaylistsClient({
    endpoint: google,
    apiKey: 'secret-key',
    fetch: async (address) => {
      const url = new URL(address);
      asked.push(url);
      const name = url.pathname.split('/').at(-1) ?? '';
      const reply =
        replies[name]?.[asked.filter((one) => one.pathname === url.pathname).length - 1];
      if (!reply) throw new TypeError('fetch failed');
      return reply();
    },
  });
  return { client, asked };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** A reply in the form that Google documents, with what this client does not read left in. */
const items = (ids: readonly string[], nextPageToken?: string) =>
  json({
    kind: 'youtube#playlistItemListResponse',
    etag: 'I5V_rD0lKkXBS-YMtV9m5FyIbAs',
    ...(nextPageToken && { nextPageToken }),
    items: ids.map((videoId) => ({
      kind: 'youtube#playlistItem',
      etag: 'x',
      id: `UEx${videoId}`,
      contentDetails: { videoId, videoPublishedAt: '2015-05-14T15:01:06Z' },
    })),
    pageInfo: { totalResults: ids.length, resultsPerPage: 50 },
  });

const video = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'youtube#video',
  etag: 'x',
  id,
  snippet: {
    publishedAt: '2015-05-14T15:01:06Z',
    channelId: 'UCsooa4yRKGN_zEE8iknghZA',
    title: 'The complex geometry of Islamic design',
    description: 'Line one\nLine two',
    thumbnails: {
      default: { url: 'https://i.ytimg.com/vi/x/default.jpg', width: 120, height: 90 },
      medium: { url: 'https://i.ytimg.com/vi/x/mqdefault.jpg', width: 320, height: 180 },
    },
    channelTitle: 'TED-Ed',
    tags: ['geometry'],
    categoryId: '27',
    liveBroadcastContent: 'none',
    localized: { title: 'The complex geometry of Islamic design', description: '' },
    defaultAudioLanguage: 'en',
  },
  contentDetails: {
    duration: 'PT5M7S',
    dimension: '2d',
    definition: 'hd',
    caption: 'true',
    licensedContent: true,
    contentRating: {},
    projection: 'rectangular',
  },
  status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
  ...changes,
});
const videos = (...list: unknown[]) =>
  json({ kind: 'youtube#videoListResponse', etag: 'x', items: list, pageInfo: {} });

describe('The client of the video playlists', () => {
  test('reads a playlist as Google answers it, page by page, in its order', async () => {
    const { client, asked } = answering({
      playlistItems: [items(['a', 'b'], 'CAUQAA'), items(['c', 'a', 'deleted'])],
      videos: [videos(video('c'), video('a'), video('b', { status: { embeddable: false } }))],
    });
    const list = await client.listPlaylist('PL1', 'es');
    expect(list?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(list?.[0]).toEqual({
      id: 'a',
      title: { text: 'The complex geometry of Islamic design', language: 'en' },
      description: { text: 'Line one\nLine two', language: 'en' },
      publishedAt: '2015-05-14T15:01:06Z',
      durationSeconds: 307,
      thumbnail: { src: 'https://i.ytimg.com/vi/x/mqdefault.jpg', width: 320, height: 180 },
      isEmbeddable: true,
    });
    expect(list?.[1]?.isEmbeddable).toBe(false);
    expect(asked[1]?.searchParams.get('pageToken')).toBe('CAUQAA');
    expect(asked[2]?.searchParams.get('id')).toBe('a,b,c,deleted');
  });

  test('takes the wanted language where the service has it', async () => {
    const localizations = { es: { title: 'La geometría', description: '' } };
    const { client } = answering({
      playlistItems: [items(['a'])],
      videos: [videos(video('a', { localizations }))],
    });
    expect(await client.listPlaylist('PL1', 'es')).toMatchObject([
      { title: { text: 'La geometría', language: 'es' }, description: null },
    ]);
  });

  test('reads pictures in sizes it does not know, and leaves out a size that is wrong', async () => {
    const { snippet } = video('a');
    const thumbnails = {
      default: { url: 'https://i.ytimg.com/vi/x/default.jpg', width: 120, height: 90 },
      medium: 'none',
      '4k': { url: 'https://i.ytimg.com/vi/x/4k.jpg', width: 3840, height: 2160 },
    };
    const { client } = answering({
      playlistItems: [items(['a'])],
      videos: [videos(video('a', { snippet: { ...snippet, thumbnails } }))],
    });
    expect(await client.listPlaylist('PL1', 'en')).toMatchObject([{ thumbnail: { width: 120 } }]);
  });

  test('leaves private videos out', async () => {
    const { client } = answering({
      playlistItems: [items(['a', 'b'])],
      videos: [videos(video('a', { status: { privacyStatus: 'private' } }), video('b'))],
    });
    expect(await client.listPlaylist('PL1', 'en')).toMatchObject([{ id: 'b' }]);
  });

  test('asks for no more than four pages and fifty videos at a time', async () => {
    const page = (from: number) =>
      items(
        Array.from({ length: 50 }, (_, index) => `v${from + index}`),
        'more',
      );
    const { client, asked } = answering({
      playlistItems: [page(0), page(50), page(100), page(150), page(200)],
      videos: [videos(video('v0')), videos(), videos(), videos(video('v199'))],
    });
    const list = await client.listPlaylist('PL1', 'en');
    expect(list?.map(({ id }) => id)).toEqual(['v0', 'v199']);
    expect(asked).toHaveLength(8);
    expect(asked[4]?.searchParams.get('id')?.split(',')).toHaveLength(50);
  });

  const googleError = (code: number, reason: string) =>
    json({ error: { code, message: reason, errors: [{ reason, domain: 'youtube' }] } }, code);

  test('knows a playlist that does not exist from a service that fails', async () => {
    const missing = answering({ playlistItems: [googleError(404, 'playlistNotFound')] });
    expect(await missing.client.listPlaylist('no', 'en')).toBeNull();
  });

  test.each([
    ['an empty quota', googleError(403, 'quotaExceeded')],
    ['a wrong key', googleError(400, 'keyInvalid')],
    ['another 404', () => new Response('<html>Not Found</html>', { status: 404 })],
    ['an error page', () => new Response('oops', { status: 502 })],
    ['something else', json({ kind: 'youtube#searchListResponse', items: [] })],
    ['no JSON', () => new Response('<html>')],
  ])('fails on %s, without telling the key', async (_what, reply) => {
    const { client } = answering({ playlistItems: [reply] });
    const error = await client.listPlaylist('PL1', 'en').catch((thrown: Error) => thrown);
    expect(error).toMatchObject({
      name: 'ServiceUnavailable',
      service: 'video playlists',
      call: 'playlistItems',
    });
    const { message, cause } = error as Error;
    expect(`${message} ${cause}`).not.toContain('secret-key');
  });

  test('fails when the network does', async () => {
    await expect(answering({}).client.listPlaylist('PL1', 'en')).rejects.toMatchObject({
      name: 'ServiceUnavailable',
    });
  });

  test('speaks with the embedded server as with Google', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-playlist-client-'));
    const shared = {
      youtube_video_id: 'girihdemo01',
      duration_seconds: 32,
      published_at: '2026-05-01',
      image: 'films/star',
    };
    const files = {
      'video/star.json': { uid: 'star', shared, en: { title: 'Star' }, haw: { title: 'Hōkū' } },
      'playlist/lines.json': {
        uid: 'lines',
        shared: { source_id: 'PLlines', videos: [{ video: 'video/star' }] },
        en: { title: 'Lines' },
      },
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(content));
    }
    const database = openSqlite('content', ':memory:');
    await migrate(database);
    const images = { 'films/star': { file: 'films/star.webp' } };
    const now = new Date('2026-11-20T00:00:00Z');
    await loadPlaylists({ database, folder, images, now, timeZone: 'Pacific/Honolulu' });
    const server = createVideoPlaylistsServer({ database });
    const client = createVideoPlaylistsClient({
      endpoint: 'https://video-playlists.internal/youtube/v3',
      apiKey: 'embedded',
      fetch: (address) => server(new Request(address)),
    });
    expect(await client.listPlaylist('PLlines', 'haw')).toEqual([
      {
        id: 'girihdemo01',
        title: { text: 'Hōkū', language: 'haw' },
        description: null,
        publishedAt: '2026-05-01T00:00:00.000Z',
        durationSeconds: 32,
        thumbnail: {
          src: '/images/films/star.webp?w=1280&h=720&fit=crop',
          width: 1280,
          height: 720,
        },
        isEmbeddable: true,
      },
    ]);
    expect(await client.listPlaylist('PLnowhere', 'en')).toBeNull();
    await database.close();
    rmSync(folder, { recursive: true });
  });
});

test.each([
  ['PT5M7S', 307],
  ['PT1H', 3600],
  ['P1DT2S', 86_402],
  ['P0D', null],
  ['soon', null],
  [undefined, null],
])('the duration %s is %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
