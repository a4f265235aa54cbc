import { expect, test } from 'vitest';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import { isInPeriod, parseProgramFilters, toQuery, toSlug } from './program-filters.ts';

const known = { kinds: ['talk', 'workshop'], audiences: ['everyone'] };
const parse = (query: string) => parseProgramFilters(new URLSearchParams(query), known);
const day = (text: string) => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`no date: ${text}`);
  return date;
};

test('the address says how the list is narrowed', () => {
  expect(parse('when=weekend&kind=workshop&audience=everyone&page=2')).toEqual({
    when: 'weekend',
    kind: 'workshop',
    audience: 'everyone',
    page: 2,
  });
});

test('nothing or something unknown means all', () => {
  const all = { when: null, kind: null, audience: null, page: 1 };
  expect(parse('')).toEqual(all);
  expect(parse('when=yesterday&kind=__proto__&audience=%00&page=-1')).toEqual(all);
  expect(parse('when=&kind=WORKSHOP&page=1e3')).toEqual(all);
  expect(parse('page=99999999').page).toBe(1);
  expect(parse('page=0').page).toBe(1);
});

test('an address is as short as it can be', () => {
  expect(toQuery({ when: null, kind: null, page: 1 })).toBe('');
  expect(toQuery({ when: 'past', kind: 'talk', page: 3 })).toBe('?when=past&kind=talk&page=3');
});

test('a weekend is the coming Saturday and Sunday, or what is left of this one', () => {
  const weekendFrom = (today: string) =>
    ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'].filter(
      (date) => isInPeriod(day(date), 'weekend', day(today)),
    );
  expect(weekendFrom('2026-11-20')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-21')).toEqual(['2026-11-21', '2026-11-22']);
  expect(weekendFrom('2026-11-22')).toEqual(['2026-11-22']);
  expect(weekendFrom('2026-11-23')).toEqual(['2026-11-28', '2026-11-29']);
});

test('a month is what is left of the calendar’s month', () => {
  const today = day('2026-11-20');
  expect(isInPeriod(day('2026-11-30'), 'month', today)).toBe(true);
  expect(isInPeriod(day('2026-11-19'), 'month', today)).toBe(false);
  expect(isInPeriod(day('2026-12-01'), 'month', today)).toBe(false);
  expect(isInPeriod(day('2027-11-20'), 'month', today)).toBe(false);
});

test('words of addresses have no accents, no ʻokina and no spaces', () => {
  expect(toSlug('Ages 14 and up')).toBe('ages-14-and-up');
  expect(toSlug('  Hālawa, Molokaʻi ')).toBe('halawa-molokai');
});
