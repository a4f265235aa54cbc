import { expect, test } from 'vitest';
import { findDayProblems, listClosedDays, listGroupPrices, readAskedTour } from './asked-tour.ts';

const dates = { today: '2026-11-28', min: '2026-12-12', max: '2027-11-28' };
const read = (query: string) => readAskedTour(new URLSearchParams(query), dates);

test('the form opens with the kind, the number and the day that its link knows', () => {
  expect(read('groupType=private&firstDate=2026-12-19&partySize=13')).toEqual({
    groupType: 'private',
    firstDate: '2026-12-19',
    partySize: '13',
  });
});

test('a day for which it is too late to find a guide is told, not filled in', () => {
  expect(read('firstDate=2026-12-05')).toEqual({ tooSoon: '2026-12-05' });
});

test.each([
  '',
  'groupType=army',
  'partySize=0',
  'partySize=91',
  'partySize=many',
  'firstDate=2026-11-27',
  'firstDate=2028-01-01',
  'firstDate=soon',
])('nothing is taken over from "%s"', (query) => expect(read(query)).toEqual({}));

test('groups read their price from the tickets that lead here', () => {
  const text = (words: string) => ({ text: words, language: 'en' }) as const;
  const link = (href: string) => ({ href, text: null, isExternal: false });
  expect(
    listGroupPrices([
      { name: text('Admission'), priceLabel: text('$18'), booking: link('/tickets') },
      {
        name: text('Private group tour'),
        priceLabel: text('$22 each'),
        booking: link('/visit/tour-form?groupType=private'),
      },
      { name: text('Audio guide'), priceLabel: null, booking: null },
    ]),
  ).toEqual([{ groupType: 'private', name: text('Private group tour'), price: text('$22 each') }]);
});

const hours = {
  openingHours: [
    { day: 'monday', opens: null, closes: null },
    { day: 'saturday', opens: '10:00', closes: '17:00' },
    { day: 'sunday', opens: '10:00', closes: '17:00' },
  ],
  exceptionalHours: [{ date: '2026-12-26', endDate: '2026-12-26', opens: null, closes: null }],
};
const today = { year: 2026, month: 11, day: 28 };

test('no group is let in on a day on which the house is closed, but may meet on a screen', () => {
  const asked = { groupType: 'private', firstDate: '2026-12-14', secondDate: '2026-12-26' };
  expect(findDayProblems(asked, today, hours)).toEqual({
    firstDate: { code: 'closed-day', limit: '2026-12-19' },
    secondDate: { code: 'closed-day', limit: '2026-12-27' },
  });
  expect(findDayProblems({ ...asked, groupType: 'virtual' }, today, hours)).toEqual({});
  expect(findDayProblems({ firstDate: '2026-12-19', secondDate: '' }, today, hours)).toEqual({});
  expect(findDayProblems(asked, today, null)).toEqual({});
});

test('a day that is named in a refusal is never refused itself', () => {
  for (const groupType of ['school', 'private', 'virtual']) {
    for (let date = 1; date <= 31; date += 1) {
      const firstDate = `2026-12-${String(date).padStart(2, '0')}`;
      const { firstDate: problem } = findDayProblems({ groupType, firstDate }, today, hours);
      const named = problem?.limit ?? firstDate;
      expect(findDayProblems({ groupType, firstDate: named }, today, hours)).toEqual({});
    }
  }
  const early = { groupType: 'school', firstDate: '2026-12-09', secondDate: '2026-12-12' };
  expect(findDayProblems(early, today, hours)).toEqual({
    firstDate: { code: 'too-early', limit: '2026-12-19' },
    secondDate: { code: 'too-early', limit: '2026-12-19' },
  });
});

test('the form knows the days on which the house is closed, weekdays as such', () => {
  expect(listClosedDays(today, hours)).toEqual(['1', '2', '2026-12-26', '3', '4', '5']);
  expect(listClosedDays(today, null)).toEqual([]);
  expect(listClosedDays(today, { openingHours: [], exceptionalHours: [] })).toEqual([]);
});
