import { expect, test } from 'vitest';
import { findOccasion, readOccasionTime } from './find-occasion.ts';

const program = {
  title: { text: 'Cobalt after hours', language: 'en' },
  status: 'scheduled',
  booking: null,
  times: [{ startsAt: '2026-11-28T03:30:00.000Z', isCancelled: false }],
} as const;

const find = (programs: Parameters<typeof findOccasion>[0], by = '17:30') =>
  findOccasion(programs, '2026-11-27', by, 'Pacific/Honolulu', 'en');

test('tickets that a program led to name it and its time', () => {
  expect(find([program])).toEqual({ title: program.title, time: '5:30\u00a0pm' });
});

test('no program is named where none begins then, or it is not known which', () => {
  expect(find([program], '17:00')).toBeNull();
  expect(find([program, program])).toBeNull();
  expect(find([{ ...program, status: 'cancelled' }])).toBeNull();
  expect(find([{ ...program, times: [{ ...program.times[0], isCancelled: true }] }])).toBeNull();
  const booking = { href: 'mailto:a@b.example', isExternal: true, text: null };
  expect(find([{ ...program, booking }])).toBeNull();
});

test('all pages of a reservation read for what time somebody comes, and that no program is meant', () => {
  const read = (search: string) => readOccasionTime(new URLSearchParams(search));
  expect(read('by=17:30')).toBe('17:30');
  expect(read('by=17:00&for=17:30')).toBe('17:30');
  expect(read('by=17:00&for=')).toBeNull();
  expect(read('for=half')).toBeNull();
  expect(read('')).toBeNull();
});
