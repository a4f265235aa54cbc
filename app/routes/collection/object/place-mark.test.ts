import { expect, test } from 'vitest';
import { placeMark, withMark } from './place-mark.ts';

const picture = { width: 1000, height: 1000 };
const place = (left: number, top: number, width: number, height: number) =>
  placeMark({ left, top, width, height }, picture);

test('a number stands beside its part, toward the nearer edge, and points into it', () => {
  expect(place(30, 10, 10, 10)).toEqual({
    radius: 30,
    disc: [255, 150],
    start: [285, 150],
    end: [330, 150],
  });
  expect(place(60, 10, 10, 10)).toEqual({
    radius: 30,
    disc: [745, 150],
    start: [715, 150],
    end: [670, 150],
  });
});

test('beside what is wide there is no room: its number stands above or below it', () => {
  expect(place(5, 20, 90, 10)).toEqual({
    radius: 30,
    disc: [500, 155],
    start: [500, 185],
    end: [500, 230],
  });
  expect(place(5, 60, 90, 10)).toEqual({
    radius: 30,
    disc: [500, 745],
    start: [500, 715],
    end: [500, 670],
  });
});

test('at an edge it stands above or below, and no number leaves the picture', () => {
  expect(place(2, 60, 20, 10).disc).toEqual([120, 745]);
  expect(place(5, 3, 90, 96).disc).toEqual([500, 964]);
});

test('a number stands upon no other part: it goes above or below its own instead', () => {
  const box = { left: 10, top: 45, width: 10, height: 10 };
  expect(placeMark(box, picture, [{ left: 60, top: 5, width: 10, height: 10 }]).disc).toEqual([
    55, 500,
  ]);
  expect(placeMark(box, picture, [{ left: 2, top: 45, width: 6, height: 10 }]).disc).toEqual([
    150, 595,
  ]);
});

test('at the edge of a strip its number stands in it, and not on the ground beside it', () => {
  const { disc, end } = place(2, 60, 12, 10);
  expect(disc[0]).toBe(80);
  expect(end[0]).toBe(80);
});

test('from near a part is seen in the middle, and its number beside it', () => {
  const box = { left: 30, top: 10, width: 10, height: 10 };
  const seen = withMark(box, placeMark(box, picture), picture);
  expect(seen).toEqual({ left: 22.5, top: 10, width: 25, height: 10 });
});
