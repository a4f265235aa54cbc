import { expect, test } from 'vitest';
import { toSlidePosition } from './slide-position.ts';

const fiveSlides = { viewWidth: 250, contentWidth: 500, slideStarts: [0, 100, 200, 300, 400] };

test('at the start the first slide is shown and there is nothing before it', () => {
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 0 })).toEqual({
    index: 0,
    isFirst: true,
    isLast: false,
  });
});

test('between two slides the nearer one counts', () => {
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 130 }).index).toBe(1);
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 180 }).index).toBe(2);
});

test('at the end of the way it is the last slide, though others stand before it in view', () => {
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 249 })).toEqual({
    index: 4,
    isFirst: false,
    isLast: true,
  });
});

test('when everything is in view it goes neither way', () => {
  expect(
    toSlidePosition({ scrollStart: 0, viewWidth: 500, contentWidth: 500, slideStarts: [0, 100] }),
  ).toEqual({ index: 0, isFirst: true, isLast: true });
});

test('an empty carousel has no position to fail on', () => {
  expect(
    toSlidePosition({ scrollStart: 0, viewWidth: 500, contentWidth: 500, slideStarts: [] }).index,
  ).toBe(0);
});
