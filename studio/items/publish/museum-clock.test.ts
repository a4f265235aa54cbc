import { expect, test } from 'vitest';
import { cityOf, formatInZone, toMoment, tomorrowAtNine, toWallTime } from './museum-clock.ts';

const honolulu = 'Pacific/Honolulu';

test('nine in the morning is the museum’s, wherever the editor sits', () => {
  expect(toMoment('2026-11-27T09:00', honolulu)).toBe('2026-11-27T19:00:00.000Z');
  expect(formatInZone('2026-11-27T19:00:00Z', honolulu, 'en')).toBe(
    '9\u00a0am, Friday, November\u00a027, 2026',
  );
  expect(formatInZone('2026-11-27T19:00:00Z', 'Europe/Berlin', 'en')).toBe(
    '8\u00a0pm, Friday, November\u00a027, 2026',
  );
});

test.for([
  ['2026-03-08T02:30', 'a time that the clock leaves out'],
  ['2026-11-01T01:30', 'a time that it shows twice'],
  ['', 'no time'],
])('%s is no moment: %s', ([text = '']) => {
  expect(toMoment(text, 'America/New_York')).toBeNull();
});

test('a field of day and time shows a moment as the museum’s clock does', () => {
  expect(toWallTime('2026-11-27T19:05:00.000Z', honolulu)).toBe('2026-11-27T09:05');
});

test('tomorrow is tomorrow in the museum', () => {
  expect(tomorrowAtNine(new Date('2026-11-27T09:30:00Z'), honolulu)).toBe('2026-11-27T09:00');
});

test('a zone is called by its city', () => {
  expect(cityOf('America/Los_Angeles')).toBe('Los Angeles');
});
