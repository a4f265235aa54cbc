import { expect, test } from 'vitest';
import english from '#locales/en/careerDetail.json';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeDeadline, isCareerOpen } from './career-view.ts';

const timeZone = 'Pacific/Honolulu';
const at = (instant: string) => ({
  instant: new Date(instant),
  now: toMuseumTime(new Date(instant), timeZone),
  timeZone,
});
const career = { isOpen: true, closesOn: '2026-12-29' };

test('a position is open until the end of its last day at the museum', () => {
  expect(isCareerOpen(career, at('2026-12-30T09:59:00Z').now)).toBe(true);
  expect(isCareerOpen(career, at('2026-12-30T10:00:00Z').now)).toBe(false);
  expect(isCareerOpen({ ...career, isOpen: false }, at('2026-12-01T00:00:00Z').now)).toBe(false);
});

test('the deadline names the zone', () => {
  const now = at('2026-12-01T00:00:00Z');
  expect(describeDeadline(career, now, 'en', english)).toBe(
    'Apply by December\u00a029, 2026, midnight HST',
  );
  expect(describeDeadline({ isOpen: true, closesOn: null }, now, 'en', english)).toBe(
    'Open until filled',
  );
  expect(describeDeadline(career, at('2027-01-01T00:00:00Z'), 'en', english)).toBe(
    'This position is closed',
  );
});
