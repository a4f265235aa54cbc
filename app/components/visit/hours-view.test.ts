import { expect, test } from 'vitest';
import english from '#locales/en/planYourVisit.json' with { type: 'json' };
import type { Settings } from '#services/content-management/contract.ts';
import { weekdaysFromMonday } from '#shared/dates/local-date.ts';
import { toHoursView } from './hours-view.ts';

const settings: Pick<Settings, 'openingHours' | 'exceptionalHours'> = {
  openingHours: weekdaysFromMonday.map((day) => {
    const isOpen = day === 'thursday' || day === 'friday' || day === 'saturday';
    return {
      day,
      opens: isOpen ? '09:00' : null,
      closes: isOpen ? '16:30' : null,
      lastEntry: null,
    };
  }),
  exceptionalHours: [
    {
      date: '2026-11-26',
      endDate: '2026-11-26',
      opens: null,
      closes: null,
      reason: { text: 'Thanksgiving', language: 'en' },
    },
    { date: '2026-01-01', endDate: '2026-01-01', opens: null, closes: null, reason: null },
  ],
};
const saturday = { year: 2026, month: 11, day: 21 };
const at = (hour: number, day = saturday) =>
  toHoursView(settings, { date: day, hour, minute: 0 }, 'en', english);
const plain = (text: string | undefined) =>
  text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('it says until when the museum is open', () => {
  expect(plain(at(10)?.now)).toBe('Open now until 4:30 pm');
});

test('after the last entry it says so, and when one can come in again', () => {
  const openingHours = settings.openingHours.map((day) => ({ ...day, lastEntry: '15:30' }));
  const view = (hour: number, minute: number) =>
    toHoursView({ ...settings, openingHours }, { date: saturday, hour, minute }, 'en', english);
  expect(plain(view(15, 44)?.now)).toBe('Open now until 4:30 pm');
  expect(plain(view(15, 45)?.now)).toBe('No more entry today. Opens Friday, 9 am');
  expect(view(15, 45)?.state.label).toBe('No more entry today');
  expect(plain(view(17, 0)?.now)).toBe('Closed now. Opens Friday, 9 am');
});

test('it says when the museum opens next, past a day that is closed by exception', () => {
  expect(plain(at(8)?.now)).toBe('Opens today at 9 am');
  expect(plain(at(17)?.now)).toBe('Closed now. Opens Friday, 9 am');
});

test('on a day without hours it says that it is closed, before when it opens', () => {
  const sunday = { ...saturday, day: 22 };
  expect(plain(at(10, sunday)?.now)).toBe('Closed today. Opens Friday, 9 am');
  const wednesday = { ...saturday, day: 18 };
  expect(plain(at(10, wednesday)?.now)).toBe('Closed today. Opens tomorrow, 9 am');
});

test('a holiday is told with that it is closed; a reason that is a sentence stands alone', () => {
  const holiday = { year: 2026, month: 11, day: 26 };
  const says = (reason: string, language = 'en') => {
    const date = { date: '2026-11-26', endDate: '2026-11-26', opens: null, closes: null };
    const exceptionalHours = [{ ...date, reason: { text: reason, language } }];
    const time = { date: holiday, hour: 12, minute: 0 };
    return toHoursView({ ...settings, exceptionalHours }, time, 'en', english);
  };
  expect(says('Thanksgiving')?.state.label).toBe('Closed today, Thanksgiving');
  expect(plain(says('Thanksgiving')?.now)).toBe('Closed today, Thanksgiving. Opens tomorrow, 9 am');
  expect(says('Thanksgiving')?.reason).toBeNull();
  const week = 'Conservation week: the carpets are turned';
  expect([says(week)?.state.label, says(week)?.reason?.text]).toEqual(['Closed today', week]);
  const foreign = says('Día de Acción de Gracias', 'es');
  expect([foreign?.state.label, foreign?.reason?.language]).toEqual(['Closed today', 'es']);
});

test('a week says the word before a time in none of its rows', () => {
  const time = { date: saturday, hour: 10, minute: 0 };
  const week = toHoursView(settings, time, 'haw', english)?.week.map(({ hours }) => hours) ?? [];
  expect(week.filter((hours) => hours.includes('hola'))).toEqual([]);
  expect(plain(week[5])).toMatch(/^9 kakahiaka/);
});

test('the day before one that is closed by exception says so, while one can still come', () => {
  const eve = { year: 2026, month: 11, day: 27 };
  const closures = [
    { date: '2026-11-28', endDate: '2026-11-28', opens: null, closes: null, reason: null },
  ];
  const says = (hour: number, exceptionalHours = closures) =>
    plain(
      toHoursView({ ...settings, exceptionalHours }, { date: eve, hour, minute: 0 }, 'en', english)
        ?.now,
    );
  expect(says(8)).toBe('Opens today at 9 am. Closed tomorrow');
  expect(says(10)).toBe('Open now until 4:30 pm. Closed tomorrow');
  expect(says(17)).toBe('Closed now. Opens Thursday, 9 am');
  expect(says(10, [])).toBe('Open now until 4:30 pm');
});

test('the week begins on Sunday and marks today', () => {
  const week = at(10)?.week ?? [];
  expect(week.map(({ day }) => day)[0]).toBe('Sunday');
  expect(week.find(({ isToday }) => isToday)?.day).toBe('Saturday');
  expect(plain(week[5]?.hours)).toBe('9 am – 4:30 pm');
  expect(week[1]?.hours).toBe('Closed');
});

test('every day of the week has the hours of the next date on which it falls, and says why', () => {
  const monday = { ...saturday, day: 23 };
  const thursday = at(10, monday)?.week[4];
  expect([thursday?.hours, thursday?.reason?.text]).toEqual(['Closed', 'Thanksgiving']);
  const next = at(10)?.week[4];
  expect([next?.hours, next?.reason?.text]).toEqual(['Closed', 'Thanksgiving']);
  // What is over tells what is usual.
  const friday = at(10, { ...saturday, day: 27 })?.week[4];
  expect([plain(friday?.hours), friday?.reason]).toEqual(['9 am – 4:30 pm', null]);
});

test('the coming days begin today and follow the exceptions', () => {
  const coming = at(10)?.coming ?? [];
  expect(coming.map(({ day }) => day)).toEqual([
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  expect(coming[5]).toMatchObject({
    date: 'November\u00a026',
    hours: 'Closed',
    isException: true,
    reason: { text: 'Thanksgiving' },
  });
  expect(plain(coming[6]?.hours)).toBe('9 am – 4:30 pm');
  expect(coming[6]?.isException).toBe(false);
});

test('only exceptions that are not over are told', () => {
  expect(at(10)?.exceptions).toEqual([
    {
      date: 'November\u00a026',
      hours: 'Closed',
      reason: { text: 'Thanksgiving', language: 'en' },
    },
  ]);
});

test('without hours nothing is said', () => {
  expect(
    toHoursView(
      { openingHours: [], exceptionalHours: [] },
      { date: saturday, hour: 1, minute: 0 },
      'en',
      english,
    ),
  ).toBeNull();
});
