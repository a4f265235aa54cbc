import { expect, test } from 'vitest';
import { findOpenState, hoursOf, minutesUntilChange } from './opening-hours.ts';

const weekly = ['thursday', 'friday', 'saturday'].map((day) => ({
  day,
  opens: '09:00',
  closes: '16:30',
}));
const holiday = { date: '2026-11-26', endDate: '2026-11-27', opens: null, closes: null };
/** 21 November 2026 is a Saturday. */
const saturdayAt = (hour: number, minute = 0) => ({
  date: { year: 2026, month: 11, day: 21 },
  hour,
  minute,
});

test('between opening and closing the museum is open', () => {
  expect(findOpenState(saturdayAt(9), weekly, [])).toMatchObject({ kind: 'open', until: 990 });
  expect(findOpenState(saturdayAt(16, 29), weekly, [])).toMatchObject({ kind: 'open' });
});

test('before opening it opens later today', () => {
  expect(findOpenState(saturdayAt(8, 59), weekly, [])).toMatchObject({
    kind: 'opens-later',
    inDays: 0,
  });
});

test('after closing it opens on the next open day, past an exception', () => {
  expect(findOpenState(saturdayAt(16, 30), weekly, [])).toMatchObject({
    kind: 'opens-later',
    inDays: 5,
  });
  expect(findOpenState(saturdayAt(16, 30), weekly, [holiday])).toMatchObject({
    kind: 'opens-later',
    inDays: 7,
  });
});

test('an exceptional date wins over its weekday', () => {
  const thanksgiving = hoursOf({ year: 2026, month: 11, day: 26 }, weekly, [holiday]);
  expect(thanksgiving).toMatchObject({ opens: null, exception: holiday });
});

test('a museum without hours is closed without a promise', () => {
  expect(findOpenState(saturdayAt(12), [], []).kind).toBe('closed');
});

test('a page is true until nobody is let in any more, not until the closing', () => {
  const late = weekly.map((day) => ({ ...day, lastEntry: '15:30' }));
  const whole = minutesUntilChange(saturdayAt(15), weekly, []);
  expect(minutesUntilChange(saturdayAt(15), late, [])).toBe(45);
  expect(whole).toBeGreaterThan(45);
});
