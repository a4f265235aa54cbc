import { expect, test } from 'vitest';
import type { Exhibition } from '#services/content-management/contract.ts';
import { chooseOnNow, toExhibitionEntry } from './exhibition-list.ts';

const messages = {
  permanent: 'Permanent',
  until: 'Until {date}',
  finalWeek: 'Final week, until {date}',
  lastDay: 'Last day',
  endsTomorrow: 'Ends tomorrow',
  opens: 'Opens {date}',
  opensTomorrow: 'Opens tomorrow',
};

const toDateLabel = (label: string) =>
  toExhibitionEntry(
    {
      label: { text: label, language: 'en' },
      isPermanent: true,
      startDate: null,
      endDate: null,
      dateLabel: null,
    } as Exhibition,
    { year: 2026, month: 3, day: 1 },
    'en',
    messages,
  ).dateLabel;

test('a label that says how long an exhibition stays is not said twice', () => {
  expect(toDateLabel('Permanent display')).toBeNull();
  expect(toDateLabel('Exhibition')).toEqual({ text: 'Permanent', language: 'en' });
});

test('an exhibition in its last days is among the first, behind the newest', () => {
  const entryOf = (id: string, startDate: string, endDate: string | null) =>
    toExhibitionEntry(
      { id, isPermanent: endDate === null, startDate, endDate, dateLabel: null } as Exhibition,
      { year: 2026, month: 3, day: 1 },
      'en',
      messages,
    );
  const entries = [
    entryOf('new', '2026-02-20', '2026-06-01'),
    entryOf('later', '2026-02-10', '2026-06-01'),
    entryOf('old', '2026-02-01', '2026-06-01'),
    entryOf('ending', '2025-11-01', '2026-03-07'),
    entryOf('rooms', '2003-01-01', null),
  ];
  expect(chooseOnNow(entries, 3).map(({ id }) => id)).toEqual(['new', 'ending', 'later']);
  expect(chooseOnNow(entries.slice(3), 3).map(({ id }) => id)).toEqual(['rooms', 'ending']);
});
