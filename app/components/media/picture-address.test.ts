import { expect, test } from 'vitest';
import { toPictureAddress, toSourceSet } from './picture-address.ts';

test('an address asks for a width and leaves the format to the endpoint', () => {
  expect(toPictureAddress('/images/a/b.webp', { width: 640 })).toBe(
    '/images/a/b.webp?auto=format,compress&w=640',
  );
});

test('a crop asks for both sides', () => {
  expect(toPictureAddress('/images/a/b.webp', { width: 600, height: 600 })).toBe(
    '/images/a/b.webp?auto=format,compress&w=600&h=600&fit=crop',
  );
});

test('what an editor cut out stays cut out', () => {
  const src =
    'https://images.museum.example/a.jpg?auto=compress,format&rect=0,0,900,600&w=900&h=600';
  expect(toPictureAddress(src, { width: 320 })).toBe(
    'https://images.museum.example/a.jpg?auto=format,compress&rect=0,0,900,600&w=320',
  );
});

test('a drawing is asked for as it is', () => {
  expect(toPictureAddress('/logo.svg', { width: 320 })).toBe('/logo.svg');
});

test('the candidates end with the first width that holds the whole original', () => {
  const set = toSourceSet('/images/a/b.webp', 1000);
  expect(set?.split(', ').map((part) => part.split(' ')[1])).toEqual([
    '320w',
    '480w',
    '640w',
    '828w',
    '1200w',
  ]);
});

test('an original wider than every kept width is not asked for whole', () => {
  expect(toSourceSet('/images/a/b.webp', 6000)?.split(', ')).toHaveLength(8);
});

test('a crop has its own size as the largest candidate', () => {
  const set = toSourceSet('/images/a/b.webp', 2000, { width: 600, height: 600 });
  expect(set?.split(', ').at(-1)).toBe(
    '/images/a/b.webp?auto=format,compress&w=600&h=600&fit=crop 600w',
  );
});

test('a picture of a house that makes no sizes is asked for as it is', () => {
  const src = 'https://media.museum.example/a.jpg?id=7';
  expect(toPictureAddress(src, { width: 320 })).toBe(src);
  expect(toSourceSet(src, 2000)).toBeUndefined();
  expect(toPictureAddress('https://images.prismic.io/a/b.jpg', { width: 320 })).toBe(
    'https://images.prismic.io/a/b.jpg?auto=format,compress&w=320',
  );
});
