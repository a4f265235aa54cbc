import { expect, test } from 'vitest';
import { findGround } from './find-ground.ts';

const draw = (colorOf: (x: number, y: number) => readonly [number, number, number]) => {
  const [width, height] = [16, 24];
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colorOf(x, y), 3 * (y * width + x));
  }
  return { pixels, width, height };
};

test('the ground is the colour around a thing, whatever the thing is', () => {
  const inside = (x: number, y: number) => x > 2 && x < 13 && y > 2 && y < 21;
  const dish = draw((x, y) => (inside(x, y) ? [20, 60, 160] : [240, 239, 235]));
  expect(findGround(dish)).toBe('#f0efeb');
});

test('a shadow that reaches the border and a floor below do not hide the wall', () => {
  const screen = draw((x, y) =>
    y > 21 ? [76, 80, 92] : x === 15 && y > 18 ? [9, 9, 9] : [18, 21, 29],
  );
  expect(findGround(screen)).toBe('#12151d');
});

test('a picture whose border has many colours has no ground', () => {
  expect(findGround(draw((x, y) => [x * 16, y * 10, 128]))).toBeNull();
});
