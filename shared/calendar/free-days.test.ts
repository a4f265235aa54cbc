import { expect, test } from 'vitest';
import { isFreeOn } from './free-days.ts';

const december = (day: number) => ({ year: 2026, month: 12, day });

test('a first Sunday is the Sunday among the first seven days of a month', () => {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  expect(days.filter((day) => isFreeOn('first_sunday', december(day)))).toEqual([6]);
  expect(days.filter((day) => isFreeOn('first_tuesday', december(day)))).toEqual([1]);
  expect(days.filter((day) => isFreeOn(null, december(day)))).toEqual([]);
});
