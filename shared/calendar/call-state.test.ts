import { expect, test } from 'vitest';
import { stateOfCall } from './call-state.ts';

const call = { opens: '09-01', closes: '11-15', closesAtHour: 17 };
const at = (month: number, day: number, hour = 12) =>
  stateOfCall(call, { date: { year: 2026, month, day }, hour, minute: 0 });

test('a call is open from its first day to the hour it closes', () => {
  const open = { isOpen: true, from: '2026-09-01', until: '2026-11-15' };
  expect(at(9, 1, 0)).toEqual(open);
  expect(at(11, 15, 16)).toEqual(open);
});

test('afterwards it is closed, and opens in the next year', () => {
  const closed = { isOpen: false, from: '2027-09-01', until: '2027-11-15' };
  expect(at(11, 15, 17)).toEqual(closed);
  expect(at(12, 31)).toEqual(closed);
});

test('early in the year it is closed until that of the year', () => {
  expect(at(8, 31)).toEqual({ isOpen: false, from: '2026-09-01', until: '2026-11-15' });
});

test('a call may go on into the next year', () => {
  const overNewYear = { opens: '11-01', closes: '01-31', closesAtHour: 24 };
  const inWinter = (month: number, day: number) =>
    stateOfCall(overNewYear, { date: { year: 2026, month, day }, hour: 12, minute: 0 });
  expect(inWinter(11, 1)).toEqual({ isOpen: true, from: '2026-11-01', until: '2027-01-31' });
  expect(inWinter(1, 31)).toEqual({ isOpen: true, from: '2025-11-01', until: '2026-01-31' });
  expect(inWinter(2, 1)).toEqual({ isOpen: false, from: '2026-11-01', until: '2027-01-31' });
  expect(inWinter(10, 31)).toEqual({ isOpen: false, from: '2026-11-01', until: '2027-01-31' });
});
