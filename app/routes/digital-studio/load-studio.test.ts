import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createOptional } from '#app/optional.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  servicesContext,
  siteContext,
} from '#app/request-context.ts';
import type { ListingPage, Playlist, Video } from '#services/content-management/contract.ts';
import type { PlaylistVideo, VideoPlaylists } from '#services/video-playlists/contract.ts';
import { loadStudio } from './load-studio.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const video = (uid: string, youtubeVideoId: string | null, filmSrc: string | null = null) =>
  ({
    uid,
    title: text(uid),
    summary: null,
    image: null,
    filmSrc,
    youtubeVideoId,
    durationSeconds: 10,
    publishedOn: '2026-05-01',
    description: null,
    transcript: null,
    captions: [],
  }) as unknown as Video;
const listed = (id: string): PlaylistVideo => ({
  id,
  title: text(`service ${id}`),
  description: null,
  publishedAt: '2026-05-01T20:00:00Z',
  durationSeconds: 60,
  thumbnail: null,
  isEmbeddable: true,
});
const playlist = (uid: string, sourceId: string | null, uids: readonly string[] = []) =>
  ({
    uid,
    title: text(uid),
    description: null,
    sourceId,
    videos: uids.map((name) => ({ uid: name })),
  }) as unknown as Playlist;

const outage = new Error('down');

interface Setting {
  readonly wanted?: string | null;
  readonly answers?: Readonly<Record<string, readonly string[] | null | Error>>;
  readonly playlists?: readonly Playlist[];
  readonly first?: string;
}

function load(setting: Setting = {}) {
  const { answers = { PL1: ['yt-b', 'yt-x'], PL2: null } } = setting;
  const videoPlaylists: VideoPlaylists = {
    listPlaylist: async (id) => {
      const answer = answers[id];
      if (answer instanceof Error) throw answer;
      return answer?.map(listed) ?? null;
    },
  };
  const contentManagement = {
    findListingPage: async () =>
      ({
        featured: setting.first ? [{ type: 'video', uid: setting.first }] : [],
      }) as unknown as ListingPage,
    listPlaylists: async () =>
      setting.playlists ?? [
        playlist('lines', 'PL1'),
        playlist('gone', 'PL2'),
        playlist('own', null, ['c', 'nowhere']),
      ],
    listVideos: async () => [
      video('a', null),
      video('b', 'yt-b', '/films/b.mp4'),
      video('c', null, '/films/c.mp4'),
    ],
    findSettings: async () => null,
  };
  const values = new Map<unknown, unknown>([
    [servicesContext, { contentManagement, videoPlaylists }],
    [languageContext, 'en'],
    [siteContext, { timeZone: 'Pacific/Honolulu', publicOrigin: 'https://museum.example' }],
    [nowContext, new Date('2026-11-20T20:00:00Z')],
    [optionalContext, createOptional(() => {})],
  ]);
  const context = { get: (key: unknown) => values.get(key) };
  return loadStudio(context as unknown as RouterContextProvider, setting.wanted ?? null);
}

test('playlists hold the films of the service in its order, with what the museum has of them', async () => {
  const { shelves, isIncomplete, film } = await load();
  expect(shelves.map(({ uid, films }) => [uid, films.map((one) => [one.uid, one.kind])])).toEqual([
    [
      'lines',
      [
        ['b', 'own'],
        ['yt-x', 'embed'],
      ],
    ],
    ['own', [['c', 'own']]],
  ]);
  expect(isIncomplete).toBe(false);
  expect(film?.view.uid).toBe('b');
});

test('a playlist that the service does not know is left out', async () => {
  const { shelves } = await load({ answers: { PL1: null, PL2: null } });
  expect(shelves.map(({ uid }) => uid)).toEqual(['own']);
});

test('while the service fails its playlists are away and the rest stays', async () => {
  const { shelves, isIncomplete, film } = await load({ answers: { PL1: outage, PL2: outage } });
  expect(shelves.map(({ uid }) => uid)).toEqual(['own']);
  expect(isIncomplete).toBe(true);
  expect(film?.view.uid).toBe('c');
});

test('an address asks for a film by its name or by its id at the service', async () => {
  expect((await load({ wanted: 'a' })).film?.view).toMatchObject({
    uid: 'a',
    source: { kind: 'museum' },
  });
  expect((await load({ wanted: 'yt-b' })).film?.view.uid).toBe('b');
  expect((await load({ wanted: 'yt-x' })).film?.view.title.text).toBe('service yt-x');
});

test('a film that is nowhere is missing, unless a playlist could not be looked through', async () => {
  expect(await load({ wanted: 'no' })).toMatchObject({ film: null, isMissing: true });
  const during = await load({ wanted: 'no', answers: { PL1: outage, PL2: null } });
  expect(during).toMatchObject({ film: null, isMissing: false, isIncomplete: true });
});

test('editors choose which film comes first', async () => {
  expect((await load({ first: 'c' })).film?.view.uid).toBe('c');
});
