import { expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { groupByDay } from './group-by-day.ts';

const timeZone = 'Pacific/Honolulu';
const now = toMuseumTime(new Date('2027-03-10T20:00:00Z'), timeZone);
const at = (id: string, dateTime: string) => ({ id, dateTime }) as ProgramListItem;

test('what is on one day of the museum stands below it once', () => {
  const items = [
    at('walk', '2027-03-11T00:00:00Z'),
    at('lamps', '2027-03-11T03:00:00Z'),
    at('star', '2027-03-11T20:00:00Z'),
    at('talk', '2028-01-02T20:00:00Z'),
  ];
  const groups = groupByDay(items, { now, timeZone }, 'en', {
    today: 'Today',
    tomorrow: 'Tomorrow',
  });
  expect(
    groups.map(({ heading, items: some }) => [
      heading.replaceAll('\u00a0', ' '),
      some.map(({ id }) => id).join(', '),
    ]),
  ).toEqual([
    ['Today, Wednesday, March 10', 'walk, lamps'],
    ['Tomorrow, Thursday, March 11', 'star'],
    ['Sunday, January 2, 2028', 'talk'],
  ]);
});
