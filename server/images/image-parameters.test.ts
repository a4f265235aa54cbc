import { expect, test } from 'vitest';
import { toImageSources } from '#app/blocks/draw/components/image-sources.ts';
import { toPictureAddress, toSourceSet } from '#app/components/media/picture-address.ts';
import { pictureProportions, pictureWidths } from '#shared/collection/picture-sizes.ts';
import { parseImageParameters, toCacheKey } from './image-parameters.ts';

const parse = (query: string, accept = '') =>
  parseImageParameters(new URLSearchParams(query), accept);

test('sizes may be written short or long and are multiplied by the pixel ratio', () => {
  expect(parse('w=320')).toMatchObject({ width: 320, height: null });
  expect(parse('width=320&dpr=2')).toMatchObject({ width: 640, height: null });
});

test('a size that is not listed becomes the next larger one, as far as there is one', () => {
  expect(parse('w=99999').width).toBe(4096);
  expect(parse('w=1').width).toBe(100);
  expect(parse('w=321').width).toBe(400);
  expect(parse('h=500')).toMatchObject({ width: null, height: 530 });
  expect(parse('w=nonsense').width).toBeNull();
});

test('a box keeps the listed proportions next to its own', () => {
  expect(parse('w=1200&h=629&fit=crop')).toMatchObject({ width: 1200, height: 630 });
  expect(parse('w=700&h=700&fit=crop')).toMatchObject({ width: 800, height: 800 });
  const { width, height } = parse('w=4096&h=99999&fit=scale');
  expect([width, height]).toEqual([4096, 4096 * 4]);
});

const box = (address: string) => {
  const query = new URLSearchParams(address.split('?')[1]);
  const asked = [query.get('w'), query.get('h')].map((side) => side && Number(side));
  const dpr = Number(query.get('dpr') ?? 1);
  const { width, height } = parseImageParameters(query, '');
  return { asked: asked.map((side) => side && Number(side) * dpr), given: [width, height] };
};
const candidates = (set = '') => set.split(', ').map((one) => one.split(' ')[0] ?? '');

test.each([
  ...candidates(toSourceSet('/images/a.webp', 2_400)),
  // Faces, the cut of a hero for phones, social cards.
  ...candidates(toSourceSet('/images/a.webp', 2_400, { width: 600, height: 600 })),
  ...candidates(toSourceSet('/images/a.webp', 2_400, { width: 828, height: 1_380 })),
  ...candidates(toImageSources('/images/a.webp', undefined).srcSet ?? ''),
  toPictureAddress('/images/a.webp?auto=format', { width: 320 }),
  '/images/a.webp?w=1200&h=630&fit=crop&fm=jpg',
  '/images/a.webp?w=1200&h=630&fit=fill&fm=jpg',
  '/images/a.webp?w=1200&fm=jpg',
  '/images/a.webp?w=265&h=346&fit=crop&dpr=1',
  '/images/a.webp?w=265&h=346&fit=crop&dpr=2',
  '/images/tour/a.webp?w=2048',
  '/images/tour/a.webp?w=4096',
  ...['120&h=90', '320&h=180', '480&h=360', '640&h=480', '1280&h=720'].map(
    (size) => `/images/a.webp?w=${size}&fit=crop`,
  ),
])('what the site links to comes just as asked for: %s', (address) => {
  const { asked, given } = box(address);
  expect(given).toEqual(asked);
});

test.each([100, 200, 400, 800, 1200, 1600, 2000, 640, 828, 2048, 3840])(
  'so does the width %i of the page builder’s and of Prismic’s sets',
  (width) => expect(parse(`width=${width}`).width).toBe(width),
);

test('whatever is asked for, there are only so many pictures of one master', () => {
  const keys = new Set<string>();
  for (let side = 1; side < 5_000; side += 7) {
    for (const rest of [
      '',
      `&h=${(side * 37) % 4_099}`,
      `&h=${(side * 3) % 997}&q=${side % 100}`,
    ]) {
      keys.add(toCacheKey(parse(`w=${side}&fit=crop${rest}`)));
    }
  }
  expect(keys.size).toBeLessThan(pictureWidths.length * (pictureProportions.length + 1) * 5);
});

test('with auto=format the format is the best that the browser accepts', () => {
  expect(parse('auto=format,compress', 'image/avif,image/webp,*/*').format).toBe('avif');
  expect(parse('auto=format%2Ccompress', 'image/webp,*/*').format).toBe('webp');
  expect(parse('auto=format', '*/*').format).toBeNull();
  expect(parse('fm=jpg&auto=format', 'image/avif').format).toBe('jpg');
});

test('a rectangle is cut out only when it is one, at steps of 64 pixels', () => {
  expect(parse('rect=10,20,300,200').rect).toEqual({ left: 0, top: 0, width: 320, height: 192 });
  expect(parse('rect=100,0,1,1').rect).toEqual({ left: 128, top: 0, width: 64, height: 64 });
  expect(parse('rect=10,20').rect).toBeNull();
  expect(parse('rect=-1,0,5,5').rect).toBeNull();
});

test('addresses that mean the same picture share one key', () => {
  expect(toCacheKey(parse('w=320&foo=1'))).toBe(toCacheKey(parse('width=320&fit=unknown')));
  expect(toCacheKey(parse('w=320&fit=crop&crop=top'))).toBe(toCacheKey(parse('w=320')));
  expect(toCacheKey(parse('w=320&q=74'))).toBe(toCacheKey(parse('w=320&q=76')));
});
