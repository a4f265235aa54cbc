import { expect, test } from 'vitest';
import { findNextView, toSlidePosition } from './slide-position.ts';

const five = [0, 100, 200, 300, 400].map((start) => [start, start + 90] as const);
const look = (scrollLeft: number, clientWidth = 250, slides = five) =>
  toSlidePosition({ scrollLeft, clientWidth, scrollWidth: 500 }, slides);

test('at the start it counts those in view whole, and there is nothing before them', () => {
  expect(look(0)).toEqual({
    shown: '1–2',
    isFirst: true,
    isLast: false,
  });
});

test('each step tells the next ones, the last too', () => {
  const shown = [100, 200, 250].map((left) => look(left).shown);
  expect(shown).toEqual(['2–3', '3–4', '4–5']);
  expect(look(249).isLast).toBe(true);
});

test('where one fills the view it stands alone, on the way to the next too', () => {
  const shown = [0, 50, 100].map((left) => look(left, 130).shown);
  expect(shown).toEqual(['1', '2', '2']);
});

test('when everything is in view it goes neither way', () => {
  expect(look(0, 500, five.slice(0, 2))).toEqual({
    shown: '1–2',
    isFirst: true,
    isLast: true,
  });
});

test('an empty carousel has no position to fail on', () => {
  expect(look(0, 500, []).shown).toBe('0');
});

test('a step is as wide as what is in view whole, and one slide where that is wider than the view', () => {
  const step = (scrollLeft: number, way: 1 | -1, clientWidth = 250) =>
    findNextView({ scrollLeft, clientWidth }, five, way);
  expect([step(0, 1), step(200, 1), step(200, -1)]).toEqual([200, 400, 0]);
  expect([step(0, 1, 60), step(200, -1, 60)]).toEqual([100, 100]);
});
