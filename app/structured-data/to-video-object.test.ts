import { expect, test } from 'vitest';
import type { Video } from '#services/content-management/contract.ts';
import { listSchemaProblems } from '../../tests/setup/schema-org.ts';
import { toVideoObject } from './to-video-object.ts';

const video = {
  title: { text: 'Eight from a circle', language: 'en' },
  summary: { text: 'A star, drawn.', language: 'en' },
  image: { src: '/images/films/eight-from-a-circle.webp' },
  filmSrc: '/films/eight-from-a-circle.mp4',
  youtubeVideoId: 'girihdemo11',
  durationSeconds: 32,
  publishedOn: '2026-11-04',
} as unknown as Video;
const museum = { publicOrigin: 'https://museum.example', settings: null };
const url = 'https://museum.example/digital-studio?video=eight-from-a-circle';

test("a film of the museum's own tells where its file is and how long it takes", () => {
  const thing = toVideoObject(video, url, museum);
  expect(thing).toMatchObject({
    '@type': 'VideoObject',
    name: 'Eight from a circle',
    contentUrl: 'https://museum.example/films/eight-from-a-circle.mp4',
    thumbnailUrl: 'https://museum.example/images/films/eight-from-a-circle.webp',
    uploadDate: '2026-11-04',
    duration: 'PT32S',
  });
  expect(listSchemaProblems(JSON.parse(JSON.stringify(thing)))).toEqual([]);
});

test('nothing is said of films that are somebody else’s or shown in the house only', () => {
  expect(toVideoObject({ ...video, filmSrc: null }, url, museum)).toBeNull();
});
