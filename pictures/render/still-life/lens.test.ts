import { describe, expect, it } from 'vitest';
import { spreadByDepth, throughLens } from './lens.ts';

const [w, h] = [120, 60];
const camera = { eye: [0, 0, 2], target: [0, 0, 0], tall: 0.5 } as const;

/** A white dot in the middle of a black wall that stands `z` meters before the target. */
function dotAt(z: number) {
  const image = new Float32Array(w * h * 3);
  const place = new Float32Array(w * h * 3);
  for (let i = 0; i < w * h; i++) place[i * 3 + 2] = z;
  const middle = ((h / 2) * w + w / 2) * 3;
  image.fill(1, middle, middle + 3);
  return { image, place, middle };
}

describe('a lens', () => {
  it('keeps sharp what lies where it is focused', () => {
    const { image, place, middle } = dotAt(0);
    const seen = throughLens(image, place, w, h, { ...camera }, { blur: 0.2, grain: 0 });
    expect(seen[middle]).toBe(1);
    expect(seen[middle + 3]).toBe(0);
  });

  it.each([1.2, -3])('spreads what lies %d meters off', (z) => {
    const { image, place, middle } = dotAt(z);
    const seen = throughLens(image, place, w, h, { ...camera }, { blur: 0.2, grain: 0 });
    expect(seen[middle]).toBeLessThan(0.2);
    const lit = seen.filter((light, i) => i % 3 === 0 && light > 0);
    expect(lit.length).toBeGreaterThan(20);
  });

  it('spreads a star in the sky, which is endlessly far', () => {
    const { image, middle } = dotAt(0);
    const sky = new Float32Array(w * h).fill(Number.POSITIVE_INFINITY);
    const seen = spreadByDepth(image, sky, w, h, { blur: 0.2, focus: 4, grain: 0 });
    expect(seen[middle]).toBeGreaterThan(0);
    expect(seen[middle]).toBeLessThan(0.2);
    expect(seen.every(Number.isFinite)).toBe(true);
  });

  it('draws the same grain each time', () => {
    const { image, place } = dotAt(0);
    image.fill(0.5);
    const [first, second] = [0, 1].map(() =>
      throughLens(image, place, w, h, { ...camera }, { blur: 0, grain: 0.05 }),
    );
    expect(first).toEqual(second);
    expect(new Set(first).size).toBeGreaterThan(100);
  });
});
