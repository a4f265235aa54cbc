import { expect, test } from 'vitest';
import { parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { toReplyDate } from './reply-date.ts';

test.for([
  ['2026-11-16', '2026-11-19', 'a Monday'],
  ['2026-11-19', '2026-11-24', 'a Thursday'],
  ['2026-11-21', '2026-11-25', 'a Saturday'],
  ['2026-12-30', '2027-01-04', 'the end of a year'],
])('three working days from %s end on %s (%s)', ([from, to]) => {
  const date = parseLocalDate(from as string);
  if (!date) throw new Error('no date');
  expect(toDateText(toReplyDate(date, 3))).toBe(to);
});
