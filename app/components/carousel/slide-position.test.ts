import { expect, test } from 'vitest';
import { toSlidePosition } from './slide-position.ts';

const fiveSlides = {
  viewWidth: 250,
  contentWidth: 500,
  slides: [0, 100, 200, 300, 400].map((start) => [start, start + 90] as const),
};

test('at the start it counts those in view whole, and there is nothing before them', () => {
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 0 })).toEqual({
    shown: '1–2',
    isFirst: true,
    isLast: false,
  });
});

test('each step tells the next ones, the last too', () => {
  const shown = [100, 200, 250].map(
    (scrollStart) => toSlidePosition({ ...fiveSlides, scrollStart }).shown,
  );
  expect(shown).toEqual(['2–3', '3–4', '4–5']);
  expect(toSlidePosition({ ...fiveSlides, scrollStart: 249 }).isLast).toBe(true);
});

test('where one fills the view it stands alone, on the way to the next too', () => {
  const shown = [0, 50, 100].map(
    (scrollStart) => toSlidePosition({ ...fiveSlides, viewWidth: 130, scrollStart }).shown,
  );
  expect(shown).toEqual(['1', '2', '2']);
});

test('when everything is in view it goes neither way', () => {
  const slides = fiveSlides.slides.slice(0, 2);
  expect(toSlidePosition({ scrollStart: 0, viewWidth: 500, contentWidth: 500, slides })).toEqual({
    shown: '1–2',
    isFirst: true,
    isLast: true,
  });
});

test('an empty carousel has no position to fail on', () => {
  expect(
    toSlidePosition({ scrollStart: 0, viewWidth: 500, contentWidth: 500, slides: [] }).shown,
  ).toBe('0');
});
