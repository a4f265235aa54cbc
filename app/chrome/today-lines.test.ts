import { expect, test } from 'vitest';
import english from '#locales/en/planYourVisit.json';
import { listTodayLines } from './today-lines.ts';

const timeZone = 'Pacific/Honolulu';
const hours = (day: string, opens: string | null, closes: string | null) => ({
  day: day as 'monday',
  opens,
  closes,
  lastEntry: null,
});
const settings = {
  timeZone,
  openingHours: [
    hours('monday', null, null),
    hours('tuesday', null, null),
    hours('wednesday', '10:00', '17:00'),
    hours('thursday', '10:00', '17:00'),
    hours('friday', '10:00', '20:00'),
  ],
  exceptionalHours: [
    { date: '2027-03-12', endDate: '2027-03-12', opens: '12:00', closes: '14:30', reason: null },
  ],
};
/** Honolulu is ten hours behind UTC, all year. */
const at = (local: string) => new Date(`${local}:00-10:00`);
const list = (local: string) =>
  listTodayLines(settings, at(local), 'en', { ...english, unknown: 'Opening hours' }).map(
    ({ from, text }) =>
      `${new Date(from - 10 * 3_600_000).toISOString().slice(8, 16)} ${text.replaceAll('\u00a0', ' ')}`,
  );

test('a day is told from now to its last change, and the next one with its exception', () => {
  // A Thursday.
  expect(list('2027-03-11T08:30')).toEqual([
    '11T08:30 Opens today at 10 am',
    '11T10:00 Open now until 5 pm',
    '11T17:00 Opens tomorrow, noon',
    '12T00:00 Opens today at noon',
    '12T12:00 Open now until 2:30 pm',
    '12T14:30 Opens Wednesday, 10 am',
    '13T00:00 Opening hours',
  ]);
});

test('from a quarter after the last entry on nobody is called in, until the day closes', () => {
  const openingHours = settings.openingHours.map((day) => ({ ...day, lastEntry: '16:00' }));
  const lines = listTodayLines({ ...settings, openingHours }, at('2027-03-11T15:00'), 'en', {
    ...english,
    unknown: 'Opening hours',
  });
  const [open, late, closed] = lines;
  expect([open?.text.replaceAll('\u00a0', ' '), open?.isOpen]).toEqual([
    'Open now until 5 pm',
    true,
  ]);
  expect([late?.text, late?.isOpen]).toEqual(['No more entry today', false]);
  expect(late?.from).toBe(at('2027-03-11T16:15').getTime());
  expect(closed?.from).toBe(at('2027-03-11T17:00').getTime());
});

test('days on which it is closed say when it opens, and change at midnight', () => {
  // A Monday.
  expect(list('2027-03-08T23:59')).toEqual([
    '08T23:59 Opens Wednesday, 10 am',
    '09T00:00 Opens tomorrow, 10 am',
    '10T00:00 Opening hours',
  ]);
});

test('a line says of a day without hours that it is closed, and why', () => {
  const reason = { text: 'Founders’ Day', language: 'en' as const };
  const holiday = { date: '2027-03-12', endDate: '2027-03-12', opens: null, closes: null, reason };
  const lines = listTodayLines(
    { ...settings, exceptionalHours: [holiday] },
    at('2027-03-11T18:00'),
    'en',
    { ...english, unknown: 'Opening hours' },
  );
  expect(lines.map(({ closed }) => closed)).toEqual([
    undefined,
    'Closed today, Founders’ Day',
    undefined,
  ]);
});

test('it is the museum’s day that counts, whatever day it is elsewhere', () => {
  // In UTC it is Friday already.
  expect(list('2027-03-11T16:00')[0]).toBe('11T16:00 Open now until 5 pm');
});

test('without hours nothing is told', () => {
  const now = at('2027-03-11T16:00');
  const messages = { ...english, unknown: '' };
  expect(listTodayLines(null, now, 'en', messages)).toEqual([]);
  expect(listTodayLines({ ...settings, openingHours: [] }, now, 'en', messages)).toEqual([]);
});
