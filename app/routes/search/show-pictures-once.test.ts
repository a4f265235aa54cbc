import { expect, test } from 'vitest';
import { showPicturesOnce } from './show-pictures-once.ts';
import type { Hit } from './to-hit.ts';

const hit = (id: string, kind: Hit['kind'], src: string | null): Hit => ({
  ...{ id, kind, href: `/${id}`, label: null, summary: null, date: null, status: null },
  detail: null,
  title: { language: 'en', pieces: [] },
  image: src === null ? null : { ...size, src },
});
const size = { width: 3, height: 2, dominantColor: null, alt: { text: '', language: 'en' } };
const picturesOf = (hits: readonly Hit[]) => hits.map(({ image }) => image?.src ?? null);

test('a work keeps its picture, and what it leads is listed without', () => {
  const hits = [
    hit('exhibition', 'programs', '/images/objects/dish.webp'),
    hit('news', 'news', '/images/objects/dish.webp?rect=0,0,64,64'),
    hit('dish', 'objects', '/images/objects/dish.webp'),
    hit('bare', 'pages', null),
  ];
  expect(picturesOf(showPicturesOnce(hits))).toEqual([null, null, hits[2]?.image?.src, null]);
});

test('of two others the first keeps it; a person signs every time', () => {
  const hits = [
    hit('talk', 'programs', '/images/scenes/court.webp'),
    hit('page', 'pages', '/images/scenes/court.webp'),
    hit('artist', 'people', '/images/people/kai.webp'),
    hit('resident', 'people', '/images/people/kai.webp'),
  ];
  expect(picturesOf(showPicturesOnce(hits))).toEqual([
    '/images/scenes/court.webp',
    null,
    '/images/people/kai.webp',
    '/images/people/kai.webp',
  ]);
});

test('a collection keeps its picture beside the work that it shows', () => {
  const src = '/images/objects/tile.webp';
  const hits = [hit('collection tiles', 'pages', src), hit('tile', 'objects', src)];
  expect(picturesOf(showPicturesOnce(hits))).toEqual([src, src]);
});
