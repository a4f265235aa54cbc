import { expect, test } from 'vitest';
import { toColorName } from '../collection/color-name.ts';
import { findGround } from './find-ground.ts';
import { measureColors } from './measure-colors.ts';

type Color = readonly [number, number, number];
const dark: Color = [17, 20, 26];
const white: Color = [240, 239, 235];
const blue: Color = [31, 63, 158];
const red: Color = [200, 30, 30];

const draw = (colorOf: (x: number, y: number) => Color) => {
  const [width, height] = [40, 40];
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colorOf(x, y), 3 * (y * width + x));
  }
  return { pixels, width, height };
};

const isDish = (x: number, y: number) => Math.hypot(x - 19.5, y - 19.5) < 15;
const namesOf = (picture: ReturnType<typeof draw>) =>
  measureColors(picture, findGround(picture)).map(toColorName);

test('a blue dish on a dark ground is blue and white, not black', () => {
  const dish = draw((x, y) => (!isDish(x, y) ? dark : x < 24 ? blue : white));
  expect(namesOf(dish)).toEqual(['blue', 'white']);
});

test('white glaze on a white ground counts where the ground does not reach it', () => {
  const isInside = (x: number, y: number) => Math.hypot(x - 19.5, y - 19.5) < 11;
  const dish = draw((x, y) => (isDish(x, y) && !isInside(x, y) ? blue : white));
  expect(namesOf(dish).toSorted()).toEqual(['blue', 'white']);
});

test('an accent and the shade of white glaze are no colors of a work', () => {
  const dish = draw((x, y) => {
    if (!isDish(x, y)) return dark;
    if (y === 19 && x > 10 && x < 30) return red;
    return x > 26 ? [140, 141, 143] : white;
  });
  expect(namesOf(dish)).toEqual(['white']);
});

test('a work that fills its picture is measured whole', () => {
  expect(
    measureColors(
      draw((x) => (x < 20 ? red : blue)),
      null,
    ).map(toColorName),
  ).toEqual(['red', 'blue']);
});
