import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { loadPlaylists } from './load-content.ts';
import { createVideoPlaylistsServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'girih-playlists-'));
const write = (path: string, content: object | string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, path), text);
};
const idOf = (number: number) => `film${String(number).padStart(7, '0')}`;

beforeAll(() => {
  for (let number = 1; number <= 12; number++) {
    write(`video/film-${number}.json`, {
      uid: `film-${number}`,
      shared: {
        youtube_video_id: idOf(number),
        duration_seconds: 3_600 + number,
        published_at: '2026-05-01',
        image: 'films/one',
        captions: [{ locale: 'en' }],
      },
      en: { title: `Film ${number}`, short_description: 'About it' },
      haw: { title: `Wikiō ${number}` },
    });
  }
  write('video/house-only.json', {
    uid: 'house-only',
    shared: { published_at: '2026-05-01' },
    en: { title: 'House only' },
  });
  write('playlist/long.json', {
    uid: 'long',
    shared: {
      source_id: 'PLlong',
      videos: [
        ...Array.from({ length: 12 }, (_, index) => ({ video: `video/film-${12 - index}` })),
        { video: 'video/house-only' },
        { video: 'video/nowhere' },
      ],
    },
    en: { title: 'Long' },
  });
  write('playlist/own.json', { uid: 'own', shared: { videos: [] }, en: { title: 'Own' } });
  write('playlist/broken.json', '{');
  write('playlist/wrong.json', { uid: 'wrong', shared: { videos: [{ video: 'x' }] }, en: {} });
});
afterAll(() => rmSync(folder, { recursive: true }));

describeOnEachDatabase('The embedded video playlists', (openDatabase) => {
  async function open() {
    const database = await openDatabase();
    const load = (now = '2026-11-20T12:00:00Z') =>
      loadPlaylists({
        database,
        folder,
        images: { 'films/one': { file: 'films/one.webp' } },
        now: new Date(now),
        timeZone: 'Pacific/Honolulu',
      });
    const report = await load();
    const server = createVideoPlaylistsServer({ database });
    const get = async (path: string, method = 'GET') => {
      const address = `https://site.example/video-playlists-api/${path}`;
      const response = await server(new Request(address, { method }));
      return { status: response.status, body: method === 'HEAD' ? null : await response.json() };
    };
    return { report, load, get };
  }

  test('load what the files hold, and name what is wrong with them', async () => {
    const { report, load } = await open();
    expect(report).toMatchObject({ loaded: 2, changed: true });
    expect(report.rejected.map(({ line: _, ...problem }) => problem)).toEqual([
      { file: 'playlist/broken.json', field: '', reason: expect.stringContaining('is not JSON') },
      {
        file: 'playlist/wrong.json',
        field: 'shared.videos[0].video',
        reason: 'must be a video such as "video/<uid>"',
      },
      { file: 'playlist/wrong.json', field: 'en.title', reason: expect.any(String) },
    ]);
    expect(report.warnings.map(({ reason }) => reason)).toEqual([
      'house-only has no id at the service',
      'there is no nowhere',
    ]);
    expect(await load()).toMatchObject({ loaded: 0, unchanged: 4, changed: false });
    expect(await load('2026-11-30T12:00:00Z')).toMatchObject({ loaded: 2, changed: true });
  });

  test('list the items of a playlist five at a time, forwards and back', async () => {
    const { get } = await open();
    const first = await get('playlistItems?part=snippet,contentDetails&playlistId=PLlong&key=k');
    expect(first).toMatchObject({
      status: 200,
      body: {
        kind: 'youtube#playlistItemListResponse',
        etag: expect.stringMatching(/^[\w-]{27}$/),
        nextPageToken: expect.any(String),
        pageInfo: { totalResults: 12, resultsPerPage: 5 },
      },
    });
    expect(first.body).not.toHaveProperty('prevPageToken');
    expect(first.body.items).toHaveLength(5);
    expect(first.body.items[1]).toEqual({
      kind: 'youtube#playlistItem',
      etag: expect.any(String),
      id: expect.any(String),
      snippet: {
        publishedAt: '2026-05-01T00:00:00.000Z',
        channelId: expect.any(String),
        title: 'Film 11',
        description: 'About it',
        thumbnails: expect.objectContaining({
          medium: {
            url: 'https://site.example/images/films/one.webp?w=320&h=180&fit=crop',
            width: 320,
            height: 180,
          },
        }),
        channelTitle: expect.any(String),
        playlistId: 'PLlong',
        position: 1,
        resourceId: { kind: 'youtube#video', videoId: idOf(11) },
        videoOwnerChannelTitle: expect.any(String),
        videoOwnerChannelId: expect.any(String),
      },
      contentDetails: { videoId: idOf(11), videoPublishedAt: '2026-05-01T00:00:00.000Z' },
    });
    const next = (token: string) =>
      get(`playlistItems?part=snippet&playlistId=PLlong&key=k&pageToken=${token}`);
    const second = await next(first.body.nextPageToken);
    const third = await next(second.body.nextPageToken);
    expect(third.body.items).toHaveLength(2);
    expect(third.body).not.toHaveProperty('nextPageToken');
    const back = await next(third.body.prevPageToken);
    expect(back.body.items).toEqual(second.body.items);
  });

  test('find items by their own ids', async () => {
    const { get } = await open();
    const list = await get('playlistItems?part=id&playlistId=PLlong&maxResults=50&key=k');
    const id = list.body.items[3].id;
    const found = await get(`playlistItems?part=snippet&id=${id},bm90aGluZw&key=k`);
    expect(found.body).toMatchObject({
      items: [{ id, snippet: { position: 3 } }],
      pageInfo: { totalResults: 1, resultsPerPage: 1 },
    });
  });

  test('list videos by id with the parts that are asked for', async () => {
    const { get } = await open();
    const part = 'snippet,contentDetails,status,localizations';
    const { body } = await get(
      `videos?part=${part}&id=${idOf(2)},unknown0000,${idOf(1)}&hl=haw&key=k`,
    );
    expect(body).toMatchObject({
      kind: 'youtube#videoListResponse',
      items: [
        {
          kind: 'youtube#video',
          id: idOf(2),
          snippet: {
            title: 'Film 2',
            defaultLanguage: 'en',
            localized: { title: 'Wikiō 2', description: 'About it' },
          },
          contentDetails: { duration: 'PT1H2S', caption: 'true', definition: 'hd' },
          status: { privacyStatus: 'public', embeddable: true },
          localizations: { en: { title: 'Film 2' }, haw: { title: 'Wikiō 2' } },
        },
        { id: idOf(1) },
      ],
      pageInfo: { totalResults: 2, resultsPerPage: 2 },
    });
    const { body: bare } = await get(`videos?part=id&id=${idOf(1)}&key=k`);
    expect(Object.keys(bare.items[0]).sort()).toEqual(['etag', 'id', 'kind']);
  });

  test.each([
    ['videos?part=id&id=a', 403, 'forbidden', 'global'],
    ['videos?id=a&key=k', 400, 'required', 'global'],
    ['videos?part=id&key=k', 400, 'missingRequiredParameter', 'youtube.parameter'],
    ['videos?part=everything&id=a&key=k', 400, 'unknownPart', 'youtube.part'],
    ['playlistItems?part=id&playlistId=no&key=k', 404, 'playlistNotFound', 'youtube.playlistItem'],
    [
      'playlistItems?part=id&playlistId=a&id=b&key=k',
      400,
      'incompatibleParameters',
      'youtube.parameter',
    ],
    [
      'playlistItems?part=id&playlistId=PLlong&maxResults=51&key=k',
      400,
      'invalidParameter',
      'youtube.parameter',
    ],
    [
      'playlistItems?part=id&playlistId=PLlong&pageToken=x&key=k',
      400,
      'invalidPageToken',
      'youtube.parameter',
    ],
    ['search?part=id&key=k', 404, 'notFound', 'global'],
  ])('answer %s with %i %s', async (path, status, reason, domain) => {
    const { get } = await open();
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      error: { code: status, message: expect.any(String), errors: [{ reason, domain }] },
    });
  });

  test('are read only', async () => {
    const { get } = await open();
    expect((await get(`videos?part=id&id=${idOf(1)}&key=k`, 'HEAD')).status).toBe(200);
    expect((await get('videos?part=id&id=a&key=k', 'DELETE')).status).toBe(405);
  });
});
