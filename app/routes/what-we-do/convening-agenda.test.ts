import { expect, test } from 'vitest';
import type { Convening } from '#services/content-management/contract.ts';
import { groupAgenda } from './convening-agenda.ts';

const part = (title: string, startsAt: string | null, endsAt: string | null) => ({
  startsAt,
  endsAt,
  title: { text: title, language: 'en' },
  description: null,
});
const tell = (agenda: Convening['agenda']) =>
  groupAgenda(agenda, 'Pacific/Honolulu', 'en').map(({ date, title, parts }) => [
    date,
    title,
    ...parts.map((one) => `${one.time.replaceAll('\u00a0', ' ')}: ${one.title.text}`),
  ]);

test('an agenda is told by the museum’s day and hour', () => {
  expect(
    tell([
      part('Welcome', '2027-03-11T19:00:00Z', '2027-03-11T20:30:00Z'),
      part('Evening', '2027-03-12T04:00:00Z', null),
      part('Tools', '2027-03-12T19:30:00Z', '2027-03-12T23:00:00Z'),
    ]),
  ).toEqual([
    ['2027-03-11', 'Thursday, March\u00a011', '9–\u206010:30 am: Welcome', '6 pm: Evening'],
    ['2027-03-12', 'Friday, March\u00a012', '9:30 am – 1 pm: Tools'],
  ]);
});

test('a part over several days names the last, one without a time none', () => {
  expect(
    tell([part('Work', '2027-03-11T19:00:00Z', '2027-03-13T03:00:00Z'), part('Later', null, null)]),
  ).toEqual([
    ['2027-03-11', 'Thursday, March\u00a011', '9 am – Friday, March 12, 5 pm: Work'],
    [null, '', ': Later'],
  ]);
});
