import { expect, test } from 'vitest';
import { origins } from '../documents.test-support.ts';
import { toPicture } from './to-picture.ts';

const alt = { text: 'Un patio', language: 'es' };
const toPictureOf = (url: string, background?: string) =>
  toPicture({ url, dimensions: { width: 600, height: 400 }, edit: { background } }, alt, origins);

test.each([
  ['https://cms.internal/images/a/b.webp?auto=format,compress', '/images/a/b.webp'],
  ['https://museum.example/images/a.webp?w=3', '/images/a.webp'],
  [
    'https://images.prismic.io/m/x_y.jpg?auto=format,compress&rect=0,10,600,400&w=300&h=200',
    'https://images.prismic.io/m/x_y.jpg?rect=0,10,600,400',
  ],
  ['https://images.prismic.io/m/x.jpg?rect=1,2"><script>', 'https://images.prismic.io/m/x.jpg'],
])('%s is delivered as %s', (url, src) => {
  expect(toPictureOf(url)?.src).toBe(src);
});

test('a picture that is not of the web is none', () => {
  expect(toPictureOf('data:image/png;base64,AAAA')).toBeNull();
});

test.each([
  ['#A1B2C3', '#a1b2c3'],
  ['transparent', null],
  ['#fff', null],
  [undefined, null],
])('the background %s gives the dominant colour %s', (background, color) => {
  expect(toPictureOf('https://cms.internal/a.webp', background)?.dominantColor).toBe(color);
});

test('size and words are kept', () => {
  expect(toPictureOf('https://cms.internal/a.webp')).toMatchObject({
    width: 600,
    height: 400,
    alt,
  });
});
