import { describe, expect, it } from 'vitest';
import { meltIntoGround } from './melt.ts';
import type { Picture } from './mount.ts';

const width = 240;
const height = 200;

/** A dark square in the middle of a wall on which light falls off to the right. */
function drawSquare(level: (x: number, y: number) => number): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isThing = Math.abs(x - 120) < 50 && Math.abs(y - 100) < 50;
      pixels.fill(isThing ? 40 : level(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height, pixels };
}

const at = ({ pixels }: Picture, x: number, y: number) => pixels[(y * width + x) * 3];
const falling = (x: number) => Math.round(236 - x / 20);

describe('melting a picture into its ground', () => {
  it('ends in one color on all four sides and leaves the thing as it was', () => {
    const picture = drawSquare(falling);
    expect(meltIntoGround(picture)).toBe(true);
    const edge = new Set<number>();
    for (let x = 0; x < width; x++) edge.add(at(picture, x, 0)).add(at(picture, x, height - 1));
    for (let y = 0; y < height; y++) edge.add(at(picture, 0, y)).add(at(picture, width - 1, y));
    expect(edge.size).toBe(1);
    expect(at(picture, 75, 100)).toBe(40);
    expect(at(picture, 165, 60)).toBe(40);
  });

  it('makes no step on the way from the edge to the thing', () => {
    const picture = drawSquare(falling);
    meltIntoGround(picture);
    for (let x = 1; x < 70; x++) {
      expect(Math.abs(at(picture, x, 100) - at(picture, x - 1, 100))).toBeLessThanOrEqual(2);
    }
  });

  it('keeps a shadow beside the thing, and ends one that leaves the picture', () => {
    const picture = drawSquare((x, y) => (x > 170 && y > 110 && y < 140 ? 190 : 236));
    meltIntoGround(picture);
    expect(at(picture, 175, 125)).toBeLessThan(200);
    expect(at(picture, width - 1, 125)).toBe(236);
  });

  it('ends a shadow that leaves the picture softly, not with a straight cut', () => {
    const picture = drawSquare((x, y) => (x > 170 && y > 110 && y < 140 ? 190 : 236));
    meltIntoGround(picture);
    for (let x = 181; x < width; x++) {
      expect(Math.abs(at(picture, x, 125) - at(picture, x - 1, 125))).toBeLessThanOrEqual(3);
    }
  });

  it('ends a shadow no sooner where the thing stands close to the edge', () => {
    const picture = drawSquare(() => 236);
    for (let y = 90; y < 120; y++)
      for (let x = 60; x < width; x++)
        picture.pixels.fill(x < 228 ? 40 : 190, (y * width + x) * 3, (y * width + x) * 3 + 3);
    meltIntoGround(picture);
    expect(at(picture, 220, 105)).toBe(40);
    for (let x = 232; x < width; x++) {
      expect(Math.abs(at(picture, x, 105) - at(picture, x - 1, 105))).toBeLessThanOrEqual(3);
    }
  });

  it('leaves a picture alone that has no one ground', () => {
    const picture = drawSquare((x) => (x < 120 ? 230 : 90));
    const before = picture.pixels.slice();
    expect(meltIntoGround(picture)).toBe(false);
    expect(picture.pixels).toEqual(before);
  });
});
