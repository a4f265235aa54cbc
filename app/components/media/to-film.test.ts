import { expect, test } from 'vitest';
import type { Video } from '#services/content-management/contract.ts';
import type { PlaylistVideo } from '#services/video-playlists/contract.ts';
import { toFilm } from './to-film.ts';

const text = (words: string, language = 'en') => ({ text: words, language });
const video = {
  uid: 'star',
  title: text('Estrella', 'es'),
  summary: text('Corta', 'es'),
  image: { src: '/images/films/star.webp', width: 1280, height: 720, alt: text('A star') },
  filmSrc: '/films/star.mp4',
  youtubeVideoId: 'abcdefghijk',
  durationSeconds: 65,
  publishedOn: '2026-05-01',
  description: null,
  transcript: null,
  captions: ['en', 'es', 'haw'].map((language) => ({ language, src: `/films/${language}.vtt` })),
} as unknown as Video;
const listed: PlaylistVideo = {
  id: 'abcdefghijk',
  title: text('Star'),
  description: text('Long'),
  publishedAt: '2026-05-02T05:00:00Z',
  durationSeconds: 66,
  thumbnail: { src: 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg', width: 320, height: 180 },
  isEmbeddable: true,
};
const here = { language: 'es', timeZone: 'Pacific/Honolulu' } as const;

test("a film of the museum's own plays from its file, captions in the page's language first", () => {
  const film = toFilm(video, listed, here);
  expect(film).toMatchObject({
    uid: 'star',
    title: { text: 'Estrella' },
    duration: '1:05',
    date: '1\u00a0de\u00a0mayo de 2026',
    still: { src: '/images/films/star.webp' },
    source: { kind: 'own', src: '/films/star.mp4' },
  });
  const { captions } = film.source as Extract<typeof film.source, { kind: 'own' }>;
  expect(captions.map(({ name }) => name)).toEqual(['Español', 'English', 'ʻŌlelo Hawaiʻi']);
});

test('without a file it is played by the video site, without an id it is shown in the house', () => {
  expect(toFilm({ ...video, filmSrc: null }, listed, here).source).toEqual({
    kind: 'embed',
    videoId: 'abcdefghijk',
  });
  const nowhere = { ...video, filmSrc: null, youtubeVideoId: null };
  expect(toFilm(nowhere, null, here).source).toEqual({ kind: 'museum' });
});

test('where the video site forbids its player there is a link', () => {
  expect(toFilm(null, { ...listed, isEmbeddable: false }, here).source).toEqual({
    kind: 'link',
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
  });
});

test('what only the service knows has its words, its day in the museum and a still by this site', () => {
  expect(toFilm(null, listed, here)).toMatchObject({
    uid: 'abcdefghijk',
    title: { text: 'Star', language: 'en' },
    summary: { text: 'Long' },
    // Seven in the evening of the day before.
    date: '1\u00a0de\u00a0mayo de 2026',
    duration: '1:06',
    still: { src: '/video-stills/abcdefghijk.jpg', width: 320, height: 180 },
  });
  expect(toFilm(null, { ...listed, thumbnail: null }, here).still).toBeNull();
});
