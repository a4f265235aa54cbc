import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatShortMonth,
  formatTime,
  formatTimeRange,
} from './format-dates.ts';
import { parseLocalDate } from './local-date.ts';

const date = (text: string) => parseLocalDate(text) ?? { year: 0, month: 1, day: 1 };
/** The texts hold no-break spaces, which nobody can tell apart here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test.each([
  ['en', 'March\u00a012, 2027', 'Friday, March\u00a012'],
  ['es', '12\u00a0de\u00a0marzo de 2027', 'viernes 12\u00a0de\u00a0marzo'],
  ['haw', '12\u00a0Malaki 2027', 'Pōʻalima, 12\u00a0Malaki'],
] as const)('a date in %s', (language, whole, short) => {
  expect(formatDate('2027-03-12', language)).toBe(whole);
  expect(formatDate('2027-03-12', language, { withYear: false, withWeekday: true })).toBe(short);
});

test('what is no date comes back as it is', () => {
  expect(formatDate('next spring', 'en')).toBe('next spring');
});

test('a range says once what both ends share', () => {
  expect(formatDateRange(date('2027-03-05'), date('2027-03-08'), 'en')).toBe(
    'March\u00a05–8, 2027',
  );
  expect(formatDateRange(date('2027-03-05'), date('2027-04-08'), 'es')).toBe(
    '5\u00a0de\u00a0marzo\u00a0– 8\u00a0de\u00a0abril de 2027',
  );
  expect(formatDateRange(date('2026-12-05'), date('2027-02-05'), 'haw')).toBe(
    '5\u00a0Kēkēmapa 2026\u00a0– 5\u00a0Pepeluali 2027',
  );
  expect(formatDateRange(date('2027-03-05'), date('2027-03-05'), 'en')).toBe('March\u00a05, 2027');
});

test.each([
  ['en', '2:30 pm', '12 am'],
  ['es', '2:30 p. m.', '12 a. m.'],
  ['haw', 'hola 2:30 ʻauinalā', 'hola 12 aumoe'],
] as const)('a time in %s', (language, afternoon, midnight) => {
  expect(plain(formatTime(14, 30, language))).toBe(afternoon);
  expect(plain(formatTime(0, 0, language))).toBe(midnight);
});

test('what no line may divide is as narrow as the narrowest column: a time, a Hawaiian word, two numbers', () => {
  const listUndivided = (text: string) => text.split(' ').map(plain);
  const at = (hour: number) => ({ hour, minute: 30 });
  expect(
    (['en', 'es', 'haw'] as const).map((language) =>
      [
        formatTime(17, 30, language),
        formatTimeRange(at(10), at(17), language),
        formatTimeRange(at(10), { hour: 12, minute: 0 }, language),
        formatTimeRange(at(10), at(11), language),
      ].map(listUndivided),
    ),
  ).toEqual([
    [['5:30 pm'], ['10:30 am –', '5:30 pm'], ['10:30 am –', 'noon'], ['10:30–11:30 am']],
    [
      ['5:30 p. m.'],
      ['10:30 a. m. –', '5:30 p. m.'],
      ['10:30 a. m. –', 'mediodía'],
      ['10:30–11:30 a. m.'],
    ],
    [
      ['hola 5:30', 'ahiahi'],
      ['hola 10:30', 'kakahiaka –', '5:30', 'ahiahi'],
      ['hola 10:30', 'kakahiaka –', 'awakea'],
      ['hola 10:30–11:30', 'kakahiaka'],
    ],
  ]);
  const within = formatTimeRange({ hour: 14, minute: 0 }, { hour: 16, minute: 0 }, 'en');
  expect(within).toBe('2–\u20604\u00a0pm');
});

test('a range of times says the half of the day once where it can', () => {
  expect(plain(formatTimeRange({ hour: 14, minute: 0 }, { hour: 16, minute: 0 }, 'en'))).toBe(
    '2–4 pm',
  );
  expect(plain(formatTimeRange({ hour: 11, minute: 0 }, { hour: 13, minute: 30 }, 'en'))).toBe(
    '11 am – 1:30 pm',
  );
  expect(plain(formatTimeRange({ hour: 14, minute: 0 }, { hour: 16, minute: 0 }, 'es'))).toBe(
    '2–4 p. m.',
  );
  expect(plain(formatTimeRange({ hour: 10, minute: 0 }, { hour: 17, minute: 0 }, 'haw'))).toBe(
    'hola 10 kakahiaka – 5 ahiahi',
  );
});

test('noon has its name, alone and in a range', () => {
  const at = (hour: number) => ({ hour, minute: 0 });
  const told = (['en', 'es', 'haw'] as const).map((language) =>
    [
      formatTime(12, 0, language),
      formatTime(12, 30, language),
      formatTimeRange(at(11), at(12), language),
      formatTimeRange(at(12), at(14), language),
    ].map(plain),
  );
  expect(told).toEqual([
    ['noon', '12:30 pm', '11 am – noon', 'noon – 2 pm'],
    ['mediodía', '12:30 p. m.', '11 a. m. – mediodía', 'mediodía – 2 p. m.'],
    ['awakea', 'hola 12:30 awakea', 'hola 11 kakahiaka – awakea', 'awakea – hola 2 ʻauinalā'],
  ]);
});

test('no short month of Hawaiian reads as an English word', () => {
  expect(formatShortMonth(11, 'haw')).toBe('Now.');
  expect(formatShortMonth(12, 'haw')).toBe('Kēk.');
  expect(formatShortMonth(10, 'haw')).toBe('ʻOk.');
  expect(formatShortMonth(5, 'haw')).toBe('Mei');
  expect(formatShortMonth(11, 'es')).toBe('nov');
});
