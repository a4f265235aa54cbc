import { expect, test } from 'vitest';
import { addDays, daysBetween, parseLocalDate, toDateText, weekdayOf } from './local-date.ts';

test.each(['2026-02-30', '2026-13-01', '2026-3-1', 'soon', '', '2026-03-01T00:00:00Z'])(
  '"%s" is not a date',
  (text) => expect(parseLocalDate(text)).toBeNull(),
);

test('a date is read as it stands, whatever the zone of the machine', () => {
  expect(parseLocalDate('2026-03-01')).toEqual({ year: 2026, month: 3, day: 1 });
});

test('days are counted over months, leap days and changes of summer time', () => {
  expect(toDateText(addDays({ year: 2028, month: 2, day: 28 }, 2))).toBe('2028-03-01');
  expect(daysBetween({ year: 2026, month: 3, day: 1 }, { year: 2026, month: 11, day: 1 })).toBe(
    245,
  );
});

test('21 November 2026 is a Saturday', () => {
  expect(weekdayOf({ year: 2026, month: 11, day: 21 })).toBe(6);
});
