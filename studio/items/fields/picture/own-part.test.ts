import { expect, test } from 'vitest';
import { fitPart, movePart, sizePart } from './own-part.ts';

const all = { width: 2_400, height: 1_500 };
const part = { x: 600, y: 300, width: 1_200, height: 800 };

test('a part moves as far as the edges of the picture', () => {
  expect(movePart(part, 700, 200, all)).toEqual({ ...part, x: 700, y: 200 });
  expect(movePart(part, -50, 9_000, all)).toEqual({ ...part, x: 0, y: 700 });
});

test('free sides end at the edges and never vanish', () => {
  expect(sizePart(part, { width: 9_000, height: -4 }, all, null)).toEqual({
    ...part,
    width: 1_800,
    height: 64,
  });
});

test('sides that keep their proportion end where the first of them meets an edge', () => {
  const wide = sizePart(part, { width: 9_000, height: 790 }, all, 1.5);
  expect(wide).toEqual({ ...part, width: 1_800, height: 1_200 });
  const narrow = sizePart(part, { width: 1_200, height: 400 }, all, 1.5);
  expect(narrow).toEqual({ ...part, width: 600, height: 400 });
  const tall = sizePart(part, { width: 10, height: 10 }, all, 0.5);
  expect(tall).toEqual({ ...part, width: 64, height: 128 });
});

test('a part of a larger file lies in the one that took its place', () => {
  expect(fitPart(part, { width: 1_000, height: 1_000 })).toEqual({
    x: 0,
    y: 200,
    width: 1_000,
    height: 800,
  });
});
