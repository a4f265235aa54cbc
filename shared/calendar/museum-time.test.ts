import { expect, test } from 'vitest';
import { toMuseumTime } from './museum-time.ts';

test('a moment of a year with five digits has a date too, for addresses that strangers write', () => {
  const shown = toMuseumTime(new Date(Date.UTC(10_000, 0, 1, 12)), 'Pacific/Honolulu');
  expect(shown).toEqual({ date: { year: 10_000, month: 1, day: 1 }, hour: 2, minute: 0 });
});
