import { expect, test } from 'vitest';
import {
  cutAround,
  cutsOf,
  type RawImage,
  rectOf,
  toImage,
  toPart,
  toWhole,
  withWords,
  wordsOf,
} from './picture-value.ts';

const media = {
  id: 'm0123',
  url: '/images/studio/m0123.jpg',
  version: 1,
  width: 2_400,
  height: 1_500,
  ground: null,
  dominantColor: '#997d6c',
  focalPoint: null,
};
const words = { alt: 'A courtyard', copyright: null };
const config = { constraint: {}, thumbnails: [{ name: 'square', width: 600, height: 600 }] };

test('a picture is held as a load of files holds it, cut from its middle', () => {
  expect(toImage(media, config, words)).toEqual({
    dimensions: { width: 2_400, height: 1_500 },
    ...words,
    url: '/images/studio/m0123.jpg?auto=format,compress',
    id: 'm0123',
    edit: { x: 0, y: 0, zoom: 1, background: '#997d6c' },
    square: {
      dimensions: { width: 600, height: 600 },
      ...words,
      url: '/images/studio/m0123.jpg?auto=format,compress&rect=450,0,1500,1500&w=600&h=600',
      id: 'm0123',
      edit: { x: 450, y: 0, zoom: 0.4, background: '#997d6c' },
    },
  });
});

test('a cut is made around what must be seen, as far as the edges allow', () => {
  const [square] = cutsOf(config, media);
  if (!square) throw new Error('No cut.');
  const seen = { ...media, focalPoint: { x: 0.95, y: 0.5 } };
  expect(cutAround(square, seen)).toEqual({ x: 900, y: 0, width: 1_500, height: 1_500 });
  expect(cutAround(square, seen, 2)).toEqual({ x: 1_650, y: 375, width: 750, height: 750 });
});

test('a part of the picture itself is shown at its own size, and all of it again', () => {
  const whole = toImage(media, config, words);
  const rect = { x: 600, y: 300, width: 1_200, height: 800 };
  const part = { ...whole, ...toPart(media, rect, words) };
  expect(part).toMatchObject({
    dimensions: { width: 1_200, height: 800 },
    url: '/images/studio/m0123.jpg?auto=format,compress&rect=600,300,1200,800&w=1200&h=800',
    edit: { x: 600, y: 300, zoom: 1, background: '#997d6c' },
    square: whole.square,
  });
  expect(rectOf(part)).toEqual(rect);
  expect({ ...part, ...toWhole(media, words) }).toEqual(whole);
});

test('a replaced picture is named by its version', () => {
  const image = toImage({ ...media, url: `${media.url}?v=3`, version: 3 }, config, words);
  expect(image.url).toBe('/images/studio/m0123.jpg?auto=format,compress&v=3');
  expect(rectOf(image.square as RawImage)).toEqual({ x: 450, y: 0, width: 1_500, height: 1_500 });
  expect(rectOf(image)).toBeNull();
});

test('words are the same for all cuts; none are null, and decorative ones empty', () => {
  const changed = withWords(toImage(media, config, words), { alt: '' });
  expect([changed.alt, (changed.square as { alt: string }).alt]).toEqual(['', '']);
  const said = { alt: { en: 'A', es: '', haw: '' }, credit: { en: '', es: '', haw: '' } };
  expect(wordsOf({ ...said, isDecorative: false }, 'en').alt).toBe('A');
  expect(wordsOf({ ...said, isDecorative: false }, 'es').alt).toBeNull();
  expect(wordsOf({ ...said, isDecorative: true }, 'es').alt).toBe('');
});
