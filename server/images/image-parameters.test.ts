import { expect, test } from 'vitest';
import { parseImageParameters, toCacheKey } from './image-parameters.ts';

const parse = (query: string, accept = '') =>
  parseImageParameters(new URLSearchParams(query), accept);

test('sizes may be written short or long and are multiplied by the pixel ratio', () => {
  expect(parse('w=320&h=160')).toMatchObject({ width: 320, height: 160 });
  expect(parse('width=320&dpr=2')).toMatchObject({ width: 640, height: null });
});

test('sizes stay within bounds and snap to steps', () => {
  expect(parse('w=99999').width).toBe(4096);
  expect(parse('w=1').width).toBe(16);
  expect(parse('w=321').width).toBe(336);
  expect(parse('w=nonsense').width).toBeNull();
  const { width, height } = parse('w=4096&h=99999');
  expect((width ?? 0) * (height ?? 0)).toBeLessThanOrEqual(25_000_000 + 4096 * 4096);
});

test('with auto=format the format is the best that the browser accepts', () => {
  expect(parse('auto=format,compress', 'image/avif,image/webp,*/*').format).toBe('avif');
  expect(parse('auto=format%2Ccompress', 'image/webp,*/*').format).toBe('webp');
  expect(parse('auto=format', '*/*').format).toBeNull();
  expect(parse('fm=jpg&auto=format', 'image/avif').format).toBe('jpg');
});

test('a rectangle is cut out only when it is one', () => {
  expect(parse('rect=10,20,300,200').rect).toEqual({ left: 10, top: 20, width: 300, height: 200 });
  expect(parse('rect=10,20').rect).toBeNull();
  expect(parse('rect=-1,0,5,5').rect).toBeNull();
});

test('addresses that mean the same picture share one key', () => {
  expect(toCacheKey(parse('w=320&foo=1'))).toBe(toCacheKey(parse('width=320&fit=unknown')));
});
