import { expect, test } from 'vitest';
import {
  describeExhibitionDates,
  describeWholeRun,
  stateOfExhibition,
} from './exhibition-dates.ts';

const messages = {
  permanent: 'Permanent',
  until: 'Until {date}',
  finalWeek: 'Final week, until {date}',
  lastDay: 'Last day',
  endsTomorrow: 'Ends tomorrow',
  opens: 'Opens {date}',
  opensTomorrow: 'Opens tomorrow',
};
const show = { isPermanent: false, startDate: '2026-03-05', endDate: '2026-05-10' };
const wordingOn = (month: number, day: number, dates = show) =>
  describeExhibitionDates(dates, { year: 2026, month, day }, 'en', messages);

test('both ends belong to an exhibition', () => {
  expect(stateOfExhibition(show, { year: 2026, month: 3, day: 4 })).toBe('upcoming');
  expect(stateOfExhibition(show, { year: 2026, month: 3, day: 5 })).toBe('current');
  expect(stateOfExhibition(show, { year: 2026, month: 5, day: 10 })).toBe('current');
  expect(stateOfExhibition(show, { year: 2026, month: 5, day: 11 })).toBe('past');
});

test('the wording follows the day', () => {
  expect(wordingOn(2, 1)).toBe('Opens March\u00a05');
  expect(wordingOn(3, 4)).toBe('Opens tomorrow');
  expect(wordingOn(3, 20)).toBe('Until May\u00a010');
  expect(wordingOn(5, 4)).toBe('Final week, until May\u00a010');
  expect(wordingOn(5, 9)).toBe('Ends tomorrow');
  expect(wordingOn(5, 10)).toBe('Last day');
  expect(wordingOn(6, 1)).toBe('March\u00a05\u00a0– May\u00a010, 2026');
});

test('the page of one that is still to come says both ends', () => {
  const wholeOn = (month: number, day: number) =>
    describeWholeRun(show, { year: 2026, month, day }, 'en', messages);
  expect(wholeOn(2, 1)).toBe('March\u00a05\u00a0– May\u00a010');
  expect(wholeOn(3, 20)).toBe('Until May\u00a010');
});

test('another year is said', () => {
  expect(wordingOn(11, 1, { ...show, endDate: '2027-02-01' })).toBe('Until February\u00a01, 2027');
});

test('a permanent one needs no dates', () => {
  expect(wordingOn(1, 1, { isPermanent: true, startDate: '', endDate: '' })).toBe('Permanent');
});

test('a date that cannot be read is shown as it stands', () => {
  expect(
    wordingOn(6, 1, { isPermanent: false, startDate: 'last spring', endDate: '2026-01-01' }),
  ).toBe('last spring – 2026-01-01');
});
